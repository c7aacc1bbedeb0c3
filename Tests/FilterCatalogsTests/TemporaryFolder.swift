import Foundation

/// A folder of a test's own, gone when the test ends.
final class TemporaryFolder {
  let url: URL

  init() throws {
    url = FileManager.default.temporaryDirectory.appending(path: "filterq-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: url, withIntermediateDirectories: true)
  }

  deinit { try? FileManager.default.removeItem(at: url) }

  func path(_ name: String) -> String { url.appending(path: name).path }

  func write(_ name: String, _ bytes: [UInt8]) throws -> String {
    try Data(bytes).write(to: url.appending(path: name))
    return path(name)
  }

  func write(_ name: String, _ text: String) throws -> String { try write(name, Array(text.utf8)) }

  /// All files with their bytes: what is compared to see that nothing was touched.
  var contents: [String: [UInt8]] {
    var contents: [String: [UInt8]] = [:]
    for name in (try? FileManager.default.contentsOfDirectory(atPath: url.path)) ?? [] {
      contents[name] = Array((try? Data(contentsOf: url.appending(path: name))) ?? Data())
    }
    return contents
  }
}
