import FilterText
import FilterVocabulary
import Testing
import _FilterTestSupport

@testable import FilterEvaluation

/// Forms in parts survive a round trip, and a wrong table of parts is refused.
@Suite struct PreparedPartsTests {
  /// Three parts with numbers before and after them; the last part is empty.
  private static let numbers: [[UInt32]] = [[1, 2, 3], [4, 5, 6, 7, 8, 9], []]

  private static let bytes: [UInt8] = {
    var writer = PreparedWriter()
    writer.write(7)
    writer.write(
      parts: numbers.map { numbers in
        var part = PreparedWriter()
        if !numbers.isEmpty { part.write(array: numbers) }
        return part
      })
    writer.write(8)
    return writer.bytes
  }()

  /// The offset of the first number of the table: after a number and the count of the table.
  private static let table = 24

  /// The content of the parts; throws like a reader.
  private func read(_ bytes: [UInt8], count: Int = 3) throws(PreparedFormError) -> [[UInt32]] {
    var result: Result<[[UInt32]], PreparedFormError> = .failure(.notPrepared)
    bytes.withUnsafeBytes { buffer in
      var reader = PreparedReader(buffer)
      do throws(PreparedFormError) {
        guard try reader.number() == 7 else { throw .damaged }
        var numbers: [[UInt32]] = []
        for part in try reader.parts(count: count) {
          var part = part
          numbers.append(part.isAtEnd ? [] : try part.array())
          try part.finish()
        }
        guard try reader.number() == 8, reader.isAtEnd else { throw .damaged }
        result = .success(numbers)
      } catch { result = .failure(error) }
    }
    return try result.get()
  }

  private func isRefused(_ bytes: [UInt8], count: Int = 3) -> Bool {
    do throws(PreparedFormError) {
      _ = try read(bytes, count: count)
      return false
    } catch { return error == .damaged }
  }

  private func changed(_ changes: [(number: Int, value: UInt64)]) -> [UInt8] {
    var bytes = Self.bytes
    for change in changes {
      let place = Self.table + 8 * change.number
      withUnsafeBytes(of: change.value.littleEndian) { bytes.replaceSubrange(place..<place + 8, with: $0) }
    }
    return bytes
  }

  @Test func whatIsWrittenIsRead() throws {
    #expect(try read(Self.bytes) == Self.numbers)
    // Another number of parts than is expected.
    for count in [0, 1, 2, 4, .max] { #expect(isRefused(Self.bytes, count: count), "\(count)") }
  }

  /// The checksum of a form includes that of each part, but not its bytes: writer and reader agree.
  @Test func checksumsOfWriterAndReader() throws {
    var inner = PreparedWriter()
    inner.write("inner")
    var outer = PreparedWriter()
    outer.write(1)
    outer.write(parts: [inner, inner])
    outer.write(2)
    var whole = PreparedWriter()
    whole.write(parts: [outer])
    try whole.bytes.withUnsafeBytes { buffer in
      var reader = PreparedReader(buffer)
      var part = try reader.parts(count: 1)[0]
      #expect(reader.isAtEnd)
      #expect(reader.checksum == whole.checksum)
      #expect(try part.number() == 1)
      for text in try part.parts(count: 2) {
        var text = text
        #expect(try text.text() == "inner")
        #expect(text.checksum == inner.checksum)
        try text.finish()
      }
      #expect(throws: PreparedFormError.damaged) { try part.finish() }
      #expect(try part.number() == 2)
      try part.finish()
      #expect(part.checksum == outer.checksum)
    }
    #expect(whole.checksum == whole.bytes[..<24].withUnsafeBytes { PreparedReader.checksum($0) })
  }

  /// Wrong lengths for parts of 24, 32 and 0 bytes: index 0 is the length of the first part, 2 of the second, 4 of the
  /// last.
  @Test func lengthsThatLie() {
    let rows: [[(Int, UInt64)]] = [
      [(0, 16)], [(0, 32)], [(0, 0)], [(0, 23)], [(0, 25)], [(0, .max)], [(0, 1 << 63)], [(0, .max - 7)],
      [(0, UInt64(Int.max) - 7)], [(2, 24)], [(2, 40)], [(2, .max - 23)], [(4, 8)], [(4, 16)], [(4, 24)],
      [(4, .max - 55)],
      // The same total: a part ends inside the previous one, or starts there.
      [(0, 16), (2, 40)], [(0, 32), (2, 24)], [(0, 56), (2, 0)], [(0, 0), (2, 56)], [(2, 24), (4, 8)],
    ]
    for changes in rows {
      #expect(isRefused(changed(changes.map { (number: $0.0, value: $0.1) })), "\(changes)")
    }
  }

  /// A table with a number too many or too few.
  @Test func tablesOfOtherSizes() {
    for count: UInt64 in [0, 4, 5, 7, 8, 1 << 61, .max] {
      #expect(isRefused(changed([(number: -1, value: count)])), "\(count)")
    }
  }

  /// A flipped bit anywhere: in the table, in a part, outside of both.
  @Test func damage() {
    for place in Self.bytes.indices {
      for bit in 0..<8 {
        var damaged = Self.bytes
        damaged[place] ^= 1 << UInt8(bit)
        // The numbers before and after the parts are compared, and the checksum of the last part is of nothing.
        #expect(isRefused(damaged), "bit \(bit) of byte \(place)")
      }
    }
    for length in Self.bytes.indices { #expect(isRefused(Array(Self.bytes.prefix(length))), "\(length) bytes") }
  }

  @Test func aPartThatIsNotReadToItsEnd() throws {
    var part = PreparedWriter()
    part.write(1)
    part.write(2)
    var writer = PreparedWriter()
    writer.write(parts: [part])
    try writer.bytes.withUnsafeBytes { buffer in
      var reader = PreparedReader(buffer)
      var part = try reader.parts(count: 1)[0]
      #expect(throws: PreparedFormError.damaged) { try part.finish() }
      #expect(try part.number() == 1)
      #expect(throws: PreparedFormError.damaged) { try part.finish() }
      #expect(try part.number() == 2)
      try part.finish()
      // Bytes after it do not belong to it.
      #expect(throws: PreparedFormError.damaged) { try part.number() }
    }
  }

  /// A valid checksum of the read bytes is not enough if there are more bytes.
  @Test func aPartThatHasMoreThanIsSummed() throws {
    var part = PreparedWriter()
    part.write(1)
    let checksum = part.checksum
    part.write(2)
    var table = PreparedWriter()
    table.write(array: [UInt64(part.bytes.count), checksum])
    try (table.bytes + part.bytes).withUnsafeBytes { buffer in
      var reader = PreparedReader(buffer)
      var part = try reader.parts(count: 1)[0]
      #expect(try part.number() == 1)
      #expect(part.checksum == checksum)
      #expect(throws: PreparedFormError.damaged) { try part.finish() }
    }
  }

  /// The columns of a store can be read in any order, the longest first; if one is missing, the store is refused.
  @Test func columnsInAnyOrder() throws {
    var random = SeededGenerator(seed: 171)
    let store = ColumnStore(Toy.list, items: (0..<100).map { _ in RandomToys.toy(&random) })
    let bytes = store.prepared(for: Toy.list)
    for order in [false, true] {
      for missing in [nil, 0, 1, 5] {
        let lengths = Lock<[Int]>([])
        let isRead = bytes.withUnsafeBytes { buffer in
          nonisolated(unsafe) let buffer = buffer
          var reader = PreparedReader(count: buffer.count) { target, offset in
            target.copyMemory(from: UnsafeRawBufferPointer(rebasing: buffer[offset..<offset + target.count]))
            lengths.withLock { $0[$0.count - 1] += target.count }
            return true
          }
          lengths.withLock { $0 = [0] }
          do throws(PreparedFormError) {
            let read = try ColumnStore(&reader, for: Toy.list) { count, work in
              for number in order ? Array((0..<count).reversed()) : Array(0..<count) where number != missing {
                lengths.withLock { $0.append(0) }
                work(number)
              }
            }
            #expect(read.prepared(for: Toy.list) == bytes)
            return true
          } catch {
            #expect(error == .damaged)
            return false
          }
        }
        #expect(isRead == (missing == nil))
        let columns = lengths.withLock { Array($0.dropFirst()) }
        #expect(columns.count > 10 && columns == columns.sorted { order ? $0 < $1 : $0 > $1 })
      }
    }
  }

  /// Columns of another number of items do not fit, even if their checksums and lengths are valid; except columns of
  /// words, which only have rows.
  @Test func columnsOfAnotherStore() {
    var random = SeededGenerator(seed: 172)
    let toys = (0..<40).map { _ in RandomToys.toy(&random) }
    let good = ColumnStore(Toy.list, items: toys).prepared(for: Toy.list)
    let other = ColumnStore(Toy.list, items: Array(toys.prefix(20))).prepared(for: Toy.list)
    func isRead(_ bytes: [UInt8]) -> Bool {
      var body = Array(bytes.dropLast(16))
      let own = PartedForm.store.sum(&body)
      var writer = PreparedWriter()
      writer.write(array: [own.withUnsafeBytes { PreparedReader.checksum($0) }])
      return (body + writer.bytes).withUnsafeBytes { (try? ColumnStore(prepared: $0, for: Toy.list)) != nil }
    }
    #expect(isRead(good))
    let forms = ColumnForm.forms(of: Toy.list).compactMap { $0 }
    let (parts, others) = (PartedForm.store.parts(of: good), PartedForm.store.parts(of: other))
    #expect(parts.count == forms.count && others.count == forms.count)
    for (place, form) in forms.enumerated() where form.shape != .values {
      var exchanged = good
      exchanged.replaceSubrange(parts[place].range, with: other[others[place].range])
      PartedForm.store.mendLengths(of: &exchanged, madeFrom: good)
      #expect(PartedForm.store.parts(of: exchanged)[place].range.count == others[place].range.count)
      #expect(!isRead(exchanged), "column \(place)")
    }
  }
}
