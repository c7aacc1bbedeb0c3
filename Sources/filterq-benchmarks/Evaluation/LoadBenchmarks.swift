import DataStreams
import FilterEvaluation
import FilterSemantics
import Foundation
import ScryfallCards

/// Reading cards from packed JSON lines, and from the prepared form; and the memory they take with all their indexes.
enum LoadBenchmarks {
  static func run() throws {
    guard let path = SharedCards.path else { return print("skipped loading: the cards are not there") }
    MachineLoad.returnLargeBlocks()
    let before = MachineLoad.residentMegabytes
    var times: [Double] = []
    let clock = ContinuousClock()
    func open(_ path: String) throws -> CardCollection {
      let start = clock.now
      let collection = try CardCollection.open(path)
      times.append((clock.now - start).milliseconds)
      return collection
    }
    var collection = try open(path)
    let after = MachineLoad.residentMegabytes
    MachineLoad.giveBackMemory()
    let trimmed = MachineLoad.residentMegabytes
    print("\(collection.library.count) cards:")
    for _ in 0..<4 { collection = try open(path) }
    Bar.line("read from gzip JSON lines, fastest of 5", times.min() ?? 0, atMost: 500, "ms")
    if let before, let after, let trimmed {
      Bar.line("memory they take (RSS), freed pages given back", trimmed - before, atMost: 60, "MB")
      Bar.line("the same with pages the allocator keeps", after - before, atMost: nil, "MB")
    }
    let prepared = FileManager.default.temporaryDirectory.appending(path: "filterq-benchmark.cards").path
    defer { try? FileManager.default.removeItem(atPath: prepared) }
    let size = try collection.prepare(to: prepared)
    times = []
    for _ in 0..<8 { _ = try open(prepared) }
    Bar.line("read prepared (\(size / 1_000_000) MB), fastest of 8", times.min() ?? 0, atMost: 20, "ms")
  }
}
