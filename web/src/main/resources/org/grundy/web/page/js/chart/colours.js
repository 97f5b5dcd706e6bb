// The colours of a map, which css/patterns.css names: the larger a number, the further from the ground.

const NAMED = { lost: '--lose', won: '--win-soft', drawn: '--draw', unknown: '--line', focus: '--accent', text: '--ink', quiet: '--quiet', paper: '--paper' };
/** Colours of the ramp; above that luminance black is read better, below it white, and each has 4.5 : 1 at least. */
const STEPS = 5, HALF_WAY = 0.179;

/** The colours of the theme that is shown now. */
export function colours() {
  const style = getComputedStyle(document.documentElement), value = name => style.getPropertyValue(name).trim();
  const named = Object.fromEntries(Object.entries(NAMED).map(([name, variable]) => [name, value(variable)]));
  const ramp = Array.from({ length: STEPS }, (_, i) => channels(value('--ramp' + i)));
  return { ...named, of: share => `rgb(${mixed(ramp, share)})`, on: share => luminance(mixed(ramp, share)) > HALF_WAY ? '#000' : '#fff' };
}

const channels = hex => [1, 3, 5].map(at => parseInt(hex.slice(at, at + 2), 16));

function mixed(ramp, share) {
  const place = Math.max(0, Math.min(1, share)) * (STEPS - 1), i = Math.min(Math.floor(place), STEPS - 2);
  return ramp[i].map((from, k) => Math.round(from + (ramp[i + 1][k] - from) * (place - i)));
}

const linear = n => (n / 255 <= 0.03928 ? n / 255 / 12.92 : ((n / 255 + 0.055) / 1.055) ** 2.4);
const luminance = ([r, g, b]) => 0.2126 * linear(r) + 0.7152 * linear(g) + 0.0722 * linear(b);
