/// Finds the values of one list by text or alias, however they are spelled.
struct ValueIndex: Hashable, Sendable {
  private var places: [String: Int] = [:]

  init(_ values: [FieldValue]) {
    places.reserveCapacity(values.count * 2)
    for (index, value) in values.enumerated() {
      insert(value.text, index)
      for alias in value.aliases { insert(alias, index) }
    }
  }

  private mutating func insert(_ text: String, _ index: Int) {
    let key = ValueSpelling.folded(text)
    if places[key] == nil { places[key] = index }
  }

  /// The place of the value of a folded text.
  func place(ofFolded text: String) -> Int? { places[text] }
}
