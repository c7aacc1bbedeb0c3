import Foundation

/// Short pauses of a thread.
enum Pause {
  static func milliseconds(_ count: Int) { Thread.sleep(forTimeInterval: Double(count) / 1_000) }

  /// Waits until something holds, at most a minute; returns whether it does.
  static func until(_ holds: () -> Bool) -> Bool {
    for _ in 0..<6_000 where !holds() { milliseconds(10) }
    return holds()
  }
}
