extension FuzzyStorage {
  /// Whether the typed words, in their order, are all words of a candidate or of one of its faces.
  func isFace(_ pattern: TypedPattern, of name: Int) -> Bool {
    let own = wordRange(of: name)
    let typed = pattern.words
    if own.count < typed.count { return false }
    if own.count == typed.count { return stands(typed, at: own.lowerBound) }
    var start = own.lowerBound
    for index in own.lowerBound + 1..<own.upperBound + 1 where index == own.upperBound || nameWords[index].beginsFace {
      if index - start == typed.count, stands(typed, at: start) { return true }
      start = index
    }
    return false
  }

  private func stands(_ typed: [TypedPattern.Word], at start: Int) -> Bool {
    for (offset, word) in typed.enumerated() {
      guard word.known.isFirstWhole, nameWords[start + offset].word == word.exact.lowerBound else { return false }
    }
    return true
  }
}
