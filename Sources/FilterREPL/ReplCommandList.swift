import FilterDocuments
import FilterLists

/// The commands of the REPL, as data for help, completion and dispatch.
enum ReplCommandList {
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
    case save
    case run
    case time
    case more
    case show
    case columns
    case sort
    case limit
    case unique
    case histogram
    case groupBy = "group-by"
    case export
    case load
    case open
    case copy
    case alias
    case reload
    case catalogs
    case vocabulary
    case set
    case history
    case forget
    case clear
    case help
    case quit
  }

  /// A command with its help.
  struct Entry: Hashable, Sendable {
    let command: Command
    /// The argument in the usage: `QUERY`, in brackets if optional; empty if the command takes none.
    let argument: String
    /// A short description.
    let help: String
    let aliases: [String]

    /// The name, without the colon.
    var name: String { command.rawValue }
    /// The usage, such as `:why NAME`.
    var usage: String { argument.isEmpty ? ":\(name)" : ":\(name) \(argument)" }

    /// The aliases that are words, such as `count-by`.
    var wordAliases: [String] { aliases.filter { $0.utf8.count > 5 && !$0.hasSuffix("!") } }

    /// Whether it shows a part of the syntax of a query.
    var isSyntax: Bool {
      switch command {
      case .tree, .tokens, .ast, .print, .tidy, .close, .json, .roundtrip: true
      default: false
      }
    }

    /// Whether it takes a query, and applies to the last one if the query is missing.
    var takesQuery: Bool { argument == "[QUERY]" }

    init(_ command: Command, _ argument: String, _ help: String, aliases: [String] = []) {
      self.command = command
      self.argument = argument
      self.help = help
      self.aliases = aliases
    }
  }

  /// The result of looking up a name.
  enum Match: Hashable {
    case command(Entry)
    /// The name is a prefix of several commands.
    case ambiguous([Entry])
    /// No command has this name; the suggestion is the nearest one.
    case unknown(suggestion: String?)
  }

  /// All commands in display order.
  static let entries: [Entry] = [
    Entry(.tree, "[QUERY]", "its syntax tree"),
    Entry(.tokens, "[QUERY]", "its tokens"),
    Entry(.ast, "[QUERY]", "its meaning as a tree"),
    Entry(.print, "[QUERY]", "its canonical text"),
    Entry(.tidy, "[QUERY]", "its text, spaces tidied"),
    Entry(.close, "[QUERY]", "its text with groups closed"),
    Entry(.json, "[QUERY]", "its JSON; of N, the record"),
    Entry(.roundtrip, "[QUERY]", "does it survive printing?"),
    Entry(.explain, "[QUERY]", "its meaning in English"),
    Entry(.simplify, "[QUERY]", "a simpler form, by steps"),
    Entry(.time, "[QUERY]", "how long each part takes"),
    Entry(.why, "NAME", "why it is found, or not"),
    Entry(.diff, "QUERY", "the difference to a query"),
    Entry(.copy, "", "copy it to the clipboard"),
    Entry(.save, "NAME", "save it in the query file", aliases: ["save!"]),
    Entry(.more, "", "more rows"),
    Entry(.limit, "[N]", "only the first rows"),
    Entry(.open, "[FILE]", "choose query file"),
    Entry(.load, "[FILE]", "load another list"),
    Entry(.reload, "", "read the list again"),
    Entry(.catalogs, "", "completion names"),
    Entry(.clear, "", "clear the screen"),
    Entry(.quit, "", "end the session", aliases: ["q", "exit"]),
    Entry(.show, "N|NAME", "all of a row"),
    Entry(.run, "[NAME|N|*]", "run saved queries"),
    Entry(.alias, "NAME = QUERY", "a query for '@NAME'"),
    Entry(.columns, "[FIELDS]", "what tables show"),
    Entry(.sort, "[[-]FIELD]", "order of the rows"),
    Entry(.unique, "[FIELD]", "a row of each value"),
    Entry(.histogram, "FIELD", "its values as bars"),
    Entry(.groupBy, "FIELDS", "counts and numbers", aliases: ["count-by"]),
    Entry(.export, "FILE", "write what is found", aliases: ["export!"]),
    Entry(.vocabulary, "[FIELD]", "the fields, or one"),
    Entry(.set, "[NAME [VALUE]]", "the options"),
    Entry(.history, "[WORDS]", "queries used before"),
    Entry(.forget, "QUERY", "remove one of them"),
    Entry(.help, "[COMMAND]", "this page"),
  ]

  /// All commands, those that are typed most first.
  static let byUse: [Entry] = {
    let first: [Command] = [
      .show, .why, .save, .run, .more, .sort, .limit, .unique, .columns, .groupBy, .histogram, .diff, .copy, .alias,
      .export, .load, .reload, .open,
    ]
    return first.flatMap { command in entries.filter { $0.command == command } }
      + entries.filter { !first.contains($0.command) }
  }()

  /// Looks up a command by its name, an alias, or an unambiguous prefix.
  static func find(_ typed: String) -> Match {
    if let entry = entries.first(where: { $0.name == typed || $0.aliases.contains(typed) }) { return .command(entry) }
    let names = entries.filter { $0.name.hasPrefix(typed) }
    let begun =
      names.isEmpty ? entries.filter { $0.wordAliases.contains { $0.hasPrefix(typed) } } : names
    switch begun.count {
    case 0:
      let names = entries.flatMap { [$0.name] + $0.wordAliases }
      return .unknown(suggestion: SpellingSuggestion.nearest(to: typed, among: names))
    case 1: return .command(begun[0])
    default: return .ambiguous(begun)
    }
  }
}
