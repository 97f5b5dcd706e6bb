// What the reader prefers, kept in the browser where it allows that.

const usual = { lang: '', theme: '', values: 'outcome', strength: '80', you: 'first', opponent: 'computer', level: 'easy', program: 'cpp' };

export function preference(name) {
  try { return localStorage.getItem('grundy.' + name) ?? usual[name]; } catch { return usual[name]; }
}

export function prefer(name, value) {
  try { localStorage.setItem('grundy.' + name, value); } catch { usual[name] = value; }
}

/** What the page has noted of what the reader did, such as solved exercises. */
export function noted(name, none) {
  try { return JSON.parse(preference(name) || 'null') ?? none; } catch { return none; }
}

export const note = (name, value) => prefer(name, JSON.stringify(value));
