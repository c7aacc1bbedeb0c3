package import DataStreams

#if canImport(Darwin)
  import Darwin
#elseif canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#endif

/// Reads a file that grows, as `tail -F` does: waits for new bytes, and continues with the new file after a rotation.
///
/// ```swift
/// let file = try FollowedFile(path: "app.log", from: .end) { FollowedFile.pause() && !isInterrupted }
/// while let step = try file.next() { … }
/// ```
///
/// If the file at the path is replaced, the old one is read until a wait brings nothing more, so that lines of a writer
/// that still uses it are not lost. A file that became shorter is read from its beginning; bytes written and removed
/// between two reads are lost, and truncation is not noticed if the file grew beyond its old length between them. A
/// file that is missing after it was opened is waited for. Not unpacked.
package final class FollowedFile {
  /// The position to start at.
  package enum Start: Sendable {
    case beginning
    /// After the bytes that the file has when it is opened.
    case end
  }

  /// A step of reading.
  package enum Step {
    /// The next bytes, not empty and at most 256 KiB. Valid until the next call while the object is alive.
    case bytes(UnsafeBufferPointer<UInt8>)
    /// The text that follows begins another file. The last line of the old one may lack its line break.
    case restarted(Reason)
  }

  /// The reason why the text begins anew.
  package enum Reason: Hashable, Sendable {
    /// The file at the path was replaced.
    case replaced
    /// The file became shorter.
    case truncated
  }

  /// The time between two looks at a file that does not grow, in milliseconds.
  package static let interval: Int32 = 200

  private let path: String
  private let wait: () -> Bool
  private var file: InputFile
  private var position: Int
  /// Whether the file had been replaced before the last wait, in which the old one did not grow.
  private var isReplaced = false
  private let buffer: UnsafeMutableRawBufferPointer

  /// Opens a regular file. Throws if it is missing or cannot be read.
  ///
  /// - Parameter wait: Called when there is nothing to read. Waits and returns whether to continue.
  package init(
    path: String, from start: Start, wait: @escaping () -> Bool = { FollowedFile.pause() }
  ) throws(PackedFileError) {
    self.path = path
    self.wait = wait
    file = try InputFile(path: path)
    // Not before the file is open: an initializer that throws frees nothing.
    buffer = .allocate(byteCount: 1 << 18, alignment: 16)
    position = start == .end ? file.currentSize : 0
  }

  deinit { buffer.deallocate() }

  /// Waits for ``interval``, or until a signal arrives. Returns true.
  package static func pause() -> Bool {
    _ = poll(nil, 0, interval)
    return true
  }

  /// Waits for the next step; nil after `wait` returned false. Throws if the file cannot be read any more.
  package func next() throws(PackedFileError) -> Step? {
    while true {
      let count = try file.read(into: buffer, at: position)
      if count > 0 {
        position += count
        // The old file still grows.
        isReplaced = false
        let bytes = buffer.baseAddress?.assumingMemoryBound(to: UInt8.self)
        return .bytes(UnsafeBufferPointer(start: bytes, count: count))
      }
      if file.currentSize < position {
        position = 0
        return .restarted(.truncated)
      }
      if isReplaced, let newer = try reopened() {
        file = newer
        position = 0
        isReplaced = false
        return .restarted(.replaced)
      }
      if let state = FileState(path: path) { isReplaced = state.identity != file.identity }
      guard wait() else { return nil }
    }
  }

  /// The file at the path now; nil if it is missing, or not readable yet.
  private func reopened() throws(PackedFileError) -> InputFile? {
    do throws(PackedFileError) {
      return try InputFile(path: path)
    } catch {
      if error.reason == .missing || error.reason == .unreadable { return nil }
      throw error
    }
  }
}
