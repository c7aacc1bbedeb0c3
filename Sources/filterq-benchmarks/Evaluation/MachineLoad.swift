import Foundation

#if canImport(Glibc)
  /// Gives memory that was freed back to the system. Not in the module map of the platform.
  @_silgen_name("malloc_trim") private func trimMemory(_ padding: Int) -> Int32
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

  /// The memory of the process that is resident, in megabytes; nil where the system does not say.
  static var residentMegabytes: Double? {
    guard let text = try? String(contentsOfFile: "/proc/self/status", encoding: .utf8),
      let line = text.split(separator: "\n").first(where: { $0.hasPrefix("VmRSS:") }),
      let kilobytes = line.split(whereSeparator: { $0 == " " || $0 == "\t" }).dropFirst().first.flatMap({ Double($0) })
    else { return nil }
    return kilobytes / 1_000
  }
}
