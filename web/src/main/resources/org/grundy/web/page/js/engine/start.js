// The engine of either form, to be asked in texts; they go in as UTF-16 units and come out as UTF-8, four bytes at a time.

import { instance } from './module.js';

const DECODER = new TextDecoder('utf-8', { ignoreBOM: true });

/**
 * Makes the engine of `form`: the compiled module engine.wasm, or what the script engine.js exports, which is one engine
 * however often it is made. `told` is given the progress of a long answer; `thousands` limits the work of each question,
 * in thousands of steps.
 */
export async function engine(form, told = () => {}, thousands = 0) {
  const progress = () => told(JSON.parse(answer()));
  const { put, ask, length, four, limit } = form.put ? form : await instance(form, progress);
  form.listen?.(progress);
  if (thousands) limit(thousands);

  function answer() {
    const count = length();
    const fours = new Int32Array((count + 3) >> 2);
    for (let place = 0; place < fours.length; place++) fours[place] = four(place);
    return DECODER.decode(new Uint8Array(fours.buffer, 0, count));
  }

  /** The status and the text of an answer to a question, an object or its JSON; `type` is JSON's or that of a file, which comes as its bytes. */
  return (path, question, type = 'application/json') => {
    const asked = `${path}\n${type}\n${typeof question === 'string' ? question : JSON.stringify(question)}`;
    for (let place = 0; place < asked.length; place++) put(asked.charCodeAt(place));
    const status = ask();
    return { status, text: answer() };
  };
}
