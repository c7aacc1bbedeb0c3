#if Macros
  import FilterAST
  import FilterText
  import FilterVocabulary

  /// Expands `@Filterable` to the fields of the stored properties of a struct.
  struct FilterableMacro {
    private let attribute: AttributePart
    private let part: SourcePart
    private let code: SwiftCode

    init(_ use: HostMessage.AttachedExpansion) {
      attribute = AttributePart(use.attributeSyntax)
      part = use.declSyntax
      code = SwiftCode(use.declSyntax.source)
    }

    /// The member `filterableFields`, with one statement for each field, so that each is checked by itself.
    var expansion: Expansion {
      let declaration = SwiftDeclaration(code)
      guard declaration.introducer == "struct" else {
        return Expansion("", [attribute.diagnostic("'@Filterable' applies to structs")])
      }
      var diagnostics: [PluginDiagnostic] = []
      var statements: [String] = []
      var owners: [String: String] = [:]
      for property in SwiftMembers.properties(of: code, in: declaration.body) {
        do throws(FieldRefusal) {
          guard let facts = try facts(of: property) else { continue }
          try claim(facts.names, &owners)
          let content = "$0." + code.source[property.range]
          statements.append("fields.append(\(facts.expression(content: content)))")
        } catch {
          diagnostics.append(part.diagnostic(at: error.range, error.message, fixes: exclusion(of: property)))
        }
      }
      if statements.isEmpty, diagnostics.isEmpty {
        diagnostics.append(attribute.diagnostic("the struct has no property to make a field of", .warning))
      }
      let access = ["public", "package"].contains(declaration.access) ? "\(declaration.access ?? "") " : ""
      let body =
        statements.isEmpty
        ? ["[]"] : ["var fields: [FilterableField<Self>] = []"] + statements + ["return fields"]
      let lines =
        ["\(access)static var filterableFields: [FilterableField<Self>] {"] + body.map { "  \($0)" } + ["}"]
      return Expansion(lines.joined(separator: "\n"), diagnostics)
    }

    /// The facts about the field of a property; nil for one that is no field.
    private func facts(of property: SwiftProperty) throws(FieldRefusal) -> FieldFacts? {
      let field = property.attribute("FilterField")
      func refuse(_ message: String) -> FieldRefusal { FieldRefusal(range: property.range, message: message) }
      if let exclusion = property.attribute("Unfilterable") {
        if field == nil { return nil }
        throw FieldRefusal(range: exclusion.range, message: "'@Unfilterable' contradicts '@FilterField'")
      }
      if field == nil, property.isOfType || property.storage != .stored { return nil }
      if property.isOfType { throw refuse("a property of the type is not the content of an item") }
      if property.storage == .effectful { throw refuse("a getter that throws or suspends cannot be a field") }
      if property.modifiers.contains("lazy") {
        throw refuse("a lazy property cannot be a field; reading it changes the struct")
      }
      if property.isConditional { throw refuse("a property within '#if' cannot be a field") }
      if property.name.isEmpty { throw refuse("a pattern cannot be a field; declare each property by itself") }
      return try FieldFacts(field, of: property, in: code)
    }

    /// Takes the names of a field, none of which another field may have.
    private func claim(_ names: [FieldFacts.Name], _ owners: inout [String: String]) throws(FieldRefusal) {
      for name in names {
        guard let key = FieldName(exactly: name.text)?.text else { continue }
        if let owner = owners[key] {
          throw FieldRefusal(range: name.range, message: VocabularyMessages.nameTaken(name.text, by: owner))
        }
        owners[key] = names[0].text
      }
    }

    /// The fix that leaves out a property without attributes of its own.
    private func exclusion(of property: SwiftProperty) -> [(title: String, edits: [TextEdit])] {
      let hasFacts = property.attribute("FilterField") != nil || property.attribute("Unfilterable") != nil
      let edit = TextEdit(range: SourceRange(at: property.start), replacement: "@Unfilterable ")
      return hasFacts ? [] : [("Make no field of it", [edit])]
    }

    /// A text as a literal of Swift.
    static func literal(_ text: String) -> String {
      var result = "\""
      for scalar in text.unicodeScalars {
        switch scalar {
        case "\"", "\\": result += "\\\(scalar)"
        case _ where scalar.value < 0x20: result += "\\u{\(String(scalar.value, radix: 16))}"
        default: result.unicodeScalars.append(scalar)
        }
      }
      return result + "\""
    }
  }
#endif
