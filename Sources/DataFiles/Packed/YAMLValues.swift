#if YAML
  import FilterText
  import Yams

  /// A scalar of YAML as JSON.
  struct YAMLScalar {
    let json: [UInt8]

    init(_ scalar: Node.Scalar) {
      json =
        scalar.style == .plain && !scalar.tag.description.hasSuffix(":str")
        ? Self.plain(scalar.string) : Self.quoted(scalar.string)
    }

    private static func quoted(_ text: String) -> [UInt8] {
      var writer = JSONWriter()
      writer.string(text)
      return writer.bytes
    }

    private static func plain(_ text: String) -> [UInt8] {
      switch text {
      case "", "~", "null", "Null", "NULL": Array("null".utf8)
      case "true", "True", "TRUE": Array("true".utf8)
      case "false", "False", "FALSE": Array("false".utf8)
      case ".inf", ".Inf", ".INF", "+.inf", "+.Inf", "+.INF": Array("Infinity".utf8)
      case "-.inf", "-.Inf", "-.INF": Array("-Infinity".utf8)
      case ".nan", ".NaN", ".NAN": Array("NaN".utf8)
      default: number(text) ?? quoted(text)
      }
    }

    /// A number as JSON writes it; nil if the text is none, or one that JSON cannot write with its digits.
    private static func number(_ text: String) -> [UInt8]? {
      var rest = Array(text.utf8)[...]
      var result: [UInt8] = []
      func digits() -> [UInt8] {
        let digits = Array(rest.prefix { 0x30...0x39 ~= $0 })
        rest = rest.dropFirst(digits.count)
        return digits
      }
      if let sign = rest.first, sign == UInt8(ascii: "-") || sign == UInt8(ascii: "+") {
        rest = rest.dropFirst()
        if sign == UInt8(ascii: "-") { result.append(sign) }
      }
      let whole = digits()
      if whole.count > 1, whole[0] == UInt8(ascii: "0") { return nil }
      result += whole.isEmpty ? [UInt8(ascii: "0")] : whole
      var fraction: [UInt8] = []
      if rest.first == UInt8(ascii: ".") {
        rest = rest.dropFirst()
        fraction = digits()
        if !fraction.isEmpty { result += [UInt8(ascii: ".")] + fraction }
      }
      if whole.isEmpty, fraction.isEmpty { return nil }
      if let letter = rest.first, letter | 0x20 == UInt8(ascii: "e") {
        result.append(rest.removeFirst())
        if let sign = rest.first, sign == UInt8(ascii: "-") || sign == UInt8(ascii: "+") {
          result.append(rest.removeFirst())
        }
        let exponent = digits()
        if exponent.isEmpty { return nil }
        result += exponent
      }
      return rest.isEmpty ? result : nil
    }
  }

  /// The members of an object of YAML, those of `<<` after its own.
  struct YAMLMembers {
    private(set) var all: [(key: String, value: Node)] = []
    private var names: Set<String> = []

    /// - Parameter visits: The number of members that may still be looked at: `<<: [*a, *a]` doubles them at each level.
    init(_ mapping: Node.Mapping, _ visits: inout Int) throws(YAMLFailure) {
      try add(mapping, &visits)
    }

    private mutating func add(_ mapping: Node.Mapping, _ visits: inout Int) throws(YAMLFailure) {
      var merged: [Node.Mapping] = []
      for (key, value) in mapping {
        visits -= 1
        if visits < 0 { throw YAMLFailure("has objects of too many members by its aliases") }
        guard case .scalar(let name) = key else {
          throw YAMLFailure("has a key that is no word on line \(key.mark?.line ?? 0)")
        }
        if name.string == "<<", name.style == .plain {
          merged += value.mapping.map { [$0] } ?? value.sequence?.compactMap(\.mapping) ?? []
        } else if names.insert(name.string).inserted {
          all.append((name.string, value))
        }
      }
      for other in merged { try add(other, &visits) }
    }
  }

  /// The names of values in a text of YAML, `&name`, and their uses, `*name`, found without parsing it. There are at least
  /// as many as the parser finds.
  struct YAMLReferences {
    /// The number of `*name` of which `&name` is in the text.
    let aliases: Int
    /// Whether a key may be no word: `? key`, `[a]: 1`, `*name : 1`.
    let hasOddKeys: Bool

    /// Takes linear time.
    init(_ text: [UInt8]) {
      func name(at start: Int) -> ArraySlice<UInt8> {
        text[start...].prefix { byte in
          switch byte {
          case 0x30...0x39, 0x41...0x5A, 0x61...0x7A, UInt8(ascii: "_"), UInt8(ascii: "-"): true
          default: false
          }
        }
      }
      func isBlank(_ index: Int) -> Bool { index >= text.endIndex || text[index] <= 0x20 }
      /// Whether a colon follows, after blanks.
      func isKey(endingAt end: Int) -> Bool {
        text[end...].first { $0 != 0x20 && $0 != 0x09 } == UInt8(ascii: ":")
      }
      var anchors: Set<ArraySlice<UInt8>> = []
      for index in text.indices where text[index] == UInt8(ascii: "&") { anchors.insert(name(at: index + 1)) }
      var (count, isOdd) = (0, false)
      for index in text.indices where !anchors.isEmpty {
        switch text[index] {
        case UInt8(ascii: "*"):
          let name = name(at: index + 1)
          guard anchors.contains(name) else { continue }
          count += 1
          if isKey(endingAt: name.endIndex) { isOdd = true }
        case UInt8(ascii: "?"): if isBlank(index + 1) { isOdd = true }
        case UInt8(ascii: "]"), UInt8(ascii: "}"): if isKey(endingAt: index + 1) { isOdd = true }
        default: break
        }
      }
      (aliases, hasOddKeys) = (count, isOdd)
    }
  }

  /// Why a file cannot be read as YAML, as a predicate.
  struct YAMLFailure: Error {
    let predicate: String

    init(_ predicate: String) { self.predicate = predicate }

    /// The result of a call of Yams, or its error with the line.
    ///
    /// - Parameter lines: The number of lines of the file.
    static func of<Result>(_ lines: Int, _ call: () throws -> Result) throws(YAMLFailure) -> Result {
      do { return try call() } catch {
        guard let error = error as? YamlError else { throw YAMLFailure("is not YAML: \(error)") }
        switch error {
        case .scanner(_, let problem, let mark, _), .parser(_, let problem, let mark, _),
          .composer(_, let problem, let mark, _):
          let isDeep = problem.hasPrefix("Maximum nesting level")
          throw YAMLFailure(
            isDeep
              ? "is nested deeper than \(YAMLDocuments.maximumDepth) levels"
              : "is not YAML: line \(min(mark.line, lines)): \(problem)")
        case .duplicatedKeysInMapping(let keys, let context):
          throw YAMLFailure("has the key '\(keys.first ?? "")' twice in an object, on line \(context.mark.line)")
        case .reader(let problem, _, _, _): throw YAMLFailure("is not YAML: \(problem)")
        default: throw YAMLFailure("is not YAML")
        }
      }
    }
  }
#endif
