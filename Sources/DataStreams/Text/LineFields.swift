/// The fields that a form finds in a line, by their places there.
package struct LineFields {
  /// A field: the bytes of the line at a range, or a word that this program gives.
  struct Field {
    let name: StaticString
    let range: Range<Int>
    var word: StaticString?
  }

  private(set) var fields: [Field] = []
  /// The place of a JSON object whose members are fields.
  private(set) var object: Range<Int>?
  /// The place of pairs such as `key=value`, which are fields.
  private(set) var pairs: Range<Int>?

  package init() {}

  /// Whether each field is a text of the line.
  var areTexts: Bool { object == nil && pairs == nil }

  /// Begins another line.
  mutating func removeAll() {
    fields.removeAll(keepingCapacity: true)
    (object, pairs) = (nil, nil)
  }

  mutating func add(_ name: StaticString, _ range: Range<Int>) { fields.append(Field(name: name, range: range)) }

  mutating func add(_ name: StaticString, word: StaticString) {
    fields.append(Field(name: name, range: 0..<0, word: word))
  }

  /// Adds what is left of a line: the message, or the fields that it is made of.
  mutating func add(message range: Range<Int>, of line: UnsafeBufferPointer<UInt8>) {
    let message = UnsafeBufferPointer(rebasing: line[range])
    if message.first == UInt8(ascii: "{"), JSONMembers.isObject(message) {
      object = range
    } else if LineFields.arePairs(message) {
      pairs = range
    } else {
      add("message", range)
    }
  }

  mutating func add(object range: Range<Int>) { object = range }

  mutating func add(pairs range: Range<Int>) { pairs = range }

  /// Whether a text is nothing but pairs, two at least.
  private static func arePairs(_ text: UnsafeBufferPointer<UInt8>) -> Bool {
    guard text.contains(UInt8(ascii: "=")) else { return false }
    var (count, others) = (0, 0)
    Logfmt.forEachPair(text) { if $0.hasValue { count += 1 } else { others += 1 } }
    return count > 1 && others == 0
  }

  /// Writes the fields of a line. The members of an object come first; a field of the same name that stands before it gets
  /// the name `prefix_…`.
  func write(_ line: UnsafeBufferPointer<UInt8>, to writer: FieldWriter) {
    writer.begin()
    var taken: [UnsafeBufferPointer<UInt8>] = []
    if let object {
      let bytes = UnsafeBufferPointer(rebasing: line[object])
      writer.add(membersOf: bytes)
      taken = JSONMembers.keys(of: bytes)
    }
    if let pairs {
      let bytes = UnsafeBufferPointer(rebasing: line[pairs])
      taken = Logfmt.write(bytes, to: writer)
    }
    for field in fields {
      let isTaken = !taken.isEmpty && taken.contains { $0.elementsEqual(field.name.buffer) }
      if let word = field.word {
        if !isTaken { writer.add(field.name, word: word) }
      } else if isTaken {
        let name = Array("prefix_".utf8) + field.name.buffer
        name.withUnsafeBufferPointer { writer.add($0, text: UnsafeBufferPointer(rebasing: line[field.range])) }
      } else {
        writer.add(field.name, text: UnsafeBufferPointer(rebasing: line[field.range]))
      }
    }
    writer.end()
  }
}

extension StaticString {
  /// The bytes of the text.
  var buffer: UnsafeBufferPointer<UInt8> {
    UnsafeBufferPointer(start: utf8Start, count: utf8CodeUnitCount)
  }
}

/// A JSON object within a line.
enum JSONMembers {
  /// Whether bytes are a JSON object that has members, and nothing after it.
  static func isObject(_ bytes: UnsafeBufferPointer<UInt8>) -> Bool {
    guard bytes.count > 4, bytes[0] == UInt8(ascii: "{"), bytes.last == UInt8(ascii: "}") else { return false }
    let next = bytes.dropFirst().first { !RecordForm.isBlank($0) }
    guard next == UInt8(ascii: "\"") else { return false }
    var scanner = JSONScanner(bytes, scratch: JSONScratch(capacity: 64))
    do throws(JSONError) {
      try scanner.skipValue()
      try scanner.finish()
      return InvalidText.firstIndex(in: bytes) == nil
    } catch { return false }
  }

  /// The keys of a valid object, as written.
  static func keys(of bytes: UnsafeBufferPointer<UInt8>) -> [UnsafeBufferPointer<UInt8>] {
    var scanner = JSONScanner(bytes, scratch: JSONScratch(capacity: 64))
    var keys: [UnsafeBufferPointer<UInt8>] = []
    do throws(JSONError) {
      try scanner.beginObject()
      var isFirst = true
      while let key = try scanner.nextKey(&isFirst) {
        keys.append(key)
        try scanner.skipValue()
      }
    } catch {}
    return keys
  }
}
