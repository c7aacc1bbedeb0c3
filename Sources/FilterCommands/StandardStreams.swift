#if canImport(Darwin)
  import Darwin
#elseif canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#endif
import Foundation
import PackedFiles

extension Console {
  /// The console of this process. Standard input is read with blocking reads, so that a person's line arrives when it is
  /// typed; output is written when enough has gathered, or at the end.
  public static func standard() -> Console {
    Console(
      input: LineReader { readChunk(from: 0) },
      output: OutputBuffer { writeAll($0, to: 1) },
      errors: OutputBuffer { writeAll($0, to: 2) },
      outputIsTerminal: isatty(1) == 1, inputIsTerminal: isatty(0) == 1, errorsIsTerminal: isatty(2) == 1,
      environment: ProcessInfo.processInfo.environment)
  }

  private static func readChunk(from descriptor: Int32) -> [UInt8]? {
    let size = 1 << 16
    return [UInt8](unsafeUninitializedCapacity: size) { buffer, count in
      var received = read(descriptor, buffer.baseAddress, size)
      while received < 0, errno == EINTR { received = read(descriptor, buffer.baseAddress, size) }
      count = max(received, 0)
    }
  }

  private static func writeAll(_ bytes: [UInt8], to descriptor: Int32) {
    bytes.withUnsafeBytes { buffer in
      var sent = 0
      while sent < buffer.count {
        let count = write(descriptor, buffer.baseAddress?.advanced(by: sent), buffer.count - sent)
        if count < 0, errno == EINTR { continue }
        // Nobody reads any more: there is nothing left to say.
        if count <= 0 { return }
        sent += count
      }
    }
  }
}

/// Files, read and written whole, with failures that name them.
enum Files {
  /// All bytes of a file of at most `maximumBytes`; pipes are accepted unless `kinds` says otherwise, devices are not.
  static func read(
    _ path: String, accepting kinds: InputFile.Kinds = .regularOrPipe, maximumBytes: Int = 256 << 20
  ) throws(CommandFailure) -> [UInt8] {
    do throws(PackedFileError) {
      return try InputFile.bytes(ofFile: path, accepting: kinds, maximumBytes: maximumBytes)
    } catch {
      throw CommandFailure(message: error.message)
    }
  }

  static func write(_ bytes: [UInt8], to path: String) throws(CommandFailure) {
    // An atomic write puts a new file in the place of the old one: a link must stay a link, and who may read it the same.
    let url = URL(filePath: path).resolvingSymlinksInPath()
    let permissions = try? FileManager.default.attributesOfItem(atPath: url.path)[.posixPermissions]
    do {
      try Data(bytes).write(to: url, options: .atomic)
      if let permissions {
        try FileManager.default.setAttributes([.posixPermissions: permissions], ofItemAtPath: url.path)
      }
    } catch {
      throw CommandFailure(message: "the file '\(path)' cannot be written: \(error.localizedDescription)")
    }
  }
}
