import FilterAST
import FilterSemantics
import FilterText
import FilterVocabulary

extension CompiledFilter {
  /// Why an item is found, or is not.
  ///
  /// ```swift
  /// let verdict = CompiledFilter(people.plan("mar shoe>=40"), for: people).why(mary)
  /// verdict.leaves[1].found[0].text   // "38"
  /// verdict.edits                     // writes "-shoe>=40"
  /// ```
  ///
  /// Linear in the terms and the content of the item; what differs from variant to variant is looked at for each.
  public func why(_ item: Element) -> FilterVerdict {
    var run = ItemRun(self)
    let isOfVariant = plan.leaves.indices.map { leaf in
      plan.fields(ofLeaf: leaf).contains { list.bindings[$0]?.isOfVariant ?? false }
    }
    var passes: [Bool] = []
    var best = (variant: 0, passes: passes, changes: [Int]())
    for variant in 0..<max(1, list.variantCount(item)) {
      for leaf in plan.leaves.indices {
        if variant == 0 {
          passes.append(run.passes(leaf, item, variant))
        } else if isOfVariant[leaf] {
          passes[leaf] = run.passes(leaf, item, variant)
        }
      }
      let changes = plan.root.map { FewestChanges(passes: passes).leaves($0) } ?? []
      if variant == 0 || changes.count < best.changes.count { best = (variant, passes, changes) }
      if best.changes.isEmpty { break }
    }
    return FilterVerdict(
      isFound: !plan.isRefused && best.changes.isEmpty, variant: best.variant,
      leaves: plan.leaves.indices.map { verdict(ofLeaf: $0, best.passes[$0], item, best.variant) },
      changes: best.changes.map { LeafChange(leaf: $0, edit: plan.turningEdit(ofLeaf: $0)) },
      refusal: plan.reading.refusal)
  }

  private func verdict(ofLeaf place: Int, _ passes: Bool, _ item: Element, _ variant: Int) -> LeafVerdict {
    let leaf = plan.leaves[place]
    var verdict = LeafVerdict(
      leaf: place, polarity: leaf.polarity, range: leaf.range, text: plan.source[leaf.range],
      outcome: passes == (leaf.polarity == .positive) ? .holds : .fails, found: [])
    if let reason = leaf.unanswered {
      verdict.outcome = .unanswered(reason)
      return verdict
    }
    for field in plan.fields(ofLeaf: place) {
      guard let binding = list.bindings[field] else { continue }
      var content = binding.content(item, variant)
      // What is searched is what is shown: a text in which `~` stands for the item.
      if case .text(let test) = leaf.test, test.isSelfReferring,
        let replaced = binding.selfReferringContent?(item, variant)
      {
        content = replaced
      }
      let whole = JoinedContent(content, of: binding.field, in: list.vocabulary, test: leaf.test)
      verdict.found.append(FoundContent(field: binding.field.name, whole))
    }
    return verdict
  }
}

extension FilterPlan {
  /// The edit that turns a term: takes away a minus that stands before it, or writes one. A term inside a group that is excluded
  /// is turned by its own minus all the same.
  func turningEdit(ofLeaf leaf: Int) -> TextEdit {
    let start = leaves[leaf].range.start
    let bytes = source.bytes
    let hasMinus = start < bytes.count && bytes[start] == UInt8(ascii: "-")
    // What is glued to the term before it would become one term with it, or part of its value.
    var isGlued = false
    if start > 0, start <= bytes.count {
      switch bytes[start - 1] {
      case 0x09...0x0D, 0x20, UInt8(ascii: "("): break
      default: isGlued = true
      }
    }
    return hasMinus
      ? TextEdit(range: SourceRange(start: start, end: start + 1), replacement: isGlued ? " " : "")
      : .insert(isGlued ? " -" : "-", at: start)
  }
}
