// Builds elements. Attributes that are functions become listeners; null, false and undefined ones are left out.

const SVG = 'http://www.w3.org/2000/svg';

function fill(element, attributes, children) {
  for (const [name, value] of Object.entries(attributes || {})) {
    if (value === null || value === undefined || value === false) continue;
    if (typeof value === 'function') element.addEventListener(name, value);
    else if (name === 'value') element.value = value;
    else element.setAttribute(name, value === true ? '' : value);
  }
  element.append(...children.flat(Infinity).filter(child => child !== null && child !== undefined && child !== false));
  return element;
}

export const h = (tag, attributes, ...children) => fill(document.createElement(tag), attributes, children);
export const s = (tag, attributes, ...children) => fill(document.createElementNS(SVG, tag), attributes, children);

/** Tells readers of the page who cannot see it what has happened. */
export function say(text) {
  const place = document.getElementById('say');
  place.textContent = '';
  setTimeout(() => { place.textContent = text; }, 30);
}

/** Replaces what an element holds; whoever stood on something in it then stands on the same again, or nearby. */
export function refill(element, ...children) {
  const held = element.contains(document.activeElement) ? document.activeElement : null;
  const stops = () => [...element.querySelectorAll('button, a[href], input, select, summary')].filter(each => !each.disabled);
  const place = stops().indexOf(held), name = held?.textContent;
  element.replaceChildren(...children);
  if (!held || held === element) return;
  const now = stops();
  (now.find(each => each.textContent === name) || now[Math.min(place, now.length - 1)])?.focus();
}

/** Makes many buttons one stop of the Tab key, the arrow keys going from one to the next; what it gives is called when they are new. */
export function oneStop(list) {
  const buttons = () => [...list.querySelectorAll('button')];
  const stopAt = stop => buttons().forEach(each => { each.tabIndex = each === stop ? 0 : -1; });
  list.addEventListener('focusin', event => stopAt(event.target.closest('button')));
  list.addEventListener('keydown', event => {
    const all = buttons(), here = all.indexOf(event.target);
    const next = { ArrowUp: here - 1, ArrowDown: here + 1, Home: 0, End: all.length - 1 }[event.key];
    if (next === undefined) return;
    all[Math.max(0, Math.min(all.length - 1, next))]?.focus();
    event.preventDefault();
  });
  return () => stopAt(list.contains(document.activeElement) ? document.activeElement : list.querySelector('[aria-current]') || buttons()[0]);
}

/** Does something at an event of the window, as long as an element is shown. */
export function onWindow(type, element, work) {
  const follow = event => { if (element.isConnected) work(event); else removeEventListener(type, follow); };
  addEventListener(type, follow);
}

/** A choice between named values. */
export function choice(label, values, chosen, change, attributes) {
  return h('label', { class: 'field' }, h('span', {}, label),
    h('select', { change: event => change(event.target.value), ...attributes },
      values.map(([value, name]) => h('option', { value, selected: value === chosen }, name))));
}

/** Copies a text for the reader, and says whether that could be done: on pages that are not secure in the old way. */
export async function copy(text) {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    const held = document.activeElement, area = h('textarea', { class: 'unseen', value: text });
    document.body.append(area);
    area.select();
    const done = document.execCommand('copy');
    area.remove();
    held?.focus();
    return done;
  }
}

/** Saves bytes as a file of the reader. */
export function save(blob, name) {
  const url = URL.createObjectURL(blob);
  h('a', { href: url, download: name }).click();
  setTimeout(() => URL.revokeObjectURL(url), 1000);
}
