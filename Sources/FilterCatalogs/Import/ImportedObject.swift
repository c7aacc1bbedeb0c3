import FilterCompletion

/// One object of a JSON file, as far as catalogs are concerned: a list of values, a set or a card.
struct ImportedObject {
  /// The keys whose strings are kept. All others are passed over, whatever they hold.
  enum Key: String {
    case object, uri, asOf, name, code, released_at, artist, set, set_name
  }

  private var texts: [Key: String] = [:]
  /// How popular a card is: 1 for the most popular one.
  fileprivate(set) var rank: Int?
  fileprivate var values: [CatalogEntry]?
  fileprivate var data: [CatalogEntry]?
  /// Where it begins in the file.
  fileprivate(set) var offset = 0

  subscript(key: Key) -> String? {
    get { texts[key] }
    set { texts[key] = newValue }
  }

  /// The elements of a list; nil where the object is none.
  var elements: [CatalogEntry]? { values ?? data }

  /// The day of release as a number.
  var day: Int { Self.day(self[.released_at]) }

  /// `2024-02-09` as a number whose order is that of days; 0 for none.
  static func day(_ date: String?) -> Int {
    guard let date, date.utf8.count <= 10, let day = Int(date.filter { $0 != "-" }) else { return 0 }
    return max(0, day)
  }
}

/// Puts objects together from what a scanner meets.
struct ImportedObjects {
  /// Where in an object the next value belongs.
  private enum Place: Equatable {
    case top
    case field(String)
    case list(String)
    case element
    case elementField(String)
  }

  private var object = ImportedObject()
  private var element = ImportedObject()
  private var place = Place.top
  /// How many values are open that are passed over.
  private var skipped = 0
  private var limits: ImportLimits

  init(_ limits: ImportLimits) { self.limits = limits }

  /// Takes what a scanner met; answers an object when it is whole.
  mutating func take(_ event: JSONScanner.Event, _ text: [UInt8], _ offset: Int) throws -> ImportedObject? {
    if skipped > 0 {
      switch event {
      case .beginObject, .beginArray: skipped += 1
      case .endObject, .endArray: skipped -= 1
      default: break
      }
      return nil
    }
    switch (event, place) {
    case (.beginObject, .top):
      object = ImportedObject()
      object.offset = offset
      place = .field("")
    case (.key, .field): place = .field(String(decoding: text, as: UTF8.self))
    case (.key, .elementField): place = .elementField(String(decoding: text, as: UTF8.self))
    case (.longKey, .field): place = .field("")
    case (.longKey, .elementField): place = .elementField("")
    case (.endObject, .field):
      place = .top
      return object
    case (_, .field(let key)): try take(event, text, offset, key)
    case (.endArray, .list): place = .field("")
    case (.string, .list(let key)):
      try add(CatalogEntry(try Self.text(text, key, offset)), key, offset)
    case (.beginObject, .list(let key)):
      element = ImportedObject()
      element.offset = offset
      element[.uri] = key
      place = .elementField("")
    case (.longString, .list): throw Self.tooLong(offset)
    case (_, .list(let key)): throw Self.failure(offset, "'\(key)' holds neither a string nor an object here")
    case (.endObject, .elementField): try endElement()
    case (_, .elementField(let key)):
      if let known = ImportedObject.Key(rawValue: key), [.name, .code, .released_at].contains(known) {
        element[known] = try string(event, text, offset, key)
      } else {
        skip(event)
      }
    default: skip(event)
    }
    return nil
  }

  /// The value of a key of the object.
  private mutating func take(_ event: JSONScanner.Event, _ text: [UInt8], _ offset: Int, _ key: String) throws {
    if let known = ImportedObject.Key(rawValue: key) {
      object[known] = try string(event, text, offset, key)
    } else if key == "edhrec_rank" {
      let number = String(decoding: text, as: UTF8.self)
      if event == .literal, number == "null" { return object.rank = nil }
      guard event == .number, let rank = Int(number) else {
        throw Self.failure(offset, "'\(key)' must be a whole number")
      }
      object.rank = rank
    } else if key == "values" || key == "data" {
      if event == .literal, text == Array("null".utf8) { return }
      guard event == .beginArray else { throw Self.failure(offset, "'\(key)' must be a list") }
      if key == "values" { object.values = [] } else { object.data = [] }
      place = .list(key)
    } else {
      skip(event)
    }
  }

  private mutating func skip(_ event: JSONScanner.Event) {
    if event == .beginObject || event == .beginArray { skipped = 1 }
  }

  private mutating func endElement() throws {
    let key = element[.uri] ?? ""
    place = .list(key)
    guard let name = element[.name] else { throw Self.failure(element.offset, "'\(key)': there is no 'name'") }
    let code = element[.code] ?? name
    try add(CatalogEntry(code, title: code == name ? "" : name, popularity: element.day), key, element.offset)
  }

  private mutating func add(_ entry: CatalogEntry, _ key: String, _ offset: Int) throws {
    let count = (object.values?.count ?? 0) + (object.data?.count ?? 0)
    if count >= limits.entries { throw Self.failure(offset, "more than \(limits.entries) entries") }
    if key == "values" { object.values?.append(entry) } else { object.data?.append(entry) }
  }

  private func string(_ event: JSONScanner.Event, _ text: [UInt8], _ offset: Int, _ key: String) throws -> String? {
    switch event {
    case .string: return try Self.text(text, key, offset)
    case .longString: throw Self.tooLong(offset)
    case .literal where text == Array("null".utf8): return nil
    default: throw Self.failure(offset, "'\(key)' must be a string")
    }
  }

  private static func text(_ bytes: [UInt8], _ key: String, _ offset: Int) throws -> String {
    guard let text = String(validating: bytes, as: UTF8.self), !bytes.contains(0) else {
      throw failure(offset, "'\(key)' is no text (UTF-8 was expected)")
    }
    return text
  }

  private static func tooLong(_ offset: Int) -> JSONScanner.Failure {
    failure(offset, "this name is longer than \(JSONScanner.longestKept >> 10) KB")
  }

  private static func failure(_ offset: Int, _ message: String) -> JSONScanner.Failure {
    JSONScanner.Failure(offset: offset, message: message)
  }
}
