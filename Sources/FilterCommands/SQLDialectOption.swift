public import ArgumentParser
public import FilterSQL

/// The name of a dialect as an argument.
extension SQLDialect: ExpressibleByArgument {
  /// The dialect of a name; nil for an unknown one.
  public init?(argument: String) { self.init(named: argument) }

  /// The names of all dialects, for messages and shell completion.
  public static var allValueStrings: [String] { all.map { $0.name } }
}

extension SQLExactness: ExpressibleByArgument {}
