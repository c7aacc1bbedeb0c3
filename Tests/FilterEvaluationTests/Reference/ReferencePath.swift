/// Matches paths by trying everything, as a reference for patterns.
struct ReferencePath {
  private let parts: [String]

  init(_ path: String) { parts = path.lowercased().split(separator: "/").map { String($0) } }

  func matches(_ pattern: String, isWhole: Bool) -> Bool {
    let wanted = pattern.lowercased().split(separator: "/").map { String($0) }
    let mustEnd = isWhole || pattern.contains("*") || pattern.contains("?")
    let starts = isWhole || pattern.hasPrefix("/") ? 0...0 : 0...parts.count
    return starts.contains { matches(wanted[...], parts[$0...], mustEnd: mustEnd) }
  }

  private func matches(_ wanted: ArraySlice<String>, _ parts: ArraySlice<String>, mustEnd: Bool) -> Bool {
    guard let first = wanted.first else { return !mustEnd || parts.isEmpty }
    if first == "**" {
      return (parts.startIndex...parts.endIndex).contains {
        matches(wanted.dropFirst(), parts[$0...], mustEnd: mustEnd)
      }
    }
    guard let part = parts.first, ReferencePath.matches(Array(first)[...], Array(part)[...]) else { return false }
    return matches(wanted.dropFirst(), parts.dropFirst(), mustEnd: mustEnd)
  }

  private static func matches(_ glob: ArraySlice<Character>, _ text: ArraySlice<Character>) -> Bool {
    switch glob.first {
    case nil: text.isEmpty
    case "*":
      matches(glob.dropFirst(), text) || !text.isEmpty && matches(glob, text.dropFirst())
    case "?": !text.isEmpty && matches(glob.dropFirst(), text.dropFirst())
    case let letter?: text.first == letter && matches(glob.dropFirst(), text.dropFirst())
    }
  }
}
