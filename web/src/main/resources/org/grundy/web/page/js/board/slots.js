// Where the boards of a stage stand. A board that has fallen apart still is one board: its parts lie on the same ground.
// A drawing that can do so has `plane`, what it lies on, and again({ room, positions }), which draws it in as much room as it
// had and beside those that lie on the same plane.

const NONE = { w: 0, h: 0 };
const same = (a, b) => JSON.stringify(a) === JSON.stringify(b);

/**
 * The places of a stage: { items, old, kept }, old being the number of the place from which they come.
 * @param old the items of the stage before, with the numbers of their places
 * @param kept how large the places were
 */
export function slotsOf(items, old, kept) {
  const origin = origins(items, old), slots = [];
  items.forEach((item, i) => {
    const slot = item.plane && slots.find(each => fits(each, item, origin[i], old.length > 0));
    if (slot) slot.items.push(item);
    else slots.push({ items: [item], old: origin[i] });
  });
  return numbered(slots, kept, old.length > 0);
}

/** From which place each item comes: those that stay are found again, the others come from the place that lost one. */
function origins(items, old) {
  const left = [...old];
  const found = items.map(({ position }) => {
    const at = left.findIndex(each => same(each.position, position));
    return at < 0 ? undefined : left.splice(at, 1)[0].slot;
  });
  const lost = [...new Set(left.map(each => each.slot))];
  return found.map(slot => slot ?? (lost.length === 1 ? lost[0] : undefined));
}

function fits(slot, item, origin, known) {
  if (slot.items[0].plane !== item.plane || slot.items.some(each => same(each.position, item.position))) return false;
  return known ? origin !== undefined && slot.old === origin : slot.items.every(each => apart(each, item));
}

/** Whether two positions can be parts of one board: they share no place. */
function apart(a, b) {
  const there = new Set(a.spots.map(({ id }) => id));
  return b.spots.length > 0 && a.spots.length > 0 && !b.spots.some(({ id }) => there.has(id));
}

/** A place stays as large as it was; of several that come from one, none is what it was. */
function numbered(slots, kept, known) {
  const often = new Map();
  for (const { old } of slots) often.set(old, (often.get(old) ?? 0) + 1);
  return slots.map((slot, i) => {
    const old = known && often.get(slot.old) === 1 ? slot.old : undefined;
    return { ...slot, old, kept: kept[known ? old : slots.length === kept.length ? i : -1] ?? NONE };
  });
}

/** The items of a place, drawn once more if it is larger or if several lie there. */
export function drawnAgain({ items, kept }) {
  const w = Math.max(kept.w, ...items.map(item => item.w)), h = Math.max(kept.h, ...items.map(item => item.h));
  const positions = items.map(({ position }) => position);
  return items.map(item => item.again && (items.length > 1 || w > item.w || h > item.h) ? { ...item, ...item.again({ room: { w, h }, positions }) } : item);
}
