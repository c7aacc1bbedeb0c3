/// Collects the members of an object that is written. What stands at its default is left out.
struct JSONMembers<Key: VocabularyKey> {
  private var members: [(key: String, value: JSONText)] = []

  init() {}

  var text: JSONText { .object(members) }

  mutating func add(_ key: Key, _ value: JSONText) {
    members.append((key.rawValue, value))
  }

  mutating func add(_ key: Key, _ text: String, unless fallback: String = "") {
    if text != fallback { add(key, .text(text)) }
  }

  mutating func add(_ key: Key, _ texts: [String]) {
    if !texts.isEmpty { add(key, .texts(texts)) }
  }

  mutating func add(_ key: Key, _ elements: [JSONText]) {
    if !elements.isEmpty { add(key, .list(elements)) }
  }

  mutating func add(_ key: Key, _ bool: Bool, unless fallback: Bool = false) {
    if bool != fallback { add(key, .bool(bool)) }
  }

  mutating func add(_ key: Key, _ number: some FixedWidthInteger) {
    if number != 0 { add(key, .number(number)) }
  }

  mutating func add(_ key: Key, _ confidence: Confidence) {
    if confidence != .sure { add(key, .text(confidence.rawValue)) }
  }
}
