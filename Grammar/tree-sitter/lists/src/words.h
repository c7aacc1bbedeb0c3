// Names, words with a meaning of their own, and what makes a name a field, as in
// Sources/FilterLexer/TokenScanner+Lists.swift.

#ifndef FILTERQUERY_WORDS_H
#define FILTERQUERY_WORDS_H

#include "../../src/common.h"

// What precedes a token, besides the cases of enum Before.
enum BeforeInLists {
  // `NOT` or `not`, after which blanks may stand.
  BEFORE_NEGATED = 16,
  // The field `*`, with its colon directly after it.
  BEFORE_COLON,
  // `=~` or `!~`, with its pattern after it.
  BEFORE_PATTERN,
  // A separator of values without delimiters.
  BEFORE_ITEM,
  // `..` or `TO`, with the end of the range directly after it.
  BEFORE_END,
};

// The family of the operator before values.
enum Relation { EQUALITY, INEQUALITY, ORDER, CONTAINMENT };

// What may follow a value directly.
enum List {
  NO_LIST,
  // A range or a separator.
  AFTER_VALUE,
  // A separator.
  AFTER_RANGE,
  // In brackets, after a range and blanks: no `TO`.
  RANGE_ENDED,
};

typedef struct {
  uint8_t before;
  uint8_t relation;
  uint8_t list;
  // The closing delimiter of the values, or 0.
  uint8_t closing;
  // The open parentheses among them.
  uint16_t depth;
  // What precedes the next token, if it is not what the token says. It is not serialized.
  uint8_t next;
} Scanner;

static const uint8_t NO_STATE = 0xFF;

// The first "character" of a value that begins with `!=`.
static const int32_t NOT_EQUAL = -1;

static bool is_open(const Scanner *scanner) { return scanner->closing != 0; }

static bool is_bracketed(const Scanner *scanner) { return is_open(scanner) && scanner->closing != ')'; }

// Whether one value follows the operator, so that commas belong to it.
static bool is_single(const Scanner *scanner) { return scanner->relation == ORDER && !is_open(scanner); }

static bool closes_values(const Scanner *scanner, int32_t c) {
  if (is_bracketed(scanner)) return c == ']' || c == '}' || c == ')';
  return is_open(scanner) && c == ')' && scanner->depth == 0;
}

static bool is_digit(int32_t c) { return c >= '0' && c <= '9'; }

static bool is_blank(int32_t c) { return c == ' ' || c == '\t'; }

// Passes over blanks; whether there are any.
static bool pass_blanks(TSLexer *lexer) {
  if (!is_blank(lexer->lookahead)) return false;
  while (is_blank(lexer->lookahead)) advance(lexer);
  return true;
}

// The same before a token.
static bool skip_blanks(TSLexer *lexer) {
  if (!is_blank(lexer->lookahead)) return false;
  while (is_blank(lexer->lookahead)) lexer->advance(lexer, true);
  return true;
}

// The first letters of a name, and the number of its characters up to a dot.
typedef struct {
  char letters[6];
  unsigned length;
  bool has_dot;
} Word;

// Passes over the characters of a part of a name.
static void pass_part(TSLexer *lexer, Word *word) {
  while (continues_field(lexer->lookahead)) {
    if (!word->has_dot && word->length < 6) {
      word->letters[word->length] = lexer->lookahead < 0x80 ? (char)lexer->lookahead : '?';
      word->length += 1;
    }
    advance(lexer);
  }
}

static bool is_text(const Word *word, const char *text, bool folds) {
  unsigned length = 0;
  while (text[length]) {
    if (length == word->length) return false;
    char letter = word->letters[length];
    if ((folds ? (char)(letter | 0x20) : letter) != text[length]) return false;
    length += 1;
  }
  return word->length == length;
}

// Whether a character continues a word that has a meaning of its own.
static bool continues_word(int32_t c) { return c >= 0x80 || continues_field(c); }

// Whether a word is one in any letter case.
static bool is_word(const Word *word, const char *text) { return !word->has_dot && is_text(word, text, true); }

static bool is_connective(const Word *word) { return is_word(word, "or") || is_word(word, "and"); }

// In an address, the colon is no operator.
static bool is_address(const Word *word) { return is_text(word, "http", true) || is_text(word, "https", true); }

// Whether an operator is next. After blanks, a word may begin with `~`. Passes over a '!' or '~'.
static bool begins_operator(TSLexer *lexer, bool has_blanks) {
  int32_t c = lexer->lookahead;
  if (c != '!' && (c != '~' || !has_blanks)) return begins_comparison(c) || c == '~';
  advance(lexer);
  return c == '~' ? at_word_end(lexer) : lexer->lookahead == '=' || lexer->lookahead == '~';
}

// After a `*`: whether it is a field, since a colon by itself is next.
static bool begins_colon(TSLexer *lexer) {
  if (lexer->lookahead != ':') return false;
  advance(lexer);
  int32_t c = lexer->lookahead;
  if (c == '!') {
    advance(lexer);
    return lexer->lookahead != '=' && lexer->lookahead != '~';
  }
  return c == ':' || !begins_comparison(c);
}

// Whether a word is `in`, and values in delimiters are next, after blanks.
static bool begins_membership(TSLexer *lexer, const Word *word) {
  if (!is_word(word, "in")) return false;
  pass_blanks(lexer);
  return lexer->lookahead == '(' || lexer->lookahead == '[';
}

// Whether `in` or `not in` is next.
static bool begins_member(TSLexer *lexer) {
  Word word = {{0}, 0, false};
  pass_part(lexer, &word);
  if (is_word(&word, "not")) {
    pass_blanks(lexer);
    word.length = 0;
    pass_part(lexer, &word);
  }
  return begins_membership(lexer, &word);
}

// Whether the operator of a name is next.
static bool begins_operation(TSLexer *lexer, bool has_membership) {
  bool has_blanks = pass_blanks(lexer);
  if (!is_letter(lexer->lookahead)) return begins_operator(lexer, has_blanks);
  return has_membership && has_blanks && begins_member(lexer);
}

// A quoted text: a name if an operator follows.
static bool scan_quoted_name(TSLexer *lexer, bool has_membership) {
  int32_t quote = quote_family(lexer->lookahead);
  advance(lexer);
  bool is_empty = quote_family(lexer->lookahead) == quote;
  finish_text(lexer, QUOTED, quote);
  if (lexer->result_symbol != QUOTED || is_empty) return true;
  return accept(lexer, begins_operation(lexer, has_membership) ? FIELD : QUOTED);
}

// Passes over a name and its dots; whether it is one.
static bool pass_name(TSLexer *lexer, Word *word) {
  if (is_sign(lexer->lookahead)) {
    advance(lexer);
    word->length = 6;
  }
  bool is_name = begins_field(lexer->lookahead);
  while (continues_field(lexer->lookahead)) {
    pass_part(lexer, word);
    if (lexer->lookahead != '.') return is_name;
    word->has_dot = true;
    advance(lexer);
  }
  return false;
}

// Passes over a name in quotes or back quotes, in one line; false if it is empty or not closed.
static bool pass_quoted_name(TSLexer *lexer) {
  int32_t family = quote_family(lexer->lookahead);
  bool is_empty = true;
  advance(lexer);
  while (!is_line_break(lexer->lookahead) && !lexer->eof(lexer)) {
    int32_t c = lexer->lookahead;
    advance(lexer);
    if (family ? quote_family(c) == family : c == '`') return !is_empty;
    if (family && c == '\\' && !is_line_break(lexer->lookahead)) advance(lexer);
    is_empty = false;
  }
  return false;
}

static bool begins_quoted_name(int32_t c) { return quote_family(c) || c == '`'; }

// Whether a name with an operator is next.
static bool begins_filter(TSLexer *lexer, bool has_membership) {
  Word word = {{0}, 0, false};
  if (lexer->lookahead == '*') {
    advance(lexer);
    return begins_colon(lexer);
  }
  if (begins_quoted_name(lexer->lookahead)) return pass_quoted_name(lexer) && begins_operation(lexer, has_membership);
  if (!pass_name(lexer, &word) || is_address(&word)) return false;
  if (is_connective(&word) && is_blank(lexer->lookahead)) return false;
  return begins_operation(lexer, has_membership);
}

#endif
