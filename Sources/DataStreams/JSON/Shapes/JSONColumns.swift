/// The places of values in a JSON text.
enum JSONValues {
  /// The ranges of the elements of an array; nil if it is damaged.
  static func elements(of array: UnsafeBufferPointer<UInt8>) -> [Range<Int>]? {
    var scanner = JSONScanner(array, scratch: JSONScratch(capacity: 64))
    do throws(JSONError) {
      let ranges = try elements(&scanner)
      try scanner.finish()
      return ranges
    } catch { return nil }
  }

  static func elements(_ scanner: inout JSONScanner) throws(JSONError) -> [Range<Int>] {
    var ranges: [Range<Int>] = []
    try scanner.beginArray()
    var isFirst = true
    while try scanner.nextElement(&isFirst) { ranges.append(try value(&scanner)) }
    return ranges
  }

  /// The keys, as written, and the values of an object.
  static func members(_ scanner: inout JSONScanner) throws(JSONError) -> [(key: Range<Int>, value: Range<Int>)] {
    var result: [(key: Range<Int>, value: Range<Int>)] = []
    try scanner.beginObject()
    var isFirst = true
    while let key = try scanner.nextKey(&isFirst) {
      let start = (key.baseAddress ?? scanner.base) - scanner.base
      result.append((start..<start + key.count, try value(&scanner)))
    }
    return result
  }

  static func value(_ scanner: inout JSONScanner) throws(JSONError) -> Range<Int> {
    _ = scanner.peek()
    let start = scanner.offset
    try scanner.skipValue()
    return start..<scanner.offset
  }

  /// An object of values, under names in quotes, or `c1`, `c2` and so on beyond these.
  static func object(_ values: [Range<Int>], of text: UnsafeBufferPointer<UInt8>, names: [[UInt8]]) -> [UInt8] {
    var bytes: [UInt8] = [UInt8(ascii: "{")]
    for (index, value) in values.enumerated() {
      if index > 0 { bytes.append(UInt8(ascii: ",")) }
      bytes += index < names.count ? names[index] : Array("\"c\(index + 1)\"".utf8)
      bytes.append(UInt8(ascii: ":"))
      bytes += text[value]
    }
    bytes.append(UInt8(ascii: "}"))
    return bytes
  }
}

/// The columns of an object: `{"a":[1,2],"b":["x","y"]}`, `{"a":{"0":1,"1":2}}` or
/// `{"columns":["a"],"index":[0,1],"data":[[1],[2]]}`.
struct JSONColumns {
  /// The names in quotes.
  private var names: [[UInt8]] = []
  /// The values of each row; nil for one that is missing.
  private var rows: [[Range<Int>?]] = []

  /// The number of rows.
  var count: Int { rows.count }

  init(_ text: UnsafeBufferPointer<UInt8>) throws(JSONError) {
    var scanner = JSONScanner(text, scratch: JSONScratch(capacity: 64))
    if text.starts(with: [0xEF, 0xBB, 0xBF]) { scanner.offset = 3 }
    var isFirst = true
    var columns: [(name: Range<Int>, keys: [Range<Int>], values: [Range<Int>])] = []
    try scanner.beginObject()
    while let key = try scanner.nextKey(&isFirst) {
      let start = (key.baseAddress ?? scanner.base) - scanner.base
      if scanner.peek() == UInt8(ascii: "{") {
        let members = try JSONValues.members(&scanner)
        columns.append((start..<start + key.count, members.map { $0.key }, members.map { $0.value }))
      } else if scanner.peek() == UInt8(ascii: "[") {
        columns.append((start..<start + key.count, [], try JSONValues.elements(&scanner)))
      } else {
        let value = try JSONValues.value(&scanner)
        columns.append((start..<start + key.count, [], [value]))
      }
    }
    try scanner.finish()
    func named(_ name: String) -> [Range<Int>]? {
      columns.first { text[$0.name].elementsEqual(name.utf8) && $0.keys.isEmpty }?.values
    }
    if let titles = named("columns"), let data = named("data"),
      data.allSatisfy({ text[$0].first == UInt8(ascii: "[") })
    {
      try addSplit(titles, data, index: named("index"), text)
    } else {
      addColumns(columns, text)
    }
  }

  private mutating func addSplit(
    _ titles: [Range<Int>], _ data: [Range<Int>], index: [Range<Int>]?, _ text: UnsafeBufferPointer<UInt8>
  ) throws(JSONError) {
    names = titles.map { title in
      text[title].first == UInt8(ascii: "\"") ? Array(text[title]) : JSONColumns.quoted(Array(text[title]))
    }
    // Plain numbers from 0 say nothing.
    let index = index.flatMap { index in
      index.count == data.count
        && !index.enumerated().allSatisfy { text[$1].elementsEqual("\($0)".utf8) } ? index : nil
    }
    if index != nil { names.insert(Array("\"index\"".utf8), at: 0) }
    for (number, row) in data.enumerated() {
      var scanner = JSONScanner(UnsafeBufferPointer(rebasing: text[row]), scratch: JSONScratch(capacity: 64))
      let values = try JSONValues.elements(&scanner).map {
        $0.lowerBound + row.lowerBound..<$0.upperBound + row.lowerBound
      }
      var cells: [Range<Int>?] = []
      if let index { cells.append(index[number]) }
      for value in values.prefix(titles.count) { cells.append(value) }
      rows.append(cells)
    }
  }

  private mutating func addColumns(
    _ columns: [(name: Range<Int>, keys: [Range<Int>], values: [Range<Int>])], _ text: UnsafeBufferPointer<UInt8>
  ) {
    names = columns.map { [UInt8(ascii: "\"")] + text[$0.name] + [UInt8(ascii: "\"")] }
    let count = columns.reduce(0) { max($0, $1.values.count) }
    rows = Array(repeating: Array(repeating: nil, count: columns.count), count: count)
    var places: [[UInt8]: Int] = [:]
    var keys: [Range<Int>] = []
    for (number, column) in columns.enumerated() {
      if column.keys.isEmpty {
        for (row, value) in column.values.enumerated() { rows[row][number] = value }
        continue
      }
      for (key, value) in zip(column.keys, column.values) {
        let name = Array(text[key])
        let row = places[name] ?? places.count
        if row == places.count {
          places[name] = row
          keys.append(key)
        }
        if row >= rows.count { rows.append(Array(repeating: nil, count: columns.count)) }
        rows[row][number] = value
      }
    }
    if keys.isEmpty || keys.enumerated().allSatisfy({ text[$1].elementsEqual("\($0)".utf8) }) { return }
    // The keys have no quotes in their ranges.
    names.insert(Array("\"key\"".utf8), at: 0)
    for (row, key) in keys.enumerated() { rows[row].insert(key.lowerBound - 1..<key.upperBound + 1, at: 0) }
  }

  private static func quoted(_ bytes: [UInt8]) -> [UInt8] {
    [UInt8(ascii: "\"")] + bytes.map { $0 == UInt8(ascii: "\"") || $0 == UInt8(ascii: "\\") || $0 < 0x20 ? 0x5F : $0 }
      + [UInt8(ascii: "\"")]
  }

  /// A row as an object.
  func row(_ row: Int, of text: UnsafeBufferPointer<UInt8>) -> [UInt8] {
    var bytes: [UInt8] = [UInt8(ascii: "{")]
    for (name, value) in zip(names, rows[row]) {
      guard let value else { continue }
      if bytes.count > 1 { bytes.append(UInt8(ascii: ",")) }
      bytes += name
      bytes.append(UInt8(ascii: ":"))
      bytes += text[value]
    }
    bytes.append(UInt8(ascii: "}"))
    return bytes
  }
}
