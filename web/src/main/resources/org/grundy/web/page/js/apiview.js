// The description of the API as a page: an index, and each operation with its fields and an example to try.

import { ask, served } from './api.js';
import { h, refill, say } from './dom.js';
import { language, problemText, t } from './words.js';

/** What the API says of itself, a line each. */
const sentences = text => text.split(/\n|(?<=\.) (?=[A-Z])|(?<=。)/).filter(Boolean);

const named = ref => ref.replace(/.*\//, '');

function typeText(schema) {
  if (!schema || !Object.keys(schema).length) return '…';
  if (schema.$ref) return named(schema.$ref);
  if (schema.anyOf) return typeText(schema.anyOf[0]);
  if (schema.type === 'array') return typeText(schema.items) + '[]';
  return schema.enum ? schema.enum.join(' | ') : [schema.type].flat().join(' | ');
}

function fields(schema) {
  return h('table', {}, h('thead', {}, h('tr', {}, h('th', {}, t('api.field')), h('th', {}, t('api.type')), h('th', {}, t('api.meaning')))),
    h('tbody', {}, Object.entries(schema.properties || {}).map(([name, field]) => h('tr', {}, h('td', {}, h('code', {}, name)), h('td', {}, typeText(field)), h('td', {}, field.description || '')))));
}

/** The address of a question that is asked by GET, with the examples of its parameters. */
function link(path, parameters) {
  const examples = parameters.filter(each => 'example' in each);
  const query = new URLSearchParams(examples.filter(each => each.in === 'query').flatMap(each => [each.example].flat().map(value => [each.name, value])));
  const place = examples.filter(each => each.in === 'path').reduce((all, each) => all.replace(`{${each.name}}`, encodeURIComponent(each.example)), path);
  return [place, query.toString()].filter(Boolean).join('?');
}

/** An example that can be changed, and asked of the engine that the page has. */
function trial(path, example) {
  const text = JSON.stringify(example, null, 1);
  const question = h('textarea', { rows: text.split('\n').length, cols: 60, spellcheck: 'false', autocapitalize: 'off', 'aria-label': t('api.question') + ' ' + path, value: text });
  const answer = h('div');
  const show = (words, shown) => { refill(answer, shown ? h('pre', { class: 'code', tabindex: '0' }, shown) : h('p', {}, words)); say(words); };
  const send = async () => {
    show(t('api.asking'));
    try {
      show(t('api.answer'), JSON.stringify(await ask(path.replace('/api/', ''), JSON.parse(question.value)), null, 1));
    } catch (problem) {
      show(problemText(problem), problem.type && problem.status ? JSON.stringify(problem, null, 1) : '');
    }
  };
  return [h('h3', {}, t('api.example')), h('p', {}, question), h('p', {}, h('button', { click: send }, t('api.ask'))), answer];
}

function asked(path, { get, post }, schemas) {
  const { summary, responses, parameters, requestBody } = post || get;
  const answer = responses['200'].content['application/json'].schema;
  const record = schemas[named((answer.items || answer).$ref || '')];
  const body = requestBody?.content['application/json'];
  const question = body ? schemas[named(body.schema.$ref)] : { properties: Object.fromEntries(parameters.map(each => [each.name, { ...each.schema, description: each.description }])) };
  const address = get && served && link(path, get.parameters);
  return h('section', { class: 'panel below', tabindex: '-1' }, h('h2', {}, h('code', {}, [get && 'GET', post && 'POST'].filter(Boolean).join(', ') + ' ' + path)), h('p', {}, summary),
    h('h3', {}, t('api.question')), fields(question),
    h('details', {}, h('summary', {}, t('api.answer') + t('colon') + typeText(answer)), record ? fields(record) : ''),
    body ? trial(path, body.example) : '',
    address ? h('p', {}, t('api.link') + t('colon'), h('a', { href: address, target: '_blank', rel: 'noopener' }, address)) : '');
}

export async function open(place) {
  const document = language() === 'zh' ? 'openapi.zh.json' : 'openapi.json';
  const api = await (await fetch(document)).json();
  const operations = Object.entries(api.paths).filter(([, { post }]) => post || served).map(([path, operation]) => [path, operation, asked(path, operation, api.components.schemas)]);
  const go = section => () => { section.scrollIntoView(); section.focus({ preventScroll: true }); };
  place.append(h('h1', {}, t('api.title')), h('p', {}, t('api.intro')), h('ul', {}, sentences(api.info.description).map(text => h('li', {}, text))), h('p', {}, h('a', { href: document }, t('api.raw'))),
    h('pre', { tabindex: '0' }, `curl -H 'Content-Type: application/json' ${location.origin}/api/analyze -d '{"expression": "nim(3,4,5)"}'`),
    h('nav', { 'aria-label': t('api.index') }, h('h2', {}, t('api.index')), h('ul', {}, operations.map(([path, { get, post }, section]) => h('li', {}, h('button', { click: go(section) }, h('code', {}, path)), ' ' + (post || get).summary)))),
    ...operations.map(([, , section]) => section));
  return {};
}
