/// Makes objects, one an item, of a JSON text of another shape, given piece by piece. The members of an object and the
/// rows of an array are passed on as they come; columns and trees are held as a whole.
package struct JSONReshaper {
  private let shape: JSONShape
  private var members = MemberSplitter()
  /// The elements of an array.
  private var rows: RecordSplitter
  private var table: RowReshaper
  /// The text, where its parts are needed at once.
  private var whole: [UInt8] = []
  private var isTooLong = false
  private let origin: RecordOrigin

  /// The length at most of a text of columns.
  static let maximumLength = 1 << 28

  package init(_ shape: JSONShape) {
    self.shape = shape
    var place = JSONPointer(parts: [])
    if case .largest(let pointer, _) = shape { place = pointer }
    rows = RecordSplitter(form: .elements(of: place))
    let note =
      switch shape {
      case .members: "an object of objects, whose keys are in 'key'"
      case .columns, .split: "an object of columns"
      case .rows: "an array of arrays"
      case .largest(let place, let others):
        "the array at '\(place)', the largest of \(others.count + 1); --at reads another: "
          + others.prefix(4).map { $0.description }.joined(separator: ", ")
      case .tree(let place, _): "the tree at '\(place)'"
      }
    origin = RecordOrigin(note: note, isInText: shape.isInText)
    table = RowReshaper(origin: origin)
  }

  package mutating func add(_ piece: UnsafeBufferPointer<UInt8>, take: (RawRecord) -> Bool) -> Bool {
    switch shape {
    case .members:
      let origin = origin
      return members.add(piece) { Self.emit($0, origin, take) }
    case .rows:
      var table = table
      defer { self.table = table }
      return rows.add(piece) { table.reshape($0, take) }
    case .largest:
      let origin = origin
      return rows.add(piece) { Self.emit($0, origin, take) }
    case .columns, .split, .tree:
      if whole.count + piece.count > Self.maximumLength { isTooLong = true } else { whole += piece }
      return true
    }
  }

  package mutating func finish(_ take: (RawRecord) -> Bool) {
    switch shape {
    case .members:
      let origin = origin
      members.finish { Self.emit($0, origin, take) }
    case .rows:
      var table = table
      rows.finish { table.reshape($0, take) }
    case .largest:
      let origin = origin
      rows.finish { Self.emit($0, origin, take) }
    case .columns, .split, .tree: finishWhole(take)
    }
  }

  private static func emit(_ record: RawRecord, _ origin: RecordOrigin, _ take: (RawRecord) -> Bool) -> Bool {
    var record = record
    record.origin = origin
    return take(record)
  }

  private mutating func finishWhole(_ take: (RawRecord) -> Bool) {
    let text = whole
    whole = []
    text.withUnsafeBufferPointer { text in
      func fail(_ message: String, at place: TextPlace? = nil) {
        let nothing = UnsafeBufferPointer<UInt8>(start: nil, count: 0)
        _ = take(
          RawRecord(
            bytes: nothing, offset: 0, line: place?.line ?? 1, column: place?.column ?? 1, number: 0, error: message))
      }
      if isTooLong { return fail("the text takes more than 256 MB, and its parts are not apart") }
      do throws(JSONError) {
        if case .tree(let place, let children) = shape {
          var number = 0
          try JSONTree(text, at: place, children: children).forEachNode { bytes, offset in
            let record = RawRecord(
              bytes: UnsafeBufferPointer(start: nil, count: 0), offset: offset, line: 1, number: number, origin: origin)
            number += 1
            return record.pass(bytes, take)
          }
          return
        }
        let table = try JSONColumns(text)
        for row in 0..<table.count {
          let bytes = table.row(row, of: text)
          let record = RawRecord(
            bytes: UnsafeBufferPointer(start: nil, count: 0), offset: 0, line: 1, number: row, origin: origin)
          if !record.pass(bytes, take) { return }
        }
      } catch {
        fail(error.message, at: TextPlace(of: error.offset, from: TextPlace(line: 1, column: 1)) { text[$0] })
      }
    }
  }
}

/// Makes objects of the rows of an array, the first of which may name the columns.
private struct RowReshaper {
  let origin: RecordOrigin
  private var names: [[UInt8]]?
  private var number = 0

  init(origin: RecordOrigin) { self.origin = origin }

  /// Passes an element of an array on as an object.
  mutating func reshape(_ record: RawRecord, _ take: (RawRecord) -> Bool) -> Bool {
    var record = record
    record.origin = origin
    record.number = number
    if record.error != nil || record.bytes.first == UInt8(ascii: "{") {
      number += 1
      return take(record)
    }
    guard record.bytes.first == UInt8(ascii: "[") else {
      let bytes = Array("{\"value\":".utf8) + record.bytes + [UInt8(ascii: "}")]
      number += 1
      return record.pass(bytes, take)
    }
    guard let values = JSONValues.elements(of: record.bytes) else {
      // Its reader says the fault.
      number += 1
      return take(record)
    }
    if names == nil {
      let areTexts = !values.isEmpty && values.allSatisfy { record.bytes[$0].first == UInt8(ascii: "\"") }
      names = areTexts ? values.map { Array(record.bytes[$0]) } : []
      if areTexts { return true }
    }
    let bytes = JSONValues.object(values, of: record.bytes, names: names ?? [])
    number += 1
    return record.pass(bytes, take)
  }
}

extension RawRecord {
  /// Passes the record with other bytes on.
  fileprivate func pass(_ bytes: [UInt8], _ take: (RawRecord) -> Bool) -> Bool {
    bytes.withUnsafeBufferPointer {
      var record = self
      record.bytes = $0
      return take(record)
    }
  }
}

/// Where records come from that are not objects of their text as they stand there.
package final class RecordOrigin: Sendable {
  /// A noun phrase for the note about inference; empty if there is nothing to say.
  package let note: String
  /// Whether the bytes of the records stand in the text.
  package let isInText: Bool

  package init(note: String, isInText: Bool = false) {
    self.note = note
    self.isInText = isInText
  }
}
