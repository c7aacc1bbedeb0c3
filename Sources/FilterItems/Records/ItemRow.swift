package import DataStreams

/// The current record of a reader, with the values of the sources in its vocabulary. Reading the next record changes
/// the row, so it is used by one task at a time and not stored.
package final class ItemRow: @unchecked Sendable {
  /// The source of the values of a slot.
  enum Form {
    case nothing
    case json
    case delimited(DelimitedRecord)
  }

  let slots: ItemSlots
  let scratch = JSONScratch()
  private(set) var reader: JSONCellReader
  private(set) var form = Form.nothing
  /// For delimited text, the column of each slot; -1 for none.
  private(set) var columns: [Int] = []
  /// For delimited text, the names of the columns.
  private(set) var columnNames: [String] = []

  /// The places of each source, and the path of each place: copies of those of the slots, since threads that count
  /// references to one array slow each other down.
  let places: [[Int]]
  let targets: [Int]
  /// The rows that read the elements of the arrays of each place. A row is of one task, and so are they.
  private lazy var rowsOfElements = slots.places.map { $0.arrays.map { ItemRow($0.rest, checks: .wanted) } }

  /// Creates a row for some sources. `checks` is the part of a JSON record to check.
  package init(_ slots: ItemSlots, checks: JSONCellReader.Checks = .everything) {
    self.slots = slots
    places = slots.sources.map { $0.map { $0 } }
    targets = slots.places.map { $0.target }
    reader = JSONCellReader(slots.paths, checks: checks)
  }

  /// The file of the record and its line there, if they are values of sources.
  private var file = ""
  private var line = 0

  /// Sets the place of the record, for sources that ask for it.
  @inline(__always) func setPlace(file: String, line: Int) {
    if slots.hasPlaces { (self.file, self.line) = (file, line) }
  }

  /// The text of the file or line that a place asks for; nil for a place in the record.
  func placeText(_ place: Int) -> String? {
    guard slots.hasPlaces, let origin = slots.places[place].origin else { return nil }
    return origin == .file ? file : String(line)
  }

  private lazy var textWriter = FieldWriter()
  private var textFields = LineFields()
  /// The line of text that is the record, and whether ``textWriter`` has its fields as JSON; nil for other records.
  private var text: (form: TextLayout, bytes: UnsafeBufferPointer<UInt8>, line: Int, isWritten: Bool)?

  /// Reads a record of a text, a line or several, which must live as long as its values are used.
  package func read(_ textForm: TextLayout, _ bytes: UnsafeBufferPointer<UInt8>, line: Int) {
    if textForm.find(bytes, &textFields) {
      reader.read(textFields, of: bytes)
      form = .json
      text = (textForm, bytes, line, false)
      return
    }
    let writer = textWriter
    textForm.write(bytes, line: line, to: writer, &textFields)
    do throws(JSONError) { try read(json: writer.bytes) } catch {
      // The members of an object may have escapes that only reading finds wrong.
      TextLayout.writeMessage(bytes, to: writer)
      do throws(JSONError) { try read(json: writer.bytes) } catch {}
    }
    text = (textForm, bytes, line, true)
  }

  /// Whether the record is a line of text.
  var isText: Bool { text != nil }

  /// The fields of the line that is the record, as JSON; nil for other records.
  var textJSON: String? {
    guard let text else { return nil }
    if !text.isWritten {
      text.form.write(text.bytes, line: text.line, to: textWriter, &textFields)
      self.text?.isWritten = true
    }
    return String(decoding: textWriter.bytes, as: UTF8.self)
  }

  /// Reads a record of JSON. After an error the row has no values.
  package func read(json bytes: UnsafeBufferPointer<UInt8>) throws(JSONError) {
    form = .nothing
    text = nil
    try reader.read(bytes)
    form = .json
  }

  /// The names of the columns of the records that ``read(delimited:)`` reads.
  package func setColumns(_ names: [String]) {
    columns = slots.columns(in: names)
    columnNames = names
  }

  /// Reads a record of delimited text, which must live as long as its values are used.
  package func read(delimited record: DelimitedRecord) {
    text = nil
    form = .delimited(record)
  }

  /// The number of the record at which a field was last marked as found, by field.
  private var marks: [Int] = []
  private var recordNumber = 0

  /// The fields that may have a value, each once, if the fields of each path are these, and those of the elements of an
  /// array there; nil for delimited text, which has a cell for each column.
  func found(among fields: [[Int]], throughArrays others: [[Int]], count: Int) -> [Int]? {
    guard case .json = form else { return nil }
    if marks.count < count { marks = [Int](repeating: 0, count: count) }
    recordNumber += 1
    var found: [Int] = []
    reader.forEachFoundPath { path in
      for field in fields[path] where marks[field] != recordNumber {
        marks[field] = recordNumber
        found.append(field)
      }
      // An object has its own paths for what is in it.
      if others[path].isEmpty || reader[path].kind != .array { return }
      for field in others[path] where marks[field] != recordNumber {
        marks[field] = recordNumber
        found.append(field)
      }
    }
    return found
  }

  /// The value of a source: that of the first of its places that has one.
  func value(of source: Int) -> ItemValue {
    for place in places[source] {
      let value = value(at: place)
      if value != .nothing { return value }
    }
    return .nothing
  }

  private func value(at place: Int) -> ItemValue {
    switch form {
    case .nothing: return .nothing
    case .delimited(let record):
      guard columns.indices.contains(place), columns[place] >= 0 else { return placeValue(place) }
      return ItemValue(cell: String(decoding: record[columns[place]].contents(scratch), as: UTF8.self))
    case .json:
      let cell = reader[targets[place]]
      if cell.kind != .missing { return ItemValue(cell, scratch: scratch) }
      return valueThroughArrays(of: place)
    }
  }

  private func placeValue(_ place: Int) -> ItemValue {
    placeText(place).map { slots.places[place].origin == .line ? .number($0) : .text($0) } ?? .nothing
  }

  /// The values at a place whose path leads through an array; missing otherwise.
  func valueThroughArrays(of place: Int) -> ItemValue {
    if slots.hasPlaces, slots.places[place].origin != nil { return placeValue(place) }
    guard let (target, rest) = array(at: place) else { return .nothing }
    return elements(of: reader[target], by: rest)
  }

  /// The array on the path of a place, and the row that reads what follows in each of its elements; nil without an array.
  func array(at place: Int) -> (target: Int, rest: ItemRow)? {
    for (index, array) in slots.places[place].arrays.enumerated() where reader[array.target].kind == .array {
      return (array.target, rowsOfElements[place][index])
    }
    return nil
  }

  /// The values of a row for each element of an array.
  private func elements(of array: JSONCell, by rest: ItemRow) -> ItemValue {
    var values: [ItemValue] = []
    do throws(JSONError) {
      try array.forEachElement(scratch) { (element: JSONCell) throws(JSONError) -> Bool in
        guard element.kind == .object else { return true }
        rest.form = .nothing
        try rest.read(json: element.bytes)
        values.append(rest.value(of: 0))
        return true
      }
    } catch {}
    return .list(values)
  }
}

/// The sources of the fields of a vocabulary, compiled for reading: the places of each field in a record.
package final class ItemSlots: Sendable {
  /// One place: a path of keys, or the name of a column.
  struct Place {
    /// The keys, without escapes.
    let keys: [String]
    /// As written, for columns.
    let name: String
    /// The property of the record that the place means; nil for a place in it.
    let origin: RecordPlace?
    /// The index in ``ItemSlots/paths``.
    var target: Int
    /// The beginnings of the path, the longest first, that may lead to an array, with the one source that follows.
    var arrays: [(target: Int, rest: ItemSlots)]
  }

  /// The places of each source, in the order in which they are tried.
  let sources: [[Int]]
  let places: [Place]
  /// Whether a source is the file or the line of a record.
  let hasPlaces: Bool
  let paths: JSONPaths
  /// The sources that have values at each path.
  let sourcesOfPaths: [[Int]]
  /// The sources that have values in the elements of an array at each path.
  let sourcesThroughArrays: [[Int]]
  /// The names of sources that are not read: there are too many, or their paths are too long.
  let leftOut: [String]

  /// The maximum length of a path that is followed into the elements of arrays. Each key doubles the number of readers.
  private static let maximumKeysThroughArrays = 6

  /// The sources with the names of each, in the order in which they are tried: key paths, JSON Pointers, column names.
  package init(_ names: [[String]]) {
    var sources: [[Int]] = []
    var places: [Place] = []
    var paths: [[String]] = []
    var leftOut: [String] = []
    // By their bytes: keys that are canonically equivalent are others.
    var targets: [[[UInt8]]: Int] = [:]
    func target(_ keys: [String]) -> Int? {
      let exact = keys.map { Array($0.utf8) }
      if let known = targets[exact] { return known }
      if paths.count >= JSONPaths.maximumCount || keys.count > JSONPaths.maximumLength { return nil }
      paths.append(keys)
      targets[exact] = paths.count - 1
      return paths.count - 1
    }
    for alternatives in names {
      var source: [Int] = []
      for name in alternatives {
        for keys in ItemSlots.keys(of: name) {
          guard let whole = target(keys) else {
            if leftOut.last != name { leftOut.append(name) }
            continue
          }
          var arrays: [(target: Int, rest: ItemSlots)] = []
          let isShort = keys.count <= ItemSlots.maximumKeysThroughArrays
          for count in stride(from: keys.count - 1, to: 0, by: -1) where isShort {
            guard let start = target(Array(keys[..<count])) else { continue }
            arrays.append((target: start, rest: ItemSlots(rest: Array(keys[count...]))))
          }
          source.append(places.count)
          places.append(
            Place(keys: keys, name: name, origin: RecordPlace(source: name), target: whole, arrays: arrays))
        }
      }
      sources.append(source)
    }
    self.sources = sources
    self.places = places
    hasPlaces = places.contains { $0.origin != nil }
    self.paths = JSONPaths(paths) ?? JSONPaths([])!
    var sourcesOfPaths: [[Int]] = Array(repeating: [], count: paths.count)
    var sourcesThroughArrays = sourcesOfPaths
    for (source, indices) in sources.enumerated() {
      for place in indices.map({ places[$0] }) {
        sourcesOfPaths[place.target].append(source)
        for array in place.arrays { sourcesThroughArrays[array.target].append(source) }
      }
    }
    (self.sourcesOfPaths, self.sourcesThroughArrays, self.leftOut) = (sourcesOfPaths, sourcesThroughArrays, leftOut)
  }

  /// One source with one path.
  private convenience init(rest keys: [String]) { self.init([[ItemSlots.pointer(keys)]]) }

  /// The keys that a name may refer to: those of a pointer, or the name as one key and then its parts between dots.
  private static func keys(of name: String) -> [[String]] {
    if name.hasPrefix("/") {
      // In a name that is not a pointer, keys are not escaped.
      let parts = name.split(separator: "/", omittingEmptySubsequences: false).dropFirst()
      return [JSONPointer(name)?.parts ?? parts.map { String($0) }]
    }
    let parts = name.split(separator: ".", omittingEmptySubsequences: false).map { String($0) }
    return parts.count == 1 ? [[name]] : [parts, [name]]
  }

  /// Keys as a JSON Pointer (RFC 6901).
  static func pointer(_ keys: [String]) -> String {
    JSONPointer(parts: keys).description
  }

  /// The column of each place among the names of a header: the one with the same name, or the same name in another
  /// letter case; -1 for none.
  func columns(in names: [String]) -> [Int] {
    let lower = names.map { $0.trimmingBlanks.lowercased() }
    return places.map { place in
      let name = place.name.hasPrefix("/") ? place.keys.joined(separator: ".") : place.name
      return names.firstIndex(of: name) ?? lower.firstIndex(of: name.lowercased()) ?? -1
    }
  }
}
