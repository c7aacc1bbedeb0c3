#if Macros
  import FilterText

  /// An attribute of a declaration: `@FilterField("title", aliases: ["t"])`.
  struct SwiftAttribute {
    /// An argument with the tokens of its value.
    struct Argument {
      let label: String?
      let value: Range<Int>
    }

    /// The last part of its name: `FilterField` for `@FilterMacros.FilterField`.
    let name: String
    /// The bytes from `@` to the end.
    let range: SourceRange
    let arguments: [Argument]

    /// Reads the attribute whose `@` is at an index, and moves it after the attribute.
    init(_ code: SwiftCode, at index: inout Int) {
      let start = index
      index += 1
      var name = code.name(index) ?? ""
      index += 1
      while code.isMark(".", at: index), let part = code.name(index + 1) {
        name = part
        index += 2
      }
      // An attribute of a generic type.
      if code.isMark("<", at: index), let end = code.endOfAngles(at: index) { index = end }
      // After a blank a parenthesis is a part of what follows.
      let isCall = code.isMark("(", at: index) && code.tokens[index].range.start == code.tokens[index - 1].range.end
      let opening = index
      if isCall { index = code.end(of: index) }
      self.name = name
      range = code.range(start..<min(index, code.tokens.count))
      arguments = isCall ? SwiftAttribute.arguments(code, in: (opening + 1)..<max(index - 1, opening + 1)) : []
    }

    /// The arguments between two parentheses.
    static func arguments(_ code: SwiftCode, in range: Range<Int>) -> [Argument] {
      var arguments: [Argument] = []
      for part in code.elements(in: range) {
        if part.count > 1, let label = code.name(part.lowerBound), code.isMark(":", at: part.lowerBound + 1) {
          arguments.append(Argument(label: label, value: (part.lowerBound + 2)..<part.upperBound))
        } else {
          arguments.append(Argument(label: nil, value: part))
        }
      }
      return arguments
    }
  }

  extension SwiftCode {
    /// The parts between the commas of a list. A comma after the last one is allowed.
    func elements(in range: Range<Int>) -> [Range<Int>] {
      var elements: [Range<Int>] = []
      var (start, index) = (range.lowerBound, range.lowerBound)
      while index < range.upperBound {
        if isMark(",", at: index) {
          elements.append(start..<index)
          start = index + 1
          index = start
        } else {
          index = min(end(of: index), range.upperBound)
        }
      }
      if start < range.upperBound { elements.append(start..<range.upperBound) }
      return elements
    }
  }
#endif
