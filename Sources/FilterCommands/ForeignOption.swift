import ArgumentParser

/// Options of other programs, as people type them after `filterq search`.
enum ForeignOption {
  /// The spellings, and the option that means the same.
  private static let options: [(spellings: String, option: String)] = [
    ("-c", "--count"), ("-m --head --first --take --max-count --top-n", "--limit"), ("--skip", "--offset"),
    ("-f --output --out --to", "--format"), ("--csv", "--format csv"), ("--tsv", "--format tsv"),
    ("--jsonl --ndjson --json-lines", "--format jsonl"), ("--table", "--format table"), ("--raw", "--format raw"),
    ("--select --fields --cols --column --keys", "--columns"), ("-s --sort-by --order-by --orderby --order", "--sort"),
    ("-r --reverse --desc --descending --tail", "--sort=-COLUMN"), ("--avg --average", "--mean"), ("--median", "--p50"),
    ("--uniq --distinct", "--unique"), ("--facet --value-counts --freq --frequency", "--count-by"),
    ("--group --groupby --by", "--group-by"), ("--distinct-count --nunique", "--count-unique"),
    ("-d -t --sep --separator --fs", "--delimiter"), ("-q --silent", "--quiet"),
    ("--no-headers --noheader", "--no-header"),
  ]

  /// The spellings, and what to write where no option means the same.
  private static let advice: [(spellings: String, text: String)] = [
    ("-v --invert-match", "for the other items write the query as -(QUERY); --verbose lists the fields"),
    ("-i --ignore-case", "texts are compared without letter case"),
    ("-n --line-number --number", "a list of lines has the column 'number': --columns number,line"),
    ("-o --only-matching", "choose what is printed with --columns"),
    ("-w --word-regexp", "FIELD:WORD finds words by their beginning, and FIELD=TEXT the whole text"),
    ("-e --regexp --query --filter --where", "write the condition as the query: filterq search 'status>=500' FILE"),
    ("--agg --aggregate", "name the number: --sum, --mean, --min, --max, --p50, --p95 or --count-unique"),
  ]

  /// The advice on an argument that other programs have as an option; nil for other arguments. An argument
  /// that `isAlone` is a query if one letter follows its dash.
  static func advice(for argument: String, of command: any ParsableCommand.Type, isAlone: Bool) -> String? {
    guard command == SearchCommand.self, argument.hasPrefix("-") else { return nil }
    let name = argument.prefix { $0 != "=" }
    if !name.hasPrefix("--"), isAlone || name.count != argument.count { return nil }
    func has(_ spellings: String) -> Bool { spellings.split(separator: " ").contains(name) }
    if let known = options.first(where: { has($0.spellings) }) { return "did you mean '\(known.option)'?" }
    return advice.first { has($0.spellings) }?.text
  }
}
