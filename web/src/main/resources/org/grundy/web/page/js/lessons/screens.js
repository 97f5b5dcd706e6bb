// A chapter as screens, one idea each: { kind, heading, title, blocks, scene } or, for an exercise, { kind, heading, number,
// question, scene, answer, id }, the id only where something is marked. A screen that names no scene keeps that of the screen before.

import { positionOf } from './commands.js';

/** The scene that a command of an example stands for. */
function sceneOf({ arguments: words }) {
  if (words[0] === 'table') return { kind: 'table', arguments: words.slice(1) };
  const position = words[0] === 'solve' && positionOf(words);
  if (!position) return null;
  const options = words.filter((word, i) => word.startsWith('--') && word !== '--options' || ['--join', '--ending'].includes(words[i - 1]));
  return { kind: words.includes('--options') ? 'options' : 'play', arguments: [position.expression, ...options, '--show', 'outcome'] };
}

const exampleOf = blocks => blocks.flatMap(block => block.commands || []).map(sceneOf).find(Boolean);

/** Scenes that are only looked at. */
const SHOWN = ['play', 'table', 'options'];
const isMarked = task => Boolean(task) && !SHOWN.includes(task.kind);

export function screensOf(lesson) {
  let before = null;
  const screens = [];
  for (const section of lesson.sections) {
    const { kind, heading, title } = section;
    section.screens.forEach((screen, i) => {
      const scene = kind === 'go_on' ? null : screen.scene ?? (kind === 'example' ? exampleOf(screen.blocks) : null) ?? before;
      before = scene ?? before;
      screens.push({ section, kind, heading, title, place: i, of: section.screens.length, blocks: screen.blocks, scene });
    });
    section.exercises.forEach((exercise, i) => {
      screens.push({ section, kind, heading, title, place: i, of: section.exercises.length, number: i + 1, id: isMarked(exercise.task) ? `${lesson.topic}:${i + 1}` : undefined, scene: exercise.task ?? null, ...exercise });
    });
  }
  return screens;
}
