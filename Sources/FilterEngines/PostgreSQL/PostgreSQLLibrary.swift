import Foundation

/// The functions of libpq, looked up when the first server is opened, so that neither building nor starting the program
/// needs libpq.
///
/// The signatures and numbers are those of "libpq — C Library" in the manual of PostgreSQL; they are part of the ABI of
/// `libpq.so.5`, which has not changed since PostgreSQL 8.
struct PostgreSQLLibrary: @unchecked Sendable {
  // Safe to send: constants.

  /// A `PGconn`, a `PGresult`, a `PGcancel`.
  typealias Handle = OpaquePointer
  typealias Texts = UnsafePointer<UnsafePointer<CChar>?>

  let connectStart: @convention(c) (_ names: Texts, _ values: Texts, _ expandsName: CInt) -> Handle?
  let connectPoll: @convention(c) (Handle) -> CInt
  let finish: @convention(c) (Handle) -> Void
  let status: @convention(c) (Handle) -> CInt
  let transactionStatus: @convention(c) (Handle) -> CInt
  let socket: @convention(c) (Handle) -> CInt
  let errorMessage: @convention(c) (Handle) -> UnsafePointer<CChar>
  let setNonblocking: @convention(c) (Handle, CInt) -> CInt
  let setNoticeReceiver:
    @convention(c) (
      Handle, @convention(c) (UnsafeMutableRawPointer?, Handle?) -> Void, UnsafeMutableRawPointer?
    ) -> UnsafeRawPointer?

  let parseAddress:
    @convention(c) (UnsafePointer<CChar>, UnsafeMutablePointer<UnsafeMutablePointer<CChar>?>)
      -> UnsafeMutableRawPointer?
  let freeAddress: @convention(c) (UnsafeMutableRawPointer) -> Void
  let freeMemory: @convention(c) (UnsafeMutableRawPointer?) -> Void

  let sendQuery: @convention(c) (Handle, UnsafePointer<CChar>) -> CInt
  let sendQueryParameters:
    @convention(c) (
      Handle, UnsafePointer<CChar>, _ count: CInt, _ types: UnsafePointer<UInt32>, _ values: Texts,
      _ lengths: UnsafePointer<CInt>, _ formats: UnsafePointer<CInt>, _ resultFormat: CInt
    ) -> CInt
  let setSingleRowMode: @convention(c) (Handle) -> CInt
  let flush: @convention(c) (Handle) -> CInt
  let consumeInput: @convention(c) (Handle) -> CInt
  let isBusy: @convention(c) (Handle) -> CInt
  let putCopyData: @convention(c) (Handle, UnsafePointer<CChar>?, CInt) -> CInt
  let putCopyEnd: @convention(c) (Handle, UnsafePointer<CChar>?) -> CInt
  let result: @convention(c) (Handle) -> Handle?

  let getCancel: @convention(c) (Handle) -> Handle?
  let cancel: @convention(c) (Handle, UnsafeMutablePointer<CChar>, CInt) -> CInt
  let freeCancel: @convention(c) (Handle) -> Void

  let clear: @convention(c) (Handle?) -> Void
  let resultStatus: @convention(c) (Handle?) -> CInt
  let fieldCount: @convention(c) (Handle) -> CInt
  let isNull: @convention(c) (Handle, _ row: CInt, _ column: CInt) -> CInt
  let value: @convention(c) (Handle, _ row: CInt, _ column: CInt) -> UnsafeMutablePointer<CChar>?
  let length: @convention(c) (Handle, _ row: CInt, _ column: CInt) -> CInt
  let errorField: @convention(c) (Handle?, CInt) -> UnsafePointer<CChar>?

  /// The state of a connection being made (`PostgresPollingStatusType`).
  enum Polling: CInt {
    case failed, reading, writing, ok
  }

  /// The kind of a result (`ExecStatusType`).
  enum ResultStatus: CInt {
    case emptyQuery, commandOK, tuplesOK, copyOut, copyIn, badResponse, nonfatalError, fatalError, copyBoth, singleTuple

    /// Whether the server waits for a copy of rows, or sends one.
    var isCopy: Bool { self == .copyIn || self == .copyOut || self == .copyBoth }
  }

  /// Whether a connection is lost, or could not be made (`CONNECTION_BAD`).
  func isBad(_ connection: Handle) -> Bool { status(connection) == 1 }

  /// Whether a connection is made (`CONNECTION_OK`).
  func isOK(_ connection: Handle) -> Bool { status(connection) == 0 }

  /// Whether a connection runs no statement (`PQTRANS_IDLE`).
  func isIdle(_ connection: Handle) -> Bool { transactionStatus(connection) == 0 }

  /// The kind of a result; nil for a kind that libpq returns only on request.
  func kind(of result: Handle?) -> ResultStatus? { ResultStatus(rawValue: resultStatus(result)) }
}

extension PostgreSQLLibrary {
  /// The library; nil if it is not installed, or is not one that has all the functions.
  static let installed: PostgreSQLLibrary? = {
    // Debian, then Homebrew on the two kinds of Mac.
    let names = [
      "libpq.so.5", "libpq.5.dylib", "/opt/homebrew/opt/libpq/lib/libpq.5.dylib",
      "/usr/local/opt/libpq/lib/libpq.5.dylib",
    ]
    for name in names {
      if let library = dlopen(name, RTLD_NOW | RTLD_LOCAL) { return try? PostgreSQLLibrary(library) }
    }
    return nil
  }()

  private struct MissingFunction: Error {}

  private init(_ library: UnsafeMutableRawPointer) throws(MissingFunction) {
    /// The function of a name, as the property that it is assigned to declares it.
    func function<Function>(_ name: String) throws(MissingFunction) -> Function {
      guard let symbol = dlsym(library, name) else { throw MissingFunction() }
      return unsafeBitCast(symbol, to: Function.self)
    }
    connectStart = try function("PQconnectStartParams")
    connectPoll = try function("PQconnectPoll")
    finish = try function("PQfinish")
    status = try function("PQstatus")
    transactionStatus = try function("PQtransactionStatus")
    socket = try function("PQsocket")
    errorMessage = try function("PQerrorMessage")
    setNonblocking = try function("PQsetnonblocking")
    setNoticeReceiver = try function("PQsetNoticeReceiver")
    parseAddress = try function("PQconninfoParse")
    freeAddress = try function("PQconninfoFree")
    freeMemory = try function("PQfreemem")
    sendQuery = try function("PQsendQuery")
    sendQueryParameters = try function("PQsendQueryParams")
    setSingleRowMode = try function("PQsetSingleRowMode")
    flush = try function("PQflush")
    consumeInput = try function("PQconsumeInput")
    isBusy = try function("PQisBusy")
    putCopyData = try function("PQputCopyData")
    putCopyEnd = try function("PQputCopyEnd")
    result = try function("PQgetResult")
    getCancel = try function("PQgetCancel")
    cancel = try function("PQcancel")
    freeCancel = try function("PQfreeCancel")
    clear = try function("PQclear")
    resultStatus = try function("PQresultStatus")
    fieldCount = try function("PQnfields")
    isNull = try function("PQgetisnull")
    value = try function("PQgetvalue")
    length = try function("PQgetlength")
    errorField = try function("PQresultErrorField")
  }
}
