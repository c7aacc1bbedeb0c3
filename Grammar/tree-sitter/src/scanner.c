// Reads the tokens of query documents, as Sources/FilterLexer/TokenScanner.swift does and with its names, and the lines
// of a document, as Sources/FilterDocuments/QueryDivision.swift does. A comment within a query is a part of a gap.
//
// Every loop reads a character per turn or ends, and the state is one byte. What a token is depends on the text and the
// token before it alone, not on what the parser expects.

#include "common.h"

typedef struct {
  uint8_t before;
} Scanner;

// At the start of a term, or after its sign: a field if an operator follows the name, else a word, which may be a
// connective if no sign precedes it.
static bool scan_field_or_word(TSLexer *lexer, bool has_sign) {
  char letters[3] = {0};
  unsigned length = has_sign ? 4 : 0;
  bool is_name = true;
  while (is_name && continues_field(lexer->lookahead)) {
    while (continues_field(lexer->lookahead)) {
      if (length < 3) letters[length] = (char)(lexer->lookahead | 0x20);
      if (length < 4) length += 1;
      advance(lexer);
    }
    if (lexer->lookahead != '.') break;
    // A dot belongs to the name only before a character of a name.
    length = 4;
    lexer->mark_end(lexer);
    advance(lexer);
    is_name = continues_field(lexer->lookahead);
  }
  if (is_name) {
    lexer->mark_end(lexer);
    if (begins_comparison(lexer->lookahead)) return accept(lexer, FIELD);
    if (lexer->lookahead == '!') {
      advance(lexer);
      if (lexer->lookahead == '=') return accept(lexer, FIELD);
      length = 4;
    }
  }
  if (!at_word_end(lexer)) length = 4;
  pass_word(lexer);
  if (length == 2 && letters[0] == 'o' && letters[1] == 'r') return accept(lexer, OR);
  if (length == 3 && letters[0] == 'a' && letters[1] == 'n' && letters[2] == 'd') return accept(lexer, AND);
  return accept(lexer, WORD);
}

static bool scan_value(TSLexer *lexer) {
  int32_t c = lexer->lookahead;
  if (c == '/') return scan_text(lexer, REGEX, '/');
  int32_t quote = quote_family(c);
  if (quote) return scan_text(lexer, QUOTED, quote);
  pass_word(lexer);
  // A value that starts with a second operator.
  return accept(lexer, c == '<' || c == '=' || c == '>' ? DAMAGE : VALUE);
}

static bool scan_term(TSLexer *lexer) {
  int32_t c = lexer->lookahead;
  if (begins_field(c)) return scan_field_or_word(lexer, false);
  if (begins_comparison(c)) return scan_comparison(lexer);
  int32_t quote = quote_family(c);
  if (quote) return scan_text(lexer, QUOTED, quote);
  if (c != '!') return scan_sign_or_word(lexer) || scan_field_or_word(lexer, true);
  advance(lexer);
  lexer->mark_end(lexer);
  return accept(lexer, lexer->lookahead == '=' ? DAMAGE : EXCLAMATION);
}

static bool scan_token(Scanner *scanner, TSLexer *lexer) {
  int32_t c = lexer->lookahead;
  switch (scanner->before) {
  case BEFORE_LINE:
    if (c != '#') break;
    pass_comment(lexer);
    lexer->mark_end(lexer);
    return accept(lexer, COMMENT);
  case BEFORE_LINE_END:
    if (!is_line_break(c)) break;
    pass_line_break(lexer);
    lexer->mark_end(lexer);
    return accept(lexer, LINE_END);
  case BEFORE_FIELD:
    if (begins_comparison(c)) return scan_comparison(lexer);
    if (c == '!') return scan_comparison(lexer);
    break;
  case BEFORE_COMPARISON:
    if (c == '/' || !at_word_end(lexer)) return scan_value(lexer);
    break;
  case BEFORE_EXCLAMATION:
    if (!at_word_end(lexer)) return scan_name_after_exclamation(lexer);
    break;
  default:
    break;
  }
  bool is_bound = scanner->before == BEFORE_COMPARISON || scanner->before == BEFORE_EXCLAMATION ||
                  scanner->before == BEFORE_MINUS;
  if (begins_gap(c)) {
    scan_gap(lexer, false);
    if (is_bound && lexer->result_symbol == GAP) lexer->result_symbol = DAMAGE;
  } else {
    scan_term(lexer);
  }
  if (scanner->before == BEFORE_TEXT && is_term(lexer->result_symbol)) lexer->result_symbol = DAMAGE;
  return true;
}

void *tree_sitter_filterquery_external_scanner_create(void) { return calloc(1, sizeof(Scanner)); }

void tree_sitter_filterquery_external_scanner_destroy(void *payload) { free(payload); }

unsigned tree_sitter_filterquery_external_scanner_serialize(void *payload, char *buffer) {
  const Scanner *scanner = payload;
  if (!scanner) return 0;
  buffer[0] = (char)scanner->before;
  return 1;
}

void tree_sitter_filterquery_external_scanner_deserialize(void *payload, const char *buffer, unsigned length) {
  Scanner *scanner = payload;
  if (scanner) scanner->before = length > 0 ? (uint8_t)buffer[0] : BEFORE_LINE;
}

bool tree_sitter_filterquery_external_scanner_scan(void *payload, TSLexer *lexer, const bool *valid_symbols) {
  Scanner *scanner = payload;
  (void)valid_symbols;
  if (!scanner || lexer->eof(lexer) || !scan_token(scanner, lexer)) return false;
  scanner->before = before_next(lexer->result_symbol);
  return true;
}
