import FilterSemantics
import FilterText
import FilterVocabulary

/// Collects the content of one field.
struct ColumnBuilder {
  private let shape: ColumnShape
  private let kind: ValueKind
  private let isOfVariant: Bool
  private let takesPatterns: Bool
  private let keepsSpellings: Bool
  /// The form of words that are compared as texts; nil for folded values.
  private let wordForm: TextForm?
  private let field: Field
  /// How values are read that are compared by a key; nil for other kinds, and for values that are compared as spelled.
  private let keyed: KeyedReading?
  private let vocabulary: Vocabulary
  /// The rank of a word of an ordered list; nil for other kinds of fields.
  private let rank: (String) -> DecimalNumber?
  private var ranks: [String: DecimalNumber?] = [:]
  private var texts: TextColumnBuilder
  private var values = ValueColumnBuilder()
  private var keys = KeyColumnBuilder()
  private var costs: [Cost?] = []
  /// The values that the kind cannot read; nil without any.
  private var others: ValueColumnBuilder?
  private let searchesOthers: Bool
  /// The number of items or variants so far.
  private var base = 0
  private var rows: PresentRows
  /// Further parts are written after all items, because their rows come last.
  private var further: [(owner: UInt32, part: Part)] = []
  /// The bytes of the texts of further parts.
  private var furtherBytes = 0

  private enum Part {
    case text(String?, replaced: String?)
    case key(DecimalNumber?)
    case cost(Cost?, printed: String?)
  }

  /// `isSearchedCollated` says whether the texts are searched by letters and digits, even if the rule of the field is
  /// another one. Texts may be shared from `rowsUntilSharing` rows on.
  init<Element>(
    _ binding: FilterableField<Element>, in vocabulary: Vocabulary, isSearchedCollated: Bool = false,
    rowsUntilSharing: Int = TextColumnBuilder.rowsUntilSharing
  ) {
    let form = ColumnForm(binding, in: vocabulary, isSearchedCollated: isSearchedCollated)
    shape = form.shape
    kind = binding.field.kind
    keyed = form.keyed
    isOfVariant = form.isOfVariant
    takesPatterns = binding.field.takesRegex
    keepsSpellings = form.keepsSpellings
    searchesOthers = form.searchesOthers
    field = binding.field
    wordForm =
      binding.field.matching == .exactCase
      ? .exact : vocabulary.comparesWordsAsTexts(binding.field) ? .plain : nil
    self.vocabulary = vocabulary
    // Names are short and similar, so trigrams exclude few of them; and texts of variants take enough memory already.
    texts = TextColumnBuilder(
      isCollated: form.isCollated, hasWords: form.hasWords,
      hasGrams: !binding.textRule.isCollated && !binding.isOfVariant, refersToItself: form.refersToItself,
      form: binding.literalForm, keepsChanges: form.keepsChanges,
      rowsUntilSharing: form.shape == .costs ? .max : rowsUntilSharing)
    rows = PresentRows(mayBeFew: form.mayBeSparse)
    let name = binding.field.name
    rank = { word in
      guard let id = vocabulary.fieldID(spelled: name) else { return nil }
      return vocabulary.valueID(word, of: id).map { DecimalNumber($0.index) }
    }
  }

  /// Leaves items or variants without content, so that the next one has an index.
  mutating func skip(to row: Int) { base = max(base, row) }

  /// Adds the content of one item or variant.
  mutating func append(_ content: FieldContent, selfReferring replaced: FieldContent?) {
    let row = UInt32(base)
    base += 1
    if case .nothing = content { return }
    if case .partly(let own, let texts) = content {
      if searchesOthers { append(others: texts, of: Int(row)) }
      if case .nothing = own { return }
      return append(own, of: row, selfReferring: nil)
    }
    append(content, of: row, selfReferring: replaced)
  }

  private mutating func append(others texts: [String], of row: Int) {
    // In place: a copy of the column for each row would take quadratic time.
    if others == nil { others = ValueColumnBuilder() }
    others?.skip(to: row)
    others?.append(texts.map { WordSpelling.folded($0) }, spelled: texts)
  }

  private mutating func append(_ content: FieldContent, of row: UInt32, selfReferring replaced: FieldContent?) {
    if shape != .values { arrange(rows.add(Int(row))) }
    values.skip(to: Int(row))
    if replaced == nil, appendOnlyPart(content) { return }
    switch shape {
    case .texts:
      let parts = content.textParts(of: kind, in: vocabulary)
      let others = replaced?.textParts(of: kind, in: vocabulary) ?? []
      for (index, text) in parts.enumerated() {
        add(.text(text, replaced: index < others.count ? others[index] : nil), row: row, isFirst: index == 0)
      }
      if parts.isEmpty { add(.text(nil, replaced: nil), row: row, isFirst: true) }
    case .keys:
      let parts = keyParts(content)
      for (index, key) in parts.enumerated() { add(.key(key), row: row, isFirst: index == 0) }
      if parts.isEmpty { add(.key(nil), row: row, isFirst: true) }
    case .costs:
      let parts = content.costParts
      let texts = takesPatterns ? content.textParts(of: kind, in: vocabulary) : []
      for (index, cost) in parts.enumerated() {
        add(.cost(cost, printed: index < texts.count ? texts[index] : nil), row: row, isFirst: index == 0)
      }
      if parts.isEmpty { add(.cost(nil, printed: nil), row: row, isFirst: true) }
    case .values where wordForm != nil:
      values.append(content.words(of: field, in: vocabulary), spelled: content.spelledWords)
    case .values: values.append(content.words(of: field, in: vocabulary))
    case .numberedValues:
      values.append(content.words(of: field, in: vocabulary), spelled: content.spelledWords)
      let keys = content.keyParts(of: kind)
      for (index, key) in keys.enumerated() { add(.key(key), row: row, isFirst: index == 0) }
      if keys.isEmpty { add(.key(nil), row: row, isFirst: true) }
    }
  }

  /// Adds content of a single part without building arrays of parts; false if it has several.
  private mutating func appendOnlyPart(_ content: FieldContent) -> Bool {
    switch (shape, content) {
    case (.texts, .text(let text)): texts.append(text, selfReferring: nil)
    case (.keys, .number(let number)) where kind == .number || kind == .duration || kind == .size:
      keys.append(number)
    case (.keys, .date(let span)) where kind == .date: keys.append(whole: Int64(span.first))
    case (.keys, .date(let span)) where kind == .year: keys.append(FieldContent.yearKey(span))
    case (.keys, .instant(let instant)) where kind == .instant: keys.append(instant)
    case (.keys, .colors(let set)) where kind == .colors: keys.append(whole: Int64(set.bits))
    case (.values, .values(let words)) where keyed == nil: values.append(spelled: words, in: wordForm)
    case (.values, .text(let word)) where keyed == nil: values.append(spelled: word, in: wordForm)
    case (.values, .listed(let words)): values.append(words, in: wordForm)
    default: return false
    }
    return true
  }

  private mutating func arrange(_ changes: [PresentRows.Change]) {
    for change in changes {
      switch change {
      case .leave(let count): for _ in 0..<count { writeEmpty() }
      case .removeEmpty(let next):
        let kept = shape == .texts ? texts.removeEmptyRows() : keys.removeEmptyRows()
        rows.kept = kept + (next.map { [UInt32($0)] } ?? [])
      case .spread(let rows): if shape == .texts { texts.spread(over: rows) } else { keys.spread(over: rows) }
      }
    }
  }

  private mutating func writeEmpty() {
    switch shape {
    case .texts: write(.text(nil, replaced: nil))
    case .keys, .numberedValues: write(.key(nil))
    case .costs: write(.cost(nil, printed: nil))
    case .values: break
    }
  }

  private mutating func add(_ part: Part, row: UInt32, isFirst: Bool) {
    if isFirst { return write(part) }
    further.append((row, part))
    if case .text(let text?, _) = part { furtherBytes += 2 * text.footprint }
  }

  /// The bytes in use, and those of the column.
  var footprint: Int {
    let parts = further.capacity * MemoryLayout<(owner: UInt32, part: Part)>.stride + furtherBytes
    let costs = costs.capacity * MemoryLayout<Cost?>.stride
    let rest = others?.footprint ?? 0
    return texts.footprint + values.footprint + keys.footprint + parts + costs + rest + (rows.kept?.capacity ?? 0) * 4
  }

  private mutating func write(_ part: Part) {
    switch part {
    case .text(let text, let replaced): texts.append(text, selfReferring: replaced)
    case .key(let key): keys.append(key)
    case .cost(let cost, let printed):
      costs.append(cost)
      texts.append(printed, selfReferring: nil)
    }
  }

  private mutating func keyParts(_ content: FieldContent) -> [DecimalNumber?] {
    if kind != .orderedEnumeration { return content.keyParts(of: kind) }
    switch content {
    case .values(let words): return words.map { knownRank($0) }
    case .text(let word): return [knownRank(word)]
    default: return content.words.map { knownRank($0) }
    }
  }

  /// Folding the few words of an order again costs more than a lookup.
  private mutating func knownRank(_ word: String) -> DecimalNumber? {
    if let known = ranks[word] { return known }
    let found = rank(word)
    if ranks.count < 4_096 { ranks[word] = .some(found) }
    return found
  }

  /// The column of the added content, with a number of items or variants at least.
  mutating func column(of count: Int = 0) -> Column {
    skip(to: count)
    values.skip(to: base)
    if shape != .values { arrange(rows.finish(base)) }
    for (_, part) in further { write(part) }
    let content: Column.Content =
      switch shape {
      case .texts: texts.content()
      case .keys: .keys(keys.column())
      case .costs: .costs(CostColumn(costs), texts.column())
      case .values: .values(values.column(keyed: keyed, keepsSpellings: keepsSpellings))
      case .numberedValues: .numbered(values.column(keepsSpellings: keepsSpellings), keys.column())
      }
    others?.skip(to: base)
    return Column(
      isOfVariant: isOfVariant, base: base, held: rows.kept, owners: further.map { $0.owner }, content: content,
      others: others?.column(keepsSpellings: true), searchesOthers: searchesOthers)
  }
}

/// The structure of the column of a field, which depends only on the field: what a builder collects and what a
/// prepared form must hold.
struct ColumnForm {
  let shape: ColumnShape
  /// How values are read whose keys are stored instead of their folded spelling.
  let keyed: KeyedReading?
  let isOfVariant: Bool
  /// Whether the texts are also stored reduced to letters and digits.
  let isCollated: Bool
  /// Whether the words of the texts are stored.
  let hasWords: Bool
  /// Whether the texts have marks where they name their own item.
  let refersToItself: Bool
  /// Whether the words of the texts are searched by their beginnings.
  let keepsChanges: Bool
  /// Whether the spellings of words are searched as texts.
  let keepsSpellings: Bool
  /// Whether texts are searched among the values that the kind cannot read.
  let searchesOthers: Bool
  /// The valid keys.
  let keys: ClosedRange<Int64>
  /// The number of cost symbols.
  let symbolCount: Int
  /// Whether the column may have rows only for the items or variants with content.
  let mayBeSparse: Bool

  /// See ``ColumnBuilder/init(_:in:isSearchedCollated:)``.
  init<Element>(_ binding: FilterableField<Element>, in vocabulary: Vocabulary, isSearchedCollated: Bool) {
    let traits = binding.field.kind.traits
    shape = traits.shape
    keyed = traits.isOrdered ? traits.keyed : nil
    isOfVariant = binding.isOfVariant
    isCollated = isSearchedCollated || binding.textRule.isCollated
    hasWords = binding.textRule == .words
    keepsChanges = vocabulary.isOfLists && shape == .texts
    keepsSpellings = vocabulary.isOfLists && (shape == .values && keyed == nil || shape == .numberedValues)
    searchesOthers = vocabulary.isOfLists && binding.field.kind.leavesOthers
    refersToItself = binding.selfReferringContent != nil
    // The marks of a text are of its row.
    mayBeSparse = shape != .values && shape != .costs && !refersToItself
    keys =
      switch binding.field.kind {
      case .colors: 0...Int64(UInt8.max)
      case .orderedEnumeration: 0...Int64(UInt32.max)
      default: .min ... .max
      }
    symbolCount = vocabulary.symbols.count
  }

  /// The forms of the columns of a list, by field index; nil for a field without a column of its own.
  static func forms<Element>(of list: FilterableList<Element>) -> [ColumnForm?] {
    list.bindings.enumerated().map { index, binding in
      // A field that shares the content of another has no column.
      if list.contentField(of: index) != index { return nil }
      return binding.map {
        ColumnForm($0, in: list.vocabulary, isSearchedCollated: list.isSearchedCollated(index))
      }
    }
  }
}
