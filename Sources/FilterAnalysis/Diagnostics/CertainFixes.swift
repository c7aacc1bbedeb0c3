import FilterAST
import FilterLexer
import FilterParser
public import FilterSemantics
public import FilterText
import FilterVocabulary

extension AnalyzedQuery {
  /// Whether a fix of one of the diagnostics may be applied without asking: it changes no answer that the query gives.
  ///
  /// It is the first fix of the diagnostic and keeps every word, number and field in some spelling (``TypedWords``). The
  /// query after it is equivalent to the one before, or the diagnostic refuses the query, so that there is no answer, and
  /// the fix is the only possible correction and keeps every character of every value (`t: elf`). A fix that removes a
  /// term, a value or an operand is never certain, even if the text without it finds the same.
  ///
  /// Parses the fixed text, and compares the meaning if the text differs.
  public func isCertain(_ fix: Fix, of diagnostic: Diagnostic) -> Bool {
    // A parameter is not a text that happens to begin with its sign.
    if diagnostic.id == SemanticDiagnosticKind.unsetParameter.id { return false }
    if let start = startOfOpenLines, fix.edits.contains(where: { $0.range.end >= start }) { return false }
    guard fix == diagnostic.fixes.first, let fixed = fix.applied(to: source), !cutsWord(fix),
      TypedWords(of: source).areKept(in: TypedWords(of: fixed))
    else { return false }
    if AnalyzedQuery.hasOneFix(diagnostic), refusesQuery(diagnostic),
      ValueCharacters(of: source).areKept(in: ValueCharacters(of: fixed))
    {
      return true
    }
    let after = vocabulary.parse(fixed).query
    guard let before = query, let after else { return query == after }
    if before == after || vocabulary.key(of: before) == vocabulary.key(of: after) { return true }
    // Directives are not part of the compared condition.
    guard SearchRequest(before, in: vocabulary).directives == SearchRequest(after, in: vocabulary).directives else {
      return false
    }
    return before.isEquivalent(to: after, in: vocabulary).isYes
  }

  /// Whether the query has no answer because of a diagnostic: of an error, or where every term is ignored.
  private func refusesQuery(_ diagnostic: Diagnostic) -> Bool {
    if diagnostic.severity == .error { return true }
    return vocabulary.ignoresUnreadTerms && !leaves.isEmpty && leaves.allSatisfy { $0.error != nil }
  }

  /// Whether a fix inserts white space inside a word, other than before a filter: `t:elfc:g`.
  private func cutsWord(_ fix: Fix) -> Bool {
    fix.edits.contains { edit in
      guard edit.range.isEmpty, edit.replacement.utf8.last?.isWhitespace == true, edit.range.start > 0,
        edit.range.start < source.length
      else { return false }
      let (before, after) = (source.bytes[edit.range.start - 1], source.bytes[edit.range.start])
      func isWord(_ byte: UInt8) -> Bool { byte.isLetter || byte.isDigit || byte >= 0x80 }
      return isWord(before) && isWord(after)
        && !beginsWithField(SourceRange(start: edit.range.start, end: source.length))
    }
  }

  /// The start of a quote that is open across lines: it may end with its line or anywhere after it. Nil without one.
  private var startOfOpenLines: Int? {
    guard let open = parsed.tree.tokens.last(where: { $0.kind == .unclosedQuoted || $0.kind == .unclosedRegex }),
      source.bytes[open.range.start..<open.range.end].contains(where: { $0.isLineBreak })
    else { return nil }
    return open.range.start
  }

  /// Whether the first fix of a diagnostic is the only possible reading, although it changes what is found. With two
  /// readings (`usd:1,5` is a list or a fraction) neither is certain.
  private static func hasOneFix(_ diagnostic: Diagnostic) -> Bool {
    if SemanticDiagnosticKind.allCases.contains(where: { $0.hasOneFix && $0.id == diagnostic.id }) {
      // A fix that also corrects other diagnostics is no other reading.
      return diagnostic.fixes.count { fix in
        !diagnostic.fixes.contains { $0 != fix && Set($0.edits).isSubset(of: fix.edits) }
      } == 1
    }
    return diagnostic.id == SyntaxDiagnosticKind.doubledOperator.id || isJoining(diagnostic.id)
  }

  /// Whether a kind of diagnostic is about white space beside an operator.
  static func isJoining(_ id: DiagnosticID) -> Bool {
    id == SyntaxDiagnosticKind.spaceAfterOperator.id || id == SyntaxDiagnosticKind.spaceBeforeOperator.id
  }
}

/// The words, numbers and fields of a text, which a certain fix keeps.
///
/// They are the runs of letters and the runs of digits, without regard to letter case. Everything else is spelling:
/// quotes, parentheses, operators, commas, white space, the signs of other keyboards, and the connectives `and`, `or`
/// and `not`, which may become `-` or nothing.
struct TypedWords {
  private var words: [[UInt8]] = []

  /// Linear in the text.
  init(of source: SourceText) {
    var word: [UInt8] = []
    var isNumber = false
    func end(_ word: inout [UInt8], _ words: inout [[UInt8]]) {
      if !word.isEmpty, !Self.connectives.contains(word) { words.append(word) }
      word.removeAll()
    }
    for scalar in source.description.unicodeScalars {
      guard let plain = ForeignSign.wordScalar(scalar) else {
        end(&word, &words)
        continue
      }
      let isDigit = plain.value >= 0x30 && plain.value <= 0x39
      if isDigit != isNumber { end(&word, &words) }
      isNumber = isDigit
      let lower = plain.value >= 0x41 && plain.value <= 0x5A ? plain.value + 0x20 : plain.value
      word.append(contentsOf: UTF8.encode(Unicode.Scalar(lower) ?? plain) ?? UTF8.encodedReplacementCharacter)
    }
    end(&word, &words)
  }

  private static let connectives = ["and", "or", "not"].map { Array($0.utf8) }

  /// Whether every word is in another text at least as often. In the same order they may be divided differently there:
  /// `elfc` in `t:elfc:g` becomes `elf` and `c`. A word with other letters within it is another word.
  func areKept(in other: TypedWords) -> Bool {
    var rest = words.joined()[...]
    for word in other.words where rest.starts(with: word) { rest = rest.dropFirst(word.count) }
    if rest.isEmpty { return true }
    var counts: [[UInt8]: Int] = [:]
    for word in other.words { counts[word, default: 0] += 1 }
    return words.allSatisfy { word in
      guard let count = counts[word], count > 0 else { return false }
      counts[word] = count - 1
      return true
    }
  }
}

/// The characters of a text that may belong to a value: all but white space, quotes, parentheses and the characters of
/// operators, which a certain fix may change.
private struct ValueCharacters {
  private var counts: [Unicode.Scalar: Int] = [:]

  /// Linear in the text.
  init(of source: SourceText) {
    for scalar in source.description.unicodeScalars where !Self.isSpelling(scalar) { counts[scalar, default: 0] += 1 }
  }

  private static func isSpelling(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar {
    case "(", ")", ":", "=", "<", ">", "!", "\"", "'", "\u{2018}", "\u{2019}", "\u{201C}", "\u{201D}": true
    default: scalar.value <= 0x20
    }
  }

  /// Whether another text has every character at least as often.
  func areKept(in other: ValueCharacters) -> Bool {
    counts.allSatisfy { scalar, count in other.counts[scalar, default: 0] >= count }
  }
}
