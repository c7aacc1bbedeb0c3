/**
 * Documents of filter queries for tree-sitter: the rules of both syntaxes. FilterQuery.ebnf is the grammar; the names
 * here are those of its nodes and tokens. What a character means depends on what precedes it, so the scanner reads
 * every token.
 */
module.exports = ({ name, hasLists }) => grammar({
  name,

  // The order is that of enum Token in src/common.h.
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
    ...hasLists ? [
      $.value_opening,
      $.value_closing,
      $.value_separator,
      // Before the upper end of a range.
      $.range_operator,
      // Of a range without an upper end.
      $._upper_open,
      // Of a range that has no lower end, even after a value.
      $._lower_open,
    ] : [],
  ],

  extras: $ => [$._gap],

  rules: {
    // One query per line; indented lines continue the query above, and '#' starts a comment. Within a query it is a
    // gap.
    document: $ => seq(repeat(choice($.comment, $._line_end, seq($.query, $._line_end))), optional($.query)),

    query: $ => $._level,

    _level: $ => choice($._branch, $.disjunction),

    disjunction: $ => seq($._branch, repeat1(seq($.or, $._branch))),

    _branch: $ => choice($._operand, $.conjunction),

    conjunction: $ => seq($._operand, repeat1(seq(optional($.and), $._operand))),

    _operand: $ => choice(
      $.group, $.name_term, $.exact_name_term, $.filter_term, $.regex_term, $.shorthand_term,
      ...hasLists ? [$.value_group] : []),

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

    ...hasLists ? valueRules : {},
  },
});

/** The rules of the sections that are named after lists. */
const valueRules = {
  value_group: $ => seq(
    optional($.minus), field('field', $.field), field('comparison', $.comparison),
    choice(
      seq($.value_opening, $._value_level, $.value_closing),
      alias($._list_disjunction, $.disjunction),
      alias($._list_range, $.value_range))),

  _value_level: $ => choice($._value_branch, alias($._value_disjunction, $.disjunction)),

  _value_disjunction: $ => seq($._value_branch, repeat1(seq(choice($.or, $.value_separator), $._value_branch))),

  _value_branch: $ => choice($._value_operand, alias($._value_conjunction, $.conjunction)),

  _value_conjunction: $ => seq($._value_operand, repeat1(seq(optional($.and), $._value_operand))),

  _value_operand: $ => choice(alias($._nested_group, $.group), $.value_term, $.value_range),

  _nested_group: $ => seq(optional($.minus), $.left_parenthesis, $._value_level, $.right_parenthesis),

  value_term: $ => seq(optional($.minus), optional($.comparison), $._plain_value),

  value_range: $ => seq(optional($.minus), $._list_range),

  // Without delimiters.
  _list_disjunction: $ => seq($._list_item, repeat1(seq($.value_separator, $._list_item))),

  _list_item: $ => choice(alias($._plain_value, $.value_term), alias($._list_range, $.value_range)),

  _list_range: $ => choice(
    seq($._end, choice(seq($.range_operator, $._end), alias($._upper_open, $.range_operator))),
    seq(choice($.range_operator, alias($._lower_open, $.range_operator)), $._end)),

  _end: $ => alias($._end_value, $.value_term),

  // Before a range, a value is its end.
  _end_value: $ => prec(1, choice($.value, $.quoted, $.regex)),

  _plain_value: $ => choice($.value, $.quoted, $.regex),
};
