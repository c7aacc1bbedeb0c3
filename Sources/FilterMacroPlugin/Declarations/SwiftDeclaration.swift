#if Macros
  import FilterText

  /// The declaration of a type that an attribute is on.
  struct SwiftDeclaration {
    /// The word that introduces it: `struct`, `class`, `func`.
    let introducer: String
    /// `public` or another word for who may use it; nil without one.
    let access: String?
    /// The attributes before it.
    let attributes: [SwiftAttribute]
    /// The tokens between its braces; empty without braces.
    let body: Range<Int>

    private static let accesses: Set<String> = ["public", "package", "internal", "fileprivate", "private", "open"]
    private static let introducers: Set<String> = [
      "struct", "class", "enum", "actor", "protocol", "extension", "func", "var", "let", "init", "subscript",
      "typealias",
      "case", "associatedtype", "deinit", "macro",
    ]

    /// Reads the head of a declaration and finds its braces.
    init(_ code: SwiftCode) {
      var index = 0
      var access: String?
      var attributes: [SwiftAttribute] = []
      var introducer = ""
      while index < code.tokens.count {
        if code.isMark("@", at: index) {
          attributes.append(SwiftAttribute(code, at: &index))
          continue
        }
        let name = code.name(index) ?? ""
        if Self.introducers.contains(name) {
          introducer = name
          break
        }
        // Not the access of a setter.
        if Self.accesses.contains(name), !code.isMark("(", at: index + 1) { access = name }
        index += 1
      }
      while index < code.tokens.count, !code.isMark("{", at: index) { index = code.end(of: index) }
      self.introducer = introducer
      self.access = access
      self.attributes = attributes
      body = index < code.tokens.count ? (index + 1)..<max(code.end(of: index) - 1, index + 1) : index..<index
    }
  }

  /// The attribute of a request with its place, which the compiler gives with the comments and lines before it.
  struct AttributePart {
    let attribute: SwiftAttribute
    private let part: SourcePart

    init(_ part: SourcePart) {
      self.part = part
      var index = 0
      attribute = SwiftAttribute(SwiftCode(part.source), at: &index)
    }

    /// A diagnostic about the attribute.
    func diagnostic(_ message: String, _ severity: PluginDiagnostic.Severity = .error) -> PluginDiagnostic {
      part.diagnostic(severity, at: attribute.range, message)
    }
  }
#endif
