#if Macros
  import DataFiles

  #if canImport(FoundationEssentials)
    import FoundationEssentials
  #else
    import Foundation
  #endif

  /// The connection to the compiler: on standard input and output, each message a JSON text after its number of bytes, which
  /// is a little-endian integer of 64 bits.
  struct PluginConnection {
    /// The maximum size of a message in bytes. A request holds one declaration.
    private static let maximumBytes = 256 << 20

    private var received: [UInt8] = []

    /// The next request; nil at the end of the input, and for what is not a message.
    mutating func next() -> HostMessage? {
      guard let header = bytes(8) else { return nil }
      let count = header.reversed().reduce(UInt64(0)) { $0 << 8 | UInt64($1) }
      guard count > 0, count <= Self.maximumBytes, let body = bytes(Int(count)) else { return nil }
      return try? JSONDecoder().decode(HostMessage.self, from: Data(body))
    }

    /// Sends a response. Returns whether it was written.
    func send(_ message: PluginMessage) -> Bool {
      guard let body = try? JSONEncoder().encode(message) else { return false }
      let header = (0..<8).map { UInt8(truncatingIfNeeded: body.count >> ($0 * 8)) }
      return Descriptor.writeAll(header + Array(body), to: 1) == nil
    }

    /// The next bytes; nil if there are fewer.
    private mutating func bytes(_ count: Int) -> [UInt8]? {
      while received.count < count {
        let more = Descriptor.readSome(from: 0)
        if more.isEmpty { return nil }
        received += more
      }
      defer { received.removeFirst(count) }
      return Array(received[..<count])
    }
  }
#endif
