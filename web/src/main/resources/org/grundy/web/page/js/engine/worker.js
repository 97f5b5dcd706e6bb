// Answers one question after another, away from the page.

import { engine } from './module.js';

let asked;

addEventListener('message', async ({ data: { module, number, path, question, type } }) => {
  asked ??= engine(module, told => postMessage({ told }));
  try {
    postMessage({ number, ...(await asked)(path, question, type) });
  } catch (error) {
    postMessage({ number, status: 500, text: JSON.stringify({ type: '/problems/fault', title: 'A fault of the engine', status: 500, detail: String(error) }) });
  }
});
