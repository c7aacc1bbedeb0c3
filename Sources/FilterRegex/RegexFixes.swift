import FilterText

/// Candidate fixes of a diagnostic, the best first. `RegexFixTrial` decides which are offered.
struct RegexFixes {
  let syntax: RegexSyntax
  let diagnostic: RegexDiagnostic

  private var text: String { syntax.source[diagnostic.range] }
  private var start: Int { diagnostic.range.start }

  /// The candidates, the best first.
  var candidates: [Fix] {
    switch diagnostic.kind {
    case .atomicGroup: [replacement("(?:")]
    case .badCharacterCode, .misplacedEscape, .unknownEscape: escapes
    case .boundTooLarge: bounds
    case .doubledQuantifier, .possessiveQuantifier: [removalOfQuantifiers]
    case .emptyClass: [escape(start), removal]
    case .inlineFlags: [text.hasSuffix(":") ? replacement("(?:") : removal]
    case .malformedBounds:
      // For `{2` at the very end a brace is missing; for `{2x}` the braces are probably meant literally.
      diagnostic.range.end == syntax.source.length
        ? [insertion("}", at: diagnostic.range.end), escape(start)] : [escape(start)]
    case .misplacedHyphen: [escape(start)]
    case .namedGroup: [replacement("(")]
    case .nothingToRepeat: [escape(start), removal]
    case .reversedBounds: reversedBounds
    case .reversedRange: reversedRange
    case .shorthandInClass: [replacement(String(text.dropFirst(2)) + "\\s")]
    case .symbolAsBounds: [escape(start)]
    case .trailingBackslash: [replacement("\\\\"), removal]
    case .unclosedClass: [insertion("]", at: syntax.source.length), escape(start)]
    case .unclosedGroup: closings + [escape(start)]
    case .unclosedPosixClass:
      [insertion(RegexDiagnosticKind.mark(of: text) + "]", at: diagnostic.range.end), escape(start)]
    case .unknownGroup: [replacement("("), Fix(title: "Escape '?'", edits: [.insert("\\", at: start + 1)])]
    case .unknownPosixClass: posixClass
    case .unmatchedParenthesis: [escapeOfEach, removal]
    case .backReference, .nestingTooDeep, .parenthesesTooDeep, .patternTooComplex, .patternTooLong,
      .tooManyRepetitions, .unknownBackReference:
      []
    }
  }

  private var removal: Fix { remove(diagnostic.range) }

  private func remove(_ range: SourceRange) -> Fix {
    Fix(title: "Remove '\(Diagnostic.quotation(of: syntax.source[range]))'", edits: [.delete(range)])
  }

  private func replacement(_ text: String) -> Fix {
    Fix(title: "Use '\(Diagnostic.quotation(of: text))'", edits: [TextEdit(range: diagnostic.range, replacement: text)])
  }

  private func insertion(_ text: String, at offset: Int) -> Fix {
    Fix(title: "Insert '\(Diagnostic.quotation(of: text))'", edits: [.insert(text, at: offset)])
  }

  /// Makes the character at an offset literal.
  private func escape(_ offset: Int) -> Fix {
    let character = syntax.source[SourceRange(start: offset, end: offset + 1)]
    return Fix(title: "Escape '\(character)'", edits: [.insert("\\", at: offset)])
  }

  private var escapeOfEach: Fix {
    Fix(
      title: "Escape '\(Diagnostic.quotation(of: text))'",
      edits: diagnostic.tokens.map { .insert("\\", at: syntax.tokens[$0].start) })
  }

  /// Removes the backslash; for `\z`, first offers the escape that is probably meant.
  private var escapes: [Fix] {
    let backslash = Fix(
      title: "Remove the backslash", edits: [.delete(SourceRange(start: start, end: start + 1))])
    return text == "\\z" ? [replacement("\\Z"), backslash] : [backslash]
  }

  /// Removes a quantifier and all that follow it, since they would be misplaced too.
  private var removalOfQuantifiers: Fix {
    var end = diagnostic.tokens.upperBound
    while end < syntax.tokens.count, syntax.tokens[end].isQuantifier { end += 1 }
    return remove(SourceRange(start: start, end: syntax.tokens[end - 1].end))
  }

  private var bounds: [Fix] {
    guard let numbers = RegexBounds(text) else { return [] }
    let largest = "\(RegexRepetition.maximumBound)"
    guard let maximum = numbers.maximum else { return [replacement("{\(largest)\(numbers.tail)")] }
    let minimum = numbers.isMinimumTooLarge ? largest : numbers.minimum
    if maximum.isEmpty { return [replacement("{\(minimum),\(numbers.tail)")] }
    return [replacement("{\(minimum),\(numbers.tail)"), replacement("{\(minimum),\(largest)\(numbers.tail)")]
  }

  private var reversedBounds: [Fix] {
    guard let numbers = RegexBounds(text), let maximum = numbers.maximum else { return [] }
    return [replacement("{\(maximum),\(numbers.minimum)\(numbers.tail)")]
  }

  private var reversedRange: [Fix] {
    let run = diagnostic.tokens
    return [replacement(rangeEnd(run.upperBound - 1) + "-" + rangeEnd(run.lowerBound))]
  }

  /// An end of a range, escaped if its character has a meaning elsewhere in the brackets.
  private func rangeEnd(_ token: Int) -> String {
    let text = syntax.source[syntax.tokens[token].range]
    return ["^", "]", "[", "-"].contains(text) ? "\\" + text : text
  }

  private var closings: [Fix] {
    let open = syntax.tokens[diagnostic.tokens.lowerBound...].reduce(into: 0) { if $1.isUnclosed { $0 += 1 } }
    return [insertion(String(repeating: ")", count: open), at: syntax.source.length)]
  }

  /// The name in lower case, if that is a known name.
  private var posixClass: [Fix] {
    let name = text.lowercased().dropFirst(2).dropLast(2)
    return RegexPosixClass(rawValue: String(name)) == nil ? [] : [replacement("[:\(name):]")]
  }
}

/// Tests a fix: it must remove its diagnostic, add none, and not change where the pattern ends in a query.
///
/// Any edit may change the meaning of the rest of a pattern (after a bracket, the rest is a class), so a fix is checked
/// by parsing the result.
struct RegexFixTrial {
  private let source: SourceText
  private let shorthands: [RegexShorthand]
  private let limits: RegexLimits?
  private let before: [RegexDiagnosticKind: Int]
  private let slashesBefore: Slashes

  init(of syntax: RegexSyntax, limits: RegexLimits?, diagnostics: [RegexDiagnostic]) {
    self.source = syntax.source
    self.shorthands = syntax.shorthands
    self.limits = limits
    self.before = RegexFixTrial.counts(diagnostics)
    self.slashesBefore = Slashes(in: syntax.source)
  }

  /// Whether a fix removes a diagnostic of this kind without adding any.
  func passes(_ fix: Fix, for kind: RegexDiagnosticKind) -> Bool {
    for edit in fix.edits where Slashes(in: SourceText(edit.replacement)).unescaped > 0 { return false }
    guard let fixed = fix.applied(to: source) else { return false }
    let slashes = Slashes(in: fixed)
    if slashes.unescaped > slashesBefore.unescaped || slashes.isOpen && !slashesBefore.isOpen { return false }
    let after = RegexFixTrial.counts(
      RegexSyntax(parsing: fixed, shorthands: shorthands).unwordedDiagnostics(limits: limits))
    for (found, count) in after where count > (before[found] ?? 0) - (found == kind ? 1 : 0) { return false }
    return true
  }

  private static func counts(_ diagnostics: [RegexDiagnostic]) -> [RegexDiagnosticKind: Int] {
    var counts: [RegexDiagnosticKind: Int] = [:]
    for diagnostic in diagnostics { counts[diagnostic.kind, default: 0] += 1 }
    return counts
  }

  /// The number of unescaped slashes in a text, and whether a slash after the text would be escaped: both decide where
  /// the pattern ends in a query.
  private struct Slashes {
    var unescaped = 0
    var isOpen = false

    init(in source: SourceText) {
      for byte in source.bytes {
        if byte == UInt8(ascii: "/"), !isOpen { unescaped += 1 }
        isOpen = byte == UInt8(ascii: "\\") && !isOpen
      }
    }
  }
}
