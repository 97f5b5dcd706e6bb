// Keeps the page for when there is no network. A new version is fetched whole, beside the one in use, and serves the next visit. Of the forms
// of the engine that one is kept which the page says it can use.

const VERSION = '%VERSION%';
const FILES = %FILES%;
const ENGINE = new URL(location).searchParams.get('engine') ?? 'engine.wasm';
const OWN = 'grundy ' + new URL('./', location).pathname + ' ';
const KEPT = OWN + VERSION + ' ' + ENGINE;

addEventListener('install', event => event.waitUntil((async () => {
  const kept = await caches.open(KEPT);
  await kept.addAll([...FILES, ENGINE].filter(Boolean).map(file => new Request(file, { cache: 'no-cache' })));
  await self.skipWaiting();
})()));

addEventListener('activate', event => event.waitUntil((async () => {
  const names = await caches.keys();
  await Promise.all(names.filter(name => name.startsWith(OWN) && name !== KEPT).map(name => caches.delete(name)));
  await self.clients.claim();
})()));

/** The way on from a page with a preview, which is kept for nobody: only programs read it. */
function previewed(url) {
  const { pathname, hash } = new URL(url), folder = new URL('./', location).pathname;
  const found = /^(?:zh\/)?(?:(game|lesson)\/([a-z0-9-]+)|daily)\.html$/.exec(pathname.slice(folder.length));
  if (!found) return null;
  const [, kind, name] = found;
  const view = { game: 'play?game=' + name, lesson: 'lessons?topic=' + name }[kind] ?? 'puzzles';
  return Response.redirect(folder + (hash || '#/' + view));
}

addEventListener('fetch', event => {
  const { method, url } = event.request;
  if (method !== 'GET' || new URL(url).origin !== location.origin) return;
  event.respondWith((async () => {
    const kept = await caches.open(KEPT);
    return await kept.match(event.request, { ignoreSearch: true }) ?? previewed(url) ?? fetch(event.request);
  })());
});
