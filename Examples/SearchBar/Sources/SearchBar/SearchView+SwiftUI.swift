#if canImport(SwiftUI)
  import FilterSearch
  import SwiftUI

  /// The search bar of an app in SwiftUI: tokens, suggestions and results of a model.
  struct SearchView: View {
    @State private var model = SearchModel(Shop.list, items: Shop.products)

    var body: some View {
      NavigationStack {
        List(Array(model.results.enumerated()), id: \.offset) { _, product in
          Text(product.name)
        }
        .navigationTitle("\(model.count) products")
      }
      .searchable(text: $model.fieldText, tokens: $model.tokens) { token in
        Text(token.label)
      }
      .searchSuggestions {
        ForEach(model.suggestions) { suggestion in
          Button(action: { model.accept(suggestion) }) {
            Text(AttributedString(suggestion.label, marking: suggestion.highlights, with: Self.matched))
          }
        }
        ForEach(model.diagnostics, id: \.self) { diagnostic in
          Text(diagnostic.message)
          ForEach(diagnostic.fixes, id: \.self) { fix in
            Button(fix.title) { model.apply(fix) }
          }
        }
      }
      .onSubmit(of: .search) { model.submit() }
    }

    /// The style of the typed part of a suggestion.
    private static let matched: AttributeContainer = {
      var attributes = AttributeContainer()
      attributes.font = .body.bold()
      return attributes
    }()
  }
#endif
