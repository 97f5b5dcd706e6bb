// Grundy's engine for programs in JavaScript, in Node and in pages.

import { usable } from './js/engine/form.js';
import { engine } from './js/engine/start.js';

const ENGINES = {
  'engine.wasm': async () => WebAssembly.compile(await bytes(new URL('./engine.wasm', import.meta.url))),%SCRIPT%
};

async function bytes(address) {
  if (address.protocol !== 'file:') return (await fetch(address)).arrayBuffer();
  const { readFile } = await import('node:fs/promises');
  return readFile(address);
}

async function begun() {
  const file = usable(Object.keys(ENGINES));
  if (!file) throw new Error('the engine needs WebAssembly with garbage collection, which Node has from 22 / 引擎需要带垃圾回收的 WebAssembly（Node 22 起）');
  return engine(await ENGINES[file]());
}

let made;

/** Any question of the API, such as ask('sequence', { code: '0.6', to: 100 }). */
export async function ask(place, question = {}) {
  made ??= begun();
  const { status, text } = (await made)('/api/' + place, question);
  const answer = JSON.parse(text);
  if (status === 200) return answer;
  throw Object.assign(new Error(answer.detail), { problem: answer });
}

/** Who wins a sum, its value, the winning moves, and why. */
export const solve = (expression, options = {}) => ask('analyze', { expression, ...options });
