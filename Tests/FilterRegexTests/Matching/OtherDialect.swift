import FilterRegex
import Foundation

/// A pattern in the dialect of Foundation, written from the tree so that it means the same there.
struct OtherDialect {
  let expression: NSRegularExpression

  /// Nil if Foundation rejects the pattern (an unbounded look-behind) or cannot express it.
  init?(_ syntax: RegexSyntax) {
    guard let text = OtherDialect.text(of: syntax.root, in: syntax),
      let expression = try? NSRegularExpression(pattern: text, options: .caseInsensitive)
    else { return nil }
    self.expression = expression
  }

  func matches(_ text: String) -> Bool {
    expression.firstMatch(in: text, range: NSRange(location: 0, length: (text as NSString).length)) != nil
  }

  private static let word = #"[\p{L}\p{M}\p{Nd}_]"#

  private static func text(of node: RegexNodeID, in syntax: RegexSyntax) -> String? {
    var parts: [String] = []
    for child in syntax.children(of: node) {
      guard let part = text(of: child, in: syntax) else { return nil }
      parts.append(part)
    }
    let inner = parts.joined()
    switch syntax.kind(of: node) {
    case .pattern, .sequence: return inner
    case .alternation: return parts.joined(separator: "|")
    case .group(.lookAhead): return "(?=\(inner))"
    case .group(.negativeLookAhead): return "(?!\(inner))"
    case .group(.lookBehind): return "(?<=\(inner))"
    case .group(.negativeLookBehind): return "(?<!\(inner))"
    case .group: return "(?:\(inner))"
    case .quantified(let repetition):
      let bounds = "{\(repetition.minimum),\(repetition.maximum.map { "\($0)" } ?? "")}"
      return "(?:\(inner))" + bounds + (repetition.isLazy ? "?" : "")
    case .literal(let scalar): return escaped(scalar)
    case .selfReference: return "~"
    case .any: return #"[^\n]"#
    case .classRange(let range): return escaped(range.lowerBound) + "-" + escaped(range.upperBound)
    case .characterClass(let isNegated): return isNegated ? "[^\(inner)\\n]" : "[\(inner)]"
    case .escapeClass(let name):
      return switch name {
      case .digit: "[0-9]"
      case .notDigit: "[^0-9]"
      case .space: #"\p{White_Space}"#
      case .notSpace: #"\P{White_Space}"#
      case .word: word
      case .notWord: #"[^\p{L}\p{M}\p{Nd}_]"#
      }
    case .posixClass(let name):
      switch name {
      case .alpha, .lower, .upper: return #"\p{L}"#
      case .space: return #"\p{White_Space}"#
      default: return nil
      }
    case .anchor(let anchor):
      return switch anchor {
      case .lineStart: #"(?:\A|(?<=\n))"#
      case .lineEnd: #"(?=\n|\z)"#
      case .textStart: #"\A"#
      case .textEnd: #"\z"#
      case .wordBoundary: "(?:(?<=\(word))(?!\(word))|(?<!\(word))(?=\(word)))"
      case .notWordBoundary: "(?:(?<=\(word))(?=\(word))|(?<!\(word))(?!\(word)))"
      case .wordStart: "(?<!\(word))(?=\(word))"
      case .wordEnd: "(?<=\(word))(?!\(word))"
      }
    case .shorthand(let shorthand) where shorthand.spelling == #"\spp"#:
      return #"\+(?:[0-9]+|[XYZ*])/\+(?:[0-9]+|[XYZ*])"#
    case .shorthand(let shorthand) where shorthand.spelling == #"\sm"#:
      return #"\{(?:[0-9]+|[½∞WUBRGCSXYZPLD]|H[WUBRG]|[2CWUBRG]/[WUBRGP](?:/P)?)\}"#
    case .shorthand, .backReference, .damaged: return nil
    }
  }

  private static func escaped(_ scalar: Unicode.Scalar) -> String {
    "\\x{" + String(scalar.value, radix: 16) + "}"
  }
}
