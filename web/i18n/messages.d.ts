declare module "troop:languages" {
  /** The language tags, and for each message id its Fluent patterns in the order of the tags. */
  const words: { tags: string[]; texts: Record<string, (string | null)[]> };
  export default words;
}
