import assert from 'node:assert/strict';
import test from 'node:test';
import { variables } from '../../../Sources/FilterWeb/JavaScript/input/palette.js';
import { placed } from '../../../Sources/FilterWeb/JavaScript/input/placement.js';
import { countText, findingsText, suggestionsText } from '../../../Sources/FilterWeb/JavaScript/input/wording.js';

const palette = Object.fromEntries([...variables.matchAll(/--_([\w-]+): .*?light-dark\((#\w+), (#\w+)\)/g)]
  .map(([, name, light, dark]) => [name, [light, dark]]));

function luminance(color) {
  const [red, green, blue] = [1, 3, 5].map((start) => parseInt(color.slice(start, start + 2), 16) / 255)
    .map((value) => (value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4));
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

function contrast(left, right) {
  const [darker, lighter] = [luminance(left), luminance(right)].sort((one, other) => one - other);
  return (lighter + 0.05) / (darker + 0.05);
}

test('every colour of text can be read on what it stands on, light and dark', () => {
  const onPanels = ['color', 'muted', 'accent'];
  const texts = Object.keys(palette).filter((name) => name.startsWith('token-') || onPanels.includes(name));
  assert.ok(texts.length > 10);
  for (const scheme of [0, 1]) {
    for (const name of texts) {
      const grounds = onPanels.includes(name) ? ['background', 'panel', 'active'] : ['background'];
      for (const ground of grounds) {
        const value = contrast(palette[name][scheme], palette[ground][scheme]);
        assert.ok(value >= 4.5, `${name} on ${ground}, scheme ${scheme}: ${value.toFixed(2)}`);
      }
    }
    for (const ground of ['selection', 'mark']) {
      assert.ok(contrast(palette.color[scheme], palette[ground][scheme]) >= 4.5, ground);
    }
    for (const name of ['border', 'error', 'warning', 'information', 'hint']) {
      assert.ok(contrast(palette[name][scheme], palette.background[scheme]) >= 3, name);
    }
  }
});

const window = { width: 800, top: 0, height: 600, layoutHeight: 600 };
const wanted = { least: 180, most: 340 };

test('a panel is below its anchor, as high as it wants', () => {
  const place = placed({ left: 100, top: 40, bottom: 84, width: 300 }, window, wanted);
  assert.deepEqual(place, { left: 100, width: 300, height: 340, isAbove: false, top: 88 });
});

test('a panel goes above where there is more room, and is cut to the room there is', () => {
  const low = placed({ left: 100, top: 500, bottom: 544, width: 300 }, window, wanted);
  assert.deepEqual(low, { left: 100, width: 300, height: 340, isAbove: true, bottom: 104 });
  const tight = placed({ left: 0, top: 100, bottom: 144, width: 300 }, { ...window, height: 300 }, wanted);
  assert.deepEqual([tight.isAbove, tight.height], [false, 144]);
});

test('a panel stays within the window', () => {
  const phone = { width: 320, top: 0, height: 640, layoutHeight: 640 };
  const place = placed({ left: 300, top: 40, bottom: 84, width: 400 }, phone, wanted);
  assert.deepEqual([place.left, place.width], [8, 304]);
  const pointed = placed({ left: 300, top: 40, bottom: 84, width: 2 }, phone, { ...wanted, width: 200 });
  assert.deepEqual([pointed.left, pointed.width], [112, 200]);
});

test('counts and findings are told in words', () => {
  assert.deepEqual([0, 1, 1234, '12', 'many', null, undefined, ''].map(countText),
    ['0 results', '1 result', '1,234 results', '12 results', 'many', '', '', '']);
  assert.deepEqual([1, 2].map(suggestionsText), ['1 suggestion', '2 suggestions']);
  const warning = { severity: 'warning', message: 'unknown field', fixes: [{}] };
  const error = { severity: 'error', message: 'unclosed', fixes: [] };
  assert.equal(findingsText([]), '');
  assert.equal(findingsText([error]), 'error: unclosed');
  assert.equal(findingsText([warning, error]), 'warning: unknown field, and 1 more. Alt+Enter shows fixes');
});
