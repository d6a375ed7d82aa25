declare module "troop:languages" {
  /** The languages there are; each message by its id, in their order: what Fluent reads behind the sign of equality. */
  const words: { tags: string[]; texts: Record<string, (string | null)[]> };
  export default words;
}
