import FilterText

/// What might repair a finding, the best first. `RegexFixTrial` decides what is offered.
struct RegexFixes {
  let syntax: RegexSyntax
  let finding: RegexFinding

  private var text: String { syntax.source[finding.range] }
  private var start: Int { finding.range.start }

  /// The proposals.
  var candidates: [Fix] {
    switch finding.problem {
    case .atomicGroup: [replacement("(?:")]
    case .badCharacterCode, .misplacedEscape, .unknownEscape: escapes
    case .boundTooLarge: bounds
    case .doubledQuantifier, .possessiveQuantifier: [removalOfQuantifiers]
    case .emptyClass: [escape(start), removal]
    case .inlineFlags: [text.hasSuffix(":") ? replacement("(?:") : removal]
    case .malformedBounds:
      // Behind `{2` at the very end a brace is missing; in `{2x}` something else was meant.
      finding.range.end == syntax.source.length ? [insertion("}", finding.range.end), escape(start)] : [escape(start)]
    case .misplacedHyphen: [escape(start)]
    case .namedGroup: [replacement("(")]
    case .nothingToRepeat: [escape(start), removal]
    case .reversedBounds: reversedBounds
    case .reversedRange: reversedRange
    case .shorthandInClass: [replacement(String(text.dropFirst(2)) + "\\s")]
    case .symbolAsBounds: [escape(start)]
    case .trailingBackslash: [replacement("\\\\"), removal]
    case .unclosedClass: [insertion("]", syntax.source.length), escape(start)]
    case .unclosedGroup: closings + [escape(start)]
    case .unclosedPosixClass: [insertion(RegexProblem.mark(of: text) + "]", finding.range.end), escape(start)]
    case .unknownGroup: [replacement("("), Fix(title: "Escape '?'", edits: [.insert("\\", at: start + 1)])]
    case .unknownPosixClass: posixClass
    case .unmatchedParenthesis: [escapeOfEach, removal]
    case .backReference, .nestingTooDeep, .parenthesesTooDeep, .patternTooComplex, .patternTooLong,
      .tooManyRepetitions, .unknownBackReference:
      []
    }
  }

  private var removal: Fix { remove(finding.range) }

  private func remove(_ range: SourceRange) -> Fix {
    Fix(title: "Remove '\(RegexProblem.shortened(syntax.source[range]))'", edits: [.delete(range)])
  }

  private func replacement(_ text: String) -> Fix {
    Fix(title: "Use '\(RegexProblem.shortened(text))'", edits: [TextEdit(range: finding.range, replacement: text)])
  }

  private func insertion(_ text: String, _ offset: Int) -> Fix {
    Fix(title: "Insert '\(RegexProblem.shortened(text))'", edits: [.insert(text, at: offset)])
  }

  /// Takes the meaning from the character at an offset.
  private func escape(_ offset: Int) -> Fix {
    let character = syntax.source[SourceRange(start: offset, end: offset + 1)]
    return Fix(title: "Escape '\(character)'", edits: [.insert("\\", at: offset)])
  }

  private var escapeOfEach: Fix {
    Fix(
      title: "Escape '\(RegexProblem.shortened(text))'",
      edits: finding.tokens.map { .insert("\\", at: syntax.tokens[$0].start) })
  }

  /// The letter without its backslash, or with a backslash that is one; and the escape that is meant by many.
  private var escapes: [Fix] {
    let backslash = Fix(
      title: "Remove the backslash", edits: [.delete(SourceRange(start: start, end: start + 1))])
    return text == "\\z" ? [replacement("\\Z"), backslash] : [backslash]
  }

  /// A quantifier, with all that follow it: they would stand behind another one, too.
  private var removalOfQuantifiers: Fix {
    var end = finding.tokens.upperBound
    while end < syntax.tokens.count, syntax.tokens[end].isQuantifier { end += 1 }
    return remove(SourceRange(start: start, end: syntax.tokens[end - 1].end))
  }

  private var bounds: [Fix] {
    guard let numbers = RegexBounds(text) else { return [] }
    let largest = "\(RegexRepetition.largestBound)"
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
    let run = finding.tokens
    return [replacement(rangeEnd(run.upperBound - 1) + "-" + rangeEnd(run.lowerBound))]
  }

  /// An end of a range for another place within the brackets, where its character might mean something.
  private func rangeEnd(_ token: Int) -> String {
    let text = syntax.source[syntax.tokens[token].range]
    return ["^", "]", "[", "-"].contains(text) ? "\\" + text : text
  }

  private var closings: [Fix] {
    let open = syntax.tokens[finding.tokens.lowerBound...].reduce(into: 0) { if $1.isUnclosed { $0 += 1 } }
    return [insertion(String(repeating: ")", count: open), syntax.source.length)]
  }

  /// The name in lower case, where that is a name.
  private var posixClass: [Fix] {
    let name = text.lowercased().dropFirst(2).dropLast(2)
    return RegexPosixClass(rawValue: String(name)) == nil ? [] : [replacement("[:\(name):]")]
  }
}
