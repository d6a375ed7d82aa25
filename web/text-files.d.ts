declare module "troop:languages" {
  /** The words of each language, by its tag: all files of assets/words (tools/languages.mjs). */
  const texts: Record<string, string>;
  export default texts;
}
