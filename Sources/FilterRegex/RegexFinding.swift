import FilterText

/// A fact about a pattern, before it is worded.
struct RegexFinding: Hashable {
  let problem: RegexProblem
  let range: SourceRange
  /// The tokens it speaks of; empty where it is about a count.
  let tokens: Range<Int>
}

extension RegexSyntax {
  /// What is wrong with the pattern, in the order of the text; with limits, also where it first exceeds each of them.
  func findings(limits: RegexLimits?) -> [RegexFinding] {
    var found: [RegexFinding] = []
    var isTooDeep = false
    var index = 0
    while index < tokens.count {
      if tokens[index].isUnclosed { found.append(finding(.unclosedGroup, index..<index + 1)) }
      guard let problem = tokens[index].problem else {
        index += 1
        continue
      }
      var end = index + 1
      if problem.isOneFindingARun {
        while end < tokens.count, tokens[end].problem == problem { end += 1 }
      }
      switch problem {
      case .nestingTooDeep where isTooDeep: break
      case .reversedRange: found.append(finding(problem, index - 1..<index + 2))
      case .emptyClass: found.append(finding(problem, index..<index + 2))
      case .shorthandInClass:
        let start = tokens[index].start
        let length = RegexShorthand(in: source.bytes, at: start)?.length ?? tokens[index].range.length
        let range = SourceRange(start: start, end: start + length)
        found.append(RegexFinding(problem: problem, range: range, tokens: index..<end))
      default: found.append(finding(problem, index..<end))
      }
      if problem == .nestingTooDeep { isTooDeep = true }
      index = end
    }
    guard let limits else { return found }
    for excess in excesses(of: limits) {
      // Four at most, so this stays linear.
      found.insert(excess, at: found.firstIndex { $0.range.start > excess.range.start } ?? found.count)
    }
    return found
  }

  private func finding(_ problem: RegexProblem, _ run: Range<Int>) -> RegexFinding {
    let range = SourceRange(start: tokens[run.lowerBound].start, end: tokens[run.upperBound - 1].end)
    return RegexFinding(problem: problem, range: range, tokens: run)
  }
}
