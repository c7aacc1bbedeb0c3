import assert from 'node:assert/strict';
import { before } from 'node:test';
import { load, Toolkit } from '../../../Sources/FilterWeb/JavaScript/filterq.js';
import { anyModule, listModule, moduleTest } from './built.mjs';
import { Random } from './random.mjs';

let toolkit;
before(async () => {
  if (!anyModule) return;
  await load(anyModule);
  toolkit = new Toolkit();
});

/** All ranges and edits in a value: objects with `start` and `end`. */
function* ranges(value) {
  if (value === null || typeof value !== 'object') return;
  if (typeof value.start === 'number' && typeof value.end === 'number') yield value;
  for (const [key, child] of Object.entries(value)) if (key !== 'highlights') yield* ranges(child);
}

function assertInside(text, random, value, context) {
  for (const { start, end } of ranges(value)) {
    const isNumber = Number.isInteger(start) && Number.isInteger(end);
    const isInside = isNumber && start >= 0 && start <= end && end <= text.length;
    const isWhole = !random.splits(text, start) && !random.splits(text, end);
    assert.ok(isInside && isWhole, `${context}: ${start}–${end} of ${JSON.stringify(text)}`);
  }
}

moduleTest('ranges are in the text and split no surrogate pair, whatever the text', () => {
  const random = new Random(20_261_123);
  for (let round = 0; round < 1500; round++) {
    const text = random.text(9);
    const analysis = toolkit.analyze(text);
    assert.equal(analysis.check.source, text.toWellFormed());
    assertInside(text, random, analysis, 'analyze');
    const caret = random.below(text.length + 1);
    const completions = toolkit.complete(text, caret, { limit: 10 });
    assertInside(text, random, completions, `complete at ${caret}`);
    for (const item of completions.items) {
      const { replace: { start, end }, insertText } = item;
      const edited = text.slice(0, start) + insertText + text.slice(end);
      assert.ok(item.caret >= 0 && item.caret <= edited.length && !random.splits(edited, item.caret));
      assertInside(item.label, random, item.highlights, 'highlights');
    }
    assertInside(text, random, toolkit.hover(text, caret), `hover at ${caret}`);
    if (listModule) {
      const actions = toolkit.actions(text, { start: caret, end: text.length });
      assertInside(text, random, actions, `actions from ${caret}`);
    }
  }
});

moduleTest('tokens are in order and do not overlap', () => {
  const random = new Random(5);
  for (let round = 0; round < 1500; round++) {
    const text = random.text(12);
    let end = 0;
    for (const token of toolkit.tokens(text)) {
      assert.ok(token.start >= end && token.end > token.start, JSON.stringify(text));
      end = token.end;
    }
  }
});

moduleTest('formatting twice changes nothing', () => {
  const random = new Random(9);
  for (let round = 0; round < 800; round++) {
    const once = toolkit.format(random.text(9));
    assert.equal(toolkit.format(once), once);
  }
});
