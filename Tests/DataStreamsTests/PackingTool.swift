import Foundation

/// A folder of a test's own, gone when the test ends.
final class ScratchFolder {
  let url: URL

  init() throws {
    url = FileManager.default.temporaryDirectory.appending(path: "packed-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: url, withIntermediateDirectories: true)
  }

  deinit { try? FileManager.default.removeItem(at: url) }

  func write(_ name: String, _ bytes: [UInt8]) throws -> String {
    let file = url.appending(path: name)
    try Data(bytes).write(to: file)
    return file.path
  }
}

/// Packs with programs of the machine, where it has them.
enum PackingTool {
  static let hasGzip = (try? gzip([0x61])) != nil
  static let hasPython = (try? python([0x61], level: 6, strategy: 0)) != nil

  /// The bytes as `gzip` packs them; nil without gzip.
  static func gzip(_ bytes: [UInt8], _ options: String...) throws -> [UInt8]? {
    let folder = try ScratchFolder()
    let path = try folder.write("plain", bytes)
    guard try run(["gzip"] + options + [path]) else { return nil }
    return (try? Data(contentsOf: URL(filePath: path + ".gz"))).map { Array($0) }
  }

  /// The bytes as Python's zlib packs them with a strategy: 0 usual, 2 Huffman codes alone, 3 runs, 4 fixed codes; level 0
  /// stores them. Nil without Python.
  static func python(_ bytes: [UInt8], level: Int, strategy: Int, flush: Int = 0) throws -> [UInt8]? {
    let folder = try ScratchFolder()
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
    guard try run(["python3", "-c", program, path]) else { return nil }
    return (try? Data(contentsOf: URL(filePath: path + ".gz"))).map { Array($0) }
  }

  private static func run(_ arguments: [String]) throws -> Bool {
    let process = Process()
    process.executableURL = URL(filePath: "/usr/bin/env")
    process.arguments = arguments
    process.standardError = FileHandle.nullDevice
    try process.run()
    process.waitUntilExit()
    return process.terminationStatus == 0
  }
}
