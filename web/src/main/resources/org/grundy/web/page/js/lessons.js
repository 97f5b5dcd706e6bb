// Learn: the chapters, and one of them screen by screen or all at once. What a chapter says stands in the texts of lessons;
// what is shown beside it, and asked, is a scene that they name.

import { h } from './dom.js';
import { ask } from './api.js';
import { fault } from './fault.js';
import { language, t } from './words.js';
import { Chapter } from './lessons/chapter.js';
import { contents } from './lessons/contents.js';
import { screensOf } from './lessons/screens.js';
import { sheet } from './lessons/sheet.js';

export async function open(place, link) {
  place.lang = language() === 'zh' ? 'zh-CN' : 'en';
  const titles = await ask('lessons', {}), topic = link.one('topic');
  scrollTo(0, 0);
  if (!topic) return place.append(...contents(titles));
  try {
    const [lesson] = await ask('lessons', { topic }), screens = screensOf(lesson);
    document.title = lesson.title + ' · Grundy';
    if (link.one('all')) place.append(...sheet(lesson, titles));
    else place.append(new Chapter(lesson, screens, titles, Number(link.one('at'))).element);
  } catch (problem) {
    if (problem instanceof Error) throw problem;
    place.append(problem.type === '/problems/input' ? h('p', { class: 'fault', role: 'alert' }, t('lessons.unknown', { topic })) : fault(problem), ...contents(titles));
  }
  return place;
}
