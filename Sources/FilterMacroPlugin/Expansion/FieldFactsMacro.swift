#if Macros
  /// Expands `@FilterField` and `@Unfilterable` to nothing: `@Filterable` reads them. Where that cannot see them they are
  /// errors.
  struct FieldFactsMacro {
    private let use: HostMessage.AttachedExpansion

    init(_ use: HostMessage.AttachedExpansion) { self.use = use }

    /// The empty expansion.
    var expansion: Expansion {
      let attribute = AttributePart(use.attributeSyntax)
      let name = attribute.attribute.name
      func refusal(_ message: String) -> Expansion { Expansion("", [attribute.diagnostic(message)]) }
      guard ["let", "var"].contains(SwiftDeclaration(SwiftCode(use.declSyntax.source)).introducer) else {
        return refusal("'@\(name)' applies to properties")
      }
      let outer = use.lexicalContext?.first.map { SwiftDeclaration(SwiftCode($0.source)) }
      guard let outer, outer.attributes.contains(where: { $0.name == "Filterable" }) else {
        return refusal("'@\(name)' applies to the properties of a struct with '@Filterable'")
      }
      return Expansion("")
    }
  }
#endif
