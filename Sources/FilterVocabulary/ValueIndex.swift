/// Finds the values of one list by text or alias, however they are spelled.
struct ValueIndex: Hashable, Sendable {
  private var places: [String: Int] = [:]
  /// Values whose spelling folds to that of an earlier one (`A` beside `A-`), by their exact spelling in lower case.
  private var exactPlaces: [String: Int] = [:]

  /// Indexes values. Linear in their names.
  init(_ values: [FieldValue]) {
    places.reserveCapacity(values.count * 2)
    // The spellings, in lower case, of each value whose folded name another one has too.
    var spellings: [Int: Set<String>] = [:]
    for (index, value) in values.enumerated() {
      for name in [value.text] + value.aliases {
        let key = ValueSpelling.folded(name)
        guard let taken = places[key] else {
          places[key] = index
          continue
        }
        if taken == index { continue }
        let exact = name.lowercased()
        let own = spellings[taken] ?? Set(([values[taken].text] + values[taken].aliases).map { $0.lowercased() })
        spellings[taken] = own
        if !own.contains(exact), exactPlaces[exact] == nil { exactPlaces[exact] = index }
      }
    }
  }

  /// The place of the value of a text, which is given as it is and folded. An exact spelling counts before a folded one.
  func place(of text: String, folded: String) -> Int? {
    if !exactPlaces.isEmpty, let place = exactPlaces[text.lowercased()] { return place }
    return places[folded]
  }
}
