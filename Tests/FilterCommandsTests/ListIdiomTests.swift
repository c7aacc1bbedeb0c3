import Testing
import _FilterTestSupport

/// What people type who know other search languages, on a list whose fields were inferred. Each row names its source.
@Suite struct ListIdiomTests {
  private static let list = IdiomList(records: records, column: "name", rows: rows)

  private static let records = """
    {"name":"Ann","sex":"female","state":"open","city":"New York","took":1.5,"tags":["red","eco"],"kind":"text/html","created":"2024-01-15","user":null,"price":1000,"note":""}
    {"name":"Bob","sex":"male","state":"reopened","city":"York","took":3,"tags":["blue"],"kind":"text/css","created":"2024-03-02","user":"bob","price":20,"note":"late"}
    {"name":"Cy","sex":"male","state":"closed","city":"Oslo","took":12,"tags":[],"kind":"image/png","created":"2025-06-30","user":"cy","price":1}
    {"name":"Dee","sex":"female","state":"draft","city":"Rome","took":0.2,"tags":["red","blue"],"kind":"text/html","created":"2023-12-31","price":300}

    """

  private static let rows: [IdiomList.Row] = [
    // Any of some values.
    ("sex:(male or female) took:1..3", "Ann Bob", "KQL"), ("state:(closed OR draft)", "Cy Dee", "Lucene"),
    ("state:closed,draft", "Cy Dee", "GitHub"), ("state:closed|draft", "Cy Dee", "Datadog"),
    ("state:[closed, draft]", "Cy Dee", "Sentry"), ("state in (closed, draft)", "Cy Dee", "JQL"),
    ("state IN (closed, draft)", "Cy Dee", "SQL"), ("state not in (closed, draft)", "Ann Bob", "JQL"),
    ("NOT state in (closed, draft)", "Ann Bob", "SQL"), ("-state:closed,draft", "Ann Bob", "GitHub"),
    ("state!=closed,draft", "Ann Bob", "Grafana"), ("tags:red,blue", "Ann Bob Dee", "GitHub"),
    ("tags:(red blue)", "Dee", "Gmail"), ("tags:(red and blue)", "Dee", "KQL"), ("tags:(red -blue)", "Ann", "Gmail"),
    ("tags:(red NOT blue)", "Ann", "Lucene"), ("tags:(red AND NOT blue)", "Ann", "Lucene"),
    ("city:\"New York\",Oslo", "Ann Cy", "GitHub"), ("city:(\"New York\" or Oslo)", "Ann Cy", "KQL"),
    ("kind:text/html,text/css", "Ann Bob Dee", "Elastic"), ("kind:text/html", "Ann Dee", "Elastic"),
    ("price:20,300", "Bob Dee", "GitHub"), ("state: (closed or draft)", "Cy Dee", "KQL"),
    // Ranges.
    ("took:1..3", "Ann Bob", "GitHub"), ("took:3..", "Bob Cy", "GitHub"), ("took:..1.5", "Ann Dee", "GitHub"),
    ("took:[1 TO 3]", "Ann Bob", "Lucene"), ("took:{1.5 TO 12}", "Bob", "Lucene"),
    ("took:[1.5 TO 12}", "Ann Bob", "Lucene"),
    ("took:[3 TO *]", "Bob Cy", "Lucene"), ("took:[* TO 1.5]", "Ann Dee", "Lucene"), ("-took:1..3", "Cy Dee", "GitHub"),
    ("created:2024-01-01..2024-12-31", "Ann Bob", "GitHub"), ("created:2024-01..2024-03", "Ann Bob", "GitHub"),
    ("created:2024..", "Ann Bob Cy", "GitHub"), ("created:>2024-02-01", "Bob Cy", "GitHub"),
    ("created:2024/01/15", "Ann", "Gmail"), ("created<2024/01/15", "Dee", "Gmail"),
    ("created:15.1.2024", "Ann", "forms"),
    ("created>\"Mar 1, 2024\"", "Bob Cy", "forms"), ("took:(>1 <12)", "Ann Bob", "KQL"),
    ("took:(>1 AND <12)", "Ann Bob", "Lucene"),
    ("took:>1 took:<12", "Ann Bob", "GitHub"), ("took >= 1 && took <= 3", "Ann Bob", "hl"),
    ("price:1,000", "Ann", "forms"),
    ("price>=1,000", "Ann", "forms"),
    // Presence.
    ("has:user", "Bob Cy", "Sentry"), ("-has:user", "Ann Dee", "Sentry"), ("!has:user", "Ann Dee", "Sentry"),
    ("no:user", "Ann Dee", "GitHub"), ("-no:user", "Bob Cy", "GitHub"), ("user:*", "Bob Cy", "KQL"),
    ("NOT user:*", "Ann Dee", "KQL"), ("user:null", "Ann Dee", "JSON"), ("user!=null", "Bob Cy", "SQL"),
    ("note:\"\"", "Ann", "SQL"), ("note!=\"\"", "Bob", "SQL"), ("has:note", "Ann Bob", "Sentry"),
    ("has:tags", "Ann Bob Dee", "Sentry"), ("no:tags", "Cy", "GitHub"), ("has:price", "Ann Bob Cy Dee", "Sentry"),
    // Stars.
    ("city:*york*", "Ann Bob", "KQL"), ("city:new*", "Ann", "Lucene"), ("city:*ork", "Ann Bob", "Lucene"),
    ("city:n*k", "Ann", "Lucene"), ("state:*open", "Ann", "Lucene"), ("state=re*", "Bob", "Lucene"),
    ("city!=*york*", "Cy Dee", "Datadog"), ("tags:bl*", "Bob Dee", "Lucene"), ("tags!=bl*", "Ann", "Lucene"),
    ("city:\"*\"", "", "quoted"), ("-city:*york*", "Cy Dee", "KQL"),
    // Whole values and others.
    ("state=open", "Ann", "SQL"), ("state==open", "Ann", "Sentry"), ("state!=open", "Bob Cy Dee", "SQL"),
    ("state<>open", "Bob Cy Dee", "SQL"), ("sex!=male", "Ann Dee", "SQL"), ("user!=bob", "Cy", "SQL"),
    ("-user=bob", "Ann Cy Dee", "Gmail"), ("city=York", "Bob", "SQL"), ("city=\"new york\"", "Ann", "SQL"),
    ("tags!=red", "Bob", "SQL"), ("price!=20", "Ann Cy Dee", "SQL"),
    // Connectives.
    ("sex:male AND took:>5", "Cy", "Lucene"), ("sex:male && took>5", "Cy", "hl"), ("took<1 || took>10", "Cy Dee", "hl"),
    ("NOT sex:male", "Ann Dee", "KQL"), ("not sex:male", "Ann Dee", "KQL"), ("!(sex:male or took<1)", "Ann", "hl"),
    ("sex:male or state:draft", "Bob Cy Dee", "KQL"), ("(sex:male OR state:draft) took:<5", "Bob Dee", "Gmail"),
    ("took > 1", "Ann Bob Cy", "JQL"), ("state = closed", "Cy", "JQL"), ("state : closed", "Cy", "KQL"),
  ]

  @Test func idioms() throws { try Self.list.expectRows() }

  /// What is not understood is refused with a fix.
  @Test func refusals() throws {
    try Self.list.expectRefusals([
      ("has:usr", "unknown field 'usr'"), ("no:prce", "unknown field 'prce'"), ("took:1..x", "'x' is not a number"),
      ("sate:open,draft", "unknown field 'sate'"), ("state:(open took:1)", "is a filter among the values of another"),
      ("tags:a,", "missing value after ','"), ("name:A..C", "takes only"), ("state:(open", "unclosed '('"),
      ("has>user", "unknown field 'has'"), ("took:[1 TO 2 TO 3]", "repeated connective ' TO '"),
      ("took:1..2..3", "'2..3' is not a number"),
    ])
  }
}
