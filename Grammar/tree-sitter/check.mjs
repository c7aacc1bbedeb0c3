// Whether src/grammar.json is what grammar.js says: a test that the parser was generated after the last change, without
// the generator.
//
//     node Grammar/tree-sitter/check.mjs

import { readFileSync } from 'node:fs';
import { isDeepStrictEqual } from 'node:util';
import vm from 'node:vm';

const folder = new URL('.', import.meta.url);

/** A part of a rule as JSON. */
function part(value) {
  if (typeof value === 'string') return { type: 'STRING', value };
  return value;
}

const several = type => (...members) => members.length === 1 ? part(members[0]) : { type, members: members.map(part) };
const blank = { type: 'BLANK' };
const symbols = new Proxy({}, { get: (_, name) => ({ type: 'SYMBOL', name }) });

const language = {
  seq: several('SEQ'),
  choice: several('CHOICE'),
  optional: content => ({ type: 'CHOICE', members: [part(content), blank] }),
  repeat: content => ({ type: 'REPEAT', content: part(content) }),
  repeat1: content => ({ type: 'REPEAT1', content: part(content) }),
  field: (name, content) => ({ type: 'FIELD', name, content: part(content) }),
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
  module: { exports: null },
};

vm.runInNewContext(readFileSync(new URL('grammar.js', folder), 'utf8'), language);
const written = JSON.parse(JSON.stringify(language.module.exports));
const generated = JSON.parse(readFileSync(new URL('src/grammar.json', folder), 'utf8'));

// The tokens of the scanner have the order of the grammar.
const scanner = readFileSync(new URL('src/scanner.c', folder), 'utf8');
const tokens = /enum Token \{([^}]*)\}/.exec(scanner)[1].split(',').map(name => name.trim().toLowerCase());
const externals = written.externals.map(token => token.name.replace(/^_/, ''));

if (!isDeepStrictEqual(written, generated)) {
  console.error('src/grammar.json is not that of grammar.js: see README.md');
  process.exitCode = 1;
} else if (!isDeepStrictEqual(tokens.filter(Boolean), externals)) {
  console.error('enum Token of src/scanner.c and externals of grammar.js differ');
  process.exitCode = 1;
}
