#if Macros
  import FilterText

  /// A property that a type declares.
  struct SwiftProperty {
    /// How its value is made.
    enum Storage: Hashable {
      /// Stored, also with observers.
      case stored
      /// Computed by a getter.
      case computed
      /// Computed by a getter that may throw or suspend.
      case effectful
    }

    /// The name without back quotes; empty for a pattern such as `(a, b)`.
    let name: String
    /// The bytes of the name as it is written, or of the pattern.
    let range: SourceRange
    /// The offset at which its declaration begins, with attributes and modifiers.
    let start: Int
    let storage: Storage
    let attributes: [SwiftAttribute]
    let modifiers: Set<String>
    /// Whether it is declared between `#if` and `#endif`.
    let isConditional: Bool

    /// Whether it belongs to the type, not to its instances.
    var isOfType: Bool { modifiers.contains("static") || modifiers.contains("class") }

    /// The first attribute of a name.
    func attribute(_ name: String) -> SwiftAttribute? { attributes.first { $0.name == name } }
  }

  /// Reads the properties among the members of a type; the other members are skipped.
  struct SwiftMembers {
    private static let modifiers: Set<String> = [
      "public", "package", "internal", "fileprivate", "private", "open", "static", "class", "final", "lazy", "weak",
      "unowned", "nonisolated", "override", "required", "convenience", "mutating", "nonmutating", "dynamic", "optional",
      "indirect", "prefix", "postfix", "infix", "isolated", "distributed", "borrowing", "consuming",
    ]
    private static let introducers: Set<String> = [
      "let", "var", "func", "init", "deinit", "subscript", "struct", "enum", "class", "actor", "protocol", "extension",
      "typealias", "associatedtype", "case", "import", "operator", "precedencegroup", "macro",
    ]

    private let code: SwiftCode
    private let limit: Int
    private var index: Int
    private var conditions = 0
    private var properties: [SwiftProperty] = []

    /// The properties between two braces, in their order.
    static func properties(of code: SwiftCode, in body: Range<Int>) -> [SwiftProperty] {
      var members = SwiftMembers(code, body)
      while members.index < members.limit { members.readMember() }
      return members.properties
    }

    private init(_ code: SwiftCode, _ body: Range<Int>) {
      self.code = code
      limit = body.upperBound
      index = body.lowerBound
    }

    private mutating func readMember() {
      var attributes: [SwiftAttribute] = []
      var modifiers: Set<String> = []
      let start = code.tokens[index].range.start
      while index < limit {
        if code.isMark("@", at: index) {
          attributes.append(SwiftAttribute(code, at: &index))
        } else if let name = code.name(index), Self.modifiers.contains(name), !isTypeIntroducer(name) {
          modifiers.insert(name)
          index += 1
          // `private(set)` says nothing about reading.
          if code.isMark("(", at: index) { index = code.end(of: index) }
        } else {
          break
        }
      }
      guard index < limit else { return }
      switch code.name(index) {
      case "let", "var":
        index += 1
        readBindings(attributes, modifiers, from: start)
      case _ where code.isMark("#", at: index): readDirective()
      default: skipMember()
      }
    }

    /// Whether `class` declares a type, and is not the modifier of a member.
    private func isTypeIntroducer(_ name: String) -> Bool {
      guard name == "class", let next = code.name(index + 1) else { return false }
      return !Self.introducers.contains(next) && !Self.modifiers.contains(next)
    }

    private mutating func readDirective() {
      switch code.name(index + 1) {
      case "if": conditions += 1
      case "endif": conditions -= 1
      case "else", "elseif": break
      default: return skipMember()
      }
      index += 2
      while index < limit, !code.tokens[index].isFirstOfLine { index += 1 }
    }

    /// Moves to the start of the next member.
    private mutating func skipMember() {
      repeat { index = code.end(of: index) } while index < limit && !startsMember(index)
      if code.isMark(";", at: index) { index += 1 }
    }

    /// Whether a member ends before a token.
    private func startsMember(_ index: Int) -> Bool {
      if code.isMark(";", at: index) { return true }
      guard code.tokens[index].isFirstOfLine else { return false }
      if code.isMark("@", at: index) || code.isMark("#", at: index) { return true }
      guard let name = code.name(index), code.source.bytes[code.tokens[index].range.start] != UInt8(ascii: "`") else {
        return false
      }
      return Self.modifiers.contains(name) || Self.introducers.contains(name)
    }

    private mutating func readBindings(_ attributes: [SwiftAttribute], _ modifiers: Set<String>, from offset: Int) {
      while index < limit {
        let start = index
        index = code.end(of: index)
        let (name, range) = (code.name(start) ?? "", code.range(start..<index))
        if code.isMark(":", at: index) { skipType() }
        var storage = SwiftProperty.Storage.stored
        if code.isMark("=", at: index) {
          skipValue()
        } else if index < limit, code.isMark("{", at: index) {
          storage = storageOfAccessors()
          index = code.end(of: index)
        }
        properties.append(
          SwiftProperty(
            name: name, range: range, start: offset, storage: storage, attributes: attributes, modifiers: modifiers,
            isConditional: conditions > 0))
        guard index < limit, code.isMark(",", at: index) else { break }
        index += 1
      }
      if index < limit, !startsMember(index) { skipMember() } else if code.isMark(";", at: index) { index += 1 }
    }

    private mutating func skipType() {
      index += 1
      while index < limit, !startsMember(index) {
        if code.isMark("<", at: index), let end = code.endOfAngles(at: index) {
          index = end
        } else if code.isMark("=", at: index) || code.isMark(",", at: index) || code.isMark("{", at: index) {
          return
        } else {
          index = code.end(of: index)
        }
      }
    }

    private mutating func skipValue() {
      // The first token is a part of the value, whatever line it is on.
      index = code.end(of: index + 1)
      while index < limit, !startsMember(index) {
        let isAdjacent = code.tokens[index].range.start == code.tokens[index - 1].range.end
        if isAdjacent, code.isMark("<", at: index), code.name(index - 1) != nil, let end = code.endOfAngles(at: index) {
          index = end
        } else if code.isMark(",", at: index) {
          return
        } else {
          index = code.end(of: index)
        }
      }
    }

    /// How the accessors in the braces at `index` make the value.
    private func storageOfAccessors() -> SwiftProperty.Storage {
      var index = index + 1
      while code.isMark("@", at: index) { _ = SwiftAttribute(code, at: &index) }
      while let name = code.name(index), Self.modifiers.contains(name) { index += 1 }
      switch code.name(index) {
      case "willSet", "didSet": return .stored
      case "get":
        let effect = code.name(index + 1)
        return effect == "async" || effect == "throws" ? .effectful : .computed
      default: return .computed
      }
    }
  }
#endif
