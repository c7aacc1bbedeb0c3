import FilterAST
import FilterText
import FilterVocabulary
import Testing
import _FilterTestSupport

@testable import FilterEvaluation
@testable import FilterSemantics

/// Each type survives a round trip; any other bytes are refused.
@Suite struct PreparedRoundTripTests {
  private func reading<Value>(
    _ bytes: [UInt8], _ read: (inout PreparedReader) throws(PreparedFormError) -> Value
  ) throws(PreparedFormError) -> Value {
    var result: Result<Value, PreparedFormError> = .failure(.notPrepared)
    bytes.withUnsafeBytes { buffer in
      var reader = PreparedReader(buffer)
      do throws(PreparedFormError) {
        result = .success(try read(&reader))
      } catch {
        result = .failure(error)
      }
    }
    return try result.get()
  }

  @Test func numbersAndTexts() throws {
    let numbers = [0, 1, -1, .max, .min, 1 << 40]
    let texts = ["", "a", "Lim-Dûl", "🐉", "\0", String(repeating: "x", count: 1_000)]
    var writer = PreparedWriter()
    for number in numbers { writer.write(number) }
    for text in texts { writer.write(text) }
    writer.write(texts)
    writer.write([String]())
    #expect(writer.bytes.count % 8 == 0)
    let isRead = try reading(writer.bytes) { reader throws(PreparedFormError) in
      for number in numbers where try reader.number() != number { return false }
      for text in texts where try reader.text() != text { return false }
      if try reader.texts() != texts { return false }
      if try reader.texts() != [] { return false }
      return reader.isAtEnd
    }
    #expect(isRead)
  }

  @Test func arraysOfEveryWidth() {
    let failure = checkProperty(
      "an array comes back", cases: PropertyCases.count(long: 400), seed: PropertyCases.seed(default: 161),
      generate: { random -> ([UInt8], [UInt32], [Int32], [UInt64], [Int64]) in
        func bits() -> UInt64 { random.next() }
        func count() -> Int { random.below(20) }
        return (
          (0..<count()).map { _ in UInt8(truncatingIfNeeded: bits()) },
          (0..<count()).map { _ in UInt32(truncatingIfNeeded: bits()) },
          (0..<count()).map { _ in Int32(truncatingIfNeeded: bits()) }, (0..<count()).map { _ in bits() },
          (0..<count()).map { _ in Int64(bitPattern: bits()) }
        )
      },
      shrink: { _ in [] }, describe: { "\($0)" },
      law: { value in
        var writer = PreparedWriter()
        writer.write(array: value.0)
        writer.write(array: value.1)
        writer.write(array: value.2)
        writer.write(array: value.3)
        writer.write(array: value.4)
        do throws(PreparedFormError) {
          return try reading(writer.bytes) { reader throws(PreparedFormError) in
            let one: [UInt8] = try reader.array()
            let two: [UInt32] = try reader.array()
            let three: [Int32] = try reader.array()
            let four: [UInt64] = try reader.array()
            let five: [Int64] = try reader.array()
            let isSame = one == value.0 && two == value.1 && three == value.2 && four == value.3 && five == value.4
            return isSame && reader.isAtEnd ? nil : "another array"
          }
        } catch {
          return "\(error)"
        }
      })
    #expect(failure == nil, "\(failure?.description ?? "")")
  }

  /// A length that exceeds the bytes is damage, and no memory is reserved for it.
  @Test(arguments: [UInt64.max, 1 << 63, 1 << 32, 17, 3])
  func lengthsThatLie(count: UInt64) {
    let bytes = withUnsafeBytes(of: count.littleEndian) { Array($0) } + [UInt8](repeating: 1, count: 16)
    #expect(throws: PreparedFormError.damaged) {
      try reading(bytes) { reader throws(PreparedFormError) in let _: [UInt64] = try reader.array() }
    }
    #expect(throws: PreparedFormError.damaged) {
      try reading(bytes) { reader throws(PreparedFormError) in try reader.number() }
    }
  }

  /// Texts whose ends go back or beyond.
  @Test(arguments: [[4, 2], [9], [1, 9], [.max]] as [[UInt32]])
  func endsThatLie(ends: [UInt32]) {
    var writer = PreparedWriter()
    writer.write(array: ends)
    writer.write(array: Array("abcd".utf8))
    #expect(throws: PreparedFormError.damaged) {
      try reading(writer.bytes) { reader throws(PreparedFormError) in try reader.texts() }
    }
  }

  @Test func wordTables() throws {
    for words in [[], ["a"], (0..<300).map { "w\($0)" }] {
      var writer = PreparedWriter()
      WordTable(words).write(to: &writer)
      let table = try reading(writer.bytes) { reader throws(PreparedFormError) in try WordTable(&reader) }
      #expect((0..<table.count).map { table[$0] } == words)
      #expect(words.indices.allSatisfy { table.index(of: words[$0]) == $0 })
    }
  }

  @Test func costColumns() throws {
    let costs = ["0", "2ww", "{w/u}{w/u}1", "9"].map { Everything.cost($0) }
    let rows: [Cost?] = [costs[0], nil, costs[1], costs[1], costs[2], nil, costs[3]]
    var writer = PreparedWriter()
    CostColumn(rows).write(to: &writer)
    let column = try reading(writer.bytes) { reader throws(PreparedFormError) in
      try CostColumn(&reader, rowCount: rows.count, symbolCount: Everything.vocabulary.symbols.count)
    }
    #expect(rows.indices.map { column[$0] } == rows)
    #expect(column.costs == costs)
  }

  @Test func keyColumns() throws {
    var random = SeededGenerator(seed: 162)
    let rows: [Int64?] = (0..<500).map { _ in random.chance(10) ? nil : Int64(random.below(90)) - 40 }
    var writer = PreparedWriter()
    KeyColumn(rows).write(to: &writer)
    let column = try reading(writer.bytes) { reader throws(PreparedFormError) in
      try KeyColumn(&reader, rowCount: rows.count, keys: -40...50)
    }
    #expect(rows.indices.map { column.whole($0) } == rows)
    for range in [-10...10, 0...0, Int64.min...0, 30...Int64.max] {
      var bits = Bitset(size: rows.count)
      column.add([range], to: &bits)
      #expect(bits.rows() == rows.indices.filter { rows[$0].map { range.contains($0) } ?? false })
    }
  }

  /// A store of a list with a field of every kind, with parts, gaps and variants.
  @Test func everyKindOfColumn() throws {
    let items = [
      Everything(variants: [
        "name": [.text("Zed")], "words": [.text("red rat")], "plain": [.texts(["a", nil, "b"])],
        "self": [.texts(["~"])],
        "number": [.numbers([DecimalNumber(1), nil])], "edition": [.number(DecimalNumber(2)), .nothing],
        "serial": [.numbered("12a", DecimalNumber(12))], "day": [.date(DateSpan("2020-03")!)],
        "colors": [.colorsOfParts([ColorSet(bits: 1), ColorSet(bits: 2)])],
        "cost": [.printedCosts(["{W}"], [Everything.cost("w")])],
        "size": [.values(["large"])], "is": [.values(["new"])], "tag": [.values(["x", "y"])],
      ]),
      Everything([:]),
    ]
    let store = ColumnStore(Everything.list, items: items)
    let bytes = store.prepared(for: Everything.list)
    let read = try bytes.withUnsafeBytes { try ColumnStore(prepared: $0, for: Everything.list) }
    #expect(read.prepared(for: Everything.list) == bytes)
    for query in [
      "zed", "!zed", "words:rat", "plain:b", "plain:\"~\"", "number=1", "edition=2", "serial:12a", "serial>3",
      "day:2020", "colors:u",
      "cost:w", "cost:/w/", "size:large", "is:new", "not:new", "tag:y", "edition>number",
    ] {
      let plan = Everything.list.plan(query)
      #expect(read.run(plan) == store.run(plan), "\(query)")
      #expect(read.run(plan).count == 1, "\(query)")
    }
  }

  /// A small store with any of its bytes changed, in any of three ways, is refused and never trapped on.
  @Test func damageAtEveryByte() {
    let list = FilterableList<Int>(
      name: "n", nameField: "name",
      fields: [
        .text("name", rule: .collated) { "item \($0)" }, .number("value") { $0 },
        .values("tag") { ["a", "b\($0)"] },
      ])
    let bytes = ColumnStore(list, items: [3, 1, 2]).prepared(for: list)
    var damaged = bytes
    var accepted: [Int] = []
    for place in bytes.indices {
      for change: UInt8 in [0x01, 0x80, 0xFF] {
        damaged[place] ^= change
        let isRead = damaged.withUnsafeBytes { (try? ColumnStore(prepared: $0, for: list)) != nil }
        if isRead { accepted.append(place) }
        damaged[place] = bytes[place]
      }
    }
    #expect(accepted.isEmpty)
    for length in 0..<bytes.count {
      let isRead = bytes.withUnsafeBytes {
        (try? ColumnStore(prepared: UnsafeRawBufferPointer(rebasing: $0[..<length]), for: list)) != nil
      }
      if isRead { accepted.append(length) }
    }
    #expect(accepted.isEmpty)
    let isWhole = bytes.withUnsafeBytes { (try? ColumnStore(prepared: $0, for: list)) != nil }
    #expect(isWhole)
  }

  @Test func otherVersionsAndOtherThings() {
    func error(_ bytes: [UInt8]) -> PreparedFormError? {
      bytes.withUnsafeBytes { buffer in
        do throws(PreparedFormError) {
          _ = try ColumnStore(prepared: buffer, for: Everything.list)
          return nil
        } catch {
          return error
        }
      }
    }
    let bytes = ColumnStore(Everything.list, items: [Everything([:])]).prepared(for: Everything.list)
    #expect(error(bytes) == nil)
    for version in [0, 1, ColumnStore.version + 1, .max] {
      var writer = PreparedWriter()
      writer.write(version)
      #expect(error(writer.bytes + bytes[16...]) == .notPrepared)
    }
    #expect(error(Array("a text, no store at all".utf8)) == .damaged)
    #expect(error([]) == .damaged)
    #expect(error(bytes + [0, 0, 0, 0, 0, 0, 0, 0]) == .damaged)
    let other = ColumnStore(Toy.list, items: []).prepared(for: Toy.list)
    #expect(error(other) == .otherFields)
  }

  /// The properties in which two lists differ for a store.
  @Test func signatures() {
    func signature(_ fields: [FilterableField<Int>]) -> [String] {
      ColumnStore.signature(FilterableList<Int>(name: "n", fields: fields))
    }
    let sizes = [FieldValue("small"), FieldValue("large")]
    let ordered = FilterableField<Int>.enumeration("size", values: sizes, isOrdered: true) { _ in nil }
    let turned = FilterableField<Int>.enumeration("size", values: sizes.reversed(), isOrdered: true) { _ in nil }
    let plain = FilterableField<Int>.enumeration("size", values: sizes) { _ in nil }
    let other = FilterableField<Int>.enumeration("size", values: sizes.reversed()) { _ in nil }
    #expect(signature([ordered]) != signature([turned]))
    #expect(signature([ordered]) != signature([plain]))
    #expect(signature([plain]) == signature([other]))
    var ofVariant = plain
    ofVariant.isOfVariant = true
    #expect(signature([ofVariant]) != signature([plain]))
    #expect(signature([.text("t") { _ in nil }]) != signature([.text("t", rule: .words) { _ in nil }]))
    let united = FilterableField<Int>(plain.field, unites: ["t"]) { _, _ in .nothing }
    #expect(signature([united]) != signature([plain]))
    #expect(signature([.number("a") { $0 }]) == signature([.number("a", summary: "other words") { $0 }]))
  }
}
