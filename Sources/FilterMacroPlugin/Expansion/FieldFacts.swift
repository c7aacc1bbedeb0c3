#if Macros
  import EmbeddedQueries
  import FilterAST
  import FilterText
  import FilterVocabulary

  /// A fact of `@FilterField` that cannot be used, at its place in the declaration.
  struct FieldRefusal: Error {
    let range: SourceRange
    let message: String
  }

  /// The facts that `@FilterField` states about the field of a property.
  struct FieldFacts {
    /// A name of a field, and where it stands.
    struct Name {
      /// The name as it is spelled.
      let text: String
      let range: SourceRange
    }

    /// Each kind, with the function that makes its fields: `.size` with `.size("bytes") { … }`.
    private static let kinds = [
      "ofType": "field", "text": "text", "path": "path", "size": "size", "version": "version", "date": "date",
      "instant": "instant", "ordered": "enumeration",
    ]

    /// The name, and then the aliases.
    private(set) var names: [Name]
    private var kind = "ofType"
    /// The arguments that go to the function as they are written, by their labels.
    private var others: [String: String] = [:]

    /// Reads the facts about a property. Without an attribute its own name is that of the field.
    init(_ attribute: SwiftAttribute?, of property: SwiftProperty, in code: SwiftCode) throws(FieldRefusal) {
      names = [Name(text: property.name, range: property.range)]
      for argument in attribute?.arguments ?? [] where code.text(argument.value) != "nil" {
        switch argument.label {
        case nil: names[0] = try FieldFacts.name(argument.value, in: code)
        case "aliases": names += try FieldFacts.aliases(argument.value, in: code)
        case "kind": kind = try FieldFacts.kind(argument.value, in: code)
        case let label?: try add(label, argument.value, in: code)
        }
      }
      for name in names where FieldName(exactly: name.text) == nil {
        throw FieldRefusal(range: name.range, message: VocabularyMessages.notAFieldName(name.text))
      }
      guard let ofTexts = ["rule", "catalog"].first(where: { others[$0] != nil }), let attribute else { return }
      if kind == "ofType" { kind = "text" }
      if kind != "text" {
        throw FieldRefusal(range: attribute.range, message: "'\(ofTexts)' is of the kind '.text' only")
      }
    }

    private mutating func add(_ label: String, _ value: Range<Int>, in code: SwiftCode) throws(FieldRefusal) {
      if label == "phrase", let phrase = code.literal(value)?.text.description,
        !phrase.contains("{is"), !phrase.contains("{value}")
      {
        throw FieldRefusal(range: code.range(value), message: VocabularyMessages.phraseWithoutValue)
      }
      others[label] = code.text(value)
    }

    private static func name(_ value: Range<Int>, in code: SwiftCode) throws(FieldRefusal) -> Name {
      let range = code.range(value)
      guard let text = code.literal(value)?.text else {
        throw FieldRefusal(range: range, message: "the name of a field is a literal without interpolations")
      }
      return Name(text: text.description, range: range)
    }

    private static func aliases(_ value: Range<Int>, in code: SwiftCode) throws(FieldRefusal) -> [Name] {
      guard value.count > 1, code.isMark("[", at: value.lowerBound), code.end(of: value.lowerBound) == value.upperBound
      else {
        throw FieldRefusal(range: code.range(value), message: "aliases are a list of literals")
      }
      var names: [Name] = []
      for element in code.elements(in: (value.lowerBound + 1)..<(value.upperBound - 1)) {
        names.append(try name(element, in: code))
      }
      return names
    }

    private static func kind(_ value: Range<Int>, in code: SwiftCode) throws(FieldRefusal) -> String {
      guard let name = code.name(value.upperBound - 1), kinds.keys.contains(name),
        code.isMark(".", at: value.upperBound - 2)
      else { throw FieldRefusal(range: code.range(value), message: "the kind of a field is written out: '.size'") }
      return name
    }

    /// The expression that makes the field from an expression of its content.
    func expression(content: String) -> String {
      let function = FieldFacts.kinds[kind] ?? "field"
      var arguments = [FilterableMacro.literal(names[0].text)]
      if names.count > 1 {
        let aliases = names.dropFirst().map { FilterableMacro.literal($0.text) }.joined(separator: ", ")
        arguments.append("aliases: [\(aliases)]")
      }
      // In the order of the parameters.
      let labels = kind == "text" ? ["summary", "rule", "catalog", "phrase"] : ["summary"]
      for label in labels { if let value = others[label] { arguments.append("\(label): \(value)") } }
      if kind == "ordered" { arguments.append("isOrdered: true") }
      var expression = ".\(function)(\(arguments.joined(separator: ", "))) { \(content) }"
      if kind != "text", let phrase = others["phrase"] { expression += ".worded(\(phrase))" }
      return expression
    }
  }

  extension SwiftCode {
    /// The text of the only token of a range; nil unless that is a literal without interpolations.
    func literal(_ range: Range<Int>) -> EmbeddedQuery? {
      guard range.count == 1, case .literal(let text) = tokens[range.lowerBound].kind else { return nil }
      return text
    }
  }
#endif
