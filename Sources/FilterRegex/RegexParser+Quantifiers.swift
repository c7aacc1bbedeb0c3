extension RegexParser {
  /// A quantifier takes the piece before it. PostgreSQL refuses one that follows another, or a place between characters.
  mutating func parseQuantifier(_ repetition: RegexRepetition) {
    switch newest {
    case nil, .anchor, .damaged(.inlineFlags), .damaged(.nothingToRepeat): damage(.nothingToRepeat)
    case .group(let kind) where kind.isLookAround: damage(.nothingToRepeat)
    case .quantified(let before): damage(isPossessive && !before.isLazy ? .possessiveQuantifier : .doubledQuantifier)
    case .damaged(.possessiveQuantifier), .damaged(.doubledQuantifier): damage(.doubledQuantifier)
    case .literal(let scalar):
      // `add {2}`: nobody repeats a space or a closing brace, but many look for a symbol.
      if isNumberInBraces(repetition), scalar == " " || scalar == "}" {
        tokens[position].problem = tokens[position].problem ?? .symbolAsBounds
      }
      wrapNewest(.quantified(repetition))
    default: wrapNewest(.quantified(repetition))
    }
  }

  /// Whether the current token is a `+`, which other dialects read behind a quantifier.
  private var isPossessive: Bool {
    tokens[position].kind == .quantifier(RegexRepetition(1, nil))
      && tokens[position].end == tokens[position].start + 1
  }

  /// `{2}`. The other quantifiers with one number are none: `?` and `*` allow nothing at all, `+` has no end.
  private func isNumberInBraces(_ repetition: RegexRepetition) -> Bool {
    repetition.minimum == repetition.maximum && tokens[position].end <= tokens[position].start + 5
  }
}
