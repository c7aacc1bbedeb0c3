import Foundation

/// The public declarations of a module as its sources write them, without bodies and default implementations, each with the
/// names of the types around it: a line each, sorted, so that a move between files changes nothing.
struct PublicInterface {
  private(set) var lines: [String] = []

  /// The declarations of the Swift files below a folder.
  init(ofFilesIn folder: String) throws {
    for path in Repository.swiftFiles(in: folder) { add(try Repository.lines(of: path)) }
    lines.sort()
  }

  /// The declarations of a text.
  init(of text: String) {
    add(text.split(separator: "\n", omittingEmptySubsequences: false).map { String($0) })
    lines.sort()
  }

  /// A type or an extension around declarations.
  private struct Container {
    var indent: Int
    var name: String
    /// Whether its cases, or its requirements, are as public as itself.
    var listsCases = false
    var listsRequirements = false
  }

  private mutating func add(_ source: [String]) {
    var containers: [Container] = []
    var index = 0
    // The lines of a text of several lines are no declarations.
    var isInText = false
    while index < source.count {
      let line = source[index]
      defer { index += 1 }
      if line.components(separatedBy: "\"\"\"").count % 2 == 0 { isInText.toggle() }
      let content = line.drop { $0 == " " }
      if isInText || content.isEmpty || content.hasPrefix("//") || content.hasPrefix("#") { continue }
      let indent = line.count - content.count
      while let last = containers.last, indent <= last.indent { containers.removeLast() }
      let words = content.prefix { $0 != "\"" }.split {
        !$0.isLetter && !$0.isNumber && $0 != "_" && $0 != "." && $0 != "`"
      }.map {
        String($0)
      }
      let isDirect = containers.last.map { indent == $0.indent + 2 || $0.indent < 0 } ?? true
      let owner = containers.last
      let isRequirement =
        owner?.listsRequirements ?? false
        && !Self.keywords.isDisjoint(with: words.prefix(3)) && !words.contains("private")
      let isListed =
        words.prefix(4).contains("public") || isDirect && owner?.listsCases ?? false && words.first == "case"
        || isDirect && isRequirement
      let kind = words.firstIndex { ["struct", "enum", "class", "actor", "protocol", "extension"].contains($0) }
      let isType = kind.map { $0 < 5 && $0 + 1 < words.count && !words[..<$0].contains("func") } ?? false
      if isListed {
        var text = String(content)
        var next = index + 1
        while !Self.isWhole(text), next < source.count, next < index + 24 {
          text += " " + source[next].drop { $0 == " " }
          next += 1
        }
        let names = containers.map { $0.name }
        lines.append((names + [Self.signature(text)]).joined(separator: " › "))
      }
      if isType, let kind {
        containers.append(
          Container(
            indent: indent, name: words[kind + 1], listsCases: isListed && words[kind] == "enum",
            listsRequirements: isListed && words[kind] == "protocol"))
      }
    }
  }

  private static let keywords: Set<String> = ["var", "func", "init", "associatedtype", "subscript"]

  /// Whether the text of a declaration has its parentheses closed and does not go on in the next line.
  private static func isWhole(_ text: String) -> Bool {
    var depth = 0
    for character in text {
      if "([".contains(character) { depth += 1 }
      if ")]".contains(character) { depth -= 1 }
    }
    if depth > 0 { return false }
    let end = text.split(separator: " ").last ?? ""
    return !["->", "where", ",", "=", "throws", ":"].contains(end) && !text.hasSuffix(",")
  }

  /// The declaration without its body and without the value of a stored property.
  private static func signature(_ text: String) -> String {
    var depth = 0
    var result = ""
    for character in text {
      if "([".contains(character) { depth += 1 }
      if ")]".contains(character) { depth -= 1 }
      if depth == 0, character == "{" || character == "=" && result.hasSuffix(" ") && !result.contains("func ") {
        break
      }
      result.append(character)
    }
    return result.trimmingCharacters(in: .whitespaces).replacing("( ", with: "(").replacing(" )", with: ")")
  }
}
