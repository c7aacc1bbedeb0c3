import Testing
import _FilterTestSupport

@testable import FilterEvaluation

@Suite struct PreparedFormTests {
  private let toys: [Toy]
  private let store: ColumnStore
  private let bytes: [UInt8]

  init() {
    var generator = SeededGenerator(seed: 11)
    toys = (0..<300).map { _ in RandomToys.toy(&generator) }
    store = ColumnStore(Toy.list, items: toys)
    bytes = store.prepared(for: Toy.list)
  }

  private func read(_ bytes: [UInt8]) throws(PreparedFormError) -> ColumnStore {
    var outcome: Result<ColumnStore, PreparedFormError> = .failure(.damaged)
    bytes.withUnsafeBytes { buffer in
      do throws(PreparedFormError) {
        outcome = .success(try ColumnStore(prepared: buffer, for: Toy.list))
      } catch {
        outcome = .failure(error)
      }
    }
    return try outcome.get()
  }

  @Test func findsTheSame() throws {
    let read = try read(bytes)
    #expect(read.count == store.count)
    #expect(read.variantCount == store.variantCount)
    var generator = SeededGenerator(seed: 12)
    for _ in 0..<400 {
      let query = RandomToys.query(&generator)
      let plan = Toy.list.plan(query)
      #expect(read.run(plan) == store.run(plan), "\(query)")
    }
  }

  @Test func isStable() throws {
    #expect(try read(bytes).prepared(for: Toy.list) == bytes)
  }

  @Test func anEmptyList() throws {
    let empty = ColumnStore(Toy.list, items: [])
    let read = try read(empty.prepared(for: Toy.list))
    #expect(read.count == 0)
    #expect(read.run(Toy.list.plan("t:rat")).rows() == [])
  }

  /// A file that was cut off anywhere is refused.
  @Test func cutOff() {
    for length in stride(from: 0, to: bytes.count, by: 997) {
      #expect(throws: PreparedFormError.self) { try read(Array(bytes.prefix(length))) }
    }
    #expect(throws: PreparedFormError.self) { try read([]) }
  }

  @Test func otherFields() {
    let other = FilterableList<Toy>(name: "names", nameField: "name", fields: [.text("name") { $0.name }])
    let bytes = ColumnStore(other, items: toys).prepared(for: other)
    #expect(throws: PreparedFormError.otherFields) { try read(bytes) }
  }

  @Test func checksums() {
    let sum = bytes.withUnsafeBytes { PreparedReader.checksum($0) }
    for place in [0, 1, 15, 16, 17, bytes.count / 2, bytes.count - 1] {
      var damaged = bytes
      damaged[place] ^= 1
      let other = damaged.withUnsafeBytes { PreparedReader.checksum($0) }
      #expect(other != sum)
    }
    let shorter = bytes.dropLast().withUnsafeBytes { PreparedReader.checksum($0) }
    #expect(shorter != sum)
  }
}
