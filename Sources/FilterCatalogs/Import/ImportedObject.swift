#if SQLite
  import DataStreams
  import FilterCompletion

  /// The values of a JSON object that catalogs use. The object is a list of values, a set or a card.
  struct ImportedObject {
    /// The keys whose strings are kept. All others are skipped.
    enum Key: String {
      case object, uri, asOf, name, code, artist, set
      case releasedAt = "released_at"
      case setName = "set_name"
    }

    private var texts: [Key: String] = [:]
    /// The rank of a card by popularity, from 1.
    fileprivate(set) var rank: Int?
    fileprivate var values: [CatalogEntry]?
    fileprivate var data: [CatalogEntry]?
    /// The offset of the object in the file.
    fileprivate(set) var offset = 0

    subscript(key: Key) -> String? {
      get { texts[key] }
      set { texts[key] = newValue }
    }

    /// The elements of a list; nil if the object is not a list.
    var elements: [CatalogEntry]? { values ?? data }

    /// The release day as a number.
    var day: Int { Self.day(self[.releasedAt]) }

    /// The digits of a date as a number: 20240209 for `2024-02-09`. 0 for anything else.
    static func day(_ date: String?) -> Int {
      guard let date, date.utf8.count <= 10, let day = Int(date.filter { $0 != "-" }) else { return 0 }
      return max(0, day)
    }
  }

  /// Assembles objects from the events of a ``JSONEventReader``.
  struct ImportedObjects {
    /// The value that the next event belongs to.
    private enum Position: Equatable {
      case top
      case field(String)
      case list(String)
      case element
      case elementField(String)
    }

    private var object = ImportedObject()
    private var element = ImportedObject()
    private var position = Position.top
    /// The number of open values that are skipped.
    private var skipped = 0
    private var limits: ImportLimits

    init(_ limits: ImportLimits) { self.limits = limits }

    /// Takes an event. Returns an object when it is complete.
    mutating func take(_ event: JSONEventReader.Event, text: [UInt8], offset: Int) throws(JSONError) -> ImportedObject?
    {
      if skipped > 0 {
        switch event {
        case .beginObject, .beginArray: skipped += 1
        case .endObject, .endArray: skipped -= 1
        default: break
        }
        return nil
      }
      switch (event, position) {
      case (.beginObject, .top):
        object = ImportedObject()
        object.offset = offset
        position = .field("")
      case (.key, .field): position = .field(String(decoding: text, as: UTF8.self))
      case (.key, .elementField): position = .elementField(String(decoding: text, as: UTF8.self))
      case (.longKey, .field): position = .field("")
      case (.longKey, .elementField): position = .elementField("")
      case (.endObject, .field):
        position = .top
        return object
      case (_, .field(let key)): try take(event, text: text, offset: offset, key: key)
      case (.endArray, .list): position = .field("")
      case (.string, .list(let key)):
        try add(CatalogEntry(try Self.text(text, key: key, offset: offset)), key: key, offset: offset)
      case (.beginObject, .list(let key)):
        element = ImportedObject()
        element.offset = offset
        element[.uri] = key
        position = .elementField("")
      case (.longString, .list): throw Self.tooLong(offset)
      case (_, .list(let key)):
        throw Self.error(at: offset, message: "'\(key)' holds neither a string nor an object here")
      case (.endObject, .elementField): try endElement()
      case (_, .elementField(let key)):
        if let known = ImportedObject.Key(rawValue: key), [.name, .code, .releasedAt].contains(known) {
          element[known] = try string(event, text: text, offset: offset, key: key)
        } else {
          skip(event)
        }
      default: skip(event)
      }
      return nil
    }

    /// Takes the first event of the value of a key.
    private mutating func take(_ event: JSONEventReader.Event, text: [UInt8], offset: Int, key: String)
      throws(JSONError)
    {
      if let known = ImportedObject.Key(rawValue: key) {
        object[known] = try string(event, text: text, offset: offset, key: key)
      } else if key == "edhrec_rank" {
        let number = String(decoding: text, as: UTF8.self)
        if event == .literal, number == "null" {
          object.rank = nil
          return
        }
        guard event == .number, let rank = Int(number) else {
          throw Self.error(at: offset, message: "'\(key)' must be a whole number")
        }
        object.rank = rank
      } else if key == "values" || key == "data" {
        if event == .literal, text.elementsEqual("null".utf8) { return }
        guard event == .beginArray else { throw Self.error(at: offset, message: "'\(key)' must be a list") }
        if key == "values" { object.values = [] } else { object.data = [] }
        position = .list(key)
      } else {
        skip(event)
      }
    }

    private mutating func skip(_ event: JSONEventReader.Event) {
      if event == .beginObject || event == .beginArray { skipped = 1 }
    }

    private mutating func endElement() throws(JSONError) {
      let key = element[.uri] ?? ""
      position = .list(key)
      guard let name = element[.name] else {
        throw Self.error(at: element.offset, message: "missing 'name' in '\(key)'")
      }
      let code = element[.code] ?? name
      try add(
        CatalogEntry(code, title: code == name ? "" : name, popularity: element.day), key: key, offset: element.offset)
    }

    private mutating func add(_ entry: CatalogEntry, key: String, offset: Int) throws(JSONError) {
      let count = (object.values?.count ?? 0) + (object.data?.count ?? 0)
      if count >= limits.entries { throw Self.error(at: offset, message: "more than \(limits.entries) entries") }
      if key == "values" { object.values?.append(entry) } else { object.data?.append(entry) }
    }

    private func string(_ event: JSONEventReader.Event, text: [UInt8], offset: Int, key: String) throws(JSONError)
      -> String?
    {
      switch event {
      case .string: return try Self.text(text, key: key, offset: offset)
      case .longString: throw Self.tooLong(offset)
      case .literal where text.elementsEqual("null".utf8): return nil
      default: throw Self.error(at: offset, message: "'\(key)' must be a string")
      }
    }

    private static func text(_ bytes: [UInt8], key: String, offset: Int) throws(JSONError) -> String {
      guard let text = String(validUTF8: bytes), !bytes.contains(0) else {
        throw error(at: offset, message: "'\(key)' must be UTF-8 text without zero bytes")
      }
      return text
    }

    private static func tooLong(_ offset: Int) -> JSONError {
      error(at: offset, message: "this name is longer than \(ImportLimits.maximumName >> 10) KB")
    }

    private static func error(at offset: Int, message: String) -> JSONError {
      JSONError(offset: offset, message: message)
    }
  }
#endif
