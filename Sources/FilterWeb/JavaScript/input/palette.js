// The colours as CSS variables, each for a light and a dark page, as the element's `color-scheme` says. Every colour of
// text has a contrast of at least 4.5 : 1 with the background.

const colors = {
  'background': ['#ffffff', '#15181d'],
  'color': ['#1c2127', '#e6e9ee'],
  'muted': ['#656d76', '#99a2ae'],
  'border': ['#878f99', '#6f7782'],
  'accent': ['#0b62c4', '#6cb0ff'],
  'panel': ['#ffffff', '#1d2127'],
  'panel-border': ['#d3d8de', '#3a414b'],
  'active': ['#e7f0fb', '#26364b'],
  'selection': ['#b3d4fc', '#2a4a75'],
  'mark': ['#ffe9a8', '#5a4a12'],
  'error': ['#c21f2c', '#ff8078'],
  'warning': ['#9a5b00', '#f0b441'],
  'information': ['#0b62c4', '#6cb0ff'],
  'hint': ['#656d76', '#99a2ae'],
  'token-property': ['#0a55b0', '#7ab8ff'],
  'token-operator': ['#5b6470', '#a7b0bc'],
  'token-keyword': ['#7a3cc2', '#d3a6ff'],
  'token-string': ['#0b6b3a', '#86d6a0'],
  'token-number': ['#9a4600', '#ffb574'],
  'token-enum-member': ['#0b6b3a', '#86d6a0'],
  'token-regexp': ['#a81d63', '#ff9bc8'],
  'token-type': ['#1c2127', '#e6e9ee'],
  'token-macro': ['#00696e', '#6fd6da'],
  'token-variable': ['#00696e', '#6fd6da'],
  'token-decorator': ['#7a3cc2', '#d3a6ff'],
  'token-comment': ['#656d76', '#99a2ae'],
  'token-negated': ['#b3262e', '#ff9a92'],
};

/** Private variables that take the page's `--filterq-…` or else the colour of the scheme. */
export const variables = Object.entries(colors)
  .map(([name, [light, dark]]) => `--_${name}: var(--filterq-${name}, light-dark(${light}, ${dark}));`).join('\n  ');
