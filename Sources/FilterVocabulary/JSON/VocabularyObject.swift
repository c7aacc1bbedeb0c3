/// An object of a file whose keys are known.
struct VocabularyObject<Key: VocabularyKey> {
  let place: VocabularyPlace
  private(set) var members: [Key: JSONValue] = [:]

  init(_ place: VocabularyPlace) {
    self.place = place
  }

  /// Takes a member in; of two with one key the first one counts.
  mutating func insert(_ value: JSONValue, _ key: Key) {
    if members[key] == nil { members[key] = value }
  }

  /// Where the value of a key stands; the object where it has none.
  func place(of key: Key) -> VocabularyPlace {
    members[key].map { place.key(key.rawValue, at: $0.offset) } ?? place
  }

  /// The elements of the list of a key and where they stand; none where it is no list.
  func elements(_ key: Key) -> [(value: JSONValue, place: VocabularyPlace)] {
    guard let list = members[key], case .array(let elements) = list.content else { return [] }
    let place = place(of: key)
    return elements.enumerated().map { ($0.element, place.element($0.offset, at: $0.element.offset)) }
  }
}
