// Answers one question after another, away from the page.

import { engine } from './start.js';

let asked;

const begun = async form => engine(typeof form === 'string' ? await import(form) : form, told => postMessage({ told }));

addEventListener('message', async ({ data: { form, number, path, question, type } }) => {
  const problem = (status, fields) => postMessage({ number, status, text: JSON.stringify({ status, ...fields }) });
  asked ??= begun(form);
  try {
    await asked;
  } catch (error) {
    asked = undefined; // the script may be there when it is asked for again
    problem(503, { type: '/problems/away', title: 'The engine does not come', detail: String(error) });
    return;
  }
  try {
    postMessage({ number, ...(await asked)(path, question, type) });
  } catch (error) {
    problem(500, { type: '/problems/fault', title: 'A fault of the engine', detail: String(error) });
  }
});
