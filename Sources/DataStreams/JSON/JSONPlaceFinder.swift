/// Follows the events of a ``JSONEventReader`` to the array at a ``JSONPointer``.
struct JSONPlaceFinder {
  /// What an event means for the place.
  enum Step: Equatable {
    case elsewhere
    /// The event begins an array at the place.
    case array
    /// The event ends a top-level value, which had or did not have an array at the place.
    case valueEnded(hadArray: Bool)
  }

  /// An open object or array.
  private struct Level {
    let isObject: Bool
    /// Whether the pointer leads through it.
    let isOnPath: Bool
    /// The number of elements so far.
    var elements = 0
    /// Whether the current member has the key of the path.
    var isKeyOnPath = false
  }

  private let parts: [[UInt8]]
  /// The number of each part as that of an element; nil for a part that is none.
  private let elements: [Int?]
  private var levels: [Level] = []
  private var hadArray = false

  init(_ pointer: JSONPointer) {
    parts = pointer.parts.map { Array($0.utf8) }
    elements = pointer.parts.map { part in
      // RFC 6901 permits no zeros before a number.
      let isNumber =
        part == "0" || part.utf8.first != UInt8(ascii: "0") && part.utf8.allSatisfy { (0x30...0x39).contains($0) }
      return isNumber ? Int(part) : nil
    }
  }

  /// Whether the next event begins a top-level value.
  var isBetweenValues: Bool { levels.isEmpty }

  /// Takes an event.
  mutating func take(_ event: JSONEventReader.Event, _ text: [UInt8]) -> Step {
    switch event {
    case .key, .longKey:
      let depth = levels.count - 1
      let isOnPath = levels[depth].isOnPath && depth < parts.count && event == .key && text == parts[depth]
      levels[depth].isKeyOnPath = isOnPath
      return .elsewhere
    case .endObject, .endArray:
      levels.removeLast()
      guard levels.isEmpty else { return .elsewhere }
      defer { hadArray = false }
      return .valueEnded(hadArray: hadArray)
    case .beginObject, .beginArray, .string, .longString, .number, .literal:
      let isOnPath = beginValue()
      let isArray = event == .beginArray && isOnPath && levels.count == parts.count
      if isArray { hadArray = true }
      if event == .beginObject || event == .beginArray {
        levels.append(Level(isObject: event == .beginObject, isOnPath: isOnPath))
      }
      return isArray ? .array : .elsewhere
    }
  }

  /// Whether the value that begins is on the path.
  private mutating func beginValue() -> Bool {
    guard let last = levels.indices.last else { return true }
    if levels[last].isObject { return levels[last].isKeyOnPath }
    defer { levels[last].elements += 1 }
    return levels[last].isOnPath && last < parts.count && elements[last] == levels[last].elements
  }
}
