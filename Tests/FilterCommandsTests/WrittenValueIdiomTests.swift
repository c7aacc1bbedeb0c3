import Testing
import _FilterTestSupport

/// Numbers, dates and addresses as people write them in tables and logs, on a list whose fields were inferred.
@Suite struct WrittenValueIdiomTests {
  private static let list = IdiomList(records: records, column: "name", rows: rows)

  private static let records = """
    {"name":"Ann","share":"12%","price":"$5.00","sum":"1.200,50 €","seats":"1,234","ip":"10.0.3.7","due":"03/11/2026","seen":"3 Nov 2026 10:00"}
    {"name":"Bob","share":"7.5%","price":"$12.50","sum":"12,50 €","seats":"12,000","ip":"10.1.0.1","due":"14/11/2026","seen":"14 Nov 2026 11:30 PM"}
    {"name":"Cy","share":"100%","price":"$1","sum":"3 €","seats":"200,999","ip":"192.168.0.1","due":"15/11/2026","seen":"15 Nov 2026 13:05"}
    {"name":"Dee","share":"3%","price":"$1,200.00","sum":"1.200 €","seats":"999","ip":"2001:db8::1","due":"28/02/2026","seen":"28 Feb 2026 00:00:05"}

    """

  private static let rows: [IdiomList.Row] = [
    ("share>5%", "Ann Bob Cy", "spreadsheets"), ("share>5", "Ann Bob Cy", "SQL"), ("share:12%", "Ann", "spreadsheets"),
    ("share:5%..20%", "Ann Bob", "GitHub"), ("share!=3%", "Ann Bob Cy", "SQL"), ("share:3%,100%", "Cy Dee", "GitHub"),
    ("price:$5", "Ann", "shops"), ("price:5", "Ann", "SQL"), ("price>$10", "Bob Dee", "shops"),
    ("price:$5..$20", "Ann Bob", "shops"), ("price:\"$1,200.00\"", "Dee", "data"),
    ("price<1k", "Ann Bob Cy", "shops"), ("sum>10€", "Ann Bob Dee", "shops"), ("sum:\"1.200,50 €\"", "Ann", "data"),
    ("sum:1200.5", "Ann", "SQL"), ("sum:\"1.200 €\"", "Dee", "data"), ("sum<=3", "Cy", "SQL"),
    ("seats>1000", "Ann Bob Cy", "SQL"), ("seats:1_234", "Ann", "programs"),
    ("ip:10.0.3.7", "Ann", "logs"), ("ip:10.0.0.0/16", "Ann", "CIDR"), ("ip:10.0.0.0/8", "Ann Bob", "CIDR"),
    ("ip:10.*", "Ann Bob", "KQL"), ("ip:2001:db8::/32", "Dee", "CIDR"), ("ip:\"2001:db8::1\"", "Dee", "logs"),
    ("-ip:10.0.0.0/8", "Cy Dee", "CIDR"), ("ip!=10.0.0.0/8", "Cy Dee", "CIDR"),
    ("ip:10.0.0.0/16,192.168.0.0/16", "Ann Cy", "CIDR"), ("ip:10.0.0.0..10.0.255.255", "Ann", "Lucene"),
    ("ip>10.0.3.7", "Bob Cy Dee", "SQL"), ("ip in (10.0.3.7, 10.1.0.1)", "Ann Bob", "SQL"),
    ("due:03/11/2026", "Ann", "data"), ("due:3/11/2026", "Ann", "data"), ("due:2026-11-03", "Ann", "ISO"),
    ("due>14/11/2026", "Cy", "data"), ("due:2026-11", "Ann Bob Cy", "ISO"), ("due:3.11.2026", "Ann", "forms"),
    ("due:01/11/2026..14/11/2026", "Ann Bob", "data"), ("due<\"Nov 1, 2026\"", "Dee", "forms"),
    ("due!=03/11/2026", "Bob Cy Dee", "SQL"), ("seen:2026-11-14", "Bob", "ISO"), ("seen>2026-11-15T13:00", "Cy", "ISO"),
    ("seen:\"14 Nov 2026\"", "Bob", "data"), ("seen:\"14 Nov 2026 11:30 PM\"", "Bob", "data"),
    ("seen>=\"15 Nov 2026 13:05\"", "Cy", "data"),
  ]

  @Test func idioms() throws { try Self.list.expectRows() }

  @Test func refusals() throws {
    try Self.list.expectRefusals([
      ("price:€5", "has a unit"), ("share>5kg", "has a unit"), ("seats:5%", "unexpected '%' after a number"),
      ("ip:10.0", "takes an address, or a network such as 10.0.0.0/16"), ("ip:10.0.0.0/40", "takes an address"),
      ("due:31/02/2026", "a day that its month does not have"), ("due:11/31/2026", "is not a date"),
    ])
  }

  /// Times without a zone are those of clocks in one, which change twice a year.
  @Test func zones() throws {
    let records = """
      {"name":"Ann","at":"2026-03-28T12:00:00"}
      {"name":"Bob","at":"2026-03-29T01:30:00Z"}
      {"name":"Cy","at":"2026-07-01T23:30:00"}
      {"name":"Dee","at":"2026-07-01T21:30:00Z"}

      """
    let rows: [IdiomList.Row] = [
      ("at:2026-03-28T11:00Z", "Ann", "ISO"), ("at:2026-03-29T03:30", "Bob", "clocks"),
      ("at:2026-07-01", "Cy Dee", "days"),
      ("at=2026-07-01T21:30Z", "Cy Dee", "ISO"), ("at>=2026-07-01T23:30", "Cy Dee", "clocks"),
      ("at<2026-03-29T03:00", "Ann", "clocks"),
    ]
    let list = IdiomList(records: records, column: "name", rows: rows, options: ["--time-zone", "Europe/Oslo"])
    try list.expectRows()
    let result = run(["search", "at:2026", "--time-zone", "oslo"], bytes: Array(records.utf8))
    #expect(
      result.errors.hasSuffix(
        "filterq: --time-zone takes a zone such as 'Europe/Oslo' or an offset from UTC such as '+02:00', "
          + "not 'oslo'; did you mean 'Europe/Oslo'?\n"))
  }
}
