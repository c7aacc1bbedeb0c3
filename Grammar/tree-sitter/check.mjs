// Whether src/grammar.json is what grammar.js says, here and in lists: a test that the parsers were generated after the
// last change, without the generator.
//
//     node Grammar/tree-sitter/check.mjs

import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { isDeepStrictEqual } from 'node:util';

const folder = new URL('.', import.meta.url);

/** A part of a rule as JSON. */
function part(value) {
  if (typeof value === 'string') return { type: 'STRING', value };
  return value;
}

const several = type => (...members) => members.length === 1 ? part(members[0]) : { type, members: members.map(part) };
const blank = { type: 'BLANK' };
const symbols = new Proxy({}, { get: (_, name) => ({ type: 'SYMBOL', name }) });

Object.assign(globalThis, {
  seq: several('SEQ'),
  choice: several('CHOICE'),
  optional: content => ({ type: 'CHOICE', members: [part(content), blank] }),
  repeat: content => ({ type: 'REPEAT', content: part(content) }),
  repeat1: content => ({ type: 'REPEAT1', content: part(content) }),
  field: (name, content) => ({ type: 'FIELD', name, content: part(content) }),
  prec: (value, content) => ({ type: 'PREC', value, content: part(content) }),
  alias: (content, name) => ({ type: 'ALIAS', content: part(content), named: true, value: name.name }),
  grammar: description => ({
    name: description.name,
    rules: Object.fromEntries(Object.entries(description.rules).map(([name, rule]) => [name, part(rule(symbols))])),
    extras: description.extras(symbols).map(part),
    conflicts: [],
    precedences: [],
    externals: description.externals(symbols).map(part),
    inline: [],
    supertypes: [],
  }),
});

// The tokens of the scanners have the order of the grammar; those of lists are the last.
const common = readFileSync(new URL('src/common.h', folder), 'utf8');
const names = /enum Token \{([^}]*)\}/.exec(common)[1].split(',').map(name => name.trim().toLowerCase());
const tokens = names.filter(Boolean);

for (const path of ['', 'lists/']) {
  const written = JSON.parse(JSON.stringify(createRequire(import.meta.url)(`./${path}grammar.js`)));
  const generated = JSON.parse(readFileSync(new URL(`${path}src/grammar.json`, folder), 'utf8'));
  const externals = written.externals.map(token => token.name.replace(/^_/, ''));
  if (!isDeepStrictEqual(written, generated)) {
    console.error(`${path}src/grammar.json is not that of ${path}grammar.js: see README.md`);
    process.exitCode = 1;
  } else if (!isDeepStrictEqual(path ? tokens : tokens.slice(0, externals.length), externals)) {
    console.error(`enum Token of src/common.h and externals of ${path}grammar.js differ`);
    process.exitCode = 1;
  }
}
