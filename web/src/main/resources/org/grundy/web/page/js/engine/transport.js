// The engine in the page: it is asked in a worker, which is ended and begun anew where its answer is not awaited any more.

import { usableInPage } from './form.js';

/** The compiled module, or the address of the script, which the worker loads itself. */
async function load() {
  const file = usableInPage();
  if (!file) throw { type: '/problems/no-engine', detail: '' };
  const address = new URL('../../' + file, import.meta.url).href;
  if (file === 'engine.js') return address;
  // A host that gives it another type is read whole first.
  return WebAssembly.compileStreaming(fetch(address)).catch(async () => WebAssembly.compile(await (await fetch(address)).arrayBuffer()));
}

const loaded = load();
loaded.catch(() => {}); // said by whoever asks

let worker;
let running;
const waiting = [];
let count = 0;

function begin() {
  worker = new Worker(new URL('./worker.js', import.meta.url), { type: 'module' });
  worker.onmessage = ({ data }) => {
    if (!running) return;
    if (data.told) { running.progress?.(data.told); return; }
    if (data.number !== running.number) return;
    const { done } = running;
    running = undefined;
    next();
    done(data);
  };
  worker.onerror = event => {
    const { failed } = running ?? {};
    stop();
    failed?.({ type: '/problems/away', detail: event.message ?? '' });
  };
}

/** Ends the work that is under way, and goes on with the next question. */
function stop() {
  worker?.terminate();
  worker = undefined;
  running = undefined;
  next();
}

async function next() {
  if (running || !waiting.length) return;
  running = waiting.shift();
  const { number, path, question, type } = running;
  if (!worker) begin(); // it gets ready while the engine comes
  try {
    const form = await loaded;
    if (running?.number !== number) return;
    worker.postMessage({ form, number, path, question, type });
  } catch (error) {
    const { failed } = running;
    running = undefined;
    failed(error.type ? error : { type: '/problems/away', detail: String(error) });
    next();
  }
}

/** The status and the text of an answer. */
export function answer(path, question, { type, progress, signals = [] } = {}) {
  return new Promise((done, failed) => {
    const asked = { number: ++count, path, question, type, progress, done, failed };
    for (const signal of signals.filter(Boolean)) {
      const give = () => {
        const place = waiting.indexOf(asked);
        if (place >= 0) waiting.splice(place, 1);
        else if (running === asked) stop();
        failed(signal.reason);
      };
      if (signal.aborted) { failed(signal.reason); return; }
      signal.addEventListener('abort', give, { once: true });
    }
    waiting.push(asked);
    next();
  });
}
