import FilterAST
import FilterLexer
import FilterParser
import FilterSemantics
import FilterText
import FilterVocabulary

/// Finds bare words that are meant as something else than a name: `++e:dom`, `mv≥3`, `/^light/`.
struct MisreadWords: DiagnosticPass {
  let query: AnalyzedQuery
  let budget: FixBudget
  var found: [Diagnostic] = []

  static func of(_ query: AnalyzedQuery, budget: FixBudget) -> [Diagnostic] {
    var pass = MisreadWords(query: query, budget: budget)
    for index in query.leaves.indices {
      guard let word = pass.bareWord(index) else { continue }
      if !pass.reportShorthand(word) { pass.reportForeignOperator(index, word) }
    }
    pass.reportPatterns()
    return pass.found
  }

  /// The range of the bare word that a leaf is; nil for other terms and for long words.
  private func bareWord(_ index: Int) -> SourceRange? {
    guard query.leaves.indices.contains(index),
      case .name(_, exact: false, let name) = query.leaves[index].term, name.form == .bare
    else { return nil }
    let range = query.leaves[index].value
    return range.length == name.text.utf8.count && range.length <= 200 ? range : nil
  }

  /// Whether a syntax error has its cause in a glued shorthand, which is reported: the closing quote of
  /// `++!"Lightning Bolt"` has no opening one, since that is a part of the name.
  static func explains(_ diagnostic: Diagnostic, in query: AnalyzedQuery) -> Bool {
    guard diagnostic.id == SyntaxDiagnosticKind.unopenedQuote.id, query.source.length <= FixTrial.maximumLength,
      diagnostic.range.start < query.source.length
    else { return false }
    let pass = MisreadWords(query: query, budget: FixBudget(0))
    let mark = query.source.bytes[diagnostic.range.start]
    let words = query.leaves.indices.reversed().lazy.compactMap { pass.bareWord($0) }
    guard
      let opener = words.first(where: {
        $0.end <= diagnostic.range.start && query.source.bytes[$0.start..<$0.end].contains(mark)
      })
    else { return false }
    return pass.gluedShorthand(opener) != nil
  }

  /// The shorthand at the start of a word that goes on with a term; nil if there is none.
  private func gluedShorthand(_ word: SourceRange) -> SourceRange? {
    let mark = SourceRange(start: word.start, end: word.start + 2)
    let isGlued =
      word.length > 2 && Shorthand(rawValue: query.source[mark]) != nil
      && beginsTerm(SourceRange(start: mark.end, end: word.end))
    return isGlued ? mark : nil
  }

  /// `++e:dom`, `++!"Lightning Bolt"`: without a space the shorthand is a part of the name.
  private mutating func reportShorthand(_ word: SourceRange) -> Bool {
    guard let mark = gluedShorthand(word) else { return false }
    report(
      .gluedTerm, at: mark, "missing space after \(query.quoted(mark))",
      fixes: [Fix(title: "Insert a space after \(query.quoted(mark))", edits: [.insert(" ", at: mark.end)])])
    return true
  }

  /// Whether a text is more than a word of a name: a field with a value, an exact name, a quoted text.
  private func beginsTerm(_ range: SourceRange) -> Bool {
    switch query.source.bytes[range.start] {
    case UInt8(ascii: "!"), UInt8(ascii: "\""), UInt8(ascii: "'"): return range.length > 1
    default: return query.beginsWithField(range)
    }
  }

  /// `mv≥3`, `mv ≥ 3`: the sign is a letter of the name.
  private mutating func reportForeignOperator(_ index: Int, _ word: SourceRange) {
    guard let (sign, comparison) = query.foreignOperator(in: word) else { return }
    var name = SourceRange(start: word.start, end: sign.start)
    if name.isEmpty, let before = neighbor(index - 1, of: word) { name = before }
    var valueStart = sign.end
    if sign.end == word.end, let after = neighbor(index + 1, of: word) { valueStart = after.start }
    guard !name.isEmpty, valueStart < query.source.length,
      let field = FieldName(exactly: query.source[name]), query.vocabulary.fieldID(named: field) != nil
    else { return }
    let marks = SourceRange(start: name.end, end: valueStart)
    report(
      .foreignOperator, at: sign, "\(query.quoted(sign)) is not an operator; write '\(comparison.rawValue)'",
      fixes: [
        Fix(
          title: "Change to '\(comparison.rawValue)'",
          edits: [TextEdit(range: marks, replacement: comparison.rawValue)])
      ])
  }

  /// The bare word of a leaf that only spaces separate from another word.
  private func neighbor(_ index: Int, of word: SourceRange) -> SourceRange? {
    guard let other = bareWord(index) else { return nil }
    let gap = SourceRange(start: min(word.end, other.end), end: max(word.start, other.start))
    return query.source.bytes[gap.start..<gap.end].allSatisfy { $0 == 0x20 } ? other : nil
  }

  /// `/^light/`: a pattern without a field is a name between slashes, which are dropped.
  private mutating func reportPatterns() {
    let tokens = query.parsed.tree.tokens
    guard tokens.contains(where: { $0.kind == .slash }), query.source.length <= FixTrial.maximumLength,
      let id = query.vocabulary.fieldID(spelled: query.vocabulary.nameField), query.vocabulary[id].takesRegex
    else { return }
    let field = query.vocabulary[id].name + ":"
    var index = 0
    while index < tokens.count {
      guard let last = endOfPattern(at: index, of: tokens) else {
        index += 1
        continue
      }
      let range = SourceRange(start: tokens[index].range.start, end: tokens[last].range.end)
      let text = field + query.source[range]
      report(
        .bareRegex, at: range, "a pattern needs a field; write \(Diagnostic.quotation(of: text))",
        fixes: [
          Fix(
            title: "Change to '\(Diagnostic.quotation(of: text))'", edits: [.insert(field, at: range.start)])
        ])
      index = last + 1
    }
  }

  /// The token that closes a pattern which a token opens. Both slashes are single, at the ends of words; a pattern with
  /// spaces must have a special character, since slashes also separate words.
  private func endOfPattern(at first: Int, of tokens: [Token]) -> Int? {
    let bytes = query.source.bytes
    guard tokens[first].kind == .slash, tokens[first].range.length == 1,
      first == 0 || tokens[first - 1].kind == .whitespace || tokens[first - 1].kind == .leftParenthesis,
      let last = tokens[(first + 1)...].firstIndex(where: { $0.kind == .slash }), tokens[last].range.length == 1
    else { return nil }
    let inside = bytes[tokens[first].range.end..<tokens[last].range.start]
    let end = tokens[last].range.end
    guard let opening = inside.first, opening > 0x20, let closing = inside.last, closing > 0x20,
      end == bytes.count || bytes[end] <= 0x20 || bytes[end] == UInt8(ascii: ")")
    else { return nil }
    let isSpecial = inside.contains { "^$.*+?[\\|".utf8.contains($0) }
    return isSpecial || !inside.contains { $0 <= 0x20 } ? last : nil
  }
}

extension AnalyzedQuery {
  /// Whether a text begins with the name of a field and an operator, which a value follows.
  func beginsWithField(_ range: SourceRange) -> Bool {
    let bytes = source.bytes[range.start..<range.end].drop { $0 == UInt8(ascii: "-") }
    guard let mark = bytes.firstIndex(where: { ":=<>!".utf8.contains($0) }), mark - bytes.startIndex <= 24,
      let name = FieldName(exactly: source[SourceRange(start: bytes.startIndex, end: mark)]),
      vocabulary.fieldID(named: name) != nil
    else { return false }
    let value = bytes[mark...].drop { ":=<>!".utf8.contains($0) }
    return !value.isEmpty && (bytes[mark] != UInt8(ascii: "!") || value.startIndex > mark + 1)
  }

  /// The first mathematical sign in a range, and the operator that it stands for.
  func foreignOperator(in range: SourceRange) -> (sign: SourceRange, comparison: Comparison)? {
    let bytes = source.bytes
    var start = range.start
    while start + 3 <= range.end {
      // U+2260, U+2264 and U+2265 are E2 89 A0, A4 and A5.
      if bytes[start] == 0xE2, bytes[start + 1] == 0x89 {
        let comparison: Comparison? =
          switch bytes[start + 2] {
          case 0xA0: .notEqual
          case 0xA4: .lessOrEqual
          case 0xA5: .greaterOrEqual
          default: nil
          }
        if let comparison { return (SourceRange(start: start, end: start + 3), comparison) }
      }
      start += 1
    }
    return nil
  }
}
