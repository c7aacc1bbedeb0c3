package import FilterEvaluation
package import FilterSQL
import FilterSemantics

/// What searches for items of any list ask an engine for.
package enum ItemRequests {
  /// The column of the records, as they were in their files.
  package static let record = SQLSchema.Supplement("record", .text)

  /// The further columns of items.
  package static let supplements = [record]

  /// What a plan asks for: the records, in the order of a field or of the list.
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
}
