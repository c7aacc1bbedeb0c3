import { make } from './template.js';

/**
 * The Markdown of a hover as blocks: paragraphs, lists and rules, whose lines are pieces of plain, strong or code text.
 * It knows what the toolkit writes: `**strong**`, `` `code` ``, `- ` for items, `---`, and backslashes before marks.
 */
export function blocks(markdown) {
  return markdown.split(/\n{2,}/).filter((block) => block !== '').map((block) => {
    if (block === '---') return { kind: 'rule', lines: [] };
    const lines = block.split('\n');
    const isList = lines.every((line) => line.startsWith('- '));
    return {
      kind: isList ? 'list' : 'paragraph', lines: lines.map((line) => pieces(isList ? line.slice(2) : line)),
    };
  });
}

function pieces(line) {
  const found = [];
  let plain = '';
  const add = (kind, text) => {
    if (plain !== '') found.push({ kind: 'plain', text: plain });
    plain = '';
    if (text !== '') found.push({ kind, text });
  };
  for (const [all, escaped, code, strong] of line.matchAll(/\\([!-\/:-@[-`{-~])|`([^`]+)`|\*\*((?:\\.|[^*])+)\*\*|[^]/gu)) {
    if (code !== undefined) add('code', code);
    else if (strong !== undefined) add('strong', strong.replace(/\\([!-\/:-@[-`{-~])/gu, '$1'));
    else plain += escaped ?? all;
  }
  add('plain', '');
  return found;
}

/** The blocks as elements; texts are never read as HTML. */
export function prose(markdown) {
  return blocks(markdown).map(({ kind, lines }) => {
    if (kind === 'rule') return make('hr');
    if (kind === 'list') return make('ul', {}, ...lines.map((line) => make('li', {}, ...line.map(element))));
    return make('p', {}, ...lines.flatMap((line, index) => [...(index > 0 ? [' '] : []), ...line.map(element)]));
  });
}

function element({ kind, text }) {
  return kind === 'plain' ? text : make(kind, {}, text);
}
