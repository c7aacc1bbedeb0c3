import FilterAST
import FilterSemantics

/// The meanings of operators in words.
extension EnglishWording {
  static func relation(_ relation: Comparison) -> String {
    switch relation {
    case .colon, .equal: "exactly"
    case .notEqual: "other than"
    case .less: "less than"
    case .lessOrEqual: "at most"
    case .greater: "more than"
    case .greaterOrEqual: "at least"
    }
  }

  static func temporalRelation(_ relation: Comparison) -> String {
    switch relation {
    case .colon, .equal: "in or on"
    case .notEqual: "not in or on"
    case .less: "before"
    case .lessOrEqual: "in or before"
    case .greater: "after"
    case .greaterOrEqual: "in or after"
    }
  }

  static func setRelation(_ relation: Comparison) -> String {
    switch relation {
    case .colon, .equal: "is exactly"
    case .notEqual: "is not exactly"
    case .less: "fits within, and is smaller than"
    case .lessOrEqual: "fits within"
    case .greater: "includes, with others,"
    case .greaterOrEqual: "includes"
    }
  }

  static func rank(_ relation: Comparison, _ template: PhraseTemplate) -> String {
    switch relation {
    case .colon, .equal: "is"
    case .notEqual: "is not"
    case .less: "is \(template.less) than"
    case .lessOrEqual: "is at most"
    case .greater: "is \(template.more) than"
    case .greaterOrEqual: "is at least"
    }
  }
}
