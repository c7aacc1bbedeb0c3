/// The options of the program. Each is followed by a number.
struct ServerOptions: Equatable {
  /// The port on loopback; 0 for any that is free.
  var port = 8080
  /// The longest time of a search in milliseconds.
  var timeLimit = 1_000
  /// How many times the products are in the list.
  var copies = 1

  /// Reads arguments. An unknown option and a value that is not a number are refused.
  init(_ arguments: some Sequence<String>) throws(Refusal) {
    var rest = Array(arguments)[...]
    while let name = rest.popFirst() {
      guard let value = rest.popFirst().flatMap({ Int($0) }), value >= 0 else {
        throw Refusal("'\(name)' must be followed by a number")
      }
      switch name {
      case "--port": port = value
      case "--time-limit": timeLimit = value
      case "--copies": copies = value
      default: throw Refusal("unknown option '\(name)'; the options are --port, --time-limit and --copies")
      }
    }
  }
}
