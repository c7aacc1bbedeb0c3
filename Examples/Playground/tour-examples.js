// The twelve examples of the tour: a plain sentence each, from the first term to a file of one's own. `why` names an
// item of which the page then explains why it is found or not.

export const examples = [
  {
    title: 'One condition', list: 'cards', query: 'type:dragon',
    text: 'On the right are 237 cards of an invented game. This query keeps the dragons. Change it, and watch.',
  },
  {
    title: 'Several conditions', list: 'cards', query: 'type:goblin mv<=2 rarity:common',
    text: 'Conditions stand side by side, and all must hold: common goblins with a mana value (a cost) of 2 at most.',
  },
  {
    title: 'Or, groups and minus', list: 'cards', query: '(type:elf or type:goblin) -type:legendary',
    text: '“or” gives a choice, parentheses group, a minus excludes. Point at the tree to see which part is which.',
  },
  {
    title: 'Words inside a text', list: 'cards', query: 'oracle:"draw a card" rarity>=rare',
    text: 'Quotes hold a phrase, here of the rules text. Rarities have an order, so “rare or better” is a comparison.',
  },
  {
    title: 'Mistakes are answered', list: 'cards', query: 'tpye:elf rarity:mytic (power>3',
    text: 'Three mistakes, and the rest still works. Each has a fix, one click away.',
  },
  {
    title: 'A list of songs', list: 'songs', query: 'length>6m rating>=4',
    text: 'Any list can be searched. Of this spreadsheet of songs, the fields and their kinds were inferred.',
  },
  {
    title: 'Names as people type them', list: 'songs', query: 'arligt or zwolf',
    text: 'Without their accents, words still find “Ärligt talat” and “zwölf Takte”. Nothing to configure.',
  },
  {
    title: 'Nested data', list: 'issues', query: 'state:open labels.name:bug comments>=1',
    text: 'Issues from a tracker, as JSON: dots lead into nested objects, and a list matches if one element does.',
  },
  {
    title: 'Why not?', list: 'cards', query: 'type:goblin power>=3 rarity:rare', why: 'Sootling Mob',
    text: 'Why is Sootling Mob not found? Each term is answered below the rows, with the change that would find it.',
  },
  {
    title: 'Said shorter', list: 'cards', query: 'mv>=2 mv>=3 -(-type:elf) (type:elf or oracle:draw)',
    text: 'Logic is checked: terms that change nothing are found, and the simplified form says the same in less.',
  },
  {
    title: 'Patterns', list: 'cards', query: 'oracle:/deals \\d+ damage/ -type:creature',
    text: 'Slashes hold a regular expression. The SQL on the left asks a database for the same rows.',
  },
  {
    title: 'A large one, then your own', list: 'cards',
    query: '((type:elf or type:goblin) (power>=2 or keyword:haste) or type:dragon -(rarity:common or rarity:uncommon))'
      + ' mv<=6 -(oracle:token or is:reserved)',
    text: 'It stays readable as it grows. Now drop a CSV or JSON file of your own: it is searched here, sent nowhere.',
  },
];
