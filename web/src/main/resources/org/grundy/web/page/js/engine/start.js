// The engine of either form, to be asked in texts; they go over one UTF-16 unit at a time.

import { instance } from './module.js';

/**
 * Makes the engine of `form`: the compiled module engine.wasm, or what the script engine.js exports, which is one engine
 * however often it is made. `told` is given the progress of a long answer; `thousands` limits the work of each question,
 * in thousands of steps.
 */
export async function engine(form, told = () => {}, thousands = 0) {
  const progress = () => told(JSON.parse(answer()));
  const { put, ask, length, unit, limit } = form.put ? form : await instance(form, progress);
  form.listen?.(progress);
  if (thousands) limit(thousands);

  function answer() {
    const units = new Uint16Array(length());
    for (let place = 0; place < units.length; place++) units[place] = unit(place);
    let text = '';
    for (let from = 0; from < units.length; from += 8192) text += String.fromCharCode.apply(null, units.subarray(from, from + 8192));
    return text;
  }

  /** The status and the text of an answer to a question, an object or its JSON; `type` is JSON's or that of a file, which comes as its bytes. */
  return (path, question, type = 'application/json') => {
    const asked = `${path}\n${type}\n${typeof question === 'string' ? question : JSON.stringify(question)}`;
    for (let place = 0; place < asked.length; place++) put(asked.charCodeAt(place));
    const status = ask();
    return { status, text: answer() };
  };
}
