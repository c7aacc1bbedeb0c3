/// Collects bytes and hands them on in large pieces.
public struct OutputBuffer {
  private let sink: ([UInt8]) -> Void
  private var bytes: [UInt8] = []
  private let capacity: Int

  /// Hands on at the latest when `capacity` bytes have gathered.
  public init(capacity: Int = 1 << 16, _ sink: @escaping ([UInt8]) -> Void) {
    self.capacity = capacity
    self.sink = sink
  }

  /// Adds a text.
  public mutating func write(_ text: String) {
    bytes += Array(text.utf8)
    if bytes.count >= capacity { flush() }
  }

  /// Adds bytes.
  public mutating func write(_ more: [UInt8]) {
    bytes += more
    if bytes.count >= capacity { flush() }
  }

  /// Adds a text and a line feed.
  public mutating func line(_ text: String = "") {
    write(text + "\n")
  }

  /// Hands on what has gathered.
  public mutating func flush() {
    if bytes.isEmpty { return }
    sink(bytes)
    bytes.removeAll(keepingCapacity: true)
  }
}
