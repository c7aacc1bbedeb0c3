// The values of a field in the syntax of lists, as Sources/FilterLexer/TokenScanner+Values.swift reads them.

#ifndef FILTERQUERY_VALUES_H
#define FILTERQUERY_VALUES_H

#include "words.h"

static bool ends_value(const Scanner *scanner, TSLexer *lexer) {
  int32_t c = lexer->lookahead;
  return lexer->eof(lexer) || (c != '/' && at_word_end(lexer)) || closes_values(scanner, c);
}

// Whether a value, a pattern or a quoted text begins at the next character.
static bool begins_value(const Scanner *scanner, TSLexer *lexer) {
  int32_t c = lexer->lookahead;
  if (ends_value(scanner, lexer) || c == ',' || c == '|') return false;
  if (c != '&') return true;
  advance(lexer);
  return lexer->lookahead != '&';
}

// `..` or `TO`, after which the end of a range may be missing. A `TO` after a range is damage.
static bool accept_range(Scanner *scanner, TSLexer *lexer, uint8_t list) {
  lexer->mark_end(lexer);
  // In brackets a parenthesis is a value.
  bool has_end = begins_value(scanner, lexer) || (is_bracketed(scanner) && lexer->lookahead == '(');
  scanner->next = has_end ? BEFORE_END : BEFORE_OTHER;
  scanner->list = has_end ? NO_LIST : AFTER_RANGE;
  return accept(lexer, list == RANGE_ENDED ? DAMAGE : has_end ? RANGE_OPERATOR : UPPER_OPEN);
}

// Passes over dots, of which two are a range. Marks the end before them.
static bool pass_dots(TSLexer *lexer) {
  unsigned count = 0;
  lexer->mark_end(lexer);
  while (lexer->lookahead == '.') {
    advance(lexer);
    if (count < 3) count += 1;
  }
  return count == 2;
}

// Passes over `{…}`. If it is not closed before the next white space, parenthesis or brace, what ends a value in it
// ends this one, and true is returned.
static bool pass_brace(const Scanner *scanner, TSLexer *lexer, bool has_range) {
  bool has_end = false;
  advance(lexer);
  while (lexer->lookahead != '}') {
    int32_t c = lexer->lookahead;
    if (c == '{' || (c != '/' && at_word_end(lexer))) return has_end;
    if (has_end) {
      advance(lexer);
    } else if (c == '.') {
      has_end = pass_dots(lexer) && has_range;
    } else if (c == ',' || c == '|' || c == '&') {
      lexer->mark_end(lexer);
      advance(lexer);
      has_end = c == '&' ? lexer->lookahead == c : !is_single(scanner) || (c == '|' && lexer->lookahead == c);
    } else {
      advance(lexer);
    }
  }
  advance(lexer);
  return false;
}

// The rest of a bare value, up to the marked end. Whether a range or another value follows it directly.
static bool pass_value(const Scanner *scanner, TSLexer *lexer, bool is_empty, bool has_range) {
  for (; !ends_value(scanner, lexer); is_empty = false) {
    int32_t c = lexer->lookahead;
    if (c == '.') {
      if (pass_dots(lexer) && has_range && !is_empty) return true;
    } else if (c == ',' || c == '|' || c == '&') {
      lexer->mark_end(lexer);
      advance(lexer);
      if (c != ',' && lexer->lookahead == c) return false;
      if (c != '&' && !is_single(scanner)) return true;
    } else if (c != '{' || is_bracketed(scanner)) {
      advance(lexer);
    } else if (pass_brace(scanner, lexer, has_range)) {
      return true;
    }
  }
  lexer->mark_end(lexer);
  return false;
}

// A number with thousands separators, of which a later group begins with a zero. Whether the value ends.
static bool pass_grouped_number(TSLexer *lexer, bool *is_empty) {
  unsigned count = 0;
  bool has_zero = false;
  if (lexer->lookahead == '-') {
    advance(lexer);
    *is_empty = false;
  }
  for (; is_digit(lexer->lookahead) && count < 4; count++) advance(lexer);
  if (count > 0) *is_empty = false;
  if (count == 0 || count == 4 || lexer->lookahead != ',') return false;
  lexer->mark_end(lexer);
  while (lexer->lookahead == ',') {
    advance(lexer);
    bool is_zero = lexer->lookahead == '0';
    for (count = 0; is_digit(lexer->lookahead) && count < 4; count++) advance(lexer);
    if (count != 3) return true;
    has_zero = has_zero || is_zero;
    if (has_zero) lexer->mark_end(lexer);
  }
  return !has_zero;
}

// A value whose end is marked.
static bool accept_value(Scanner *scanner, TSLexer *lexer, bool has_range) {
  scanner->list = has_range ? AFTER_VALUE : AFTER_RANGE;
  return accept(lexer, VALUE);
}

// A bare value of which some characters may be passed. One that begins with an operator is damage outside of brackets.
static bool finish_value(Scanner *scanner, TSLexer *lexer, int32_t first, bool is_empty, bool has_range) {
  bool is_joined = pass_value(scanner, lexer, is_empty, has_range);
  bool is_inequality =
    first == NOT_EQUAL && (is_joined || is_open(scanner) || scanner->before != BEFORE_COMPARISON);
  bool is_damage = !is_bracketed(scanner) && (first == '<' || first == '=' || first == '>' || is_inequality);
  accept_value(scanner, lexer, has_range);
  return !is_damage || accept(lexer, DAMAGE);
}

// A quoted text, a pattern or a bare value.
static bool scan_one(Scanner *scanner, TSLexer *lexer, bool has_range) {
  int32_t c = lexer->lookahead;
  int32_t quote = quote_family(c);
  if (c == '/' || quote) {
    scanner->list = has_range ? AFTER_VALUE : AFTER_RANGE;
    return scan_text(lexer, quote ? QUOTED : REGEX, quote ? quote : c);
  }
  bool is_empty = true;
  if (!is_single(scanner) && pass_grouped_number(lexer, &is_empty)) return accept_value(scanner, lexer, has_range);
  if (c == '!') {
    advance(lexer);
    is_empty = false;
    if (lexer->lookahead == '=') c = NOT_EQUAL;
  }
  return finish_value(scanner, lexer, c, is_empty, has_range);
}

// `TO` with the blanks and the star after it, from its second letter on. Whether it is a whole word.
static bool pass_range_word(TSLexer *lexer) {
  if (lexer->lookahead != 'T') return false;
  advance(lexer);
  if (lexer->lookahead != 'O') return false;
  advance(lexer);
  if (continues_word(lexer->lookahead)) return false;
  pass_blanks(lexer);
  if (lexer->lookahead == '*') {
    advance(lexer);
    pass_blanks(lexer);
  }
  return true;
}

// A value, or the first token of a range. `* TO` after a range is damage.
static bool scan_item(Scanner *scanner, TSLexer *lexer, uint8_t list) {
  bool has_range = scanner->relation < ORDER;
  if (lexer->lookahead == '.' && has_range) {
    if (!pass_dots(lexer)) return finish_value(scanner, lexer, '.', false, has_range);
    lexer->mark_end(lexer);
    if (begins_value(scanner, lexer)) {
      scanner->next = BEFORE_END;
      return accept(lexer, LOWER_OPEN);
    }
    return accept_value(scanner, lexer, false);
  }
  if (lexer->lookahead == '*' && is_bracketed(scanner)) {
    advance(lexer);
    lexer->mark_end(lexer);
    bool has_blanks = pass_blanks(lexer);
    if (pass_range_word(lexer)) {
      lexer->mark_end(lexer);
      // In brackets a parenthesis is a value.
      bool has_end = lexer->lookahead == '(' || begins_value(scanner, lexer);
      scanner->next = has_end ? BEFORE_END : BEFORE_OTHER;
      return accept(lexer, has_end && list != RANGE_ENDED ? LOWER_OPEN : DAMAGE);
    }
    if (!has_blanks) return finish_value(scanner, lexer, '*', false, has_range);
    return accept_value(scanner, lexer, has_range);
  }
  return scan_one(scanner, lexer, has_range);
}

// The first value after an operator, or the delimiter before several.
static bool scan_first_value(Scanner *scanner, TSLexer *lexer) {
  int32_t c = lexer->lookahead;
  bool has_brackets = !is_open(scanner) && scanner->relation != ORDER;
  if ((c != '(' || is_open(scanner)) && ((c != '[' && c != '{') || !has_brackets)) return scan_item(scanner, lexer, NO_LIST);
  advance(lexer);
  lexer->mark_end(lexer);
  if (c == '{') {
    // A brace that is closed before white space is a value.
    while (lexer->lookahead == '/' || (lexer->lookahead != '}' && lexer->lookahead != '{' && !at_word_end(lexer))) {
      advance(lexer);
    }
    if (lexer->lookahead == '}') {
      advance(lexer);
      return finish_value(scanner, lexer, c, false, scanner->relation < ORDER);
    }
  }
  scanner->closing = c == '(' ? ')' : c == '[' ? ']' : '}';
  scanner->depth = 0;
  return accept(lexer, VALUE_OPENING);
}

// A word where a value may stand: a connective, the field of another filter, or a value.
static bool scan_value_or_filter(Scanner *scanner, TSLexer *lexer) {
  bool has_range = scanner->relation < ORDER;
  bool is_after_operator = scanner->before == BEFORE_COMPARISON;
  Word word = {{0}, 0, false};
  bool is_name = !is_bracketed(scanner);
  if (is_sign(lexer->lookahead)) {
    advance(lexer);
    word.length = 6;
    is_name = is_name && begins_field(lexer->lookahead);
  }
  while (continues_field(lexer->lookahead)) {
    pass_part(lexer, &word);
    if (lexer->lookahead != '.' || (is_connective(&word) && is_after_operator)) break;
    word.has_dot = true;
    lexer->mark_end(lexer);
    advance(lexer);
    is_name = is_name && continues_field(lexer->lookahead);
    if (lexer->lookahead != '.') continue;
    advance(lexer);
    if (lexer->lookahead != '.' && has_range) {
      return accept_value(scanner, lexer, has_range);
    }
    while (lexer->lookahead == '.') advance(lexer);
    break;
  }
  lexer->mark_end(lexer);
  int32_t c = lexer->lookahead;
  bool is_upper_not =
    is_text(&word, "NOT", false) && !word.has_dot && !is_after_operator && !is_bracketed(scanner);
  if ((is_connective(&word) || is_upper_not) && !continues_word(c)) {
    bool is_end = ends_value(scanner, lexer) || c == ',' || c == '|';
    if (c == '&') {
      advance(lexer);
      is_end = lexer->lookahead == '&';
    }
    if (is_end || is_after_operator) {
      if (is_upper_not) scanner->next = BEFORE_NEGATED;
      return accept(lexer, is_upper_not ? MINUS : is_word(&word, "or") ? OR : AND);
    }
    if (c == '&') return finish_value(scanner, lexer, 'a', false, has_range);
  }
  if (is_name && !is_address(&word)) {
    bool has_blanks = is_blank(c);
    if (begins_operation(lexer, !is_open(scanner))) return accept(lexer, FIELD);
    if (has_blanks) return accept_value(scanner, lexer, has_range);
  }
  return finish_value(scanner, lexer, 'a', false, has_range);
}

// `&` or `|` where a value may begin.
static bool scan_sign_of_value(Scanner *scanner, TSLexer *lexer) {
  int32_t c = lexer->lookahead;
  advance(lexer);
  lexer->mark_end(lexer);
  if (lexer->lookahead == c || (c == '|' && !is_single(scanner))) return accept(lexer, DAMAGE);
  return finish_value(scanner, lexer, c, false, scanner->relation < ORDER);
}

// Back quotes after an operator and blanks: a name if an operator follows, else a value.
static bool scan_back_quoted_value(Scanner *scanner, TSLexer *lexer) {
  bool has_range = scanner->relation < ORDER;
  bool has_end = false;
  advance(lexer);
  while (lexer->lookahead != '`' && !is_line_break(lexer->lookahead) && !lexer->eof(lexer)) {
    int32_t c = lexer->lookahead;
    if (!has_end && (ends_value(scanner, lexer) || c == ',' || c == '|' || c == '&')) {
      lexer->mark_end(lexer);
      has_end = true;
    }
    advance(lexer);
  }
  if (lexer->lookahead == '`') {
    advance(lexer);
    if (!has_end) lexer->mark_end(lexer);
    has_end = has_end || ends_value(scanner, lexer);
    if (begins_operation(lexer, !is_open(scanner))) return accept(lexer, FIELD);
  }
  return has_end ? accept_value(scanner, lexer, has_range) : finish_value(scanner, lexer, '`', false, has_range);
}

// A value after an operator and blanks. False if none follows.
static bool scan_value_after_blanks(Scanner *scanner, TSLexer *lexer) {
  int32_t c = lexer->lookahead;
  bool has_range = scanner->relation < ORDER;
  if (begins_field(c) || is_sign(c)) return scan_value_or_filter(scanner, lexer);
  if (quote_family(c)) {
    scanner->list = has_range ? AFTER_VALUE : AFTER_RANGE;
    return scan_quoted_name(lexer, !is_open(scanner));
  }
  if (c == '`') return scan_back_quoted_value(scanner, lexer);
  if (c == '*') {
    advance(lexer);
    lexer->mark_end(lexer);
    if (lexer->lookahead != ':') return finish_value(scanner, lexer, c, false, has_range);
    return begins_colon(lexer) ? accept(lexer, FIELD) : finish_value(scanner, lexer, c, false, has_range);
  }
  if ((c == '(' && is_open(scanner)) || begins_comparison(c) || c == ',' || c == '|' || c == '~') return false;
  if (c != '(' && at_word_end(lexer)) return false;
  if (c == '-') {
    advance(lexer);
    lexer->mark_end(lexer);
    if (!is_digit(lexer->lookahead)) return accept(lexer, MINUS);
    bool is_empty = false;
    if (is_single(scanner) || !pass_grouped_number(lexer, &is_empty)) {
      return finish_value(scanner, lexer, c, false, has_range);
    }
    return accept_value(scanner, lexer, has_range);
  }
  if (c != '!' && c != '&') return scan_first_value(scanner, lexer);
  advance(lexer);
  lexer->mark_end(lexer);
  int32_t second = lexer->lookahead;
  if (c == '&' ? second == '&' : second == '=' || second == '~') return accept(lexer, DAMAGE);
  return finish_value(scanner, lexer, c, false, has_range);
}

static bool begins_pattern(TSLexer *lexer) {
  return !lexer->eof(lexer) && !is_space(lexer->lookahead) && !is_line_break(lexer->lookahead);
}

// A pattern without slashes: up to a blank, with the parentheses that it closes itself.
static bool scan_pattern(Scanner *scanner, TSLexer *lexer) {
  int32_t quote = quote_family(lexer->lookahead);
  bool is_empty = true;
  if (quote) return scan_text(lexer, QUOTED, quote);
  if (lexer->lookahead == '/') return scan_text(lexer, REGEX, '/');
  unsigned depth = 0;
  scanner->list = AFTER_RANGE;
  for (; begins_pattern(lexer); is_empty = false) {
    int32_t c = lexer->lookahead;
    if (c == ')' && depth == 0) break;
    depth += c == '(' ? 1 : c == ')' ? -1 : 0;
    lexer->mark_end(lexer);
    advance(lexer);
    if ((c == '&' || c == '|') && lexer->lookahead == c) {
      if (is_empty) lexer->mark_end(lexer);
      return accept(lexer, is_empty || depth > 0 ? DAMAGE : VALUE);
    }
  }
  lexer->mark_end(lexer);
  return accept(lexer, depth > 0 ? DAMAGE : VALUE);
}

#endif
