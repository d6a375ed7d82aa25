/** Texts that the build has written into one file (tools/packs.mjs), fetched on first use. @template T */
export class ContentPack {
  #place;
  /** @type {Promise<Record<string, T>> | undefined} */ #texts;

  /** @param {string} place */
  constructor(place) {
    this.#place = place;
  }

  /**
   * @param {string} name
   * @returns {Promise<T | undefined>} rejected if the file cannot be loaded; the next call tries again
   */
  async read(name) {
    this.#texts ??= this.#fetch().catch((error) => {
      this.#texts = undefined;
      throw error;
    });
    return (await this.#texts)[name];
  }

  async #fetch() {
    const response = await fetch(this.#place);
    if (!response.ok) throw new Error(`${response.status} ${this.#place}`);
    return response.json();
  }
}
