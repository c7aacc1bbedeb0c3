import DataStreams
import FilterEvaluation
import FilterSemantics
import Foundation
import ListFiles
import ScryfallCards

/// Measures reading cards from gzipped JSON lines and from the prepared form, and the memory they take with their
/// indexes.
enum LoadBenchmarks {
  static func run() throws {
    guard let path = SharedCards.path else { return print("skipped loading: the cards are missing") }
    // As `filterq search` does.
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
    Bar.line("read from gzip JSON lines, fastest of 5", figure: times.min() ?? 0, atMost: 500, unit: "ms")
    if let before, let after, let trimmed {
      Bar.line("memory they take (RSS), freed pages given back", figure: trimmed - before, atMost: 60, unit: "MB")
      Bar.line("the same with pages the allocator keeps", figure: after - before, atMost: nil, unit: "MB")
    }
    let prepared = FileManager.default.temporaryDirectory.appending(path: "filterq-benchmark.cards").path
    defer { try? FileManager.default.removeItem(atPath: prepared) }
    let size = try collection.prepare(to: prepared)
    times = []
    for _ in 0..<8 { _ = try open(prepared) }
    Bar.line("read prepared (\(size / 1_000_000) MB), fastest of 8", figure: times.min() ?? 0, atMost: 20, unit: "ms")
  }
}

#if canImport(Glibc)
  // Missing in the module map of the platform.
  @_silgen_name("malloc_trim") private func trimMemory(_ padding: Int) -> Int32
  @_silgen_name("mallopt") private func setAllocatorOption(_ option: Int32, _ value: Int32) -> Int32
#endif

/// The load of the machine and the memory of this process.
enum MachineLoad {
  /// The load averages, if the system has them.
  static var text: String {
    (try? String(contentsOfFile: "/proc/loadavg", encoding: .utf8))?
      .split(separator: " ").prefix(3).joined(separator: " ") ?? "not known"
  }

  /// Returns freed memory to the system, where possible.
  static func giveBackMemory() {
    #if canImport(Glibc)
      _ = trimMemory(0)
    #endif
  }

  /// Makes the allocator return large blocks to the system as soon as they are freed.
  static func returnLargeBlocks() {
    #if canImport(Glibc)
      // M_MMAP_THRESHOLD of malloc.h
      _ = setAllocatorOption(-3, 128 << 10)
    #endif
  }

  /// The resident memory in megabytes; `nil` if the system does not report it.
  static var residentMegabytes: Double? {
    guard let text = try? String(contentsOfFile: "/proc/self/status", encoding: .utf8),
      let line = text.split(separator: "\n").first(where: { $0.hasPrefix("VmRSS:") }),
      let kilobytes = line.split(whereSeparator: { $0 == " " || $0 == "\t" }).dropFirst().first.flatMap({ Double($0) })
    else { return nil }
    return kilobytes / 1_000
  }
}
