package import FilterAnalysis
package import FilterText

/// The comparison of two queries as lines or as JSON.
package struct ComparisonReport {
  private let relation: QueryRelation
  /// The name of an item of the data that only the first query finds.
  package var onlyFirst: String?
  /// The name of an item of the data that only the second query finds.
  package var onlySecond: String?

  package init(_ relation: QueryRelation) { self.relation = relation }

  /// Whether the queries find the same. Items of the data that only one of them finds show that they do not, even
  /// where the reasoning gave up.
  package var isSame: Bool { relation == .same && onlyFirst == nil && onlySecond == nil }

  private var word: String {
    switch relation {
    case .same: "same"
    case .narrower: "narrower"
    case .wider: "wider"
    case .different: "different"
    case .unknown: onlyFirst != nil || onlySecond != nil ? "different" : "unknown"
    }
  }

  /// One line for the relation, and one for each witness.
  package var lines: [String] {
    let relationLine =
      switch relation {
      case .same: "same: both queries find the same"
      case .narrower: "narrower: the second query finds everything that the first finds, and more"
      case .wider: "wider: the first query finds everything that the second finds, and more"
      case .different: "different: each query finds what the other does not"
      case .unknown where onlyFirst != nil || onlySecond != nil: "different: the queries do not find the same"
      case .unknown: "unknown: the queries are too large to compare"
      }
    return [relationLine] + witness(of: "first", inventedFirst, onlyFirst)
      + witness(of: "second", inventedSecond, onlySecond)
  }

  private func witness(of query: String, _ invented: Witness?, _ name: String?) -> [String] {
    let facts = invented?.description ?? ""
    guard let text = name ?? (facts.isEmpty ? nil : facts) else { return [] }
    return ["  only the \(query) finds: \(text)"]
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

  private func write(_ invented: Witness?, _ name: String?, to json: inout JSONWriter) {
    if invented == nil, name == nil { return json.null() }
    json.object { json in
      if let name { json.pair("name", name) }
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
