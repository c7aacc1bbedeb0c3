extension FileFormat {
  /// The names that services give to the array of their answers, the likeliest first.
  static let wrapperNames = [
    "data", "items", "results", "records", "rows", "entries", "hits", "values", "value", "list", "elements", "nodes",
    "features", "objects", "Items", "Records", "Results",
  ]
  /// The maximum number of keys that lead to a recognised array.
  static let maximumDepth = 3

  /// The form of a text that begins with `{`; nil if more of it is needed.
  ///
  /// Several values are records. A single one is a wrapper if it has an array of objects that has one of
  /// ``wrapperNames``, or is the only one in a value of several lines; else it is a record. With `isLines`, the name of
  /// the file says that every line is a record.
  static func objects(
    _ text: UnsafeBufferPointer<UInt8>, isWhole: Bool, isLines: Bool
  ) -> FileFormat? {
    let outline = JSONOutline(text)
    if outline.isDamaged {
      // A damaged first record is reported by its reader.
      return RecordForm(text, isWhole: isWhole).map { .json($0) }
    }
    let start = text.firstIndex { !RecordForm.isBlank($0) } ?? 0
    guard let end = outline.end else {
      if !isWhole { return nil }
      let pointer = isLines ? nil : outline.wrapper(isLoose: true)
      return pointer.map { .json(.elements(of: $0)) } ?? RecordForm(text, isWhole: true).map { .json($0) }
    }
    let form = text[start..<end].contains(0x0A) ? RecordForm.values : .lines(isArray: false)
    let hasLineEnd = text[end...].contains(0x0A)
    if let next = text[end...].firstIndex(where: { !RecordForm.isBlank($0) }) {
      return .json(text[end..<next].contains(0x0A) ? form : .values)
    }
    if !isLines, let pointer = outline.wrapper(isLoose: form == .values) {
      return isWhole ? .json(.elements(of: pointer)) : nil
    }
    return isWhole || hasLineEnd ? .json(form) : nil
  }

  /// The form of a text that begins with `[`; nil if more of it is needed.
  static func array(_ text: UnsafeBufferPointer<UInt8>, isWhole: Bool) -> FileFormat? {
    let outline = JSONOutline(text)
    let whole = FileFormat.json(.elements(of: JSONPointer(parts: [])))
    if outline.firstElement == .beginObject {
      return RecordForm(text, isWhole: isWhole).map { $0 == .values ? whole : .json($0) }
    }
    // Text in brackets, as in many logs, is seldom an array.
    if outline.isDamaged { return Self.text }
    return isWhole || outline.end != nil ? whole : nil
  }
}

/// The outline of the first value in the beginning of a JSON text.
private struct JSONOutline {
  /// The offset after the first value; nil if it does not end.
  private(set) var end: Int?
  /// Whether the text stops to be JSON before or after that.
  private(set) var isDamaged = false
  /// The event that begins the first element of a top-level array.
  private(set) var firstElement: JSONEventReader.Event?
  /// The arrays of objects that only objects lead to, by their keys.
  private var arrays: [[String]] = []

  init(_ text: UnsafeBufferPointer<UInt8>) {
    var reader = JSONEventReader(reportsTopArrays: true)
    /// The open objects and arrays, with their keys if they are in an object.
    var open: [(isObject: Bool, key: String?)] = []
    var key = ""
    var last: JSONEventReader.Event?
    do throws(JSONError) {
      try reader.read(text) { (event, bytes, offset) throws(JSONError) in
        if open.count == 1, open.allSatisfy({ !$0.isObject }), firstElement == nil, event != .endArray {
          firstElement = event
        }
        switch event {
        case .key: key = String(decoding: bytes, as: UTF8.self)
        case .longKey: key = ""
        case .beginObject, .beginArray:
          let keys = open.dropFirst().compactMap { $0.key }
          let isPlain = open.dropLast().allSatisfy { $0.isObject }
          if event == .beginObject, last == .beginArray, isPlain, (1...FileFormat.maximumDepth).contains(keys.count) {
            arrays.append(keys)
          }
          open.append((event == .beginObject, open.last?.isObject == true ? key : nil))
        case .endObject, .endArray:
          open.removeLast()
          if open.isEmpty {
            end = offset + 1
            // Stops the reader.
            throw JSONError(offset: offset, message: "")
          }
        case .string, .longString, .number, .literal: break
        }
        last = event
      }
    } catch {
      isDamaged = end == nil
    }
  }

  /// The place of the records if the value is a wrapper of them. With `isLoose`, the name does not matter if there is
  /// only one array.
  func wrapper(isLoose: Bool) -> JSONPointer? {
    func rank(_ keys: [String]) -> Int? {
      keys.last.flatMap { FileFormat.wrapperNames.firstIndex(of: $0) }.map { $0 + keys.count * 100 }
    }
    let named = arrays.filter { rank($0) != nil }.min { rank($0) ?? 0 < rank($1) ?? 0 }
    return (named ?? (isLoose && arrays.count == 1 ? arrays[0] : nil)).map { JSONPointer(parts: $0) }
  }
}
