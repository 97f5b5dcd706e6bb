// Small signs of the frame and of home, and the mark of the page.

import { s } from './dom.js';

const paths = {
  play: 'M5 20h14M7.5 20c-2-4 1-5 4.5-5s6.5 1 4.5 5M9 15c-1-3 .5-4.5 3-4.5s4 1.5 3 4.5M10.5 10.5c-.6-2 .2-3.5 1.5-3.5s2.1 1.5 1.5 3.5',
  puzzle: 'M10 4h4v3a2 2 0 1 0 4 0h2v6h-2a2 2 0 1 0 0 4h2v3H4v-6h2a2 2 0 1 0 0-4H4V7h6z',
  learn: 'M12 6c-2-1.5-5-2-8-2v14c3 0 6 .5 8 2 2-1.5 5-2 8-2V4c-3 0-6 .5-8 2zm0 0v14',
  patterns: 'M4 19V5m0 14h16M8 15v-3m4 3V8m4 7v-5m4 5V6',
  search: 'M17.5 11a6.5 6.5 0 1 1-13 0a6.5 6.5 0 0 1 13 0zM16 16l4.5 4.5',
  theme: 'M20 12a8 8 0 1 1-16 0a8 8 0 0 1 16 0z',
  solve: 'M2.5 12S6 5.5 12 5.5S21.5 12 21.5 12S18 18.5 12 18.5S2.5 12 2.5 12zM15 12a3 3 0 1 1-6 0a3 3 0 0 1 6 0z',
};

export const icon = name => s('svg', { class: 'icon', viewBox: '0 0 24 24', 'aria-hidden': 'true' },
  s('path', { d: paths[name] }), name === 'theme' && s('path', { class: 'half', d: 'M12 4a8 8 0 0 1 0 16z' }));

/** A cairn of stones that are 4, 2 and 1 wide; icon.svg has the same. */
export const logo = () => s('svg', { class: 'logo', viewBox: '0 0 40 34', 'aria-hidden': 'true' },
  s('path', { class: 'four', d: 'M2 28.2C2 24.4 9 22.8 20 22.8S38 24.5 38 28.3S31 33.3 20 33.3S2 32 2 28.2z' }),
  s('path', { class: 'two', d: 'M11 17C11 13.8 14.6 12.2 20.4 12.2S29.6 14 29.6 17S26 21.6 20.4 21.6S11 20.2 11 17z' }),
  s('path', { class: 'one', d: 'M15.2 6.8C15.2 4.2 17 2.7 19.6 2.7S24.2 4.3 24.2 6.9S22.4 11 19.6 11S15.2 9.4 15.2 6.8z' }));
