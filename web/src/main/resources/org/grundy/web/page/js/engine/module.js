// The engine as an instance of WebAssembly: what it asks of the browser, and nothing that makes code of text.

const NUMBERS = /^(un)?wrap(Byte|Short|Char|Int|Long|Float|Double)$/;

/** Collects characters and writes them as lines. */
function lines(write) {
  let text = '';
  return code => {
    if (code !== 10) { text += String.fromCharCode(code); return; }
    write(text);
    text = '';
  };
}

/** The functions by which compiled Java reaches objects of the browser; it needs few, and none is made of text. */
function objects(instance) {
  const outer = object => object ?? globalThis;
  const guarded = call => {
    try {
      return call();
    } catch (error) {
      const { exports } = instance;
      exports['teavm.js.throwException'](exports['teavm.js.wrapException'](error));
      throw error;
    }
  };
  const bodies = { 'return str;': text => text, 'return navigator.hardwareConcurrency;': () => 1 };
  const own = {
    stringBuiltinsSupported: () => false,
    isUndefined: value => value === undefined,
    getProperty: (object, name) => outer(object)[name],
    setProperty: (object, name, value) => { outer(object)[name] = value; },
    global: name => globalThis[name],
    instanceOf: (value, type) => value instanceof type,
    createFunction: (...parts) => bodies[parts.at(-1)] ?? (() => { throw new Error('the engine asks for code: ' + parts.at(-1)); }),
    createClass: () => function () {},
    defineFunction: made => made,
    defineStaticMethod() {},
    javaObjectToJS: object => object,
    unwrapJavaObject: object => object,
    wrapObject: object => instance.exports['teavm.jso.createWrapper'](object),
    callFunction: (made, ...given) => guarded(() => made(...given)),
    callMethod: (object, name, ...given) => guarded(() => outer(object)[name](...given)),
    construct: (made, ...given) => guarded(() => new made(...given)),
  };
  return name => NUMBERS.test(name) ? value => value : own[name] ?? own[name.replace(/\d+$/, '')];
}

const TEXTS = {
  fromCharCode: code => String.fromCharCode(code),
  concat: (a, b) => a + b,
  charCodeAt: (text, place) => text.charCodeAt(place),
  length: text => text.length,
  substring: (text, from, to) => text.substring(from, to),
};

/** What an instance of the compiled module exports; `progress` is called when there is word of the progress. */
export async function instance(module, progress) {
  const made = { exports: null };
  const object = objects(made);
  const constant = value => new WebAssembly.Global({ value: 'i32' }, value);
  const known = {
    env: { memory: new WebAssembly.Memory({ initial: 64, maximum: 1024 }) },
    teavmMemory: { notifyHeapResized() {}, heapOffset: constant(0), maxSize: constant(2 ** 26) },
    teavmMath: Math,
    teavmDate: { currentTimeMillis: () => Date.now() },
    teavmConsole: { putcharStderr: lines(console.error), putcharStdout: lines(console.log) },
    teavm: { takeStackTrace: () => ({ getStack: () => [] }), decorateException() {}, createWeakRef: value => new WeakRef(value), deref: ref => ref.deref() ?? null },
    'wasm:js-string': TEXTS,
    grundy: { progress, milliseconds: () => performance.now() },
  };
  const imports = {};
  for (const { module: from, name } of WebAssembly.Module.imports(module)) {
    const given = from === 'teavmJso' ? object(name) : known[from]?.[name];
    (imports[from] ??= {})[name] = given ?? (() => { throw new Error(`the engine asks for ${from}.${name}`); });
  }
  made.exports = (await WebAssembly.instantiate(module, imports)).exports;
  return made.exports;
}
