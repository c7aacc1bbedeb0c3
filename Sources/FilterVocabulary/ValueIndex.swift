/// Finds the values of one list by text or alias, however they are spelled.
struct ValueIndex: Hashable, Sendable {
  private var places: [String: Int] = [:]
  /// Values whose spelling folds to that of an earlier one (`A` beside `A-`), by their exact spelling in lower case.
  private var exactPlaces: [String: Int] = [:]

  init(_ values: [FieldValue]) {
    places.reserveCapacity(values.count * 2)
    for (index, value) in values.enumerated() {
      insert(value.text, index, values)
      for alias in value.aliases { insert(alias, index, values) }
    }
  }

  private mutating func insert(_ text: String, _ index: Int, _ values: [FieldValue]) {
    let key = ValueSpelling.folded(text)
    guard let taken = places[key] else {
      places[key] = index
      return
    }
    let exact = text.lowercased()
    let isSame = ([values[taken].text] + values[taken].aliases).contains { $0.lowercased() == exact }
    if taken != index, !isSame, exactPlaces[exact] == nil { exactPlaces[exact] = index }
  }

  /// The place of the value of a text, which is given as it is and folded. An exact spelling counts before a folded one.
  func place(of text: String, folded: String) -> Int? {
    if !exactPlaces.isEmpty, let place = exactPlaces[text.lowercased()] { return place }
    return places[folded]
  }
}
