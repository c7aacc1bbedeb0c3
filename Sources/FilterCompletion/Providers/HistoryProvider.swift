/// Queries used before and pinned. Empty until ``CompletionHistory`` holds any: this is the one place that will ask it.
enum HistoryProvider {
  static func add(to list: inout [Candidate], _ context: CompletionContext) {}
}
