import FilterRegex

/// A tree on one line in a notation similar to patterns, without ranges: `a (capturing b | c){0...}`.
///
/// The parts of a sequence are separated by spaces, an empty one is `ε`; a damaged part is the name of its diagnostic
/// in angle brackets.
struct RegexShape: CustomStringConvertible {
  let description: String

  init(of syntax: RegexSyntax) {
    self.description = RegexShape.text(of: syntax.root, in: syntax)
  }

  private static func text(of node: RegexNodeID, in syntax: RegexSyntax) -> String {
    let children = syntax.children(of: node).map { text(of: $0, in: syntax) }
    switch syntax.kind(of: node) {
    case .pattern: return children.joined()
    case .alternation: return children.joined(separator: " | ")
    case .sequence: return children.isEmpty ? "ε" : children.joined(separator: " ")
    case .group(let kind): return "(\(kind.rawValue) \(children.joined()))"
    case .quantified(let repetition): return "\(children.joined()){\(repetition)}"
    case .literal(let scalar): return scalar == " " ? "␠" : scalar == "\n" ? "␊" : String(Character(scalar))
    case .any: return "any"
    case .characterClass(let isNegated): return (isNegated ? "[^" : "[") + children.joined(separator: " ") + "]"
    case .classRange(let range): return "\(range.lowerBound)-\(range.upperBound)"
    case .posixClass(let name): return ":\(name.rawValue):"
    case .escapeClass(let name): return name.rawValue
    case .anchor(let anchor): return anchor.rawValue
    case .shorthand(let shorthand): return shorthand.spelling
    case .selfReference: return "self"
    case .backReference(let number): return "back(\(number))"
    case .damaged(let kind): return "<\(kind.rawValue)>"
    }
  }
}
