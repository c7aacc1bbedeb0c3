import FilterText

extension RegexSyntax {
  /// The pieces of the pattern, end to end; none for the empty pattern. Characters that stand for themselves are one part,
  /// but the last of them is its own where a quantifier repeats it; so are the three pieces of a range such as `a-z`.
  public var parts: [RegexPart] {
    var parts: [RegexPart] = []
    var isInClass = false
    var index = 0
    while index < tokens.count {
      let token = tokens[index]
      var end = index + 1
      if isInClass, index + 2 < tokens.count, tokens[index + 1].kind == .classHyphen {
        end = index + 3
      } else if !isInClass {
        end = endOfText(from: index)
      }
      parts.append(part(of: index..<end, isInClass: isInClass))
      switch token.kind {
      case .classOpen: isInClass = true
      case .classClose: isInClass = false
      default: break
      }
      index = end
    }
    return parts
  }

  /// The end of the run of plain characters that begins at a token, without one that is repeated by itself; the next token
  /// where there is no run.
  private func endOfText(from index: Int) -> Int {
    var end = index
    while end < tokens.count, case .literal = tokens[end].kind, tokens[end].problem == nil { end += 1 }
    if end > index + 1, end < tokens.count, tokens[end].isQuantifier { end -= 1 }
    return max(end, index + 1)
  }

  private func part(of run: Range<Int>, isInClass: Bool) -> RegexPart {
    let first = tokens[run.lowerBound]
    let range = SourceRange(start: first.start, end: tokens[run.upperBound - 1].end)
    // The problem of a range stands at its hyphen.
    let problem = run.count == 3 && isInClass ? tokens[run.lowerBound + 1].problem : first.problem
    if let problem = first.isUnclosed ? .unclosedGroup : problem, problem.severity == .error {
      return RegexPart(range: range, category: .error, description: problem.message(about: source[range]))
    }
    if isInClass, run.count == 3, let lower = first.scalar, let upper = tokens[run.upperBound - 1].scalar {
      let ends = "\(RegexToken.named(lower)) to \(RegexToken.named(upper))"
      return RegexPart(range: range, category: .characterClass, description: "any character from " + ends)
    }
    if !isInClass, run.count > 1 {
      let text = RegexProblem.shortened(source[range])
      return RegexPart(range: range, category: .literal, description: "the text '\(text)'")
    }
    return RegexPart(
      range: range, category: first.category(isInClass: isInClass), description: first.explanation)
  }
}
