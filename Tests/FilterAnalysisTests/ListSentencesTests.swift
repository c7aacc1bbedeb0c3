import FilterExplanation
import FilterSemantics
import FilterVocabulary
import Testing

/// Sentences about the forms of queries over lists, to be read aloud.
@Suite struct ListSentencesTests {
  // swift-format-ignore: NeverUseForceTry
  private static let vocabulary = try! Vocabulary(
    json: #"""
      {"name":"orders","item":"order","items":"orders","fields":[
      {"name":"created","kind":"instant"},{"name":"due","kind":"date"},{"name":"took","kind":"duration"},{"name":"size","kind":"size"},{"name":"qty","kind":"number","multiplicity":"optional"},
      {"name":"state","kind":"enumeration","closed":false,"values":["open","closed","draft"],"multiplicity":"optional"},{"name":"tag","kind":"catalog","multiplicity":"many"},{"name":"user","kind":"text"},{"name":"msg","kind":"text"},{"name":"done","kind":"boolean"},{"name":"path","kind":"path"},{"name":"ver","kind":"version"},{"name":"ip","kind":"address"},{"name":"level","kind":"ordered-enumeration","values":["low","mid","high"]},{"name":"year","kind":"year"},{"name":"src","kind":"text"},{"name":"dst","kind":"text"},{"name":"closed","kind":"instant"},{"name":"price","kind":"number","unit":"$"}]}
      """#)

  /// A query in each line, and its sentence.
  private static let sentences = #"""
    created:2024..2025                     | orders whose created is from 2024 UTC to 2025 UTC
    due:2024-01..2024-03                   | orders with due from January 2024 to March 2024
    due:2024..                             | orders with due in 2024 or later
    due:..2024-03-01                       | orders with due on or before March 1, 2024
    -due:2024..2025                        | orders that do not have due from 2024 to 2025
    year:2020..2022                        | orders with year from 2020 to 2022
    created:2026-01-01..2026-01-31         | orders whose created is from January 1, 2026 UTC to January 31, 2026 UTC
    took:1s..3s                            | orders whose took is from 1s to 3s
    took:1s..                              | orders whose took is at least 1 second
    qty:1..3                               | orders with qty from 1 to 3
    qty:[1 TO 3}                           | orders with qty at least 1 and less than 3
    qty:(>1 <5)                            | orders with qty more than 1 and less than 5
    state:(open or draft)                  | orders with state open or draft
    state:(open or -draft)                 | orders that have state open or do not have state draft
    state:open,draft                       | orders with state open or draft
    state!=open,draft                      | orders with a state other than “open” and a state other than “draft”
    state not in (open, draft)             | orders with a state other than “open” and a state other than “draft”
    state=open                             | orders with state open
    state~pen                              | orders with “pen” anywhere in the state
    state:*pen                             | orders with a state that ends with “pen”
    state:op*                              | orders with a state that begins with “op”
    state:/^o/                             | orders that match the pattern /^o/ in their state
    state=~^o                              | orders that match the pattern /^o/ in their state
    state!~^o                              | orders that do not match the pattern /^o/ in their state
    tag:(a b)                              | orders with tag “a” and “b”
    tag:a,b                                | orders with tag “a” or “b”
    tag:(a -b)                             | orders that have tag “a” and do not have tag “b”
    -tag:a                                 | orders that do not have tag “a”
    has:user                               | orders with a user
    no:user                                | orders with no user
    -has:user                              | orders with no user
    user:""                                | orders with an empty user
    user!=""                               | orders with a user that is not empty
    msg:"time out"                         | orders with “time out” in the msg
    msg:out                                | orders with “out” in the msg
    msg~out                                | orders with “out” anywhere in the msg
    -msg:out                               | orders that do not have “out” in the msg
    out                                    | orders with “out” in some text
    -out                                   | orders that do not have “out” in some text
    "time out"                             | orders with “time out” in some text
    *:out                                  | orders with “out” in some text
    path:/api                              | orders whose path contains /api
    path:src/**/*.swift                    | orders whose path matches src/**/*.swift
    path=/api                              | orders whose path is /api
    done:true                              | orders that are done
    done:no                                | orders that are not done
    -done:true                             | orders that are not done
    ver:1.10.*                             | orders with ver 1.10
    ver>=1.9                               | orders with ver 1.9 or newer
    ver<2                                  | orders with ver older than 2
    ip:10.0.0.0/16                         | orders with ip in 10.0.0.0/16
    ip>10.0.0.1                            | orders with ip higher than 10.0.0.1
    ip<=10.0.0.1                           | orders with ip 10.0.0.1 or lower
    ip:10.0.0.1,10.0.0.2                   | orders with ip 10.0.0.1 or 10.0.0.2
    ip:10.0.0.1..10.0.0.9                  | orders with ip from 10.0.0.1 to 10.0.0.9
    level>low                              | orders with level higher than low
    level:low..mid                         | orders with level from low to mid
    level:(low or high)                    | orders with level low or high
    src=dst                                | orders with a src equal to their dst
    src!=dst                               | orders with a src different from their dst
    closed>created                         | orders with a closed after their created
    closed<created                         | orders with a closed before their created
    price>$10                              | orders with price more than $10
    price:$5..$10                          | orders with price from $5 to $10
    created>-2h                            | orders whose created is less than 2 hours ago
    created:today                          | orders whose created is today
    created:yesterday                      | orders whose created is yesterday
    due:>2024-01-01                        | orders with due after January 1, 2024
    due!=2024-01-01                        | orders that do not have due on January 1, 2024
    created>2024-01-01T10:00               | orders whose created is after 2024-01-01 10:00 UTC
    size>10MB                              | orders whose size is more than 10 MB
    size:1MB..2MB                          | orders whose size is from 1MB to 2MB
    qty!=3                                 | orders with a qty other than 3
    state:open or qty>3                    | orders with state open or qty more than 3
    (state:open or qty>3) -user:ann        | orders that do not have “ann” in the user, and have either state open or qty more than 3
    NOT (state:open user:ann)              | orders that do not have state open or do not have “ann” in the user
    state:open user:ann                    | orders with state open and “ann” in the user
    qty>3 qty<10                           | orders with qty more than 3 and less than 10
    state=open,closed qty:1..3 has:user    | orders that have qty from 1 to 3 and a user, and have state either open or closed
    ver:1.9..2.0                           | orders with ver from 1.9 to 2.0
    user:null                              | orders with no user
    """#

  @Test func sentencesReadWell() {
    let rows = Self.sentences.split(separator: "\n")
    #expect(rows.count == 81)
    for row in rows {
      guard let bar = row.firstRange(of: " | ") else { continue }
      let query = String(row[..<bar.lowerBound].reversed().drop { $0 == " " }.reversed())
      let analyzed = AnalyzedQuery(parsing: query, vocabulary: Self.vocabulary)
      #expect(analyzed.englishExplanation.description == String(row[bar.upperBound...]), "\(query)")
    }
  }
}
