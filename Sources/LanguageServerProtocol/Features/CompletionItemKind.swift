extension LSP {
  /// What a completion is.
  package enum CompletionItemKind: Int, Codable, Hashable, Sendable {
    /// A text.
    case text = 1
    /// A method.
    case method = 2
    /// A function.
    case function = 3
    /// A constructor.
    case constructor = 4
    /// A field.
    case field = 5
    /// A variable.
    case variable = 6
    /// A class.
    case `class` = 7
    /// An interface.
    case interface = 8
    /// A module.
    case module = 9
    /// A property.
    case property = 10
    /// A unit.
    case unit = 11
    /// A value.
    case value = 12
    /// An enumeration.
    case `enum` = 13
    /// A keyword.
    case keyword = 14
    /// A text with places to fill in.
    case snippet = 15
    /// A color.
    case color = 16
    /// A file.
    case file = 17
    /// A reference.
    case reference = 18
    /// A folder.
    case folder = 19
    /// A member of an enumeration.
    case enumMember = 20
    /// A constant.
    case constant = 21
    /// A structure.
    case `struct` = 22
    /// An event.
    case event = 23
    /// An operator.
    case `operator` = 24
    /// A parameter that is a type.
    case typeParameter = 25
  }
}
