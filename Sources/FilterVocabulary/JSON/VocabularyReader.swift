/// Turns the JSON of a file, a vocabulary or another one with keys of its own, into values and notes errors.
///
/// Reading never stops: missing and invalid parts get defaults, so that one pass finds all errors. References (to
/// catalogs, palettes, fields) are checked against the parts read before.
package struct VocabularyReader {
  private(set) var notes: [VocabularyNote] = []
  /// Whether a program wrote the file, so that it may have no fields.
  let isWritten: Bool
  /// The names and aliases of fields so far, and the field each belongs to.
  var fieldNames: [String: String] = [:]
  /// The same names in the order of the file.
  var fieldNameList: [String] = []
  /// The texts of the single values of each catalog of the file.
  var catalogTexts: [String: Set<String>] = [:]
  /// The catalogs that the host provides.
  var externalCatalogs: Set<String> = []
  /// The names of both kinds of catalogs in the order of the file.
  var catalogNameList: [String] = []
  var paletteNames: Set<String> = []
  /// Whether the vocabulary is one of the syntax of lists.
  var isOfLists = true
  /// The words for terms of the fields so far.
  var synonyms: [Synonym] = []
  /// The names of the palettes in the order of the file.
  var paletteNameList: [String] = []
  /// The number of suggestions that may still be searched for, which bounds the cost of a file with many misspelled
  /// names.
  private var searches = 100

  init(isWritten: Bool) { self.isWritten = isWritten }

  /// Notes an error.
  package mutating func note(_ message: String, at location: FileLocation) {
    notes.append(VocabularyNote(location: location, message: message))
  }

  /// The word that a misspelled one is nearest to; nil if none is near.
  mutating func nearest(to text: String, among words: [String]) -> String? {
    if searches == 0 { return nil }
    searches -= 1
    return NearestWord.nearest(to: text, among: words)
  }

  /// The object that a value is; nil for other values.
  package mutating func object<Key: VocabularyKey>(
    _ value: LocatedJSON, at location: FileLocation
  ) -> VocabularyObject<Key>? {
    guard case .object(let members) = value.content else {
      wrongType(value, at: location, demand: VocabularyMessages.expectedObject(Key.object))
      return nil
    }
    var object = VocabularyObject<Key>(location)
    for member in members {
      if let key = Key(rawValue: member.key) {
        object.insert(member.value, for: key)
      } else {
        let nearest = nearest(to: member.key, among: Key.allCases.map { $0.rawValue })
        note(
          VocabularyMessages.unknownKey(member.key, of: Key.object, nearest: nearest),
          at: location.key(member.key, at: member.offset))
      }
    }
    for key in Key.required where object.members[key] == nil {
      note(VocabularyMessages.missingKey(key.rawValue, of: Key.object), at: location)
    }
    return object
  }

  /// Notes that a value has the wrong type, unless it has a syntax error.
  package mutating func wrongType(_ value: LocatedJSON, at location: FileLocation, demand: String) {
    if case .unreadable = value.content { return }
    note(VocabularyMessages.wrongType(demand, found: value.noun), at: location)
  }
}

/// An object of a file with its known keys.
package struct VocabularyObject<Key: VocabularyKey> {
  package let location: FileLocation
  /// The values by their keys.
  package private(set) var members: [Key: LocatedJSON] = [:]

  init(_ location: FileLocation) { self.location = location }

  /// Inserts a member; of two with one key the first one counts.
  mutating func insert(_ value: LocatedJSON, for key: Key) { if members[key] == nil { members[key] = value } }

  /// The location of the value of a key; that of the object if the key is missing.
  package func location(of key: Key) -> FileLocation {
    members[key].map { location.key(key.rawValue, at: $0.offset) } ?? location
  }

  /// The elements of the list of a key with their locations; none if the value is not a list.
  func elements(_ key: Key) -> [(value: LocatedJSON, location: FileLocation)] {
    guard let list = members[key], case .array(let elements) = list.content else { return [] }
    let location = location(of: key)
    return elements.enumerated().map { ($0.element, location.element($0.offset, at: $0.element.offset)) }
  }
}

extension VocabularyReader {
  /// The text of a key.
  package mutating func text<Key>(_ key: Key, of object: VocabularyObject<Key>, default fallback: String = "") -> String
  {
    guard let value = object.members[key] else { return fallback }
    if case .string(let text) = value.content { return text }
    wrongType(value, at: object.location(of: key), demand: VocabularyMessages.mustBe(key.rawValue, type: "a string"))
    return fallback
  }

  /// The text of a key that must not be empty.
  mutating func name<Key>(_ key: Key, of object: VocabularyObject<Key>) -> String {
    let name = text(key, of: object)
    if name.isEmpty, let value = object.members[key], case .string = value.content {
      note(VocabularyMessages.empty(key.rawValue), at: object.location(of: key))
    }
    return name
  }

  /// The list of texts of a key, none of which may be empty.
  package mutating func texts<Key>(_ key: Key, of object: VocabularyObject<Key>) -> [String] {
    checkList(key, of: object)
    var texts: [String] = []
    for (value, location) in object.elements(key) {
      if case .string(let text) = value.content {
        if text.isEmpty { note(VocabularyMessages.emptyElement(key.rawValue), at: location) }
        texts.append(text)
      } else {
        wrongType(value, at: location, demand: VocabularyMessages.mustContain(key.rawValue, type: "strings"))
      }
    }
    return texts
  }

  /// True or false.
  mutating func bool<Key>(_ key: Key, of object: VocabularyObject<Key>, default fallback: Bool = false) -> Bool {
    guard let value = object.members[key] else { return fallback }
    if case .bool(let bool) = value.content { return bool }
    wrongType(
      value, at: object.location(of: key), demand: VocabularyMessages.mustBe(key.rawValue, type: "true or false"))
    return fallback
  }

  /// A whole number of a range.
  package mutating func number<Key, Number: FixedWidthInteger>(
    _ key: Key, of object: VocabularyObject<Key>, in range: ClosedRange<Number>, default fallback: Number = 0
  ) -> Number {
    guard let value = object.members[key] else { return fallback }
    guard case .number(let number) = value.content else {
      wrongType(value, at: object.location(of: key), demand: VocabularyMessages.mustBe(key.rawValue, type: "a number"))
      return fallback
    }
    if let number = number.flatMap({ Number(exactly: $0) }), range.contains(number) { return number }
    note(VocabularyMessages.outOfRange(key.rawValue, range: range), at: object.location(of: key))
    return fallback
  }

  /// One of a list of words; nil if the key is missing or wrong.
  package mutating func choice<Key, Choice: RawRepresentable & CaseIterable>(
    _ key: Key, of object: VocabularyObject<Key>, noun: String, among choices: [Choice]? = nil
  ) -> Choice? where Choice.RawValue == String {
    guard let value = object.members[key] else { return nil }
    return choice(value, at: object.location(of: key), noun: noun, among: choices)
  }

  /// One of a list of words; nil for another value.
  package mutating func choice<Choice: RawRepresentable & CaseIterable>(
    _ value: LocatedJSON, at location: FileLocation, noun: String, among choices: [Choice]? = nil
  ) -> Choice? where Choice.RawValue == String {
    guard case .string(let text) = value.content else {
      wrongType(value, at: location, demand: VocabularyMessages.expectedChoice(noun))
      return nil
    }
    let choices = choices ?? Array(Choice.allCases)
    if let choice = choices.first(where: { $0.rawValue == text }) { return choice }
    note(VocabularyMessages.unknownChoice(text, noun: noun, words: choices.map { $0.rawValue }), at: location)
    return nil
  }

  mutating func confidence<Key>(_ key: Key, of object: VocabularyObject<Key>) -> Confidence {
    choice(key, of: object, noun: "confidence") ?? .sure
  }

  /// Notes that the value of a key is not a list.
  mutating func checkList<Key>(_ key: Key, of object: VocabularyObject<Key>) {
    guard let value = object.members[key] else { return }
    if case .array = value.content { return }
    wrongType(value, at: object.location(of: key), demand: VocabularyMessages.mustBe(key.rawValue, type: "a list"))
  }
}

/// Finds the known word nearest to a misspelled one.
enum NearestWord {
  /// Keys of other formats.
  private static let synonyms = [
    ("type", "kind"), ("description", "summary"), ("documentation", "summary"), ("title", "label"),
    ("alias", "aliases"), ("default", "nameField"), ("colours", "colors"), ("operator", "operators"),
  ]

  /// The word with the fewest typing errors; nil if none is near. Long texts have none, and at most 500 words are
  /// compared.
  static func nearest(to text: String, among words: [String]) -> String? {
    if text.utf8.count > 32 { return nil }
    let lowercase = text.lowercased()
    if let known = synonyms.first(where: { $0.0 == lowercase })?.1, words.contains(known) { return known }
    let typed = Array(lowercase.utf8)
    var best: (word: String, distance: Int)?
    for word in words.prefix(500) {
      let distance = distance(from: typed, to: Array(word.lowercased().utf8))
      if distance <= (typed.count < 5 ? 1 : 2), distance < best?.distance ?? .max { best = (word, distance) }
    }
    return best?.word
  }

  /// The number of letters to insert, delete, replace, or swap with their neighbor.
  private static func distance(from left: [UInt8], to right: [UInt8]) -> Int {
    var before: [Int] = []
    var last = Array(0...right.count)
    for (row, byte) in left.enumerated() {
      var current = [row + 1]
      for (column, other) in right.enumerated() {
        var least = min(last[column] + (byte == other ? 0 : 1), last[column + 1] + 1, current[column] + 1)
        if row > 0, column > 0, byte == right[column - 1], left[row - 1] == other {
          least = min(least, before[column - 1] + 1)
        }
        current.append(least)
      }
      before = last
      last = current
    }
    return last[right.count]
  }
}
