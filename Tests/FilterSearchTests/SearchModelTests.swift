import FilterSearch
import Foundation
import Testing

/// The model of a search field, as a view would use it.
@MainActor @Suite struct SearchModelTests {
  private func model(
    _ options: SearchOptions = SearchOptions(debounce: .zero, diagnosticDelay: .milliseconds(1), now: { 1_000 })
  ) async -> SearchModel<Product> {
    let model = SearchModel(Product.list, items: Product.all, options: options)
    await model.settled()
    // Preparing starts a search.
    await model.settled()
    return model
  }

  private func names(_ model: SearchModel<Product>) -> [String] { model.results.map { $0.name } }

  private func type(_ text: String, _ model: SearchModel<Product>) async {
    for character in text {
      model.text += String(character)
      await model.settled()
    }
  }

  @Test func resultsFollowTheText() async {
    let model = SearchModel(Product.list, items: Product.all)
    #expect(model.count == 4 && !model.isPrepared, "all items, before they are prepared")
    model.text = "lamp"
    await model.settled()
    await model.settled()
    #expect(names(model) == ["Lamp", "Lampshade"] && model.isPrepared && !model.showsFormerResults)
    model.text = "lamp price<15"
    await model.settled()
    #expect(names(model) == ["Lampshade"])
    #expect(model.results.row(at: 0) == 2 && model.results.position(ofRow: 2) == 0)
    #expect(model.results.position(ofRow: 0) == nil && model.results.position(ofRow: -1) == nil)
    model.text = ""
    await model.settled()
    #expect(model.count == 4 && model.results.position(ofRow: 3) == 3)
  }

  /// While the term at the caret is unfinished, the former results stay: no key shows other items than the finished
  /// texts do.
  @Test func nothingFlashes() async {
    let model = await model()
    var shown: [String: [String]] = [:]
    for character in "lamp added>2026-01-01 state:new" {
      model.text += String(character)
      await model.settled()
      shown[model.text] = names(model)
    }
    // `added` finds no name, but may become a field.
    #expect(shown["lamp ad"] == ["Lampshade"] && shown["lamp added>"] == ["Lampshade"])
    #expect(shown["lamp added>2026"] == [] && shown["lamp added>2026-0"] == [])
    #expect(shown["lamp added>2026-01-01 state:"] == ["Lamp"] && names(model) == ["Lamp"])
    let emptied = await self.model()
    for text in ["state:", "added:20", "nosuch:x", "price>"] {
      emptied.text = "wood"
      await emptied.settled()
      emptied.text = "tag:wood"
      await emptied.settled()
      emptied.text = "tag:wood " + text
      await emptied.settled()
      #expect(names(emptied) == ["Garden Table", "Old Chair"], "\(text)")
      emptied.text = text
      await emptied.settled()
      #expect(names(emptied) == ["Garden Table", "Old Chair"] && emptied.showsFormerResults, "\(text)")
      // The caret leaves the term, which is then left out.
      emptied.edit(text + " ", caret: text.utf8.count + 1)
      await emptied.settled()
      #expect(emptied.count == 4 && !emptied.showsFormerResults, "\(text)")
    }
  }

  @Test func aStrictModelFindsNothingForWhatItCannotRead() async {
    let model = await model(SearchOptions(debounce: .zero, isTolerant: false))
    model.edit("lamp nosuch:x ", caret: 14)
    await model.settled()
    #expect(model.count == 0 && model.diagnostics.map { $0.id.name } == ["unknown-field"])
  }

  /// A search field has no values for parameters: a term with one is left out, as others are that cannot be read.
  @Test func aTermWithAParameterIsLeftOut() async {
    let model = await model()
    model.edit("lamp price<$most ", caret: 17)
    await model.settled()
    #expect(model.count == 2 && model.diagnostics.map { $0.id.name } == ["unset-parameter"])
  }

  @Test func changesAreThoseOfTheShownResults() async {
    let model = await model()
    #expect(model.changes == nil)
    model.text = "lamp"
    await model.settled()
    #expect(model.changes?.removed.rows() == [1, 3] && model.changes?.inserted.rows() == [])
    // Two keys at once: the changes are against what was shown.
    model.text = "table"
    model.text = "table or chair"
    await model.settled()
    #expect(names(model) == ["Garden Table", "Old Chair"])
    #expect(model.changes?.removed.rows() == [0, 2] && model.changes?.inserted.rows() == [1, 3])
  }

  @Test func suggestionsAreAccepted() async throws {
    let model = await model()
    await type("lmap", model)
    #expect(model.suggestions.first?.label == "Lamp" && model.suggestions.first?.highlights.isEmpty == false)
    #expect(Set(model.suggestions.map { $0.id }).count == model.suggestions.count)
    let item = try #require(model.suggestions.first)
    #expect(model.accept(item))
    #expect(model.text == "!\"Lamp\"" && model.caret == model.text.utf8.count)
    await model.settled()
    #expect(names(model) == ["Lamp"])
    #expect(!model.accept(item), "it was offered for another text")
    #expect(model.text == "!\"Lamp\"")
    model.text = "state:"
    await model.settled()
    #expect(model.suggestions.prefix(3).map { $0.label } == ["new", "used", "broken"])
  }

  /// Tab accepts the selected suggestion, and changes nothing where none is left.
  @Test func theSelectedSuggestionIsOneOfTheShown() async {
    let model = await model()
    for text in ["sta", "state:n", "state:new", "state:new ", "lamp", "", "price>5", "nosuch:x"] {
      model.text = text
      await model.settled()
      for press in 1...3 {
        let before = model.text
        if let selected = model.selectedSuggestion { #expect(model.suggestions.contains(selected), "\(text)") }
        let isAccepted = model.acceptSelected()
        #expect(isAccepted || model.text == before, "\(text): press \(press)")
        if isAccepted { #expect(model.selectedSuggestion == nil && model.suggestions.isEmpty, "\(text)") }
        #expect(!isAccepted || !model.acceptSelected(), "\(text): the suggestions were of the former text")
        await model.settled()
      }
    }
  }

  /// The model has a clock for a list without one, and shows what is left unanswered.
  @Test func relativeDaysAreAnsweredAndIgnoredTermsAreReported() async {
    let noon = 1_767_355_200.0  // 2026-01-02T12:00Z
    let model = await model(SearchOptions(debounce: .zero, diagnosticDelay: .milliseconds(1), now: { noon }))
    for (text, found) in [("added>-7d ", ["Lamp"]), ("-added>-7d ", ["Garden Table", "Lampshade", "Old Chair"])] {
      model.text = text
      await model.settled()
      #expect(names(model) == found && model.diagnostics.isEmpty, "\(text)")
    }
    let fields: [FilterableField<Product>] = [.text("name") { $0.name }]
    let whole = FilterableList<Product>(
      vocabulary: Product.list.vocabulary, fields: fields)
    let partial = SearchModel(whole, items: Product.all, options: SearchOptions(debounce: .zero))
    await partial.settled()
    await partial.settled()
    partial.text = "price>5 lamp"
    await partial.settled()
    #expect(names(partial) == ["Lamp", "Lampshade"])
    #expect(partial.diagnostics.map { $0.message } == ["'price>5': no data for 'price'; this term is ignored"])
  }

  /// A diagnostic at the caret waits for a pause; another is shown at once.
  @Test func diagnosticsWaitAtTheCaretAndAreFixed() async throws {
    let wait = Lock(true)
    let model = await model(
      SearchOptions(debounce: .zero) { _ in while wait.withLock({ $0 }) { await Task.yield() } })
    await type("nosuch:x pirce>5", model)
    #expect(model.diagnostics.map { $0.id.name } == ["unknown-field"] && model.diagnostics[0].range.start == 0)
    wait.withLock { $0 = false }
    await model.paused()
    #expect(model.diagnostics.count == 2)
    let fix = try #require(model.diagnostics.last?.fixes.first)
    #expect(model.apply(fix))
    #expect(model.text == "nosuch:x price>5" && model.caret == 16)
    #expect(!model.apply(fix), "the diagnostics are of the former text")
    await model.paused()
    #expect(model.diagnostics.map { $0.range.start } == [0])
  }

  @Test func queriesAreRememberedPinnedAndForgotten() async {
    let model = await model()
    model.text = "lamp price<15"
    await model.settled()
    model.submit()
    #expect(model.history.entries.map { $0.text } == ["lamp price<15"])
    model.text = "nothing"
    await model.settled()
    model.submit()
    #expect(model.history.entries.count == 1, "a query without results is not remembered")
    model.text = "state:new"
    model.pin()
    #expect(model.history.pins.map { $0.text } == ["state:new"])
    model.text = ""
    await model.settled()
    #expect(model.suggestions.first?.label == "state:new")
    model.unpin("state=new")
    model.forget("price<15 lamp")
    #expect(model.history.isEmpty)
    let next = SearchModel(
      Product.list, items: [], history: CompletionHistory.empty.pinning("lamp", vocabulary: .empty))
    #expect(next.history.pins.count == 1)
  }

  /// A catalog that never comes is no error; one that comes later serves the next suggestions, also one that comes before
  /// the items are prepared.
  @Test func catalogsComeLater() async {
    let list = FilterableList<Product>(
      name: "products", nameField: "name",
      fields: [.text("name") { $0.name }, .text("maker", catalog: "makers") { _ in "Ann Example" }])
    let makers = CompletionCatalog("makers", entries: [CatalogEntry("Ann Example")])
    let model = SearchModel(list, items: Product.all, options: SearchOptions(debounce: .zero))
    model.text = "maker:an"
    await model.settled()
    await model.settled()
    #expect(model.missingCatalogs == ["makers"] && model.count == 4)
    #expect(!model.suggestions.contains { $0.label == "Ann Example" })
    model.provide(makers)
    await model.settled()
    #expect(model.missingCatalogs == [] && model.suggestions.contains { $0.label == "Ann Example" })
    let early = SearchModel(list, items: Product.all, options: SearchOptions(debounce: .zero))
    early.provide(makers)
    early.text = "maker:an"
    await early.settled()
    await early.settled()
    #expect(early.suggestions.contains { $0.label == "Ann Example" })
  }

  @Test func itemsAreReplacedWithoutAFlash() async {
    let model = await model()
    model.text = "lamp"
    await model.settled()
    model.replace(
      items: Array(Product.all.reversed()) + [Product(name: "Lamp Oil", price: 3, state: .new, tags: [], added: nil)])
    #expect(names(model) == ["Lamp", "Lampshade"], "the former items stay until the new ones are prepared")
    await model.settled()
    await model.settled()
    #expect(names(model) == ["Lampshade", "Lamp", "Lamp Oil"] && model.changes == nil)
  }

  @Test func tokensAreAField() async throws {
    let model = await model()
    for character in "state:new " { model.fieldText += String(character) }
    #expect(model.tokens.map { $0.label } == ["state is new"] && model.fieldText == "")
    model.fieldText = "l"
    model.fieldText = "la"
    #expect(model.text == "state:new la" && model.caret == model.text.utf8.count)
    await model.settled()
    #expect(names(model) == ["Lamp", "Lampshade"])
    model.fieldText = "la or table"
    await model.settled()
    #expect(model.text == "state:new (la or table)" && model.caret == model.text.utf8.count - 1)
    #expect(names(model) == ["Lamp", "Lampshade"])
    model.fieldText = "la"
    model.edit(try #require(model.tokens.first))
    #expect(model.tokens == [] && model.fieldText == "state:new la" && model.caret == 9)
    model.text = "state:new tag:wood table "
    model.join(model.tokens[0], with: model.tokens[1])
    await model.settled()
    #expect(names(model) == ["Garden Table"])
    model.separate(model.tokens[0])
    model.remove(model.tokens[0])
    await model.settled()
    #expect(model.tokens.map { $0.source } == ["tag:wood"] && names(model) == ["Garden Table"])
  }

  @Test func caretsOfTextViewsConvert() async {
    let model = await model()
    model.edit("é🙂lamp", caret: 6)
    #expect(model.selectedRange == NSRange(location: 3, length: 0))
    #expect(String(model.text[model.caretIndex...]) == "lamp")
    model.selectedRange = NSRange(location: 1, length: 0)
    #expect(model.caret == 2)
    model.caretIndex = model.text.endIndex
    #expect(model.caret == 10)
    model.moveCaret(to: -5)
    #expect(model.caret == 0)
    model.moveCaret(to: 3)
    #expect(model.caret == 2, "not within a scalar")
  }

  /// Keys that are faster than results end with those of the last text.
  @Test func fastKeysEndWithTheLastText() async {
    let model = await model()
    for character in "garden tab" { model.text += String(character) }
    #expect(model.text == "garden tab" && model.caret == 10)
    await model.settled()
    #expect(names(model) == ["Garden Table"] && model.suggestions.first?.label == "Garden Table")
  }
}
