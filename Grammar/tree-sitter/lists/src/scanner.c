// Reads the tokens of query documents in the syntax of lists, as Sources/FilterLexer/TokenScanner+Lists.swift does, but
// without the blanks around negations and operators. The rest is as in ../../src/scanner.c.

#include "values.h"

// A name or word that is passed, with its end marked, up to a blank: a negation, a field, a connective or a word.
static bool finish_word(Scanner *scanner, TSLexer *lexer, const Word *word) {
  if (is_connective(word)) return accept(lexer, is_word(word, "or") ? OR : AND);
  if (!is_word(word, "not")) return accept(lexer, begins_operation(lexer, true) ? FIELD : WORD);
  bool has_blanks = pass_blanks(lexer);
  bool is_upper = is_text(word, "NOT", false);
  int32_t c = lexer->lookahead;
  bool is_negation = is_upper || c == '(';
  if (!begins_field(c) && !is_sign(c) && !begins_quoted_name(c) && c != '*') {
    if (has_blanks && begins_operator(lexer, true)) return accept(lexer, FIELD);
  } else if (!is_upper) {
    // `not f:v` is a negation, `not in (a)` is a field and `in`.
    Word next = {{0}, 0, false};
    if (begins_quoted_name(c) || c == '*') {
      is_negation = begins_filter(lexer, true);
    } else if (pass_name(lexer, &next)) {
      bool has_gap = pass_blanks(lexer);
      if (is_word(&next, "in") && (lexer->lookahead == '(' || lexer->lookahead == '[')) return accept(lexer, FIELD);
      is_negation = !is_address(&next) && !(has_gap && is_connective(&next)) &&
                    (is_letter(lexer->lookahead) ? has_gap && begins_member(lexer) : begins_operator(lexer, has_gap));
    }
  }
  if (is_negation) scanner->next = BEFORE_NEGATED;
  return accept(lexer, is_negation ? MINUS : WORD);
}

// At the start of a term, or after its sign.
static bool scan_field_or_word(Scanner *scanner, TSLexer *lexer, bool has_sign) {
  Word word = {{0}, has_sign ? 6 : 0, false};
  bool is_name = true;
  while (is_name && continues_field(lexer->lookahead)) {
    pass_part(lexer, &word);
    if (lexer->lookahead != '.') break;
    // A dot belongs to the name only before a character of a name.
    word.has_dot = true;
    lexer->mark_end(lexer);
    advance(lexer);
    is_name = continues_field(lexer->lookahead);
  }
  if (is_name) {
    lexer->mark_end(lexer);
    if (at_word_end(lexer)) return finish_word(scanner, lexer, &word);
    if (begins_operator(lexer, false)) return accept(lexer, FIELD);
  }
  pass_word(lexer);
  return accept(lexer, WORD);
}

// A text in back quotes at the start of a term: a name if an operator follows, else words.
static bool scan_back_quoted(TSLexer *lexer) {
  bool has_end = false;
  bool is_empty = true;
  advance(lexer);
  for (; lexer->lookahead != '`' && !is_line_break(lexer->lookahead) && !lexer->eof(lexer); is_empty = false) {
    if (!has_end && at_word_end(lexer)) {
      lexer->mark_end(lexer);
      has_end = true;
    }
    advance(lexer);
  }
  if (lexer->lookahead == '`' && !is_empty) {
    advance(lexer);
    lexer->mark_end(lexer);
    has_end = has_end || at_word_end(lexer);
    if (begins_operation(lexer, true)) return accept(lexer, FIELD);
  }
  if (!has_end) pass_word(lexer);
  return accept(lexer, WORD);
}

static bool scan_term(Scanner *scanner, TSLexer *lexer) {
  int32_t c = lexer->lookahead;
  if (begins_field(c)) return scan_field_or_word(scanner, lexer, false);
  if (begins_comparison(c)) return scan_comparison(lexer);
  if (quote_family(c)) return scan_quoted_name(lexer, true);
  switch (c) {
  case '`':
    return scan_back_quoted(lexer);
  case '*':
    advance(lexer);
    lexer->mark_end(lexer);
    if (begins_colon(lexer)) {
      scanner->next = BEFORE_COLON;
      return accept(lexer, FIELD);
    }
    pass_word(lexer);
    return accept(lexer, WORD);
  case '~':
    advance(lexer);
    if (at_word_end(lexer)) c = 0;
    pass_word(lexer);
    return accept(lexer, c ? WORD : DAMAGE);
  case '!':
    advance(lexer);
    lexer->mark_end(lexer);
    if (lexer->lookahead == '=' || lexer->lookahead == '~') return accept(lexer, DAMAGE);
    return accept(lexer, lexer->lookahead == '(' || begins_filter(lexer, true) ? MINUS : EXCLAMATION);
  case '&':
  case '|':
    advance(lexer);
    if (lexer->lookahead == c) {
      advance(lexer);
      if (at_word_end(lexer)) {
        lexer->mark_end(lexer);
        return accept(lexer, c == '&' ? AND : OR);
      }
    }
    pass_word(lexer);
    return accept(lexer, WORD);
  default:
    return scan_sign_or_word(lexer) || scan_field_or_word(scanner, lexer, true);
  }
}

// The rest of a sign after its first character. The relation is that of the operator.
static bool finish_sign(Scanner *scanner, TSLexer *lexer, int32_t first, uint8_t *relation) {
  int32_t second = lexer->lookahead;
  bool is_match = second == '~' && (first == '=' || first == '!');
  bool is_unequal = first == '<' && second == '>';
  bool is_reversed = first == '=' && (second == '<' || second == '>');
  if (first != '~' && (second == '=' || is_match || is_unequal || is_reversed)) advance(lexer);
  if (is_match) scanner->next = BEFORE_PATTERN;
  // A pattern is one value.
  *relation = first == '~' ? CONTAINMENT
    : is_match ? ORDER
    : first == '!' || is_unequal ? INEQUALITY
    : first == '=' && !is_reversed ? EQUALITY : ORDER;
  lexer->mark_end(lexer);
  return accept(lexer, COMPARISON);
}

// The operator after a field; another may follow a colon.
static bool scan_operator(Scanner *scanner, TSLexer *lexer) {
  int32_t first = lexer->lookahead;
  scanner->relation = EQUALITY;
  advance(lexer);
  if (first == ':') {
    lexer->mark_end(lexer);
    accept(lexer, COMPARISON);
    first = lexer->lookahead;
    if (first != '!' && (first == ':' || !begins_comparison(first))) return true;
    advance(lexer);
    if (first == '!' && lexer->lookahead != '=' && lexer->lookahead != '~') return true;
  }
  return finish_sign(scanner, lexer, first, &scanner->relation);
}

// The operator after `*`.
static bool scan_colon(Scanner *scanner, TSLexer *lexer) {
  scanner->relation = CONTAINMENT;
  advance(lexer);
  lexer->mark_end(lexer);
  return accept(lexer, COMPARISON);
}

// `in` or `not in`.
static bool scan_membership(Scanner *scanner, TSLexer *lexer) {
  Word word = {{0}, 0, false};
  pass_part(lexer, &word);
  bool is_negative = is_word(&word, "not");
  if (is_negative) {
    pass_blanks(lexer);
    pass_part(lexer, &word);
  }
  scanner->relation = is_negative ? INEQUALITY : EQUALITY;
  lexer->mark_end(lexer);
  return accept(lexer, COMPARISON);
}

// Directly after a value: the rest of a range, a separator, or a connective without blanks around it. Elsewhere a word.
static bool scan_after_value(Scanner *scanner, TSLexer *lexer, uint8_t list) {
  int32_t c = lexer->lookahead;
  if (c == '.') {
    if (pass_dots(lexer) && list == AFTER_VALUE) return accept_range(scanner, lexer, list);
    if (is_open(scanner)) return finish_value(scanner, lexer, c, false, list == AFTER_VALUE);
  } else {
    advance(lexer);
    if (c != ',' && lexer->lookahead == c) {
      advance(lexer);
      lexer->mark_end(lexer);
      if (is_open(scanner) || lexer->lookahead != ',') return accept(lexer, c == '&' ? AND : OR);
    } else if (c != '&' && (is_open(scanner) || !is_single(scanner))) {
      lexer->mark_end(lexer);
      scanner->next = BEFORE_ITEM;
      return accept(lexer, VALUE_SEPARATOR);
    } else if (is_open(scanner)) {
      return finish_value(scanner, lexer, c, false, scanner->relation < ORDER);
    }
  }
  pass_word(lexer);
  return accept(lexer, WORD);
}

// The comment after blanks that are skipped.
static bool scan_stray_comment(TSLexer *lexer) {
  pass_comment(lexer);
  lexer->mark_end(lexer);
  return accept(lexer, DAMAGE);
}

// A token among the values in parentheses.
static bool scan_in_parentheses(Scanner *scanner, TSLexer *lexer) {
  int32_t c = lexer->lookahead;
  bool has_range = scanner->relation < ORDER;
  uint8_t relation = scanner->relation;
  switch (c) {
  case '(':
  case ')':
    scanner->depth += c == '(' ? 1 : -1;
    return scan_sign_or_word(lexer);
  case '-':
    scan_value_after_blanks(scanner, lexer);
    return true;
  case '!':
    advance(lexer);
    lexer->mark_end(lexer);
    if (lexer->lookahead != '=' && lexer->lookahead != '~') return accept(lexer, MINUS);
    if (relation == EQUALITY) return finish_sign(scanner, lexer, c, &relation);
    return finish_value(scanner, lexer, lexer->lookahead == '=' ? NOT_EQUAL : c, false, has_range);
  case ':':
  case '<':
  case '=':
  case '>':
    if (relation != EQUALITY) return scan_item(scanner, lexer, NO_LIST);
    advance(lexer);
    lexer->mark_end(lexer);
    return c == ':' ? accept(lexer, COMPARISON) : finish_sign(scanner, lexer, c, &relation);
  default:
    return scan_item(scanner, lexer, NO_LIST);
  }
}

// A token between the delimiters of values.
static bool scan_in_values(Scanner *scanner, TSLexer *lexer, uint8_t list) {
  bool is_bound = scanner->before == BEFORE_MINUS || scanner->before == BEFORE_NEGATED ||
                  scanner->before == BEFORE_COMPARISON || scanner->before == BEFORE_PATTERN;
  bool has_blanks = is_bound && scanner->before != BEFORE_MINUS && skip_blanks(lexer);
  int32_t c = lexer->lookahead;
  if (lexer->eof(lexer)) return false;
  if (has_blanks && c == '#') return scan_stray_comment(lexer);
  if (scanner->before == BEFORE_END && c != '(') return scan_one(scanner, lexer, false);
  if (scanner->before == BEFORE_PATTERN && begins_pattern(lexer) && c != ')') return scan_pattern(scanner, lexer);
  if (scanner->before == BEFORE_COMPARISON) {
    if (has_blanks) {
      if (scan_value_after_blanks(scanner, lexer)) return true;
      if (c == '/' || c == '~') return scan_one(scanner, lexer, false) && accept(lexer, DAMAGE);
    } else if (!ends_value(scanner, lexer) && c != ',' && c != '|') {
      return c == '&' ? scan_sign_of_value(scanner, lexer) : scan_item(scanner, lexer, NO_LIST);
    }
  }
  if (is_space(c) || is_line_break(c)) {
    bool is_continued = scan_gap(lexer, true);
    if (is_continued && is_bracketed(scanner) && pass_range_word(lexer)) return accept_range(scanner, lexer, list);
    if (list == RANGE_ENDED) scanner->list = list;
    return !is_bound || lexer->result_symbol != GAP || accept(lexer, DAMAGE);
  }
  if (closes_values(scanner, c)) {
    advance(lexer);
    lexer->mark_end(lexer);
    scanner->closing = 0;
    return accept(lexer, VALUE_CLOSING);
  }
  if (c == ',' || c == '|' || c == '&' || (c == '.' && list == AFTER_VALUE)) {
    return scan_after_value(scanner, lexer, list);
  }
  if (begins_field(c) || is_sign(c)) return scan_value_or_filter(scanner, lexer);
  if (!is_bracketed(scanner)) return scan_in_parentheses(scanner, lexer);
  if (c != '(') return scan_item(scanner, lexer, list);
  advance(lexer);
  lexer->mark_end(lexer);
  return accept_value(scanner, lexer, scanner->relation < ORDER);
}

// A token directly after an operator, a separator or another part of values without delimiters. False if a value is
// missing.
static bool scan_next_value(Scanner *scanner, TSLexer *lexer, bool has_blanks) {
  int32_t c = lexer->lookahead;
  switch (scanner->before) {
  case BEFORE_PATTERN:
    if (!begins_pattern(lexer) || c == ')') return false;
    return scan_pattern(scanner, lexer);
  case BEFORE_COMPARISON:
    if (has_blanks) return scan_value_after_blanks(scanner, lexer);
    if (c == '(') return scan_first_value(scanner, lexer);
    if (ends_value(scanner, lexer) || (c == ',' && !is_single(scanner))) return false;
    return c == '&' || c == '|' ? scan_sign_of_value(scanner, lexer) : scan_first_value(scanner, lexer);
  case BEFORE_ITEM:
    if (ends_value(scanner, lexer)) return false;
    if (c == ',' || c == '|') return scan_after_value(scanner, lexer, NO_LIST);
    return c == '&' ? scan_sign_of_value(scanner, lexer) : scan_item(scanner, lexer, NO_LIST);
  case BEFORE_END:
    return scan_one(scanner, lexer, false);
  default:
    return false;
  }
}

static bool scan_outside_of_values(Scanner *scanner, TSLexer *lexer, uint8_t list) {
  uint8_t before = scanner->before;
  bool is_after_operator = before == BEFORE_COMPARISON || before == BEFORE_PATTERN;
  bool may_skip = is_after_operator || before == BEFORE_FIELD || before == BEFORE_NEGATED;
  bool has_blanks = may_skip && skip_blanks(lexer);
  int32_t c = lexer->lookahead;
  if (lexer->eof(lexer)) return false;
  if (has_blanks && c == '#') return scan_stray_comment(lexer);
  if (before == BEFORE_COLON) return scan_colon(scanner, lexer);
  if (before == BEFORE_FIELD && is_letter(c)) return scan_membership(scanner, lexer);
  if (before == BEFORE_FIELD && (begins_comparison(c) || c == '!' || c == '~')) return scan_operator(scanner, lexer);
  if (before == BEFORE_EXCLAMATION && !at_word_end(lexer)) return scan_name_after_exclamation(lexer);
  if (scan_next_value(scanner, lexer, has_blanks)) return true;
  if (list != NO_LIST && (c == '.' || c == '|' || c == '&' || (c == ',' && !is_single(scanner)))) {
    return scan_after_value(scanner, lexer, list);
  }
  if (!begins_gap(c)) return scan_term(scanner, lexer);
  bool is_bound = is_after_operator || before == BEFORE_EXCLAMATION || before == BEFORE_MINUS ||
                  before == BEFORE_NEGATED || before == BEFORE_ITEM;
  scan_gap(lexer, false);
  return !is_bound || lexer->result_symbol != GAP || accept(lexer, DAMAGE);
}

static bool scan_token(Scanner *scanner, TSLexer *lexer) {
  int32_t c = lexer->lookahead;
  uint8_t list = scanner->list;
  scanner->list = NO_LIST;
  if (scanner->before == BEFORE_LINE && c == '#') {
    pass_comment(lexer);
    lexer->mark_end(lexer);
    return accept(lexer, COMMENT);
  }
  if (scanner->before == BEFORE_LINE_END && is_line_break(c)) {
    pass_line_break(lexer);
    lexer->mark_end(lexer);
    return accept(lexer, LINE_END);
  }
  bool is_found = is_open(scanner) ? scan_in_values(scanner, lexer, list)
                                   : scan_outside_of_values(scanner, lexer, list);
  if (!is_found) return false;
  unsigned token = lexer->result_symbol;
  bool ends_range = scanner->before == BEFORE_END && (token == VALUE || token == QUOTED || token == REGEX);
  if (is_bracketed(scanner) && (ends_range || token == UPPER_OPEN)) scanner->list = RANGE_ENDED;
  if (scanner->before == BEFORE_TEXT && is_term(lexer->result_symbol)) lexer->result_symbol = DAMAGE;
  return true;
}

void *tree_sitter_filterquery_lists_external_scanner_create(void) { return calloc(1, sizeof(Scanner)); }

void tree_sitter_filterquery_lists_external_scanner_destroy(void *payload) { free(payload); }

unsigned tree_sitter_filterquery_lists_external_scanner_serialize(void *payload, char *buffer) {
  const Scanner *scanner = payload;
  if (!scanner) return 0;
  buffer[0] = (char)scanner->before;
  buffer[1] = (char)scanner->relation;
  buffer[2] = (char)scanner->list;
  buffer[3] = (char)scanner->closing;
  buffer[4] = (char)(scanner->depth & 0xFF);
  buffer[5] = (char)(scanner->depth >> 8);
  return 6;
}

void tree_sitter_filterquery_lists_external_scanner_deserialize(void *payload, const char *buffer, unsigned length) {
  Scanner *scanner = payload;
  if (!scanner) return;
  *scanner = (Scanner){0};
  if (length != 6) return;
  scanner->before = (uint8_t)buffer[0];
  scanner->relation = (uint8_t)buffer[1];
  scanner->list = (uint8_t)buffer[2];
  scanner->closing = (uint8_t)buffer[3];
  scanner->depth = (uint16_t)((uint8_t)buffer[4] | (uint8_t)buffer[5] << 8);
}

bool tree_sitter_filterquery_lists_external_scanner_scan(void *payload, TSLexer *lexer, const bool *valid_symbols) {
  Scanner *scanner = payload;
  (void)valid_symbols;
  if (!scanner || lexer->eof(lexer)) return false;
  scanner->next = NO_STATE;
  if (!scan_token(scanner, lexer)) return false;
  unsigned token = lexer->result_symbol;
  scanner->before = scanner->next == NO_STATE ? before_next(token) : scanner->next;
  if (token == LINE_END) *scanner = (Scanner){0};
  // A state has no more than what matters, so that edits keep most of a tree.
  bool has_values = is_open(scanner) || scanner->list != NO_LIST || scanner->before >= BEFORE_NEGATED;
  if (!has_values && scanner->before != BEFORE_COMPARISON) scanner->relation = EQUALITY;
  return true;
}
