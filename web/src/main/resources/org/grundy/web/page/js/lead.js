// Leads a browser from a page with a preview on to what the address shows, or else to what that page is about. It takes the place of
// that page in the browser's history, so that the way back leads past it.

{
  const { root, opens } = document.documentElement.dataset;
  const framed = location.search === '?embed' ? location.search : '';
  location.replace(root + framed + (location.hash.startsWith('#/') ? location.hash : '#/' + opens));
}
