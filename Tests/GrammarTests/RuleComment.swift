/// The comment above a rule: lines with a name and a colon, and the reason for the rule.
struct RuleComment {
  private static let names = ["Section", "Example", "Built", "Node", "Token", "Diagnostic"]

  private var lines: [(name: String, value: String)] = []
  private(set) var reason = ""

  init(_ text: String = "") {
    for line in text.split(separator: "\n") {
      let trimmed = String(line.drop { $0 == " " }.reversed().drop { $0 == " " }.reversed())
      if let name = RuleComment.names.first(where: { trimmed.hasPrefix($0 + ": ") }) {
        lines.append((name, String(trimmed.dropFirst(name.count + 2))))
      } else {
        reason += (reason.isEmpty ? "" : " ") + trimmed
      }
    }
  }

  func values(_ name: String) -> [String] {
    lines.filter { $0.name == name }.map { $0.value }
  }
}

extension Expression {
  /// The only text of an expression made of texts; nil for any other expression.
  var literal: String? {
    switch self {
    case .text(let text): return text
    case .times(let count, let part): return part.literal.map { String(repeating: $0, count: count) }
    case .sequence(let parts):
      let texts = parts.compactMap { $0.literal }
      return texts.count == parts.count ? texts.joined() : nil
    default: return nil
    }
  }
}
