public import FilterAST
public import FilterSemantics
public import FilterText
import FilterVocabulary

/// A query compiled against a list: read, its values worked out, its negations pushed down to the terms. Nothing of its text is
/// looked at again.
public struct FilterPlan: Sendable {
  /// What was asked, and what of it counts for nothing.
  public let reading: QueryReading
  /// The terms, in the order of the text.
  public let leaves: [Leaf]
  /// The tree; nil where there is no condition, so that every item is found. Of a refused query nil too.
  let root: Node?
  /// The text it was read from; empty where it was made without.
  let source: SourceText

  /// A term that is run.
  public struct Leaf: Hashable, Sendable {
    /// Whether it is asked for or excluded by itself; groups around it may turn that.
    public let polarity: Polarity
    /// The bytes of the text it stands at.
    public let range: SourceRange
    /// Why the list cannot answer it; nil where it can. Such a term is not in the tree.
    public let unanswered: String?
    let test: LeafTest
  }

  indirect enum Node: Hashable, Sendable {
    /// A leaf by its place, as it stands or excluded.
    case leaf(Int, Polarity)
    case all([Node])
    case any([Node])
  }

  /// A term as it is written, its prefix included; empty for a place that does not exist.
  public func text(ofLeaf place: Int) -> String {
    leaves.indices.contains(place) ? source[leaves[place].range] : ""
  }

  /// Whether nothing is found whatever the items are: the query was refused.
  public var isRefused: Bool { reading.refusal != nil }

  /// Whether everything is found whatever the items are: no condition is left.
  public var findsEverything: Bool { root == nil && !isRefused }

  /// Compiles a reading. Terms that the list cannot answer count for nothing and are added to the ignored ones. Linear in the
  /// query.
  public init<Element>(_ reading: QueryReading, for list: FilterableList<Element>, source: SourceText = SourceText(""))
  {
    let compiler = LeafCompiler(list: list)
    var leaves: [Leaf] = []
    var ignored = reading.ignored
    var tree: FilterQuery<PlannedTerm>? = reading.filter?.transformLeaves { term in
      do throws(Unanswered) {
        let test = try compiler.test(term.content)
        leaves.append(Leaf(polarity: term.polarity, range: term.range, unanswered: nil, test: test))
        return .term(PlannedTerm(polarity: term.polarity, leaf: leaves.count - 1))
      } catch {
        leaves.append(
          Leaf(polarity: term.polarity, range: term.range, unanswered: error.reason, test: .constant(false)))
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
    self.root = reading.refusal == nil ? tree.map { FilterPlan.node($0, .positive) } : nil
  }

  /// Reads a query by plain logic and compiles it.
  public init<Element>(_ query: AnalyzedQuery, for list: FilterableList<Element>) {
    self.init(QueryReading(query), for: list, source: query.source)
  }

  init(reading: QueryReading, leaves: [Leaf], root: Node?, source: SourceText) {
    self.reading = reading
    self.leaves = leaves
    self.root = root
    self.source = source
  }

  private static func node(_ query: FilterQuery<PlannedTerm>, _ outer: Polarity) -> Node {
    let polarity = outer.applied(to: query.polarity)
    switch query {
    case .term(let term): return .leaf(term.leaf, polarity)
    case .and(_, let operands): return group(operands, polarity, isAll: polarity == .positive)
    case .or(_, let operands): return group(operands, polarity, isAll: polarity == .negative)
    }
  }

  /// A group. What became a group of its kind by being negated is no group of its own: `a -(b or c)` has three operands.
  private static func group(_ operands: [FilterQuery<PlannedTerm>], _ polarity: Polarity, isAll: Bool) -> Node {
    var nodes: [Node] = []
    for operand in operands {
      switch node(operand, polarity) {
      case .all(let inner) where isAll: nodes += inner
      case .any(let inner) where !isAll: nodes += inner
      case let node: nodes.append(node)
      }
    }
    return isAll ? .all(nodes) : .any(nodes)
  }
}

/// A term of the tree while it is flattened.
struct PlannedTerm: FilterQueryTerm {
  let polarity: Polarity
  let leaf: Int

  func with(polarity: Polarity) -> PlannedTerm { PlannedTerm(polarity: polarity, leaf: leaf) }

  var description: String { "\(polarity)\(leaf)" }
}

extension FilterPlan {
  /// The places among ``leaves`` of the terms that are asked for, ascending: all minus signs before them and before the groups
  /// around them cancel each other out. Terms that the list cannot answer are not among them. Linear in the query.
  public var soughtLeaves: [Int] {
    var places: [Int] = []
    func collect(_ node: Node) {
      switch node {
      case .leaf(let leaf, let polarity): if polarity == .positive { places.append(leaf) }
      case .all(let operands), .any(let operands): for operand in operands { collect(operand) }
      }
    }
    if let root { collect(root) }
    return places.sorted()
  }

  /// The fields that a term asks about, as places in the vocabulary: none for a term that asks about none or for a place that does
  /// not exist, several for a term that looks into several or compares two.
  public func fieldIndices(ofLeaf place: Int) -> [Int] {
    leaves.indices.contains(place) ? fields(ofLeaf: place) : []
  }

  /// The plan of one term alone, asked for, whatever it is in the query. A place that does not exist, and a term that the list
  /// cannot answer, find everything.
  public func term(_ place: Int) -> FilterPlan {
    let isAnswered = leaves.indices.contains(place) && leaves[place].unanswered == nil
    return FilterPlan(
      reading: reading, leaves: leaves, root: isAnswered ? .leaf(place, .positive) : nil, source: source)
  }
}
