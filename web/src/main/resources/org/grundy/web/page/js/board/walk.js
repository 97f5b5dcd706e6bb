// Where the pointer and the arrow keys lead to on a board.

const FARTHEST = 130;

/** The spot of a stage that is nearest to the pointer, in whatever direction it lies. */
export function nearest(stage, event) {
  const matrix = stage.svg.getScreenCTM();
  if (!matrix) return null;
  if (!event.detail && event.type === 'click') return event.target.closest?.('[data-cell]')?.dataset.cell ?? null; // no pointer
  const at = new DOMPoint(event.clientX, event.clientY).matrixTransform(matrix.inverse());
  let best = null, least = FARTHEST;
  for (const spot of stage.spots) {
    if (spot.closed) continue;
    const distance = Math.hypot(at.x - spot.x, spot.nearX ? 0 : at.y - spot.y);
    if (distance < least) { least = distance; best = spot.cell; }
  }
  return best;
}

const middle = ({ element }) => {
  const { x, y, width, height } = element.querySelector('.reach').getBoundingClientRect();
  return [x + width / 2, y + height / 2];
};

/** The spot that is next in a direction. */
export function onward(spots, cell, [dx, dy]) {
  const [x, y] = middle(spots.get(cell));
  let best = null, least = Infinity;
  for (const [other, spot] of spots) {
    if (other === cell || spot.closed) continue;
    const [u, v] = middle(spot);
    const along = (u - x) * dx + (v - y) * dy, far = along + 2.5 * Math.abs((u - x) * dy + (v - y) * dx);
    if (along > 2 && far < least) { least = far; best = other; }
  }
  return best;
}
