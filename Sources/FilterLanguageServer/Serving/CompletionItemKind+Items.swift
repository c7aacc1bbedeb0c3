import FilterCompletion
import FilterVocabulary

extension LSP.CompletionItemKind {
  /// The kind of an item. Those of the protocol are for programs; these have pictures that tell items apart: a type, a
  /// keyword, a set, a color, a number.
  init(of item: CompletionItem) {
    switch item.kind {
    case .field: self = .field
    case .operator: self = .operator
    case .value: self = LSP.CompletionItemKind(ofValue: item.valueKind, category: item.category)
    case .name: self = .constant
    case .history: self = .event
    case .pinned: self = .reference
    case .text: self = .text
    case .regex: self = .snippet
    case .keyword: self = .keyword
    }
  }

  /// The kind of a value, by that of its field. Names of a list have the picture of their group.
  private init(ofValue kind: ValueKind?, category: String) {
    switch kind {
    case nil, .enumeration, .orderedEnumeration: self = .enumMember
    case .text, .catalog:
      switch category {
      case "type": self = .class
      case "text": self = .keyword
      case "printing": self = .module
      default: self = .enumMember
      }
    case .colors, .cost, .devotion: self = .color
    case .flag, .absentFlag, .boolean, .directive: self = .property
    case .number, .numberOrText, .duration, .size, .integerID, .uuid, .version, .address: self = .value
    case .date, .year, .instant: self = .unit
    case .path: self = .folder
    }
  }
}
