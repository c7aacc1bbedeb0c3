package import DataStreams
import FilterVocabulary

/// Statistics of the records of a sample, path by path. Memory is bounded by the number of paths and of texts per path.
package struct RecordSample {
  /// The number of records.
  package private(set) var records = 0
  /// The number of unreadable records, which are skipped, and the error of the first.
  package private(set) var damagedCount = 0
  package private(set) var firstDamage: ItemDamage?
  /// The number of zero bytes before records, which are skipped.
  package private(set) var zeroBytes = 0
  /// The names that several columns of a header have.
  package private(set) var repeatedNames: [String] = []
  /// The oddities of the texts in words, each once, and the number of records with fewer cells than there are columns.
  package private(set) var remarks: [String] = []
  package private(set) var shortRecords = 0
  /// The form of the first text of lines, how many records are lines, and how many of these fit.
  package private(set) var textForm: TextLayout?
  package private(set) var textRecords = 0
  package private(set) var fittingRecords = 0
  /// The shape of the first JSON text whose items are not objects one after another; empty without one.
  package private(set) var shapeNote = ""
  /// Whether delimited text was read.
  package private(set) var hasColumns = false
  /// The fields in the order in which they were first seen.
  private(set) var fields: [ObservedField] = []
  /// Whether there were more paths than ``maximumFields``, which are not all fields.
  package private(set) var hasMoreFields = false
  private var keys = KeyTree()
  /// The spellings of each name: fields whose paths differ in letter case or composition only.
  private var spellings: [SpellingGroup] = []
  private var spellingsByName: [String: Int] = [:]
  /// The texts that stand for a missing value.
  package private(set) var nullMarks = Vocabulary.usualNullMarks
  private var foldedMarks = Set(Vocabulary.usualNullMarks.map { $0.lowercased() })
  private var longestMark = 4
  /// Whether values are added only to fields that have fewer than ``usualRecords``, which is much faster.
  var isLight = false

  /// The maximum number of paths, more than fit a readable table; objects with arbitrary keys have as many as records.
  package static let maximumFields = 500
  /// The maximum nesting of objects.
  private static let maximumDepth = 6

  /// The names that fields are looked for by, and the parts of these, whatever the number of paths; in lower case.
  private let wanted: (names: Set<String>, parts: Set<String>)

  /// An empty sample.
  ///
  /// - Parameter names: Names of fields that are added even beyond ``maximumFields``: paths with dots, or ends of these.
  package init(wanting names: [String] = []) {
    let names = names.map { $0.lowercased() }
    wanted = (Set(names), Set(names + names.flatMap { $0.split(separator: ".").map { String($0) } }))
  }

  /// Sets the texts that stand for a missing value, before the first record.
  mutating func setNullMarks(_ marks: [String]) {
    nullMarks = marks
    foldedMarks = Set(marks.map { $0.lowercased() })
    longestMark = marks.map { $0.utf8.count }.max() ?? 0
  }

  private func isMark(_ value: ObservedValue) -> Bool {
    guard case .text(let text) = value, text.utf8.count <= longestMark else { return false }
    return foldedMarks.contains(text.lowercased())
  }

  /// Whether the path of a field, or its end, is a wanted name.
  private func isWanted(path: [String]) -> Bool {
    path.indices.contains { start in
      let end = Array(path[start...])
      return wanted.names.contains(end.joined(separator: ".").lowercased())
        || wanted.names.contains(InferredField.name(of: end))
    }
  }

  /// The fields of one name, in different spellings.
  private struct SpellingGroup {
    var fields: [Int]
    /// The last record with a value, and the field that had it.
    var last = (record: -1, field: -1)
    /// Whether one record has two of the fields: then each is a field of its own.
    var isDivided = false
  }

  /// Notes that the current record has a field.
  private mutating func note(_ field: Int) {
    let group = fields[field].group
    if spellings[group].last.record == records, spellings[group].last.field != field {
      spellings[group].isDivided = true
    }
    spellings[group].last = (records, field)
  }

  /// The fields, those of one name in different spellings as one, unless a record has two of them.
  private var fieldsByName: [ObservedField] {
    if spellings.count == fields.count { return fields }
    var result: [ObservedField] = []
    for (index, field) in fields.enumerated() {
      let group = spellings[field.group]
      if group.fields.count == 1 {
        result.append(field)
      } else if group.isDivided {
        var field = field
        field.isDivided = true
        result.append(field)
      } else if group.fields[0] == index {
        result.append(group.fields.dropFirst().reduce(into: field) { $0.merge(fields[$1]) })
      }
    }
    return result
  }

  /// Adds a record of cells under their names. An empty cell is not a value.
  package mutating func add(cells: [(name: String, text: String)]) {
    records += 1
    for cell in cells {
      if let node = node(ofColumn: cell.name) { add(cell: cell.text, at: node) }
    }
  }

  /// Adds a record of delimited text, whose cells belong to these nodes.
  mutating func add(_ record: DelimitedRecord, nodes: [Int?], scratch: JSONScratch) {
    records += 1
    for (index, node) in nodes.enumerated() {
      guard let node, !isFull(node) else { continue }
      add(cell: String(decoding: record[index].contents(scratch), as: UTF8.self), at: node)
    }
  }

  /// The node of a column; nil if there are too many.
  mutating func node(ofColumn name: String) -> Int? {
    hasColumns = true
    var name = name
    return name.withUTF8 { child($0, of: KeyTree.root) }
  }

  private mutating func add(cell: String, at node: Int) {
    let text = cell.trimmingBlanks
    add(text.isEmpty ? .nothing : .text(text), at: node, isInList: false)
  }

  private mutating func child(_ key: UnsafeBufferPointer<UInt8>, of parent: Int) -> Int? {
    let parts = wanted.parts
    if parts.isEmpty { return keys.child(key, of: parent) }
    return keys.child(key, of: parent) {
      parts.contains($0.lowercased()) || parts.contains(InferredField.name(of: [$0]))
    }
  }

  /// Adds a JSON record. Throws if it is not a valid object; then nothing is added unless a text has an invalid escape.
  package mutating func add(json bytes: UnsafeBufferPointer<UInt8>, scratch: JSONScratch) throws(JSONError) {
    var check = JSONScanner(bytes, scratch: scratch)
    if check.peek() == UInt8(ascii: "{") { try check.skipValue() } else { try check.beginObject() }
    try check.finish()
    var scanner = JSONScanner(bytes, scratch: scratch)
    try addObject(&scanner, at: KeyTree.root, depth: 0, isInList: false)
    records += 1
  }

  /// Notes the shape of a JSON text.
  mutating func note(_ origin: RecordOrigin) {
    if shapeNote.isEmpty { shapeNote = origin.note }
  }

  /// Notes that the record added last is a line of text.
  mutating func noteText(_ form: TextLayout, fits: Bool) {
    textForm = textForm ?? form
    textRecords += 1
    if fits { fittingRecords += 1 }
  }

  /// Whether all records are lines with nothing but their text and number.
  var isOfLines: Bool { textForm?.isLines == true && textRecords == records }

  /// Counts zero bytes before a record.
  mutating func addZeros(_ count: Int) { zeroBytes += count }

  /// Notes names that several columns have.
  mutating func addRepeatedNames(_ names: [String]) {
    for name in names where !repeatedNames.contains(name) { repeatedNames.append(name) }
  }

  /// Notes oddities of a text.
  mutating func note(_ remarks: [String]) {
    for remark in remarks where !self.remarks.contains(remark) { self.remarks.append(remark) }
  }

  /// Counts a record that has fewer cells than there are columns.
  mutating func addShortRecord() { shortRecords += 1 }

  /// Counts a record that cannot be read.
  mutating func add(_ damage: ItemDamage) {
    damagedCount += 1
    if firstDamage == nil { firstDamage = damage }
  }

  private mutating func addObject(
    _ scanner: inout JSONScanner, at parent: Int, depth: Int, isInList: Bool
  ) throws(JSONError) {
    try scanner.beginObject()
    var isFirst = true
    while let key = try scanner.nextKey(&isFirst) {
      guard let node = child(try scanner.bytes(ofKey: key), of: parent) else {
        hasMoreFields = true
        try scanner.skipValue()
        continue
      }
      try addValue(&scanner, at: node, depth: depth + 1, isInList: isInList)
    }
  }

  private mutating func addValue(
    _ scanner: inout JSONScanner, at node: Int, depth: Int, isInList: Bool
  ) throws(JSONError) {
    switch scanner.peek() {
    case UInt8(ascii: "{"):
      if depth >= RecordSample.maximumDepth { return try scanner.skipValue() }
      try addObject(&scanner, at: node, depth: depth, isInList: isInList)
    case UInt8(ascii: "["):
      try scanner.beginArray()
      var isFirst = true
      var count = 0
      while try scanner.nextElement(&isFirst) {
        // Lists in lists are rare: their elements are skipped.
        if scanner.peek() == UInt8(ascii: "[") {
          try scanner.skipValue()
        } else {
          if scanner.peek() == UInt8(ascii: "{") { keys.noteObject(in: node) }
          try addValue(&scanner, at: node, depth: depth, isInList: true)
        }
        count += 1
      }
      if count == 0 { add(.nothing, at: node, isInList: true) }
    case _ where isFull(node): try scanner.skipValue()
    case UInt8(ascii: "\""): add(.text(try scanner.string()), at: node, isInList: isInList)
    case UInt8(ascii: "t"), UInt8(ascii: "f"):
      if let flag = try scanner.flag() { add(.boolean(flag), at: node, isInList: isInList) }
    case UInt8(ascii: "n"):
      _ = try scanner.takeNull()
      add(.nothing, at: node, isInList: isInList)
    default:
      let start = scanner.offset
      try scanner.number()
      let bytes = UnsafeBufferPointer(start: scanner.base + start, count: scanner.offset - start)
      add(.number(String(decoding: bytes, as: UTF8.self)), at: node, isInList: isInList)
    }
  }

  /// Whether a field needs no more values.
  private func isFull(_ node: Int) -> Bool {
    guard isLight, let field = keys[fieldOf: node] else { return false }
    return fields[field].values >= RecordSample.usualRecords
  }

  /// The paths of the lists of objects, those whose keys have no dots.
  var objectLists: [String] {
    keys.pathsOfObjects.filter { path in path.allSatisfy { !$0.isEmpty && !$0.contains(".") && $0.first != "/" } }
      .map { $0.joined(separator: ".") }
  }

  /// The fields without the keys of objects that some records do not have: `user` where it is an object or null. The
  /// name of the object then refers to the value that names it.
  var fieldsWithoutObjects: [ObservedField] {
    let objects = Set(fields.flatMap { field in field.path.indices.dropFirst().map { field.path[..<$0] } })
    return fieldsByName.filter { $0.values > 0 || !$0.marks.isEmpty || !objects.contains($0.path[...]) }
  }

  private mutating func add(_ value: ObservedValue, at node: Int, isInList: Bool) {
    let index: Int
    if let known = keys[fieldOf: node] {
      index = known
    } else if fields.count < RecordSample.maximumFields || isWanted(path: keys.path(to: node)) {
      index = fields.count
      keys[fieldOf: node] = index
      let path = keys.path(to: node)
      let name = path.joined(separator: ".").lowercased()
      let group = spellingsByName[name] ?? spellings.count
      if group == spellings.count {
        spellingsByName[name] = group
        spellings.append(SpellingGroup(fields: []))
      }
      spellings[group].fields.append(index)
      fields.append(ObservedField(path: path, group: group))
    } else {
      hasMoreFields = true
      return
    }
    note(index)
    fields[index].add(value, isInList: isInList, isMark: isMark(value))
  }
}

extension JSONScanner {
  /// The bytes of a key as ``nextKey(_:)`` gives it, with its escapes decoded. Valid until the next text.
  fileprivate func bytes(ofKey key: UnsafeBufferPointer<UInt8>) throws(JSONError) -> UnsafeBufferPointer<UInt8> {
    guard let start = key.baseAddress, key.contains(UInt8(ascii: "\\")) else { return key }
    return try decoded(key, at: start - base)
  }
}
