import FilterAST
import FilterSemantics

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
  public func fieldPlaces(ofLeaf place: Int) -> [Int] {
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
