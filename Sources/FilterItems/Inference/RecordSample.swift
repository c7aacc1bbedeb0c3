package import DataStreams

/// What the records of a sample hold, path by path. Memory is bounded by the number of paths and of texts per path.
package struct RecordSample {
  /// The number of records.
  package private(set) var records = 0
  /// The fields in the order in which they were first seen.
  private(set) var fields: [ObservedField] = []
  /// Whether there were more paths than ``maximumFields``.
  private(set) var hasMoreFields = false
  private var indices: [[String]: Int] = [:]

  /// More paths than a table that a person reads; objects with arbitrary keys have as many as they have records.
  package static let maximumFields = 500
  /// Objects within objects beyond this are not entered.
  private static let maximumDepth = 6

  package init() {}

  /// Adds a record of cells under their names. An empty cell is no value.
  package mutating func add(cells: [(name: String, text: String)]) {
    records += 1
    for cell in cells {
      let text = cell.text.trimmingBlanks
      add(text.isEmpty ? .nothing : .text(text), at: [cell.name], isInList: false)
    }
  }

  /// Adds a record of JSON. Throws if it is no valid object; what was read before the error stays.
  package mutating func add(json bytes: UnsafeBufferPointer<UInt8>, scratch: JSONScratch) throws(JSONError) {
    var scanner = JSONScanner(bytes, scratch: scratch)
    records += 1
    try addObject(&scanner, at: [], isInList: false)
    try scanner.finish()
  }

  private mutating func addObject(_ scanner: inout JSONScanner, at path: [String], isInList: Bool) throws(JSONError) {
    try scanner.beginObject()
    var isFirst = true
    while let key = try scanner.nextKey(&isFirst) {
      let name = try scanner.text(ofKey: key)
      try addValue(&scanner, at: path + [name], isInList: isInList)
    }
  }

  private mutating func addValue(_ scanner: inout JSONScanner, at path: [String], isInList: Bool) throws(JSONError) {
    switch scanner.peek() {
    case UInt8(ascii: "{"):
      if path.count >= RecordSample.maximumDepth { return try scanner.skipValue() }
      try addObject(&scanner, at: path, isInList: isInList)
    case UInt8(ascii: "["):
      try scanner.beginArray()
      var isFirst = true
      var depth = 0
      while try scanner.nextElement(&isFirst) {
        // Lists in lists are rare: their elements are skipped.
        if scanner.peek() == UInt8(ascii: "[") {
          try scanner.skipValue()
        } else {
          try addValue(&scanner, at: path, isInList: true)
        }
        depth += 1
      }
      if depth == 0 { add(.nothing, at: path, isInList: true) }
    case UInt8(ascii: "\""): add(.text(try scanner.string()), at: path, isInList: isInList)
    case UInt8(ascii: "t"), UInt8(ascii: "f"):
      if let flag = try scanner.flag() { add(.boolean(flag), at: path, isInList: isInList) }
    case UInt8(ascii: "n"):
      _ = try scanner.takeNull()
      add(.nothing, at: path, isInList: isInList)
    default:
      let start = scanner.offset
      _ = try scanner.number()
      let bytes = UnsafeBufferPointer(start: scanner.base + start, count: scanner.offset - start)
      add(.number(String(decoding: bytes, as: UTF8.self)), at: path, isInList: isInList)
    }
  }

  /// The fields without the keys of objects that some records do not have: `user` where it is an object or null. The
  /// name of the object then stands for the value that names it.
  var fieldsWithoutObjects: [ObservedField] {
    let objects = Set(fields.flatMap { field in field.path.indices.dropFirst().map { field.path[..<$0] } })
    return fields.filter { $0.values > 0 || !objects.contains($0.path[...]) }
  }

  private mutating func add(_ value: ObservedValue, at path: [String], isInList: Bool) {
    let index: Int
    if let known = indices[path] {
      index = known
    } else if fields.count < RecordSample.maximumFields {
      index = fields.count
      indices[path] = index
      fields.append(ObservedField(path: path))
    } else {
      hasMoreFields = true
      return
    }
    fields[index].add(value, isInList: isInList)
  }
}

extension JSONScanner {
  /// The text of a key as ``nextKey(_:)`` gives it, with its escapes decoded.
  fileprivate func text(ofKey key: UnsafeBufferPointer<UInt8>) throws(JSONError) -> String {
    guard let start = key.baseAddress, key.contains(UInt8(ascii: "\\")) else {
      return String(decoding: key, as: UTF8.self)
    }
    return String(decoding: try decoded(key, at: start - base), as: UTF8.self)
  }
}
