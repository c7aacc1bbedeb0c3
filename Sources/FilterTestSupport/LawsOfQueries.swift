public import FilterAST
import FilterParser
import FilterPrinter
public import FilterText

/// The laws that hold for every query, whatever its values. Each function returns `nil` if the law holds, else the
/// reason why not.
public enum LawsOfQueries {
  /// Checks all laws for a query in a syntax and returns the first reason why one does not hold.
  public static func check(_ query: FilterQuery<FilterTerm>, syntax: SyntaxOptions = .cards) -> String? {
    roundTrip(query, syntax: syntax) ?? idempotence(query, syntax: syntax) ?? flattening(query)
  }

  /// Law 3: the printed text parses to the flattened query, in every style.
  package static func roundTrip(_ query: FilterQuery<FilterTerm>, syntax: SyntaxOptions = .cards) -> String? {
    let flat = query.flattened()
    for style in [PrintingStyle.canonical, .lines(width: 24)] {
      let text = QueryPrinter(style: style).print(query)
      let parsed = ParsedQuery(parsing: text, syntax: syntax)
      if parsed.query != flat {
        return
          "law 3: printed as `\(text)`, read back as \(parsed.query?.description ?? "nothing"), not \(flat?.description ?? "nothing")"
      }
      let expected: ParsedQuery.Outcome = flat == nil ? .empty : .valid
      if parsed.outcome != expected {
        return "law 3: printed as `\(text)`, which is \(parsed.outcome): \(parsed.diagnostics)"
      }
    }
    return nil
  }

  /// Law 4: parsing the printed text and printing again gives the same text.
  package static func idempotence(_ query: FilterQuery<FilterTerm>, syntax: SyntaxOptions = .cards) -> String? {
    let text = query.canonicalText
    let again = ParsedQuery(parsing: text, syntax: syntax).query?.canonicalText ?? ""
    // Compared as bytes: `==` ignores how a letter is composed.
    return again.utf8.elementsEqual(text.utf8) ? nil : "law 4: `\(text)` is printed as `\(again)` the second time"
  }

  /// Law 5: flattening is idempotent and keeps the truth table; double negation is the identity.
  package static func flattening(_ query: FilterQuery<FilterTerm>) -> String? {
    if query.negated.negated != query { return "law 5: negated twice it is \(query.negated.negated)" }
    guard let flat = query.flattened() else {
      return query.isTrue(where: { _ in true }) == nil ? nil : "law 5: flattened to nothing"
    }
    if flat.flattened() != flat { return "law 5: flattened twice it is \(flat.flattened()?.description ?? "nothing")" }
    let names = Array(Set(query.leaves.map { $0.with(polarity: .positive) }))
    // All assignments of up to six terms, else the first 64.
    for assignment in 0..<(names.count > 6 ? 64 : 1 << names.count) {
      let holds: (FilterTerm) -> Bool = { term in
        names.firstIndex(of: term).map { assignment >> ($0 % 6) & 1 == 1 } ?? false
      }
      if flat.isTrue(where: holds) != query.isTrue(where: holds) {
        return "law 5: assignment \(assignment) distinguishes \(flat)"
      }
      if query.negated.isTrue(where: holds) != query.isTrue(where: holds).map({ !$0 }) {
        return "law 5: assignment \(assignment) does not negate"
      }
    }
    return nil
  }
}
