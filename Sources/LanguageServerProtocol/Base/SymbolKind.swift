extension LSP {
  /// What a symbol is.
  package enum SymbolKind: Int, Codable, Hashable, Sendable {
    /// A file.
    case file = 1
    /// A module.
    case module = 2
    /// A namespace.
    case namespace = 3
    /// A package.
    case package = 4
    /// A class.
    case `class` = 5
    /// A method.
    case method = 6
    /// A property.
    case property = 7
    /// A field.
    case field = 8
    /// A constructor.
    case constructor = 9
    /// An enumeration.
    case `enum` = 10
    /// An interface.
    case interface = 11
    /// A function.
    case function = 12
    /// A variable.
    case variable = 13
    /// A constant.
    case constant = 14
    /// A text.
    case string = 15
    /// A number.
    case number = 16
    /// A truth value.
    case boolean = 17
    /// A list.
    case array = 18
    /// An object.
    case object = 19
    /// A key.
    case key = 20
    /// Nothing.
    case null = 21
    /// A member of an enumeration.
    case enumMember = 22
    /// A structure.
    case `struct` = 23
    /// An event.
    case event = 24
    /// An operator.
    case `operator` = 25
    /// A parameter that is a type.
    case typeParameter = 26
  }
}
