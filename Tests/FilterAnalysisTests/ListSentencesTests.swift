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
      {"name":"state","kind":"enumeration","closed":false,"values":["open","closed","draft"],"multiplicity":"optional"},{"name":"tag","kind":"catalog","multiplicity":"many"},{"name":"user","kind":"text"},{"name":"msg","kind":"text"},{"name":"done","kind":"boolean"},{"name":"path","kind":"path"},{"name":"ver","kind":"version"},{"name":"ip","kind":"address"},{"name":"level","kind":"ordered-enumeration","values":["low","mid","high"]},{"name":"year","kind":"year"},{"name":"src","kind":"text"},{"name":"dst","kind":"text"},{"name":"closed","kind":"instant"},{"name":"price","kind":"number","unit":"$"},{"name":"note","kind":"text","multiplicity":"optional"},
      {"name":"items.sku","kind":"text","multiplicity":"many"},{"name":"items.qty","kind":"number","multiplicity":"many"}],
      "objectLists":["items"]}
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
    due!=2024-01-01                        | orders with a due other than January 1, 2024
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
    items:(sku:x qty>2)                    | orders that contain items with “x” in the sku and qty more than 2
    -items:(sku:x qty>2)                   | orders that do not contain items with “x” in the sku and qty more than 2
    items:(sku:x or qty>4)                 | orders that contain items with “x” in the sku or qty more than 4
    items.sku:x items.qty>2                | orders with “x” in the items.sku and items.qty more than 2
    has:items                              | orders that contain items
    no:items                               | orders that do not contain items
    items:(-has:qty)                       | orders that contain items with no qty
    items:(qty:1..3)                       | orders that contain items with qty from 1 to 3
    msg:(out or timeout)                   | orders with “out” or “timeout” in the msg
    msg:(out -time)                        | orders that have “out” in the msg and do not have “time” in the msg
    msg="time out"                         | orders with exactly “time out” as msg
    msg!=out                               | orders with a msg other than “out”
    msg!~out                               | orders that do not match the pattern /out/ in their msg
    msg:out*                               | orders with a msg that begins with “out”
    msg=*out                               | orders with a msg that ends with “out”
    "a" "b"                                | orders with “a” and “b” in some text
    a OR b                                 | orders with “a” or “b” in some text
    a b -c                                 | orders that have “a” and “b” in some text, and do not have “c” in some text
    state:open -(tag:a or tag:b)           | orders that have state open, and have tag neither “a” nor “b”
    tag:(a or b) -tag:c                    | orders that do not have tag “c”, and have tag either “a” or “b”
    -(state:open or qty>3)                 | orders with neither state open nor qty more than 3
    -has:user state:open                   | orders with no user and state open
    qty>=3 state:(open or draft)           | orders that have qty at least 3, and have state either open or draft
    qty=3,4,5                              | orders with qty 3, 4 or 5
    qty!=3,4                               | orders with a qty other than 3 and other than 4
    qty:(1 or 3..5)                        | orders with qty exactly 1 or from 3 to 5
    took>1m                                | orders whose took is more than 1 minute
    took<=90s                              | orders whose took is at most 1 minute 30 seconds
    took!=1s                               | orders with a took other than 1 second
    size<1kB                               | orders whose size is less than 1 kB
    due<2024                               | orders with due before 2024
    due:2024-03                            | orders with due in March 2024
    due<=2024-03-15                        | orders with due on or before March 15, 2024
    -due:2024                              | orders that do not have due in 2024
    created:2024-03-15T10:00..2024-03-15T12:00 | orders whose created is from 2024-03-15 10:00 UTC to 2024-03-15 12:00 UTC
    created<yesterday                      | orders whose created is before yesterday
    created:-7d..                          | orders whose created is at most 7 days ago
    level!=low                             | orders with a level other than “low”
    level<=mid                             | orders with level mid or lower
    -level:high                            | orders that do not have level high
    ver=2.0.1                              | orders with ver 2.0.1
    ver!=1.0                               | orders with a ver other than 1.0
    ip!=10.0.0.1                           | orders with an ip other than 10.0.0.1
    ip:10.0.*                              | orders with ip in 10.0.0.0/16
    ip:2001:db8::/32                       | orders with ip in 2001:db8::/32
    path:*.swift                           | orders whose path matches *.swift
    -path:/api                             | orders whose path does not contain /api
    path:src/*                             | orders whose path matches src/*
    note:*                                 | orders with a note
    -note:*                                | orders with no note
    note:null or qty>3                     | orders with no note or qty more than 3
    price<=5                               | orders with price at most $5
    price:5..                              | orders with price at least $5
    -price:5..10                           | orders that do not have price from $5 to $10
    year>=2020                             | orders with year in 2020 or later
    year!=2020                             | orders with a year other than 2020
    src~dst                                | orders with “dst” anywhere in the src
    done:yes state:open                    | orders that are done and have state open
    """#

  @Test func sentencesReadWell() {
    let rows = Self.sentences.split(separator: "\n")
    #expect(rows.count == 139)
    for row in rows {
      guard let bar = row.firstRange(of: " | ") else { continue }
      let query = String(row[..<bar.lowerBound].reversed().drop { $0 == " " }.reversed())
      let analyzed = AnalyzedQuery(parsing: query, vocabulary: Self.vocabulary)
      #expect(analyzed.englishExplanation.description == String(row[bar.upperBound...]), "\(query)")
    }
  }
}
