// Numbers of an axis: round ones, as many as there is room for.

/** Round numbers of a range, at most so many. */
export function rounds(from, to, wanted) {
  const rough = Math.max(1, (to - from) / Math.max(1, wanted)), power = 10 ** Math.floor(Math.log10(rough));
  const step = [1, 2, 5, 10].map(n => n * power).find(n => n >= rough);
  const first = Math.ceil(from / step) * step;
  return Array.from({ length: Math.max(0, Math.floor((to - first) / step) + 1) }, (_, i) => first + i * step);
}
