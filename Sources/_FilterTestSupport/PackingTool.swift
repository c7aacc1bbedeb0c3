package import Foundation

/// Packs and unpacks with programs of the machine. Without them, and on systems without processes, everything is nil.
package enum PackingTool {
  package static let hasGzip = (try? gzip([0x61])) != nil
  package static let hasPython = (try? python([0x61], level: 6, strategy: 0)) != nil

  /// The bytes as `gzip` packs them.
  package static func gzip(_ bytes: [UInt8], _ options: String...) throws -> [UInt8]? {
    let folder = try TemporaryFolder()
    let path = try folder.write("plain", bytes)
    return try run(["gzip"] + options + [path]) == nil ? nil : try? folder.bytes("plain.gz")
  }

  /// The bytes as Python's zlib packs them with a strategy: 0 usual, 2 Huffman codes alone, 3 runs, 4 fixed codes;
  /// level 0 stores them.
  package static func python(_ bytes: [UInt8], level: Int, strategy: Int, flush: Int = 0) throws -> [UInt8]? {
    let folder = try TemporaryFolder()
    let path = try folder.write("plain", bytes)
    let program = """
      import zlib, sys
      data = open(sys.argv[1], 'rb').read()
      packer = zlib.compressobj(\(level), zlib.DEFLATED, 31, 9, \(strategy))
      out, step = b'', \(flush) or max(1, len(data))
      for at in range(0, len(data), step):
          out += packer.compress(data[at:at + step])
          if \(flush): out += packer.flush(zlib.Z_FULL_FLUSH)
      open(sys.argv[1] + '.gz', 'wb').write(out + packer.flush())
      """
    return try run(["python3", "-c", program, path]) == nil ? nil : try? folder.bytes("plain.gz")
  }

  /// The contents of a packed file as `gzip` unpacks it.
  package static func unpacked(_ path: String) -> Data? { try? run(["gzip", "-dc", path]) }

  /// The output of a program; nil if it fails.
  private static func run(_ arguments: [String]) throws -> Data? {
    #if os(macOS) || os(Linux)
      let process = Process()
      let pipe = Pipe()
      process.executableURL = URL(filePath: "/usr/bin/env")
      process.arguments = arguments
      process.standardOutput = pipe
      process.standardError = FileHandle.nullDevice
      try process.run()
      let output = pipe.fileHandleForReading.readDataToEndOfFile()
      process.waitUntilExit()
      return process.terminationStatus == 0 ? output : nil
    #else
      return nil
    #endif
  }
}
