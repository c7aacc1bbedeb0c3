package import FilterAnalysis
package import FilterText

/// The comparison of two queries as lines or as JSON.
package struct ComparisonReport {
  private let relation: QueryRelation
  /// Whether items were searched for examples.
  package var hasItems = false
  /// The first item of the data that only the first query finds.
  package var onlyFirst: FoundItem?
  /// The first item of the data that only the second query finds.
  package var onlySecond: FoundItem?

  package init(_ relation: QueryRelation) { self.relation = relation }

  /// Whether the queries find the same. Items of the data that only one of them finds show that they do not, even
  /// where the reasoning gave up.
  package var isSame: Bool { relation == .same && !isRefuted }

  /// Whether the data shows a difference that the reasoning did not see.
  private var isRefuted: Bool {
    switch relation {
    case .same, .unknown: onlyFirst != nil || onlySecond != nil
    case .narrower: onlyFirst != nil
    case .wider: onlySecond != nil
    case .different: false
    }
  }

  private var word: String {
    switch relation {
    case _ where isRefuted: "different"
    case .same: "same"
    case .narrower: "narrower"
    case .wider: "wider"
    case .different: "different"
    case .unknown: "unknown"
    }
  }

  /// One line for the relation, and one for each witness.
  package var lines: [String] {
    let relationLine =
      switch relation {
      case _ where isRefuted: "different: the queries do not find the same"
      case .same: "same: both queries find the same"
      case .narrower: "narrower: the second query finds everything that the first finds, and more"
      case .wider: "wider: the first query finds everything that the second finds, and more"
      case .different: "different: each query finds what the other does not"
      case .unknown: "unknown: the queries are too large to compare"
      }
    return [relationLine] + witness(of: "first", inventedFirst, onlyFirst)
      + witness(of: "second", inventedSecond, onlySecond)
  }

  private func witness(of query: String, _ invented: Witness?, _ item: FoundItem?) -> [String] {
    if let item { return ["  only the \(query) finds: \(item.text)"] }
    guard let invented else { return [] }
    let facts = invented.description
    if !hasItems { return facts.isEmpty ? [] : ["  only the \(query) finds: \(facts)"] }
    return ["  only the \(query) finds: no item of the data" + (facts.isEmpty ? "" : "; one would have \(facts)")]
  }

  private var inventedFirst: Witness? {
    switch relation {
    case .wider(let witness), .different(onlyFirst: let witness, onlySecond: _): witness
    case .same, .narrower, .unknown: nil
    }
  }

  private var inventedSecond: Witness? {
    switch relation {
    case .narrower(let witness), .different(onlyFirst: _, onlySecond: let witness): witness
    case .same, .wider, .unknown: nil
    }
  }

  /// `{"first":"mv=3","second":"mv>2","relation":"narrower","onlyFirst":null,"onlySecond":{"facts":[…]}}`
  package func write(first: String, second: String, to json: inout JSONWriter) {
    json.object { json in
      json.pair("first", first)
      json.pair("second", second)
      json.pair("relation", word)
      json.key("onlyFirst")
      write(inventedFirst, onlyFirst, to: &json)
      json.key("onlySecond")
      write(inventedSecond, onlySecond, to: &json)
    }
  }

  private func write(_ invented: Witness?, _ item: FoundItem?, to json: inout JSONWriter) {
    if invented == nil, item == nil { return json.null() }
    json.object { json in
      if let item { json.pair("name", item.name) }
      if let item, let file = item.file, let line = item.line {
        json.pair("file", file)
        json.pair("line", line)
      }
      json.key("facts")
      json.array(invented?.facts ?? []) { json, fact in
        json.object { json in
          json.pair("subject", fact.subject)
          json.pair("value", fact.value)
        }
      }
    }
  }
}
