package import FilterEvaluation
import FilterSemantics
import FilterVocabulary

/// Builds SQL requests for item searches.
package enum ItemRequests {
  /// The column of the original records.
  package static let record = SQLSchema.Supplement("record", .text)

  /// The further columns of items.
  package static let supplements = [record]

  /// The request of a plan: the records, in the order of a field or of the list.
  package static func request(
    for plan: FilterPlan, _ schema: SQLSchema, orderedBy field: Int? = nil, limit: Int? = nil
  ) -> SQLRequest {
    var request = SQLRequest()
    if let field {
      request.order = [.init(.field(field), isDescending: plan.reading[directive: "direction"] == "desc")]
    }
    request.order.append(.init(.item))
    request.limit = limit
    request.texts = schema.supplements.filter { $0 == record }
    return request
  }

  /// The field by which a database sorts the rows of a plan; nil if none is asked for, or its keys are not stored.
  package static func orderField(of plan: FilterPlan, _ schema: SQLSchema) -> Int? {
    guard let name = plan.reading[directive: "order"], let id = schema.vocabulary.fieldID(spelled: name.lowercased()),
      schema.fields[id.index]?.shape == .keys
    else { return nil }
    return id.index
  }
}
