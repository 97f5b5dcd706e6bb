// Moves that are drawn. A drawing may have pen(x, y), which gives nothing where no line begins, or { to(x, y), isLong, end }: what is
// seen while the pointer goes on, whether it was more than a touch, and which spots make the move, or nothing where it is none.

import { say } from '../dom.js';
import { t } from '../words.js';

/** Follows the pointer on a stage from where a line can begin. */
export function listenToPens(stage) {
  const { svg, board } = stage, groups = stage.groups.filter(({ item }) => item.pen);
  if (!groups.length) return;
  let group = null, drawn = false;
  const at = (event, { ground }) => new DOMPoint(event.clientX, event.clientY).matrixTransform(ground.getScreenCTM().inverse());
  svg.addEventListener('pointerdown', event => {
    drawn = false;
    if (!board.interactive || event.button) return;
    for (const each of groups) {
      const { x, y } = at(event, each), pen = each.item.pen(x, y);
      if (pen) { stage.pen = pen; group = each; svg.setPointerCapture(event.pointerId); return; }
    }
  });
  svg.addEventListener('pointermove', event => {
    if (!stage.pen) return;
    const { x, y } = at(event, group), nodes = stage.pen.to(x, y);
    if (stage.pen.isLong()) stage.follow(group, nodes);
  });
  const lift = event => {
    const { pen } = stage;
    if (!pen) return;
    stage.pen = null;
    drawn = pen.isLong();
    if (!drawn) return;
    const key = event.type === 'pointerup' ? pen.end() : null;
    board.preview(null);
    if (key) board.choose(key.map(id => group.item.prefix + id));
    else say(t('board.noLine'));
  };
  svg.addEventListener('pointerup', lift);
  svg.addEventListener('pointercancel', lift);
  svg.addEventListener('click', event => { if (drawn) { drawn = false; event.stopImmediatePropagation(); } });
}
