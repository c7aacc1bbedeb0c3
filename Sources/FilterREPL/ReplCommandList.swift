import FilterQueryTesting

/// The commands of the loop, as data: for its help, its completions and its answers.
enum ReplCommandList {
  /// What a command does.
  enum Command: String, CaseIterable, Sendable {
    case tree
    case tokens
    case ast
    case print
    case tidy
    case close
    case json
    case roundtrip
    case explain
    case simplify
    case why
    case diff
    case time
    case more
    case load
    case catalogs
    case vocabulary
    case set
    case history
    case forget
    case clear
    case help
    case quit
  }

  /// A command with what is said of it.
  struct Entry: Hashable, Sendable {
    let command: Command
    /// What stands after the name: `QUERY`, in brackets where it may be missing; empty for a command that takes nothing.
    let argument: String
    /// What it does, in few words.
    let help: String
    /// Other names.
    let aliases: [String]

    /// The name, without the colon.
    var name: String { command.rawValue }
    /// `:why NAME`
    var usage: String { argument.isEmpty ? ":\(name)" : ":\(name) \(argument)" }

    /// Whether it takes a query, and without one speaks of the last one.
    var takesQuery: Bool { argument == "[QUERY]" }

    init(_ command: Command, _ argument: String, _ help: String, aliases: [String] = []) {
      self.command = command
      self.argument = argument
      self.help = help
      self.aliases = aliases
    }
  }

  /// What a name stands for.
  enum Match: Hashable {
    case command(Entry)
    /// It is the beginning of several.
    case ambiguous([Entry])
    /// There is none; perhaps that one was meant.
    case unknown(suggestion: String?)
  }

  /// All commands, in the order they are shown in.
  static let entries: [Entry] = [
    Entry(.tree, "[QUERY]", "its syntax tree"),
    Entry(.tokens, "[QUERY]", "its tokens"),
    Entry(.ast, "[QUERY]", "what it says, as a tree"),
    Entry(.print, "[QUERY]", "its canonical text"),
    Entry(.tidy, "[QUERY]", "its text, tidied"),
    Entry(.close, "[QUERY]", "its text, groups closed"),
    Entry(.json, "[QUERY]", "the line of 'parse --json'"),
    Entry(.roundtrip, "[QUERY]", "print, parse and compare it"),
    Entry(.explain, "[QUERY]", "what it means"),
    Entry(.simplify, "[QUERY]", "a simpler one, step by step"),
    Entry(.time, "[QUERY]", "how long each part takes"),
    Entry(.why, "NAME", "why a card is found, or not"),
    Entry(.diff, "QUERY", "what another query finds"),
    Entry(.more, "", "more rows"),
    Entry(.load, "[FILE]", "other cards"),
    Entry(.catalogs, "", "names to complete"),
    Entry(.vocabulary, "[FIELD]", "fields, or one"),
    Entry(.set, "[NAME [VALUE]]", "options"),
    Entry(.history, "[WORDS]", "queries used before"),
    Entry(.forget, "QUERY", "takes one out"),
    Entry(.clear, "", "clears the screen"),
    Entry(.help, "[COMMAND]", "help"),
    Entry(.quit, "", "ends", aliases: ["q", "exit"]),
  ]

  /// The command a name stands for: its whole name, another name, or a beginning that no other has.
  static func find(_ typed: String) -> Match {
    if let entry = entries.first(where: { $0.name == typed || $0.aliases.contains(typed) }) { return .command(entry) }
    let begun = entries.filter { $0.name.hasPrefix(typed) }
    switch begun.count {
    case 0: return .unknown(suggestion: SpellingSuggestion.nearest(to: typed, among: entries.map { $0.name }))
    case 1: return .command(begun[0])
    default: return .ambiguous(begun)
    }
  }
}
