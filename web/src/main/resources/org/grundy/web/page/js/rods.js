// The xor, drawn so that a child sees it: each number is broken into rods 8, 4, 2 and 1 long; equal rods pair up and become
// hollow; what has no partner stays solid and falls to the bottom. Length, colour, number and fill all say the same.

import { h, s } from './dom.js';
import { t } from './words.js';

const ROW = 40, LEFT = 122, MOST = 31, ROWS = 10, WIDE = 262;
const STAGES = 3;

/** Whether these numbers are small enough to be drawn. */
export const canBeRods = values => values.length <= ROWS && values.every(value => Number(value) <= MOST);

/** A name that fits beside its number. */
function brief(name) {
  const short = name.length > 12 ? name.replace(/[[(].*/, '') : name;
  return short.length > 12 ? short.slice(0, 11) + '…' : short;
}

const rod = ({ power, x, w }, y, look) => s('g', { class: `rod rod${Math.min(8, power)} ${look}` },
  s('rect', { x, y, width: w, height: 28, rx: 7 }), s('text', { x: x + w / 2, y: y + 15 }, power));

function columns(values) {
  const most = Math.max(1, ...values), powers = [16, 8, 4, 2, 1].filter(power => power <= most || power <= 2);
  const total = powers.reduce((a, b) => a + b, 0), unit = Math.max(8, Math.min(34, (WIDE - powers.length * 22) / total));
  let x = LEFT;
  return powers.map(power => {
    const column = { power, x, w: Math.max(22, power * unit), rows: values.flatMap((value, row) => value & power ? [row] : []) };
    x += column.w + 22;
    return column;
  });
}

/** The rods of one column: pairs are tied, the one that is left drops. */
function column(each, stage, bottom) {
  const pairs = each.rows.length - each.rows.length % 2, end = each.x + each.w;
  return [
    s('text', { class: 'rod-head', x: each.x + each.w / 2, y: 14 }, each.power),
    each.rows.map((row, k) => rod(each, 32 + row * ROW, stage > 0 && k < pairs ? 'paired' : stage > 1 && k >= pairs ? 'odd' : '')),
    stage > 0 && each.rows.slice(0, pairs).flatMap((row, k) => {
      if (k % 2 === 0) return [];
      const y1 = 46 + each.rows[k - 1] * ROW, y2 = 46 + row * ROW;
      return [s('path', { class: 'rod-tie', d: `M${end},${y1}c12,0 12,${y2 - y1} 0,${y2 - y1}` }), s('circle', { class: 'rod-knot', cx: end + 9, cy: (y1 + y2) / 2, r: 3.5 })];
    }),
    stage > 1 && each.rows.length % 2 ? [s('path', { class: 'rod-drop', d: `M${each.x + each.w / 2},${62 + each.rows.at(-1) * ROW}V${bottom - 2}` }), rod(each, bottom + 6, 'odd')] : [],
  ];
}

function sentence(stage, odd) {
  if (stage < 2) return t('rods.' + stage);
  return odd.length ? t('rods.left', { rods: odd.join(' + ') }) : t('rods.none');
}

function draw(names, values, stage, changed) {
  const all = columns(values), bottom = values.length * ROW + 46, w = all.at(-1).x + all.at(-1).w + 22;
  const odd = all.filter(each => each.rows.length % 2).map(each => each.power);
  const row = (name, value, i) => [i === changed && s('rect', { class: 'rod-band', x: 0, y: 27 + i * ROW, width: w - 8, height: ROW - 2, rx: 10 }), s('text', { class: 'rod-name', x: 2, y: 47 + i * ROW }, brief(name)), s('text', { class: 'rod-number', x: 106, y: 47 + i * ROW }, value)];
  const svg = s('svg', { class: 'rods', viewBox: `0 0 ${w} ${bottom + 46}`, role: 'img', 'aria-label': `${values.join(', ')}: ${sentence(stage, odd)}` },
    names.map((name, i) => row(name, values[i], i)), all.map(each => column(each, stage, bottom)),
    stage > 1 && [s('path', { class: 'rod-sum', d: `M2,${bottom - 4}H${w - 4}` }), s('text', { class: 'rod-name', x: 2, y: bottom + 21 }, t('rods.over')),
      !odd.length && s('text', { class: 'rod-name zero', x: LEFT, y: bottom + 21 }, t('rods.nothing'))]);
  svg.style.setProperty('max-width', Math.round(w * 1.1) + 'px');
  return [h('p', {}, sentence(stage, odd)), svg];
}

/** Names and values as rods, with a button for each of three steps: split, paired, left over. A row may be `changed` by a
 * move that is held; `pick` is told which step was chosen. */
export function rods(names, values, stage = STAGES - 1, { changed, pick } = {}) {
  const numbers = values.map(Number), picture = h('div', { 'aria-live': 'polite' });
  const buttons = Array.from({ length: STAGES }, (_, i) => h('button', { type: 'button', class: 'round', 'aria-label': t('rods.step', { n: i + 1 }), click: () => { pick?.(i); show(i); } }, i + 1));
  const show = step => {
    picture.replaceChildren(...draw(names, numbers, step, changed));
    buttons.forEach((button, i) => i === step ? button.setAttribute('aria-current', 'step') : button.removeAttribute('aria-current'));
  };
  show(stage);
  return h('div', { class: 'xor-rods' }, picture, h('div', { class: 'row', role: 'group', 'aria-label': t('rods.steps') }, h('span', { class: 'help', 'aria-hidden': 'true' }, t('rods.steps')), buttons));
}
