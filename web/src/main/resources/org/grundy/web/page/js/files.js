// Buttons that save an answer of the engine as a file.

import { h, save } from './dom.js';
import { fault } from './fault.js';
import { t } from './words.js';

const TYPES = { svg: 'image/svg+xml', png: 'image/png', csv: 'text/csv', dot: 'text/vnd.graphviz' };

/**
 * A button for each ending of a file.
 * @param name gives the name of the file without it
 * @param asked asks for an answer of a media type
 * @param trouble the place where a problem is told
 */
export function fileButtons(endings, name, asked, trouble) {
  const write = async ending => {
    try {
      save(await asked(TYPES[ending]), `${name()}.${ending}`);
    } catch (problem) {
      trouble.replaceChildren(fault(problem));
    }
  };
  return endings.map(ending => h('button', { type: 'button', click: () => write(ending) }, t('export.as') + ' ' + t('export.' + ending)));
}
