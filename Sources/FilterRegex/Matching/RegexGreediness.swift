/// Whether a pattern wants the longest or the shortest of the matches that begin at one place.
///
/// These are PostgreSQL's rules (documentation, section 9.7.3.5, "Regular expression matching rules"): a branch is as greedy
/// as the first repetition in it that is one or the other, and a choice of branches is always greedy. Unlike elsewhere, that
/// decides for the pattern as a whole: `\d+ .*?x` finds as much as it can.
enum RegexGreediness {
  /// It cannot tell: the pattern has one length only, or so it counts.
  case neither
  case greedy
  case lazy

  init(of node: RegexNodeID, in syntax: RegexSyntax) {
    self = .neither
    switch syntax.kind(of: node) {
    case .alternation: self = .greedy
    case .group(let kind) where kind.isLookAround: break
    case .quantified(let repetition) where repetition.minimum != repetition.maximum:
      self = repetition.isLazy ? .lazy : .greedy
    default:
      for child in syntax.children(of: node) where self == .neither {
        self = RegexGreediness(of: child, in: syntax)
      }
    }
  }
}
