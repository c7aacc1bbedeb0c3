// What the scanners of both syntaxes share: the characters, the lines of a document, and the tokens that are the same.

#ifndef FILTERQUERY_COMMON_H
#define FILTERQUERY_COMMON_H

#include "tree_sitter/parser.h"

#include <stdint.h>
#include <stdlib.h>

// The order is that of `externals` in rules.js. The last six are of lists.
enum Token {
  COMMENT,
  LINE_END,
  GAP,
  LEFT_PARENTHESIS,
  RIGHT_PARENTHESIS,
  MINUS,
  EXCLAMATION,
  OR,
  AND,
  FIELD,
  COMPARISON,
  VALUE,
  WORD,
  EXACT_WORD,
  QUOTED,
  REGEX,
  SHORTHAND,
  DAMAGE,
  RECOVERY,
  VALUE_OPENING,
  VALUE_CLOSING,
  VALUE_SEPARATOR,
  RANGE_OPERATOR,
  UPPER_OPEN,
  LOWER_OPEN,
};

// What precedes a token. A scanner without a serialized state is at the start of a line.
enum Before {
  // The start of a line: '#' starts a comment here that is in no query.
  BEFORE_LINE = 0,
  BEFORE_OTHER,
  // A '-', with its operand directly after it.
  BEFORE_MINUS,
  // A '!', with its name directly after it.
  BEFORE_EXCLAMATION,
  // A field, with its operator directly after it.
  BEFORE_FIELD,
  // An operator, with its value directly after it.
  BEFORE_COMPARISON,
  // A closing quote or slash: a term needs a space here.
  BEFORE_TEXT,
  // A comment that is in no query, so that its line ends none.
  BEFORE_LINE_END,
};

// The family of a quote: the character that stands for it, or 0.
static int32_t quote_family(int32_t c) {
  if (c == '"' || c == 0x201C || c == 0x201D) return '"';
  if (c == '\'' || c == 0x2018 || c == 0x2019) return '\'';
  return 0;
}

static bool is_line_break(int32_t c) { return c == '\n' || c == '\r'; }

static bool is_space(int32_t c) { return c == ' ' || c == '\t' || c == '\v' || c == '\f'; }

static bool is_letter(int32_t c) { return (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z'); }

// Whether a character beyond ASCII is a letter, digit or mark. Without tables of Unicode, these are the characters
// outside the blocks of punctuation and symbols.
static bool is_other_letter(int32_t c) {
  if (c < 0xC0) return c == 0xAA || c == 0xB5 || c == 0xBA;
  if (c == 0xD7 || c == 0xF7) return false;
  if (c >= 0x2000 && c < 0x2C00) return (c >= 0x20D0 && c < 0x2190) || c == 0x2071 || c == 0x207F;
  if (c >= 0x3000 && c < 0x3041) return c == 0x3005 || c == 0x3006 || (c >= 0x302A && c < 0x3030);
  if (c == 0x30FB || (c >= 0xE000 && c < 0xF900)) return false;
  if (c >= 0xFF00 && c < 0xFFEF) return (c >= 0xFF10 && c < 0xFF1A) || (c >= 0xFF21 && c < 0xFF3B) ||
    (c >= 0xFF41 && c < 0xFF5B) || (c >= 0xFF66 && c < 0xFFE0);
  return c < 0xFFEF || (c >= 0x10000 && c < 0x1F000) || c >= 0x20000;
}

static bool begins_field(int32_t c) { return is_letter(c) || c == '_' || (c >= 0x80 && is_other_letter(c)); }

static bool is_sign(int32_t c) { return c == '@' || c == '$' || c == '#'; }

static bool continues_field(int32_t c) { return begins_field(c) || is_sign(c) || (c >= '0' && c <= '9') || c == '-'; }

static bool begins_comparison(int32_t c) { return c == ':' || c == '<' || c == '=' || c == '>'; }

static bool at_word_end(TSLexer *lexer) {
  int32_t c = lexer->lookahead;
  return is_space(c) || is_line_break(c) || c == '(' || c == ')' || c == '/' || lexer->eof(lexer);
}

static void advance(TSLexer *lexer) { lexer->advance(lexer, false); }

static bool accept(TSLexer *lexer, enum Token token) {
  lexer->result_symbol = (TSSymbol)token;
  return true;
}

// Passes over a line break: LF, CR LF or a lone CR.
static void pass_line_break(TSLexer *lexer) {
  bool is_return = lexer->lookahead == '\r';
  advance(lexer);
  if (is_return && lexer->lookahead == '\n') advance(lexer);
}

// Passes over the rest of a line.
static void pass_comment(TSLexer *lexer) {
  while (!is_line_break(lexer->lookahead) && !lexer->eof(lexer)) advance(lexer);
}

// After a line break: whether the next line that is no comment continues the query, since it is indented and not blank.
// Passes over the comments and the spaces at its start. In a text only an unindented '#' begins a comment.
static bool continues_query(TSLexer *lexer, bool is_in_text) {
  for (;;) {
    bool is_indented = is_space(lexer->lookahead);
    while (is_space(lexer->lookahead)) advance(lexer);
    if (lexer->lookahead != '#' || (is_indented && is_in_text)) {
      return is_indented && !is_line_break(lexer->lookahead) && !lexer->eof(lexer);
    }
    pass_comment(lexer);
    if (lexer->eof(lexer)) return false;
    pass_line_break(lexer);
  }
}

// The rest of a bare word or value, to the next white space, parenthesis or slash outside a closed brace.
static void pass_word(TSLexer *lexer) {
  while (!at_word_end(lexer)) {
    if (lexer->lookahead != '{') {
      advance(lexer);
      continue;
    }
    // A closed brace is opaque. One that is not closed before the next white space, parenthesis or brace is an ordinary
    // character, and then a slash after it ends the word.
    bool has_slash = false;
    advance(lexer);
    while (lexer->lookahead != '}') {
      if (lexer->lookahead == '/' && !has_slash) {
        lexer->mark_end(lexer);
        has_slash = true;
      } else if (lexer->lookahead == '{' || (lexer->lookahead != '/' && at_word_end(lexer))) {
        break;
      }
      advance(lexer);
    }
    if (lexer->lookahead == '}') {
      advance(lexer);
    } else if (has_slash) {
      return;
    }
  }
  lexer->mark_end(lexer);
}

// The rest of a quoted text or a regular expression, which `closing` ends. Without its end it is damaged up to the end
// of the query.
static bool finish_text(TSLexer *lexer, enum Token token, int32_t closing) {
  while (!lexer->eof(lexer)) {
    int32_t c = lexer->lookahead;
    if (is_line_break(c)) {
      lexer->mark_end(lexer);
      pass_line_break(lexer);
      if (!continues_query(lexer, true)) return accept(lexer, DAMAGE);
    } else if (c == closing || (closing != '/' && quote_family(c) == closing)) {
      advance(lexer);
      lexer->mark_end(lexer);
      return accept(lexer, token);
    } else {
      advance(lexer);
      if (c == '\\' && !lexer->eof(lexer) && !is_line_break(lexer->lookahead)) advance(lexer);
    }
  }
  lexer->mark_end(lexer);
  return accept(lexer, DAMAGE);
}

static bool scan_text(TSLexer *lexer, enum Token token, int32_t closing) {
  advance(lexer);
  return finish_text(lexer, token, closing);
}

static bool scan_comparison(TSLexer *lexer) {
  int32_t first = lexer->lookahead;
  advance(lexer);
  int32_t second = lexer->lookahead;
  if (first == '=' ? second == '<' || second == '>' : first != ':' && second == '=') advance(lexer);
  lexer->mark_end(lexer);
  return accept(lexer, COMPARISON);
}

static bool scan_name_after_exclamation(TSLexer *lexer) {
  int32_t quote = quote_family(lexer->lookahead);
  if (quote) return scan_text(lexer, QUOTED, quote);
  pass_word(lexer);
  return accept(lexer, EXACT_WORD);
}

// At the start of a term that begins with no letter, quote, operator or '!'. False after the sign of a name.
static bool scan_sign_or_word(TSLexer *lexer) {
  int32_t c = lexer->lookahead;
  switch (c) {
  case '-':
    advance(lexer);
    lexer->mark_end(lexer);
    return accept(lexer, MINUS);
  case '(':
  case ')':
    advance(lexer);
    lexer->mark_end(lexer);
    return accept(lexer, c == '(' ? LEFT_PARENTHESIS : RIGHT_PARENTHESIS);
  case '+':
  case '@':
  case '$':
  case '#':
    advance(lexer);
    if (lexer->lookahead == c && c != '$' && c != '#') {
      advance(lexer);
      if (at_word_end(lexer)) {
        lexer->mark_end(lexer);
        return accept(lexer, SHORTHAND);
      }
    } else if (c != '+' && begins_field(lexer->lookahead)) {
      return false;
    }
    pass_word(lexer);
    return accept(lexer, WORD);
  default:
    pass_word(lexer);
    return accept(lexer, WORD);
  }
}

// White space, comments within a query, standalone commas and slashes, up to the end of the line that ends the query. A
// line break that ends the query is a token if nothing precedes it. A word that begins with commas is a word. Among the
// values of a field, commas and slashes have another meaning. Whether the query continues.
static bool scan_gap(TSLexer *lexer, bool in_values) {
  bool is_empty = true;
  bool is_after_space = false;
  accept(lexer, GAP);
  while (!lexer->eof(lexer)) {
    int32_t c = lexer->lookahead;
    if (c == '#' && is_after_space) {
      pass_comment(lexer);
    } else if (is_line_break(c)) {
      pass_line_break(lexer);
      if (is_empty) lexer->mark_end(lexer);
      if (!continues_query(lexer, false)) return !accept(lexer, is_empty ? LINE_END : GAP);
    } else if (is_space(c) || (c == '/' && !in_values)) {
      advance(lexer);
    } else if (c == ',' && !in_values) {
      while (lexer->lookahead == ',') advance(lexer);
      if (!at_word_end(lexer)) {
        if (!is_empty) return true;
        pass_word(lexer);
        return accept(lexer, WORD);
      }
    } else {
      break;
    }
    lexer->mark_end(lexer);
    is_empty = false;
    is_after_space = is_space(c) || is_line_break(c);
  }
  return true;
}

static bool begins_gap(int32_t c) { return is_space(c) || is_line_break(c) || c == '/' || c == ','; }

static bool is_term(unsigned token) {
  return token == MINUS || token == EXCLAMATION || token == FIELD || token == COMPARISON || token == WORD ||
         token == QUOTED || token == SHORTHAND;
}

static uint8_t before_next(unsigned token) {
  switch (token) {
  case COMMENT: return BEFORE_LINE_END;
  case LINE_END: return BEFORE_LINE;
  case MINUS: return BEFORE_MINUS;
  case EXCLAMATION: return BEFORE_EXCLAMATION;
  case FIELD: return BEFORE_FIELD;
  case COMPARISON: return BEFORE_COMPARISON;
  case QUOTED:
  case REGEX: return BEFORE_TEXT;
  default: return BEFORE_OTHER;
  }
}

#endif
