// The address holds everything: which view, and its question. Lists are repeated names.

/** Where the search box is. */
export const SEARCH = '#/home?find';

/** The view and the fields that the address names. */
export function readLink() {
  const [view, query] = location.hash.replace(/^#\/?/, '').split('?');
  const fields = {};
  for (const [name, value] of new URLSearchParams(query || '')) {
    (fields[name] ||= []).push(value);
  }
  return { view: view || 'home', one: name => fields[name]?.[0], all: name => fields[name] || [] };
}

/** The address of a view with fields; empty ones are left out. */
export function linkTo(view, fields) {
  const query = new URLSearchParams();
  for (const [name, value] of Object.entries(fields || {})) {
    for (const each of [value].flat()) {
      if (each !== undefined && each !== null && each !== '') query.append(name, each);
    }
  }
  const text = query.toString();
  return '#/' + view + (text ? '?' + text : '');
}

/** Puts what is shown now into the address, without a new entry in the browser's history; not what comes too late. */
export function keepLink(view, fields) {
  if (readLink().view === view) history.replaceState(null, '', linkTo(view, fields));
}
