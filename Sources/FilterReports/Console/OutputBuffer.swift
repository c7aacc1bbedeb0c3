import TerminalUI

/// Why bytes cannot be handed on.
public enum OutputFailure: Error, Hashable, Sendable {
  /// The reader of the pipe has gone, as in `filterq … | head`. Not an error: the rest is dropped.
  case readerLeft
  /// The bytes cannot be written, with the system's reason: `No space left on device`.
  case unwritable(String)
}

/// Collects bytes and hands them on in large pieces.
///
/// The first failure is kept in ``failure``; from then on everything is dropped, so a buffer whose sink fails does not grow.
public struct OutputBuffer {
  private let sink: ([UInt8]) throws(OutputFailure) -> Void
  private var bytes: [UInt8] = []
  private let capacity: Int

  /// Why the sink took no more; nil while it takes everything. Known after ``flush()`` at the latest.
  public private(set) var failure: OutputFailure?

  /// Hands on at the latest when `capacity` bytes have gathered.
  public init(capacity: Int = 1 << 16, _ sink: @escaping ([UInt8]) throws(OutputFailure) -> Void) {
    self.capacity = capacity
    self.sink = sink
  }

  /// Adds a text.
  public mutating func write(_ text: String) {
    if failure != nil { return }
    bytes += text.utf8
    if bytes.count >= capacity { flush() }
  }

  /// Adds bytes.
  public mutating func write(_ more: [UInt8]) {
    if failure != nil { return }
    bytes += more
    if bytes.count >= capacity { flush() }
  }

  /// Adds a text and a line feed.
  public mutating func line(_ text: String = "") {
    write(text)
    write("\n")
  }

  /// Hands on what has gathered.
  public mutating func flush() {
    if bytes.isEmpty { return }
    if failure == nil {
      do throws(OutputFailure) { try sink(bytes) } catch { failure = error }
    }
    bytes.removeAll(keepingCapacity: true)
  }
}
