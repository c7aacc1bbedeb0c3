import Testing

@testable import FilterEvaluation

/// Columns whose codes take one, two or four bytes are written in one form, and are as narrow when they are read again.
@Suite struct NarrowCodesTests {
  private func width(_ codes: RowCodes) -> Int {
    switch codes {
    case .bytes: 1
    case .pairs: 2
    case .words: 4
    }
  }

  private static let borders: [(codes: Int, width: Int)] = [
    (0, 1), (1, 1), (255, 1), (256, 2), (257, 2), (65_535, 2), (65_536, 4),
  ]

  @Test func keys() throws {
    for index in Self.borders.indices {
      let border = Self.borders[index]
      // All keys, some again, and some rows without one.
      let rows: [Int64?] = (0..<border.codes + 200).map { row in
        border.codes == 0 || row % 211 == 210 ? nil : Int64(row % border.codes) * 3 - 7
      }
      let all: [Int64?] = rows + (0..<border.codes).map { Int64($0) * 3 - 7 }
      let column = KeyColumn(all)
      #expect(width(column.groups.codes) == border.width, "\(index)")
      var writer = PreparedWriter()
      column.write(to: &writer)
      let read: KeyColumn = try writer.bytes.withUnsafeBytes { buffer in
        var reader = PreparedReader(buffer)
        return try KeyColumn(&reader, rowCount: all.count, keys: -10...1_000_000)
      }
      #expect(read.keys == column.keys, "\(index)")
      #expect(width(read.groups.codes) == border.width, "\(index)")
      #expect(all.indices.allSatisfy { read.whole($0) == all[$0] }, "\(index)")
      let ranges: [ClosedRange<Int64>] = [-7 ... -7, 0...300, 740...770, 100_000...1_000_000, Int64.min...Int64.max]
      for range in ranges {
        let expected: [Int] = all.indices.filter { row in all[row].map { range.contains($0) } ?? false }
        var found = Bitset(size: all.count)
        read.add([range], to: &found)
        #expect(found.rows() == expected, "\(index): \(range)")
      }
      var again = PreparedWriter()
      read.write(to: &again)
      #expect(again.bytes == writer.bytes, "\(index)")
    }
  }

  private static let list = FilterableList<Int>(
    name: "texts", summary: "Texts", itemName: "text", itemNamePlural: "texts", nameField: "name",
    fields: [.text("name", summary: "Name") { "path \($0)" }, .number("number", summary: "Number") { $0 }])

  /// A whole store with so many shared texts.
  @Test(arguments: [2, 255, 256, 3_000]) func sharedTexts(count: Int) throws {
    let items: [Int] = (0..<max(40, 5 * count)).map { $0 % count }
    var builder = ColumnStoreBuilder(Self.list, rowsUntilSharing: 20)
    builder.append(contentsOf: items)
    let store = builder.finish()
    let bytes: [UInt8] = store.prepared(for: Self.list)
    let read = try bytes.withUnsafeBytes { try ColumnStore(prepared: $0, for: Self.list) }
    guard case .sharedTexts(let shared) = read.columns[0]?.content else {
      Issue.record("no shared texts")
      return
    }
    #expect(shared.groups.codeCount == count)
    #expect(width(shared.groups.codes) == (count < 256 ? 1 : 2))
    for text in ["name:1", "-name:1", "name:25", "name:path number<2", "number>200", "name:2 or number=0", "absent"] {
      let plan = Self.list.plan(text)
      let expected: [Int] = CompiledFilter(plan, for: Self.list).filter(items)
      #expect(read.run(plan).rows().map { items[$0] } == expected, "\(text)")
      #expect(read.rows(plan, limit: 5).map { items[$0] } == Array(expected.prefix(5)), "\(text)")
      #expect(read.run(plan) == store.run(plan), "\(text)")
    }
    #expect(read.prepared(for: Self.list) == bytes)
  }
}
