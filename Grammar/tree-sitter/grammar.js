/**
 * Documents of filter queries for tree-sitter. ../FilterQuery.ebnf is the grammar; the names here are those of its
 * nodes and tokens. What a character means depends on what precedes it, so src/scanner.c reads every token.
 */
module.exports = grammar({
  name: 'filterquery',

  // The order is that of enum Token in src/scanner.c.
  externals: $ => [
    $.comment,
    $._line_end,
    $._gap,
    $.left_parenthesis,
    $.right_parenthesis,
    $.minus,
    $.exclamation,
    $.or,
    $.and,
    $.field,
    $.comparison,
    $.value,
    $.word,
    $._exact_word,
    $.quoted,
    $.regex,
    $.shorthand,
    // Text that cannot be used where it is. No rule has it, so it is always in an ERROR node.
    $._damage,
    // No rule has it: the parser asks for it only while it recovers from an error.
    $._recovery,
  ],

  extras: $ => [$._gap],

  rules: {
    // One query per line; indented lines continue the query above, and '#' starts a comment. Within a query it is a gap.
    document: $ => seq(repeat(choice($.comment, $._line_end, seq($.query, $._line_end))), optional($.query)),

    query: $ => $._level,

    _level: $ => choice($._branch, $.disjunction),

    disjunction: $ => seq($._branch, repeat1(seq($.or, $._branch))),

    _branch: $ => choice($._operand, $.conjunction),

    conjunction: $ => seq($._operand, repeat1(seq(optional($.and), $._operand))),

    _operand: $ => choice($.group, $.name_term, $.exact_name_term, $.filter_term, $.regex_term, $.shorthand_term),

    group: $ => seq(optional($.minus), $.left_parenthesis, $._level, $.right_parenthesis),

    name_term: $ => seq(optional($.minus), field('name', choice($.word, $.quoted))),

    exact_name_term: $ => seq(
      optional($.minus), $.exclamation, field('name', choice(alias($._exact_word, $.word), $.quoted))),

    filter_term: $ => seq(
      optional($.minus), field('field', $.field), field('comparison', $.comparison),
      field('value', choice($.value, $.quoted))),

    regex_term: $ => seq(
      optional($.minus), field('field', $.field), field('comparison', $.comparison), field('pattern', $.regex)),

    shorthand_term: $ => seq(optional($.minus), $.shorthand),
  },
});
