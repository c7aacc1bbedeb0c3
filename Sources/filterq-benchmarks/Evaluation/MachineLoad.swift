import Foundation

#if canImport(Glibc)
  /// Gives memory that was freed back to the system. Not in the module map of the platform.
  @_silgen_name("malloc_trim") private func trimMemory(_ padding: Int) -> Int32
  @_silgen_name("mallopt") private func setAllocatorOption(_ option: Int32, _ value: Int32) -> Int32
#endif

/// What the machine does besides, and how much of it this process takes.
enum MachineLoad {
  /// The load averages; empty where the system does not say.
  static var text: String {
    (try? String(contentsOfFile: "/proc/loadavg", encoding: .utf8))?
      .split(separator: " ").prefix(3).joined(separator: " ") ?? "not known"
  }

  /// Gives memory that was freed back to the system, where that can be asked for.
  static func giveBackMemory() {
    #if canImport(Glibc)
      _ = trimMemory(0)
    #endif
  }

  /// Makes the allocator return large blocks to the system as soon as they are freed, as `filterq search` does.
  static func returnLargeBlocks() {
    #if canImport(Glibc)
      // M_MMAP_THRESHOLD of malloc.h
      _ = setAllocatorOption(-3, 128 << 10)
    #endif
  }

  /// The memory of the process that is resident, in megabytes; nil where the system does not say.
  static var residentMegabytes: Double? {
    guard let text = try? String(contentsOfFile: "/proc/self/status", encoding: .utf8),
      let line = text.split(separator: "\n").first(where: { $0.hasPrefix("VmRSS:") }),
      let kilobytes = line.split(whereSeparator: { $0 == " " || $0 == "\t" }).dropFirst().first.flatMap({ Double($0) })
    else { return nil }
    return kilobytes / 1_000
  }
}
