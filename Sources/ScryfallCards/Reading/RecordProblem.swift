/// Why a record is no card, and where in the record: a byte offset from its first byte.
struct RecordProblem: Error {
  var offset: Int
  var message: String
}
