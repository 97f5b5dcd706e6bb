// What the reader prefers, kept in the browser where it allows that.

const usual = { lang: '', theme: '', values: 'on', why: 'on', strength: '100', you: 'first', opponent: 'computer' };

export function preference(name) {
  try { return localStorage.getItem('grundy.' + name) ?? usual[name]; } catch { return usual[name]; }
}

export function prefer(name, value) {
  try { localStorage.setItem('grundy.' + name, value); } catch { usual[name] = value; }
}
