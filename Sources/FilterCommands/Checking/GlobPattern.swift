/// A pattern of paths below a folder, as in `.gitignore`: `*.md`, `/vendor/`, `logs/**/*.yaml`, `!keep.md`.
///
/// `*` is any number of characters within a part of the path, `?` one, `[a-z]` and `[!a-z]` one of a set, `**` alone any
/// number of parts; a backslash takes the next character as it is. A pattern with a slash at its beginning or within it
/// is matched from the folder on, any other one at every depth. A slash at the end asks for a folder, and a leading `!`
/// takes back what earlier patterns matched. A pattern that matches a folder matches all that is in it.
struct GlobPattern: Hashable {
  /// Whether it begins with `!`.
  let isNegated: Bool
  /// Whether it matches folders alone.
  private let isForFolders: Bool
  private let parts: [[UInt8]]

  /// Reads a line of a file of patterns. Nil for a blank line or a comment.
  init?(line: ArraySlice<UInt8>) {
    var text = line
    while let last = text.last, last == 0x20 || last == 0x09 || last == 0x0D {
      // A blank with a backslash before it is part of the pattern.
      if text.count > 1, text[text.index(text.endIndex, offsetBy: -2)] == UInt8(ascii: "\\") { break }
      text.removeLast()
    }
    guard let first = text.first, first != UInt8(ascii: "#") else { return nil }
    isNegated = first == UInt8(ascii: "!")
    if isNegated { text.removeFirst() }
    isForFolders = text.last == UInt8(ascii: "/")
    let pieces = text.split(separator: UInt8(ascii: "/")).map { Array($0) }.filter { $0 != [UInt8(ascii: ".")] }
    if pieces.isEmpty { return nil }
    let isAnchored = text.dropLast(isForFolders ? 1 : 0).contains(UInt8(ascii: "/"))
    parts = (isAnchored ? [] : [GlobPattern.anyParts]) + pieces
  }

  /// A pattern of the command line or of a configuration. Nil if it is blank.
  init?(_ text: String) { self.init(line: Array(text.utf8)[...]) }

  private static let anyParts = Array("**".utf8)

  /// Whether it matches a path below the folder of the pattern, given in parts, or a folder that the path is in.
  func matches(_ path: [[UInt8]], isFolder: Bool) -> Bool {
    for length in 1...max(path.count, 1) where length <= path.count {
      if isForFolders, length == path.count, !isFolder { continue }
      if matches(path[..<length]) { return true }
    }
    return false
  }

  /// Whether it matches a whole path, and not only a folder that the path is in.
  func matchesExactly(_ path: [[UInt8]]) -> Bool { matches(path[...]) }

  /// Whether something in a folder at a depth may match as a whole.
  func mayMatch(below depth: Int) -> Bool { depth < parts.count || parts.contains(GlobPattern.anyParts) }

  /// Whether it matches a whole path. Goes back to the last `**` alone, which is enough for such patterns.
  private func matches(_ path: ArraySlice<[UInt8]>) -> Bool {
    var (part, pattern) = (0, 0)
    var retry: (part: Int, pattern: Int)?
    while part < path.count {
      if pattern < parts.count, parts[pattern] == GlobPattern.anyParts {
        retry = (part, pattern)
        // At the end it asks for something in the folder.
        if pattern == parts.count - 1 { return true }
        pattern += 1
      } else if pattern < parts.count, GlobPattern.matches(path[part], parts[pattern]) {
        (part, pattern) = (part + 1, pattern + 1)
      } else if let last = retry {
        retry = (last.part + 1, last.pattern)
        (part, pattern) = (last.part + 1, last.pattern + 1)
      } else {
        return false
      }
    }
    return pattern == parts.count
  }

  /// Whether a part of a path matches a part of a pattern. Goes back to the last `*`.
  private static func matches(_ text: [UInt8], _ pattern: [UInt8]) -> Bool {
    var (index, place) = (0, 0)
    var retry: (index: Int, place: Int)?
    while index < text.count {
      if place < pattern.count, pattern[place] == UInt8(ascii: "*") {
        retry = (index, place)
        place += 1
      } else if let end = step(text[index], pattern, at: place) {
        (index, place) = (index + 1, end)
      } else if let last = retry {
        retry = (last.index + 1, last.place)
        (index, place) = (last.index + 1, last.place + 1)
      } else {
        return false
      }
    }
    while place < pattern.count, pattern[place] == UInt8(ascii: "*") { place += 1 }
    return place == pattern.count
  }

  /// The offset after the element of a pattern that a byte matches; nil if it does not.
  private static func step(_ byte: UInt8, _ pattern: [UInt8], at place: Int) -> Int? {
    guard place < pattern.count else { return nil }
    switch pattern[place] {
    case UInt8(ascii: "?"): return place + 1
    case UInt8(ascii: "["):
      guard let set = set(pattern, at: place) else { return byte == pattern[place] ? place + 1 : nil }
      return set.contains(byte) ? set.end : nil
    case UInt8(ascii: "\\") where place + 1 < pattern.count: return byte == pattern[place + 1] ? place + 2 : nil
    default: return byte == pattern[place] ? place + 1 : nil
    }
  }

  private struct ByteSet {
    var ranges: [ClosedRange<UInt8>] = []
    var isNegated = false
    var end = 0

    func contains(_ byte: UInt8) -> Bool { ranges.contains { $0.contains(byte) } != isNegated }
  }

  /// The set `[a-z]` at an offset; nil if it is not closed.
  private static func set(_ pattern: [UInt8], at place: Int) -> ByteSet? {
    var set = ByteSet()
    var next = place + 1
    if next < pattern.count, pattern[next] == UInt8(ascii: "!") || pattern[next] == UInt8(ascii: "^") {
      set.isNegated = true
      next += 1
    }
    let start = next
    while next < pattern.count {
      if pattern[next] == UInt8(ascii: "]"), next > start {
        set.end = next + 1
        return set
      }
      if next + 2 < pattern.count, pattern[next + 1] == UInt8(ascii: "-"), pattern[next + 2] != UInt8(ascii: "]") {
        if pattern[next] <= pattern[next + 2] { set.ranges.append(pattern[next]...pattern[next + 2]) }
        next += 3
      } else {
        set.ranges.append(pattern[next]...pattern[next])
        next += 1
      }
    }
    return nil
  }
}

/// The patterns of a file such as `.gitignore`, below its folder.
struct GlobList: Hashable {
  /// The folder, with all links resolved.
  let folder: String
  private let patterns: [GlobPattern]

  /// The maximum size of a file of patterns, in bytes, and the maximum number of its patterns.
  static let maximum = (bytes: 1 << 20, patterns: 10_000)

  init(_ patterns: [GlobPattern], in folder: String) {
    self.folder = folder
    self.patterns = patterns
  }

  /// Reads the lines of a file of patterns.
  init(lines bytes: [UInt8], in folder: String) {
    let lines = bytes.split(separator: 0x0A)
    self.init(Array(lines.lazy.compactMap { GlobPattern(line: $0) }.prefix(Self.maximum.patterns)), in: folder)
  }

  /// Whether the last pattern that matches a path excludes it; nil if none matches or the path is not in the folder.
  /// Links in the path must be resolved.
  func excludes(_ path: String, isFolder: Bool) -> Bool? {
    guard let parts = Self.parts(of: path, below: folder) else { return nil }
    return patterns.last { $0.matches(parts, isFolder: isFolder) }.map { !$0.isNegated }
  }

  /// The parts of a path below a folder; nil if it is not in the folder.
  static func parts(of path: String, below folder: String) -> [[UInt8]]? {
    let start = folder.hasSuffix("/") ? folder : folder + "/"
    guard path.utf8.starts(with: start.utf8) else { return nil }
    return path.utf8.dropFirst(start.utf8.count).split(separator: UInt8(ascii: "/")).map { Array($0) }
  }
}
