#if canImport(Darwin)
  import Darwin
#elseif canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#endif
package import DataStreams
import Foundation
import TerminalUI

extension Console {
  /// The console of this process. Standard input is read with blocking reads, so that a person's line arrives when it is
  /// typed; output is written when enough has gathered, or at the end.
  public static func standard() -> Console {
    occupyClosedStreams()
    return Console(
      input: LineReader { readChunk(from: 0) },
      output: OutputBuffer { bytes throws(OutputFailure) in try writeAll(bytes, to: 1) },
      errors: OutputBuffer { bytes throws(OutputFailure) in try writeAll(bytes, to: 2) },
      outputIsTerminal: isatty(1) == 1, inputIsTerminal: isatty(0) == 1, errorsIsTerminal: isatty(2) == 1,
      environment: ProcessInfo.processInfo.environment)
  }

  /// A stream the caller closed (`>&-`) gets `/dev/null`, opened the wrong way round: reading and writing still fail, and no
  /// file that is opened later gets the number of the stream and with it the output.
  private static func occupyClosedStreams() {
    for descriptor: Int32 in 0...2 where fcntl(descriptor, F_GETFD) < 0 {
      // The lowest free number is that of the stream.
      _ = open("/dev/null", descriptor == 0 ? O_WRONLY : O_RDONLY)
    }
  }

  private static func readChunk(from descriptor: Int32) -> [UInt8]? {
    let size = 1 << 16
    return [UInt8](unsafeUninitializedCapacity: size) { buffer, count in
      var received = read(descriptor, buffer.baseAddress, size)
      while received < 0, errno == EINTR { received = read(descriptor, buffer.baseAddress, size) }
      count = max(received, 0)
    }
  }

  private static func writeAll(_ bytes: [UInt8], to descriptor: Int32) throws(OutputFailure) {
    var sent = 0
    while sent < bytes.count {
      let count = bytes.withUnsafeBytes { write(descriptor, $0.baseAddress?.advanced(by: sent), $0.count - sent) }
      let error = errno
      if count > 0 {
        sent += count
      } else if count < 0, error == EAGAIN {
        // Another process made the stream non-blocking: wait for room.
        var room = pollfd(fd: descriptor, events: Int16(POLLOUT), revents: 0)
        _ = poll(&room, 1, -1)
      } else if count < 0, error != EINTR {
        throw error == EPIPE ? .readerLeft : .unwritable(String(cString: strerror(error)))
      }
    }
  }
}

/// Files, read and written whole, with failures that name them.
package enum Files {
  /// All bytes of a file of at most `maximumBytes`; pipes are accepted unless `kinds` says otherwise, devices are not.
  package static func read(
    _ path: String, accepting kinds: InputFile.Kinds = .regularOrPipe, maximumBytes: Int = 256 << 20
  ) throws(CommandFailure) -> [UInt8] {
    do throws(PackedFileError) {
      return try InputFile.bytes(ofFile: path, accepting: kinds, maximumBytes: maximumBytes)
    } catch {
      throw CommandFailure(message: error.message)
    }
  }

  /// All bytes of a file that is going to be changed, and what the file was when they were read.
  package static func readForChange(_ path: String, maximumBytes: Int = 256 << 20) throws(CommandFailure) -> ReadFile {
    do throws(PackedFileError) {
      let file = try InputFile(path: path, accepting: .regularOrPipe, maximumBytes: maximumBytes)
      return ReadFile(bytes: try file.rest(), state: file.state)
    } catch {
      throw CommandFailure(message: error.message)
    }
  }

  /// A file as it was read.
  package struct ReadFile {
    package let bytes: [UInt8]
    package let state: FileState
  }

  /// Writes a file whole, or not at all, within the limits of ``OutputFile``.
  package static func write(_ bytes: [UInt8], to path: String, _ condition: OutputFile.Condition) throws(CommandFailure)
  {
    do throws(OutputFileError) { try OutputFile.write(bytes, to: path, condition) } catch {
      throw CommandFailure(message: error.message)
    }
  }
}
