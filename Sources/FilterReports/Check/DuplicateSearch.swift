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
/// each with the last ones of them and with the last ones that share a term with it, since a comparison may take long.
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

  /// The number of last queries about the same fields that one is compared with, and of those that share a term.
  private static let (last, sharing) = (8, 16)
  /// The maximum length of a query that is compared, in bytes.
  private static let maximumLength = 1 << 12

  private var forms: [Group: [String: String]] = [:]
  private var known: [Group: [Known]] = [:]
  /// The queries of a group that have a term, by its text: the last ones of them.
  private var withTerm: [Group: [String: [Int]]] = [:]
  /// The number of comparisons so far; for tests.
  package private(set) var comparisons = 0

  package init() {}

  /// A diagnostic of a query that finds the same as one before, which is named; nil for the first of its kind, and for
  /// one that has errors or finds everything.
  package mutating func diagnostic(of checked: CheckedQuery, vocabulary: Vocabulary) -> Diagnostic? {
    if checked.source.length > Self.maximumLength { return nil }
    let parsed = vocabulary.parse(checked.source)
    guard let query = parsed.query, !parsed.diagnostics.contains(where: { $0.severity == .error }) else { return nil }
    var fields: Set<String> = []
    var terms: Set<String> = []
    query.forEachLeaf { term in
      terms.insert(term.with(polarity: .positive).description)
      guard let field = term.field else {
        fields.insert("")
        return
      }
      let known = vocabulary.fieldID(spelled: field.text).map { vocabulary[$0] }
      // Directives do not change what is found.
      if known?.isDirective != true { fields.insert(known?.name ?? field.text) }
    }
    let group = Group(vocabulary: vocabulary.name, fields: fields.sorted())
    let form = query.simplified(in: vocabulary).query.canonicalText
    let place = "\(checked.fileName):\(checked.line)"
    let name = (checked.name ?? checked.title).map { "'\(ShortText.excerpt($0))' (\(place))" } ?? place
    let same = forms[group]?[form] ?? self.name(ofSame: query, terms, in: group, vocabulary)
    if let same {
      return Diagnostic(
        id: DiagnosticID(declaration: "duplicateQuery"), severity: .warning, range: SourceRange(at: 0),
        message: "this query finds the same as \(same)")
    }
    forms[group, default: [:]][form] = name
    let index = known[group, default: []].count
    known[group, default: []].append(Known(query: query, name: name))
    for term in terms {
      var indices = withTerm[group]?[term] ?? []
      if indices.count >= Self.sharing { indices.removeFirst() }
      withTerm[group, default: [:]][term] = indices + [index]
    }
    return nil
  }

  /// The name of a known query that finds the same; nil if none of those that are compared does.
  private mutating func name(
    ofSame query: FilterQuery<FilterTerm>, _ terms: Set<String>, in group: Group, _ vocabulary: Vocabulary
  ) -> String? {
    guard let known = known[group] else { return nil }
    let sharing = Set(terms.flatMap { withTerm[group]?[$0] ?? [] }).sorted().suffix(Self.sharing)
    let indices = Set(sharing).union(known.indices.suffix(Self.last))
    for index in indices.sorted() {
      comparisons += 1
      // The usual answer takes one of the two directions.
      if known[index].query.isEquivalent(to: query, in: vocabulary).isYes { return known[index].name }
    }
    return nil
  }
}
