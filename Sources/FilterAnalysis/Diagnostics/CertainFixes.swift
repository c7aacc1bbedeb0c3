import FilterAST
import FilterLexer
import FilterParser
public import FilterSemantics
public import FilterText
import FilterVocabulary

extension AnalyzedQuery {
  /// Whether a fix of one of the diagnostics may be applied without asking: the query after it finds what was written.
  ///
  /// It is the first fix of the diagnostic, keeps every word, number and field in some spelling (``TypedWords``), and
  /// either finds the same or is the only possible correction (`t: elf`). A fix that removes a term, a value or an
  /// operand is never certain, even if the text without it finds the same.
  ///
  /// Parses the fixed text, and compares the meaning if the text differs.
  public func isCertain(_ fix: Fix, of diagnostic: Diagnostic) -> Bool {
    // A parameter is not a text that happens to begin with its sign.
    if diagnostic.id == SemanticDiagnosticKind.unsetParameter.id { return false }
    if let start = startOfOpenLines, fix.edits.contains(where: { $0.range.end >= start }) { return false }
    guard fix == diagnostic.fixes.first, let fixed = fix.applied(to: source), !cutsWord(fix),
      TypedWords(of: source).areKept(in: TypedWords(of: fixed))
    else { return false }
    if AnalyzedQuery.hasOneFix(diagnostic), keepsValues(fix, of: diagnostic) { return true }
    let after = vocabulary.parse(fixed).query
    guard let before = query, let after else { return query == after }
    if before == after || vocabulary.key(of: before) == vocabulary.key(of: after) { return true }
    // Directives are not part of the compared condition.
    guard SearchRequest(before, in: vocabulary).directives == SearchRequest(after, in: vocabulary).directives else {
      return false
    }
    return before.isEquivalent(to: after, in: vocabulary).isYes
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

  /// Whether a fix of what is glued parts terms, rather than change or shorten a value: `name:fire/ice`, `n:50%%`.
  private func keepsValues(_ fix: Fix, of diagnostic: Diagnostic) -> Bool {
    if diagnostic.id == SemanticDiagnosticKind.gluedTerm.id {
      return fix.edits.allSatisfy { $0.range.isEmpty && $0.replacement == " " }
    }
    if diagnostic.id == SemanticDiagnosticKind.gluedComma.id {
      return fix.edits.allSatisfy { edit in
        source[edit.range].utf8.allSatisfy { ",;.".utf8.contains($0) || $0.isWhitespace }
      }
    }
    return true
  }

  /// The start of a quote that is open across lines: it may end with its line or anywhere after it. Nil without one.
  private var startOfOpenLines: Int? {
    guard let open = parsed.tree.tokens.last(where: { $0.kind == .unclosedQuoted || $0.kind == .unclosedRegex }),
      source.bytes[open.range.start..<open.range.end].contains(where: { $0 == 0x0A || $0 == 0x0D })
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
