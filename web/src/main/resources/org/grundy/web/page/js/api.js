// Asks the engine: that of the server which gave this page, or the one in the page itself. A problem is thrown as it
// comes: { type, title, status, detail, field, source, start, end }.

import { language } from './words.js';

/** Whether a server gave this page; else it is a folder of files, with the engine in the page. */
export const served = !document.querySelector('meta[name="engine"]');
const engine = served ? null : import('./engine/transport.js');

let token = '';
let asked = new AbortController();

/** Takes the token from the address, where the server printed one, and hides it. */
export function takeToken() {
  const given = /^#token=([0-9a-f]+)$/.exec(location.hash);
  if (given) {
    sessionStorage.setItem('grundy.token', given[1]);
    history.replaceState(null, '', location.pathname);
  }
  token = sessionStorage.getItem('grundy.token') || '';
}

/** Gives up what the view that is left has asked: it is not answered any more, not even with a problem. */
export function giveUpQuestions() {
  asked.abort();
  asked = new AbortController();
}

/** The text of an answer of the engine in the page. */
async function direct(path, question, type, view, signal, progress) {
  const { answer } = await engine;
  const { status, text } = await answer('/api/' + path, { language: language(), ...question }, { type, progress, signals: [view, signal] });
  if (status !== 200) throw JSON.parse(text);
  return text;
}

async function send(path, question, accept, view, signal) {
  const headers = { 'Content-Type': 'application/json', Accept: accept };
  if (token) headers.Authorization = 'Bearer ' + token;
  const body = JSON.stringify({ language: language(), ...question });
  let answer;
  try {
    answer = await fetch('/api/' + path, { method: 'POST', headers, body, signal: AbortSignal.any([view, signal].filter(Boolean)) });
  } catch (error) {
    if (error.name === 'AbortError') throw error;
    throw { type: '/problems/away', detail: '' };
  }
  if (!answer.ok) throw await answer.json().catch(() => ({ type: '/problems/away', detail: '' })); // by somebody in between
  return answer;
}

/** What work gives or throws, unless the view that asked for it is left. */
async function unlessLeft(work) {
  const view = asked.signal;
  try {
    return await work(view);
  } catch (problem) {
    if (view.aborted) return new Promise(() => {});
    throw problem;
  }
}

/** The answer as a file. */
export const askFile = (path, question, type) => unlessLeft(async view => {
  if (!engine) return (await send(path, question, type, view)).blob();
  if (type === 'image/png') return (await import('./png.js')).pngOf(await direct(path, question, 'image/svg+xml', view));
  const bytes = await direct(path, question, type, view);
  return new Blob([Uint8Array.from(bytes, byte => byte.charCodeAt(0))], { type });
});

/** The answer as a record, with word of the progress until it comes. */
export const askLong = (path, question, progress, signal) => unlessLeft(async view => {
  if (engine) return JSON.parse(await direct(path, question, 'application/json', view, signal, progress));
  const answer = await send(path, question, 'text/event-stream', view, signal);
  let rest = '';
  for await (const piece of answer.body.pipeThrough(new TextDecoderStream())) {
    rest += piece;
    let end;
    while ((end = rest.indexOf('\n\n')) >= 0) {
      const lines = rest.slice(0, end).split('\n');
      rest = rest.slice(end + 2);
      const data = JSON.parse(lines.slice(1).map(line => line.slice(6)).join('\n'));
      if (lines[0] === 'event: answer') return data;
      if (lines[0] === 'event: problem') throw data;
      progress(data);
    }
  }
  throw { type: '/problems/away', detail: '' };
});

/** The answer as a record. It comes as a stream too, for so a server learns that nobody waits any more. */
export const ask = (path, question, signal) => askLong(path, question, () => {}, signal);
