// How the boards of a sum share their place: side by side, or one above the other where that leaves them larger.

/** The room of the sign between two boards. */
const SIGN = { across: 44, down: 36 };
/** The room of what stands below a board, and of the edges of its card; cards that are too low for it, and a place as narrow as a phone's. */
const CAPTION = 74, EDGES = 16, LOW = 340, SLIM = 600;
/** A board among those that stand above one another takes no more of the window, and is drawn no larger. */
const MOST = 0.36, LARGEST = 1.2;
/** Rods stand beside a lesson's boards in a window that is wide enough: both must be seen at once. */
const WIDE = 992, WITH_RODS = '.lesson-bench';

/** Divides the place of some stages among them, to each as much as its drawing is long. */
export function share(element, stages) {
  const sums = stages.length > 1;
  element.classList.remove('stacked'); // boards that stand above one another make their place higher, which is no measure then
  stages.forEach(stage => {
    stage.crowded = false;
    stage.element.style.setProperty('min-height', '');
    const { w } = stage.natural(); // to each first what a finger needs
    stage.element.style.setProperty('flex', sums ? `${w} 1 ${w * stage.least() + EDGES}px` : '1 1 0');
  });
  const box = element.getBoundingClientRect(), stacked = sums && !(innerWidth >= WIDE && element.closest(WITH_RODS)) && standBetterStacked(stages, box);
  element.classList.toggle('stacked', stacked);
  element.classList.toggle('low', !stacked && box.height < LOW);
  if (stacked) stages.forEach(stage => pile(stage, box.width < SLIM ? box.width : 0));
}

function standBetterStacked(stages, box) {
  const sizes = stages.map(stage => stage.natural()), gaps = stages.length - 1, total = of => sizes.reduce((sum, each) => sum + each[of], 0), most = of => Math.max(...sizes.map(each => each[of]));
  const beside = Math.min((box.width - gaps * SIGN.across) / total('w'), box.height / most('h'));
  const above = Math.min(box.width / most('w'), (box.height - gaps * SIGN.down) / total('h'));
  return above > beside || box.width < SLIM && stages.some(stage => beside < stage.least());
}

/** A board among those that stand above one another is large enough for a finger, on a phone as large as it can be across; what is written below it says its rule. */
function pile(stage, width) {
  stage.crowded = true;
  const { w, h } = stage.natural(), high = Math.min(h * Math.min(LARGEST, width / w), MOST * innerHeight);
  stage.element.style.setProperty('flex', `${h} 1 0`);
  stage.element.style.setProperty('min-height', Math.max(h * stage.least(), high) + CAPTION + 'px');
}
