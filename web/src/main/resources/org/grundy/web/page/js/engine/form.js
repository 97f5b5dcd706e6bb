// Which form of the engine runs here: WebAssembly, or JavaScript where its garbage collection is not known.

/** A module with a type of collected objects, and nothing else. */
const COLLECTED = Uint8Array.of(0, 97, 115, 109, 1, 0, 0, 0, 1, 5, 1, 95, 1, 120, 0);

/** The first of some files of the engine that can run here; undefined where none can. */
export const usable = files => files.find(file => file !== 'engine.wasm' || globalThis.WebAssembly?.validate(COLLECTED));

/** The one of those that the page has. */
export const usableInPage = () => usable(document.querySelector('meta[name="engine"]').content.split(' '));
