// The description of the API as a page.

import { h } from './dom.js';
import { language, t } from './words.js';

const named = ref => ref.replace(/.*\//, '');

function typeText(schema) {
  if (!schema || !Object.keys(schema).length) return '…';
  if (schema.$ref) return named(schema.$ref);
  if (schema.anyOf) return typeText(schema.anyOf[0]);
  if (schema.type === 'array') return typeText(schema.items) + '[]';
  return [schema.type].flat().join(' | ');
}

function fields(schema) {
  return h('table', {}, h('thead', {}, h('tr', {}, h('th', {}, t('api.field')), h('th', {}, t('api.type')), h('th', {}, t('api.meaning')))),
    h('tbody', {}, Object.entries(schema.properties || {}).map(([name, field]) => h('tr', {}, h('td', {}, h('code', {}, name)), h('td', {}, typeText(field)), h('td', {}, field.description || '')))));
}

export async function open(place) {
  const address = language() === 'zh' ? 'openapi.zh.json' : 'openapi.json';
  const api = await (await fetch(address)).json();
  const schemas = api.components.schemas;
  place.append(h('h1', {}, t('api.title')), h('p', {}, t('api.intro')), h('p', {}, api.info.description), h('p', {}, h('a', { href: address }, t('api.raw'))),
    h('pre', { tabindex: '0' }, `curl -H 'Content-Type: application/json' ${location.origin}/api/analyze -d '{"expression": "nim(3,4,5)"}'`),
    ...Object.entries(api.paths).map(([path, { post }]) => {
      const question = named(post.requestBody.content['application/json'].schema.$ref);
      const answer = post.responses['200'].content['application/json'].schema;
      const record = schemas[named((answer.items || answer).$ref || '')];
      return h('section', { class: 'panel below' }, h('h2', {}, h('code', {}, 'POST ' + path)), h('p', {}, post.summary),
        h('h3', {}, t('api.question')), fields(schemas[question]),
        h('details', {}, h('summary', {}, t('api.answer') + t('colon') + typeText(answer)), record ? fields(record) : ''));
    }));
  return {};
}
