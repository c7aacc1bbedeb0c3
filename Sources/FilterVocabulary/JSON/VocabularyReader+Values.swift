extension VocabularyReader {
  /// The text of a key.
  mutating func text<Key>(_ object: VocabularyObject<Key>, _ key: Key, default fallback: String = "") -> String {
    guard let value = object.members[key] else { return fallback }
    if case .string(let text) = value.content { return text }
    wrongType(object.place(of: key), value, VocabularyMessages.mustBe(key.rawValue, "a text"))
    return fallback
  }

  /// The text of a key that may not be empty.
  mutating func name<Key>(_ object: VocabularyObject<Key>, _ key: Key) -> String {
    let name = text(object, key)
    if name.isEmpty, let value = object.members[key], case .string = value.content {
      note(object.place(of: key), VocabularyMessages.empty(key.rawValue))
    }
    return name
  }

  /// The list of texts of a key. None of them may be empty.
  mutating func texts<Key>(_ object: VocabularyObject<Key>, _ key: Key) -> [String] {
    isList(object, key)
    var texts: [String] = []
    for (value, place) in object.elements(key) {
      if case .string(let text) = value.content {
        if text.isEmpty { note(place, VocabularyMessages.emptyElement(key.rawValue)) }
        texts.append(text)
      } else {
        wrongType(place, value, VocabularyMessages.mustHold(key.rawValue, "texts"))
      }
    }
    return texts
  }

  /// True or false.
  mutating func bool<Key>(_ object: VocabularyObject<Key>, _ key: Key, default fallback: Bool = false) -> Bool {
    guard let value = object.members[key] else { return fallback }
    if case .bool(let bool) = value.content { return bool }
    wrongType(object.place(of: key), value, VocabularyMessages.mustBe(key.rawValue, "true or false"))
    return fallback
  }

  /// A whole number of a range.
  mutating func number<Key, Number: FixedWidthInteger>(
    _ object: VocabularyObject<Key>, _ key: Key, in range: ClosedRange<Number>, default fallback: Number = 0
  ) -> Number {
    guard let value = object.members[key] else { return fallback }
    guard case .number(let number) = value.content else {
      wrongType(object.place(of: key), value, VocabularyMessages.mustBe(key.rawValue, "a number"))
      return fallback
    }
    if let number = number.flatMap({ Number(exactly: $0) }), range.contains(number) { return number }
    note(object.place(of: key), VocabularyMessages.outOfRange(key.rawValue, range))
    return fallback
  }

  /// One of a list of words; nil where the key is missing or wrong.
  mutating func choice<Key, Choice: RawRepresentable & CaseIterable>(
    _ object: VocabularyObject<Key>, _ key: Key, _ noun: String
  ) -> Choice? where Choice.RawValue == String {
    guard let value = object.members[key] else { return nil }
    return choice(value, object.place(of: key), noun)
  }

  /// The word a value is.
  mutating func choice<Choice: RawRepresentable & CaseIterable>(
    _ value: JSONValue, _ place: VocabularyPlace, _ noun: String
  ) -> Choice? where Choice.RawValue == String {
    guard case .string(let text) = value.content else {
      wrongType(place, value, VocabularyMessages.mustBeChoice(noun))
      return nil
    }
    if let choice = Choice(rawValue: text) { return choice }
    note(place, VocabularyMessages.unknownChoice(text, noun, Choice.allCases.map { $0.rawValue }))
    return nil
  }

  /// How well something is known.
  mutating func confidence<Key>(_ object: VocabularyObject<Key>, _ key: Key) -> Confidence {
    choice(object, key, "confidence") ?? .sure
  }

  /// Notes where the value of a key is no list.
  mutating func isList<Key>(_ object: VocabularyObject<Key>, _ key: Key) {
    guard let value = object.members[key] else { return }
    if case .array = value.content { return }
    wrongType(object.place(of: key), value, VocabularyMessages.mustBe(key.rawValue, "a list"))
  }
}
