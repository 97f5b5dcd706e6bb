// Grundy's engine for programs in JavaScript, in Node and in pages.

import { engine } from './js/engine/module.js';

const ADDRESS = new URL('./engine.wasm', import.meta.url);

async function bytes() {
  if (ADDRESS.protocol !== 'file:') return (await fetch(ADDRESS)).arrayBuffer();
  const { readFile } = await import('node:fs/promises');
  return readFile(ADDRESS);
}

let made;

/** Any question of the API, such as ask('sequence', { code: '0.6', to: 100 }). */
export async function ask(place, question = {}) {
  made ??= (async () => engine(await WebAssembly.compile(await bytes())))();
  const { status, text } = (await made)('/api/' + place, question);
  const answer = JSON.parse(text);
  if (status === 200) return answer;
  throw Object.assign(new Error(answer.detail), { problem: answer });
}

/** Who wins a sum, its value, the winning moves, and why. */
export const solve = (expression, options = {}) => ask('analyze', { expression, ...options });
