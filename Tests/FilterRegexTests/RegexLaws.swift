import FilterRegex
import FilterText
import _FilterTestSupport

/// The laws of patterns of any bytes. Each function returns nil if the law holds, otherwise a reason.
enum RegexLaws {
  /// All laws; the first reason found.
  static func check(_ source: SourceText) -> String? {
    let syntax = RegexSyntax(dialect: source)
    return lossless(syntax) ?? nested(syntax) ?? shaped(syntax) ?? reported(syntax) ?? fixes(syntax, limits: nil)
      ?? fixes(syntax, limits: .scryfall)
  }

  /// The parts lie end to end and give the text.
  static func lossless(_ syntax: RegexSyntax) -> String? {
    var end = 0
    for part in syntax.parts {
      if part.range.start != end { return "lossless: a part begins at \(part.range.start) and not at \(end)" }
      if part.range.isEmpty { return "lossless: an empty part at \(end)" }
      if part.description.isEmpty { return "lossless: the part \(part.range) is not described" }
      end = part.range.end
    }
    return end == syntax.source.length ? nil : "lossless: the parts end at \(end) of \(syntax.source.length)"
  }

  /// Every node is inside its parent and after its sibling, within the depth limit, and reachable from the root.
  static func nested(_ syntax: RegexSyntax) -> String? {
    var stack = [(node: syntax.root, groups: 0)]
    var seen = 0
    if syntax.range(of: syntax.root) != syntax.source.range { return "nested: the root is not the text" }
    while let (node, groups) = stack.popLast() {
      seen += 1
      var inner = groups
      if case .group = syntax.kind(of: node) { inner += 1 }
      if inner > RegexSyntax.maximumNesting { return "nested: \(inner) groups deep" }
      var end = syntax.range(of: node).start
      for child in syntax.children(of: node) {
        let range = syntax.range(of: child)
        if syntax.parent(of: child) != node { return "nested: \(syntax.kind(of: child)) \(range) has another parent" }
        if range.start < end || range.end > syntax.range(of: node).end {
          return "nested: \(syntax.kind(of: child)) \(range) lies outside \(syntax.kind(of: node)) or on its sibling"
        }
        end = range.end
        stack.append((child, inner))
      }
    }
    return seen == syntax.nodeCount ? nil : "nested: \(syntax.nodeCount - seen) nodes hang in the air"
  }

  /// The shape `RegexNodeKind` promises to a matcher.
  static func shaped(_ syntax: RegexSyntax) -> String? {
    var stack = [syntax.root]
    while let node = stack.popLast() {
      let children = Array(syntax.children(of: node))
      let kinds = children.map { syntax.kind(of: $0) }
      stack += children
      let isShaped: Bool =
        switch syntax.kind(of: node) {
        case .pattern, .group: kinds.count == 1 && (kinds[0] == .sequence || kinds[0] == .alternation)
        case .alternation: kinds.count > 1 && kinds.allSatisfy { $0 == .sequence }
        case .sequence: kinds.allSatisfy { $0 != .sequence && $0 != .alternation && $0 != .pattern }
        case .quantified: kinds.count == 1 && canBeRepeated(kinds[0])
        case .characterClass: kinds.allSatisfy { isClassItem($0) }
        default: kinds.isEmpty
        }
      if !isShaped { return "shaped: \(syntax.kind(of: node)) holds \(kinds)" }
    }
    return nil
  }

  private static func canBeRepeated(_ kind: RegexNodeKind) -> Bool {
    switch kind {
    case .anchor, .quantified, .sequence, .alternation, .pattern: false
    case .group(let kind): !kind.isLookAround
    default: true
    }
  }

  private static func isClassItem(_ kind: RegexNodeKind) -> Bool {
    switch kind {
    case .literal, .classRange, .posixClass, .escapeClass, .damaged: true
    default: false
    }
  }

  /// Diagnostics are inside the text, in order, and agree with the tree and `isValid`.
  static func reported(_ syntax: RegexSyntax) -> String? {
    let diagnostics = syntax.diagnostics(limits: .scryfall)
    for (first, second) in zip(diagnostics, diagnostics.dropFirst()) where second.range.start < first.range.start {
      return "reported: \(second) stands after \(first)"
    }
    for diagnostic in diagnostics {
      if !syntax.source.range.encloses(diagnostic.range) { return "reported: \(diagnostic) leaves the text" }
      if diagnostic.range.isEmpty { return "reported: \(diagnostic) covers nothing" }
    }
    let isSound = syntax.diagnostics().allSatisfy { $0.severity != .error }
    if isSound != syntax.isValid { return "reported: valid is \(syntax.isValid), the diagnostics say \(isSound)" }
    let hasErrorParts = syntax.parts.contains { $0.category == .error }
    if isSound && hasErrorParts { return "reported: a part is an error, the pattern is not" }
    return isSound && damage(in: syntax) > 0 ? "reported: a sound pattern with damage in its tree" : nil
  }

  private static func damage(in syntax: RegexSyntax) -> Int {
    var count = 0
    var stack = [syntax.root]
    while let node = stack.popLast() {
      if case .damaged = syntax.kind(of: node) { count += 1 }
      stack += syntax.children(of: node)
    }
    return count
  }

  /// Each fix removes its diagnostic, adds none, and does not move the end of the pattern.
  static func fixes(_ syntax: RegexSyntax, limits: RegexLimits?) -> String? {
    let diagnostics = syntax.diagnostics(limits: limits)
    let before = counts(diagnostics)
    for diagnostic in diagnostics {
      for fix in diagnostic.fixes {
        guard let mended = fix.applied(to: syntax.source) else { return "fixes: '\(fix.title)' cannot be applied" }
        if endsOfPattern(in: mended) > endsOfPattern(in: syntax.source) {
          return "fixes: '\(fix.title)' ends the pattern early: `\(mended)`"
        }
        if fix.edits.contains(where: { endsOfPattern(in: SourceText($0.replacement)) > 0 }) {
          return "fixes: '\(fix.title)' brings a slash"
        }
        let after = counts(RegexSyntax(dialect: mended).diagnostics(limits: limits))
        for (id, count) in after where count > (before[id] ?? 0) - (id == diagnostic.id ? 1 : 0) {
          return
            "fixes: '\(fix.title)' of \(diagnostic) gives `\(mended)` with \(count) \(id), before \(before[id] ?? 0)"
        }
      }
    }
    return nil
  }

  /// Slashes that would end a pattern in a query.
  private static func endsOfPattern(in source: SourceText) -> Int {
    var count = 0
    var offset = 0
    while offset < source.length {
      if source.bytes[offset] == UInt8(ascii: "/") { count += 1 }
      offset += source.bytes[offset] == UInt8(ascii: "\\") ? 2 : 1
    }
    return count
  }

  private static func counts(_ diagnostics: [Diagnostic]) -> [DiagnosticID: Int] {
    var counts: [DiagnosticID: Int] = [:]
    for diagnostic in diagnostics { counts[diagnostic.id, default: 0] += 1 }
    return counts
  }
}
