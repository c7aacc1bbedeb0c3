public import FilterAST
public import FilterSemantics
public import FilterText
import FilterVocabulary

/// A query compiled against a list: values are resolved and negations pushed down to the terms. The text is not read
/// again.
public struct FilterPlan: Sendable {
  /// The reading, with the ignored terms.
  public let reading: QueryReading
  /// The terms, in the order of the text.
  public let leaves: [Leaf]
  /// The tree; nil if there is no condition, so that every item matches, or if the query is refused.
  package let root: Node?
  /// The text of the query; empty if there was none.
  package let source: SourceText

  /// A term that is evaluated.
  public struct Leaf: Hashable, Sendable {
    /// The polarity of the term itself, without the groups around it.
    public let polarity: Polarity
    /// The range of the term in the text.
    public let range: SourceRange
    /// Whether the range is a part of a written term, as one of several values is.
    package let isPart: Bool
    /// The value as it is written, without its quotes; empty if there is none.
    package let written: String
    /// The reason why the list cannot answer it; nil if it can. Such a term is not in the tree.
    public let unanswered: String?
    package let test: LeafTest
  }

  package indirect enum Node: Hashable, Sendable {
    /// A leaf by its index, with the polarity that results from all negations around it.
    case leaf(Int, Polarity)
    case all([Node])
    case any([Node])
  }

  /// The term as written, including its prefix; empty for an index out of range.
  package func text(ofLeaf index: Int) -> String {
    leaves.indices.contains(index) ? source[leaves[index].range] : ""
  }

  /// Whether the query was refused, so that no item matches.
  public var isRefused: Bool { reading.refusal != nil }

  /// Whether no condition is left, so that every item matches.
  public var findsEverything: Bool { root == nil && !isRefused }

  /// Compiles a reading under the vocabulary of the list. Terms that the list cannot answer are added to the ignored
  /// ones. Linear in the query.
  package init<Element>(_ reading: QueryReading, for list: FilterableList<Element>, source: SourceText = SourceText(""))
  {
    let compiler = LeafCompiler(list: list)
    var leaves: [Leaf] = []
    var ignored = reading.ignored
    var tree: FilterQuery<PlannedTerm>? = reading.filter?.transformLeaves { term in
      do throws(Unanswered) {
        let test = try compiler.test(term.content)
        leaves.append(
          Leaf(
            polarity: term.polarity, range: term.range, isPart: term.isPart, written: term.written, unanswered: nil,
            test: test))
        return .term(PlannedTerm(polarity: term.polarity, leaf: leaves.count - 1))
      } catch {
        leaves.append(
          Leaf(
            polarity: term.polarity, range: term.range, isPart: term.isPart, written: term.written,
            unanswered: error.reason, test: .constant(false)))
        ignored.append(
          IgnoredTerm(range: term.range, text: source[term.range], reason: error.reason, isUnanswered: error.isOfData))
        return nil
      }
    }
    tree = tree?.flattened()
    var reading = reading
    reading.ignored = ignored.sorted { $0.range.start < $1.range.start }
    self.reading = reading
    self.leaves = leaves
    self.source = source
    self.root = reading.refusal == nil ? tree.map { FilterPlan.node($0, within: .positive) } : nil
  }

  /// Compiles a query by plain reading. Never refuses: terms that cannot be read or answered are ignored, so that a
  /// search field has results while its user types. A search whose answer is taken at its word uses
  /// ``init(whole:for:)``.
  ///
  /// A query that was analyzed with another vocabulary is read again with that of the list.
  public init<Element>(_ query: AnalyzedQuery, for list: FilterableList<Element>) {
    let query = query.under(list.vocabulary)
    self.init(QueryReading(query), for: list, source: query.source)
  }

  /// Compiles a query that is run as it is written or not at all: a term that cannot be read or answered refuses it
  /// (``QueryReading/refusal``). If the vocabulary ignores such terms (`Vocabulary.ignoresUnreadTerms`), it is refused
  /// only where no other condition is left. Errors of syntax do not refuse it; see the diagnostics of the query.
  public init<Element>(whole query: AnalyzedQuery, for list: FilterableList<Element>) {
    self.init(query, for: list)
    if list.vocabulary.ignoresUnreadTerms {
      self = refusedWithoutTerms
      return
    }
    guard let term = reading.ignored.first, reading.refusal == nil else { return }
    self = refused(QueryRefusal(message: "'\(term.text)': \(term.reason)", range: term.range))
  }

  /// This plan without results, for a reason.
  package func refused(_ refusal: QueryRefusal) -> FilterPlan {
    var reading = reading
    reading.refusal = refusal
    return FilterPlan(reading: reading, leaves: leaves, root: nil, source: source)
  }

  /// This plan, refused if terms are ignored and no condition is left besides them: it would find everything. A directive
  /// that is ignored beside another one refuses nothing.
  package var refusedWithoutTerms: FilterPlan {
    guard findsEverything, let first = reading.ignored.first, let last = reading.ignored.last,
      reading.directives.isEmpty || reading.ignored.contains(where: { !$0.isDirective })
    else { return self }
    return refused(QueryRefusal(message: "every term is ignored", range: first.range.union(last.range)))
  }

  /// This plan with one more ignored term.
  package func ignoring(_ term: IgnoredTerm) -> FilterPlan {
    var reading = reading
    reading.ignored.append(term)
    return FilterPlan(reading: reading, leaves: leaves, root: root, source: source)
  }

  /// A diagnostic of each term that can be read and that the list cannot answer, having no data or no clock for it: the
  /// search goes on without the term, or the query is refused. ``AnalyzedQuery`` knows no data, so that its diagnostics
  /// are others.
  public var diagnostics: [Diagnostic] {
    let effect = isRefused ? "the query is refused" : "this term is ignored"
    return reading.ignored.filter { $0.isUnanswered }.map { term in
      Diagnostic(
        id: DiagnosticID(declaration: "unreadTerm"), severity: isRefused ? .error : .warning, range: term.range,
        message: "'\(Diagnostic.quotation(of: term.text))': \(term.reason); \(effect)")
    }
  }

  /// A plan of the same query with another tree.
  package init(reading: QueryReading, leaves: [Leaf], root: Node?, source: SourceText) {
    self.reading = reading
    self.leaves = leaves
    self.root = root
    self.source = source
  }

  private static func node(_ query: FilterQuery<PlannedTerm>, within outer: Polarity) -> Node {
    let polarity = outer.applied(to: query.polarity)
    switch query {
    case .term(let term): return .leaf(term.leaf, polarity)
    case .and(_, let operands): return group(operands, polarity: polarity, isAll: polarity == .positive)
    case .or(_, let operands): return group(operands, polarity: polarity, isAll: polarity == .negative)
    }
  }

  /// A group. An operand that becomes a group of the same kind by negation is spliced in: `a -(b or c)` has three
  /// operands.
  private static func group(_ operands: [FilterQuery<PlannedTerm>], polarity: Polarity, isAll: Bool) -> Node {
    var nodes: [Node] = []
    for operand in operands {
      switch node(operand, within: polarity) {
      case .all(let inner) where isAll: nodes += inner
      case .any(let inner) where !isAll: nodes += inner
      case let node: nodes.append(node)
      }
    }
    return isAll ? .all(nodes) : .any(nodes)
  }
}

/// A term of the tree during flattening.
struct PlannedTerm: FilterQueryTerm {
  let polarity: Polarity
  let leaf: Int

  func with(polarity: Polarity) -> PlannedTerm { PlannedTerm(polarity: polarity, leaf: leaf) }

  var description: String { "\(polarity)\(leaf)" }
}

extension FilterPlan {
  /// The indices in ``leaves`` of the positive terms, ascending: those before which all minus signs cancel, including
  /// the signs of the groups around them. Without terms that the list cannot answer. Linear in the query.
  package var soughtLeaves: [Int] {
    var indices: [Int] = []
    func collect(_ node: Node) {
      switch node {
      case .leaf(let leaf, let polarity): if polarity == .positive { indices.append(leaf) }
      case .all(let operands), .any(let operands): for operand in operands { collect(operand) }
      }
    }
    if let root { collect(root) }
    return indices.sorted()
  }

  /// The fields that a term tests, as indices into the vocabulary: none for a constant or an index out of range,
  /// several for a term that searches several fields or compares two.
  package func fieldIndices(ofLeaf index: Int) -> [Int] {
    leaves.indices.contains(index) ? fields(ofLeaf: index) : []
  }

  /// The plan of a single term, positive whatever its polarity in the query. An index out of range, and a term that the
  /// list cannot answer, give a plan that every item matches.
  package func term(_ index: Int) -> FilterPlan {
    let isAnswered = leaves.indices.contains(index) && leaves[index].unanswered == nil
    return FilterPlan(
      reading: reading, leaves: leaves, root: isAnswered ? .leaf(index, .positive) : nil, source: source)
  }
}
