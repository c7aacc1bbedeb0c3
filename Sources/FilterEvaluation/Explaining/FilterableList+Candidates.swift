import FilterSemantics
public import FilterText

extension FilterableList {
  /// The plan of a text in which some bytes are replaced, as taking a suggestion does. The range is clamped to the text; where it
  /// cuts a code point in two, the halves read as U+FFFD. Linear in the text.
  public func plan(_ text: String, replacing range: SourceRange, with insertion: String) -> FilterPlan {
    let bytes = Array(text.utf8)
    return plan(bytes, range.clamped(to: SourceRange(start: 0, end: bytes.count)), insertion)
  }

  /// The plans of a text for each of several suggestions, for ``CandidateCounter``. The range is clamped to the text.
  public func plans(_ text: String, replacing range: SourceRange, with insertions: [String]) -> [FilterPlan] {
    let bytes = Array(text.utf8)
    let inside = range.clamped(to: SourceRange(start: 0, end: bytes.count))
    return insertions.map { plan(bytes, inside, $0) }
  }

  private func plan(_ bytes: [UInt8], _ range: SourceRange, _ insertion: String) -> FilterPlan {
    var edited = Array(bytes[..<range.start])
    edited += insertion.utf8
    edited += bytes[range.end...]
    return plan(String(decoding: edited, as: UTF8.self))
  }
}
