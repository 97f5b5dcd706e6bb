// Where the boards of a stage stand. A board that has fallen apart still is one board: its parts lie on the same ground.
// A drawing that can do so has `plane`, what it lies on, and again({ room, positions, offset, before }), which draws it in as much
// room as it had and beside those that lie on the same plane; `gathers` tells how many whose moves go to the same places may lie there. Rows have `length`, and segments(made) tells which pieces of
// the row are left when spots are made, each with its offset.

const NONE = { w: 0, h: 0 };
const same = (a, b) => JSON.stringify(a) === JSON.stringify(b);

/**
 * The places of a stage: { items, old, from, kept }, from being the number of the place from which they come, old too where it is that place still.
 * @param old the items of the stage before, with the numbers of their places
 * @param kept how large the places were
 */
export function slotsOf(items, old, kept) {
  const origin = origins(items, old), slots = [];
  items.forEach((each, i) => {
    const item = { ...each, offset: origin[i].offset }, slot = item.plane && slots.find(one => fits(one, item, origin[i], old.length > 0));
    if (slot) slot.items.push(item);
    else slots.push({ items: [item], old: origin[i].slot });
  });
  return numbered(slots, kept, old);
}

/** From which place each item comes, and where in a row it lies that a move has parted. */
function origins(items, old) {
  const segments = new Map(old.filter(each => each.made).map(each => [each.order, each.segments?.(each.made) ?? []]));
  return items.map(({ from, length }) => {
    const parent = old.find(each => each.order === from?.order);
    if (!parent) return {};
    if (!parent.made) return { slot: parent.slot, offset: parent.offset };
    const left = segments.get(parent.order), at = left.findIndex(each => each.length === length);
    return { slot: parent.slot, offset: at < 0 ? undefined : left.splice(at, 1)[0].offset };
  });
}

function fits(slot, item, origin, known) {
  if (slot.items[0].plane !== item.plane) return false;
  if (item.length !== undefined) return item.offset !== undefined && slot.items[0].offset !== undefined && slot.old === origin.slot;
  if (slot.items.some(each => same(each.position, item.position))) return false;
  if (known) return origin.slot !== undefined && slot.old === origin.slot && !(slot.items.length >= item.gathers);
  return item.gathers ? slot.items.length < item.gathers : slot.items.every(each => apart(each, item));
}

/** Whether two positions can be parts of one board: they share no place. */
function apart(a, b) {
  const there = new Set(a.spots.map(({ id }) => id));
  return b.spots.length > 0 && a.spots.length > 0 && !b.spots.some(({ id }) => there.has(id));
}

/** A place stays as large as it was while its ground is the same; of several that come from one, none is what it was. */
function numbered(slots, kept, before) {
  const known = before.length > 0;
  const often = new Map();
  for (const { old } of slots) often.set(old, (often.get(old) ?? 0) + 1);
  return slots.map((slot, i) => {
    const ground = before.find(each => each.slot === slot.old)?.plane;
    const old = known && often.get(slot.old) === 1 && ground === slot.items[0].plane ? slot.old : undefined;
    return { ...slot, old, from: slot.old, before: before.find(each => each.slot === old), kept: kept[known ? old : slots.length === kept.length ? i : -1] ?? NONE };
  });
}

/** The items of a place, drawn once more if it is larger or if several lie there. */
export function drawnAgain({ items, kept, before }) {
  const w = Math.max(kept.w, ...items.map(item => item.w)), h = Math.max(kept.h, ...items.map(item => item.h));
  const positions = items.map(({ position }) => position);
  return items.map(item => item.again && (items.length > 1 || item.offset || before && before.turned !== item.turned || w > item.w || h > item.h) ? { ...item, ...item.again({ room: { w, h }, positions, offset: item.offset, before }) } : item);
}
