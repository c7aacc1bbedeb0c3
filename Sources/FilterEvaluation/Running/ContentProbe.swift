import FilterAST
import FilterText
import FilterVocabulary

/// A running test of a term on the content of items.
struct ContentProbe {
  let test: LeafTest
  private var texts: TextProbe?
  /// The tests of further fields.
  private var others: [ContentProbe] = []

  init(_ test: LeafTest) {
    self.test = test
    if case .text(let text) = test { texts = TextProbe(text) }
    if case .written(let text) = test { texts = TextProbe(text) }
    if case .anyText(let tests) = test { others = tests.map { ContentProbe(.text($0)) } }
  }

  /// Whether an item passes. Linear in its content.
  mutating func passes<Element>(_ item: Element, variant: Int, of list: FilterableList<Element>) -> Bool {
    switch test {
    case .constant(let holds): return holds
    // A running filter tests elements by itself.
    case .element: return false
    case .text(let text):
      guard let binding = list.binding(text.field) else { return false }
      let kind = binding.field.kind
      var parts = binding.content(item, variant).textParts(of: kind, in: list.vocabulary)
      if text.isSelfReferring, let replaced = binding.selfReferringContent?(item, variant) {
        let others = replaced.textParts(of: kind, in: list.vocabulary)
        // A part without replaced text is searched as it is.
        for index in parts.indices where parts[index] != nil && index < others.count {
          parts[index] = others[index] ?? parts[index]
        }
      }
      return passes(parts)
    case .written(let text): return passes(list.writtenTexts?(item, text.field).map { .some($0) } ?? [])
    case .present(let field, let marks):
      guard let binding = list.binding(field) else { return false }
      let content = binding.content(item, variant)
      return content.keyParts(of: binding.field.kind).contains { $0 != nil }
        || !content.words(of: binding.field, in: list.vocabulary).isEmpty
        || content.others.contains { !marks.contains(WordSpelling.folded($0)) }
    case .anyText:
      for index in others.indices where others[index].passes(item, variant: variant, of: list) { return true }
      return false
    case .keys(let field, let ranges):
      return keys(field, item: item, variant: variant, list: list).contains { key in
        key.map { key in ranges.contains { $0.contains(key) } } ?? false
      }
    case .parity(let field, let isEven):
      return keys(field, item: item, variant: variant, list: list).contains {
        $0.map { $0.isWhole && $0.isEven == isEven } ?? false
      }
    case .columns(let left, let relation, let right):
      return compares(
        keys(left, item: item, variant: variant, list: list), relation,
        keys(right, item: item, variant: variant, list: list))
    case .compared(let left, let relation, let right, let matchesCase):
      let others = comparable(right, item: item, variant: variant, list: list, matchesCase: matchesCase)
      return comparable(left, item: item, variant: variant, list: list, matchesCase: matchesCase).contains { one in
        others.contains { relation.holds(one, $0) }
      }
    case .colors(let field, let sets):
      return keys(field, item: item, variant: variant, list: list).contains { key in
        key.map { LeafTest.isOne(of: sets, $0) } ?? false
      }
    case .costs(let field, let relation, let wanted):
      return content(field, item: item, variant: variant, list: list).costParts.contains {
        $0.map { $0.holds(relation, wanted) } ?? false
      }
    case .devotion(let field, let relation, let wanted):
      return content(field, item: item, variant: variant, list: list).costParts.contains {
        $0.map { LeafTest.devotion($0, relation, wanted) } ?? false
      }
    case .values(let field, let words):
      let found = self.words(field, item: item, variant: variant, list: list)
      return words.contains { found.contains($0) }
    case .noValues(let field, let words):
      let found = self.words(field, item: item, variant: variant, list: list)
      return !words.contains { found.contains($0) }
    case .spans(let field, _):
      return words(field, item: item, variant: variant, list: list).contains { test.accepts($0) }
    }
  }

  private func content<Element>(
    _ field: Int, item: Element, variant: Int, list: FilterableList<Element>
  ) -> FieldContent {
    list.binding(field)?.content(item, variant) ?? .nothing
  }

  private func words<Element>(
    _ field: Int, item: Element, variant: Int, list: FilterableList<Element>
  ) -> [String] {
    guard let binding = list.binding(field) else { return [] }
    return binding.content(item, variant).words(of: binding.field, in: list.vocabulary)
  }

  /// The keys or folded texts of a field.
  private func comparable<Element>(
    _ field: Int, item: Element, variant: Int, list: FilterableList<Element>, matchesCase: Bool
  ) -> [ExactText] {
    guard let binding = list.binding(field) else { return [] }
    let kind = binding.field.kind
    if kind.traits.family == .keyed {
      return words(field, item: item, variant: variant, list: list).map { ExactText($0) }
    }
    return binding.content(item, variant).textParts(of: kind, in: list.vocabulary).compactMap {
      $0.map { ExactText(matchesCase ? CanonicalForm.composed($0) : WordSpelling.folded($0)) }
    }
  }

  private func keys<Element>(
    _ field: Int, item: Element, variant: Int, list: FilterableList<Element>
  ) -> [DecimalNumber?] {
    guard let binding = list.binding(field) else { return [] }
    let content = binding.content(item, variant)
    guard binding.field.kind == .orderedEnumeration, let id = list.vocabulary.fieldID(spelled: binding.field.name)
    else {
      return content.keyParts(of: binding.field.kind)
    }
    return content.words.map { word in list.vocabulary.rank(of: word, in: id).map { DecimalNumber($0) } }
  }

  private func compares(_ left: [DecimalNumber?], _ relation: Comparison, _ right: [DecimalNumber?]) -> Bool {
    for index in 0..<max(left.count, right.count) {
      let one = left.count == 1 ? left[0] : index < left.count ? left[index] : nil
      let other = right.count == 1 ? right[0] : index < right.count ? right[index] : nil
      if let one, let other, relation.holds(one, other) { return true }
    }
    return false
  }

  private mutating func passes(_ parts: [String?]) -> Bool {
    for case .some(let part) in parts {
      var part = part
      if part.withUTF8({ texts?.passes(unfolded: $0) ?? false }) { return true }
    }
    return false
  }
}
