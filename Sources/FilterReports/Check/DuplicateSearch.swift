import FilterAST
import FilterAnalysis
import FilterLists
import FilterParser
import FilterPrinter
import FilterSemantics
package import FilterText
package import FilterVocabulary

/// Finds queries that find the same, as `filterq compare` decides it.
///
/// Queries with one simplified form are found at once. Of the others, those that ask about the same fields are compared,
/// each with the last ``comparisons`` of them, since a comparison may take long.
package struct DuplicateSearch {
  /// A query and its place.
  private struct Known {
    let query: FilterQuery<FilterTerm>
    let name: String
  }

  /// The queries of one vocabulary that ask about the same fields.
  private struct Group: Hashable {
    let vocabulary: String
    let fields: [String]
  }

  /// The maximum number of queries that one is compared with.
  private static let comparisons = 200
  /// The maximum length of a query that is compared, in bytes.
  private static let maximumLength = 1 << 12

  private var forms: [Group: [String: String]] = [:]
  private var known: [Group: [Known]] = [:]

  package init() {}

  /// A diagnostic of a query that finds the same as one before, which is named; nil for the first of its kind, and for
  /// one that has errors or finds everything.
  package mutating func diagnostic(of checked: CheckedQuery, vocabulary: Vocabulary) -> Diagnostic? {
    if checked.source.length > Self.maximumLength { return nil }
    let parsed = vocabulary.parse(checked.source)
    guard let query = parsed.query, !parsed.diagnostics.contains(where: { $0.severity == .error }) else { return nil }
    var fields: Set<String> = []
    query.forEachLeaf { term in
      switch term {
      case .name: fields.insert("")
      case .filter(_, let field, _, _), .regex(_, let field, _, _):
        let known = vocabulary.fieldID(spelled: field.text).map { vocabulary[$0] }
        // Directives do not change what is found.
        if known?.isDirective != true { fields.insert(known?.name ?? field.text) }
      }
    }
    let group = Group(vocabulary: vocabulary.name, fields: fields.sorted())
    let form = query.simplified(in: vocabulary).query.canonicalText
    let place = "\(checked.fileName):\(checked.line)"
    let name = (checked.name ?? checked.title).map { "'\(ShortText.excerpt($0))' (\(place))" } ?? place
    let others = known[group, default: []].suffix(Self.comparisons)
    let same =
      forms[group]?[form]
      ?? others.first { $0.query.relation(to: query, in: vocabulary) == .same }?.name
    if let same {
      return Diagnostic(
        id: DiagnosticID(declaration: "duplicateQuery"), severity: .warning, range: SourceRange(at: 0),
        message: "this query finds the same as \(same)")
    }
    forms[group, default: [:]][form] = name
    known[group, default: []].append(Known(query: query, name: name))
    return nil
  }
}
