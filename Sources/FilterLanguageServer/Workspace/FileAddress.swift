import Foundation
import LanguageServerProtocol

/// Between `file:` addresses and paths.
enum FileAddress {
  /// The path of an address; nil for one that names no file.
  static func path(_ uri: String) -> String? {
    guard let url = URL(string: uri), url.isFileURL else { return nil }
    let path = url.path(percentEncoded: false)
    return path.count > 1 && path.hasSuffix("/") ? String(path.dropLast()) : path
  }

  /// The address of a path.
  static func uri(_ path: String) -> String {
    URL(filePath: path).absoluteString
  }
}
