/// The program that measures a peer in Python: the rows are read into memory first, and each query is prepared once and
/// run several times in the same process.
enum PeerProgram {
  /// Takes the name of the peer, the file of rows, and the names of the queries with a condition of each peer. Prints
  /// for each query its count, and the fastest and the median time in microseconds.
  static let text = """
    import os, sys, time
    peer, path = sys.argv[1:3]
    bloods = ["a+", "a-", "b+", "b-", "ab+", "ab-", "0+", "0-"]
    queries = [line.split("\\t") for line in sys.argv[3:]]

    def measure(run):
        for _ in range(2):
            count = run()
        times, begin = [], time.perf_counter()
        while len(times) < 7 or time.perf_counter() - begin < 0.4 and len(times) < 300:
            start = time.perf_counter()
            run()
            times.append((time.perf_counter() - start) * 1e6)
        times.sort()
        return count, times[0], times[len(times) // 2]

    if peer == "duckdb":
        from duckdb import connect
        base = connect(":memory:")
        base.execute("SET threads = 2")
        kinds = ", ".join("'" + blood + "'" for blood in bloods)
        base.execute("CREATE TYPE blood_type AS ENUM (" + kinds + ")")
        base.execute("CREATE TABLE people (name VARCHAR, shoe UTINYINT, blood blood_type, born DATE)")
        base.execute("COPY people FROM '" + path + "' (HEADER false, DELIMITER ',')")
        def prepared(number, condition, limit):
            what = "SELECT name, shoe, blood, born" if limit else "SELECT count(*)"
            end = " LIMIT " + limit if limit else ""
            base.execute(f"PREPARE q{number} AS {what} FROM people WHERE {condition}{end}")
            def run():
                found = base.execute(f"EXECUTE q{number}").fetchall()
                return len(found) if limit else found[0][0]
            return [run]
    else:
        os.environ["POLARS_MAX_THREADS"] = "2"
        from datetime import date as day
        import polars as pl
        types = {"name": pl.String, "shoe": pl.UInt8, "blood": pl.Enum(bloods), "born": pl.Date}
        people = pl.read_csv(path, has_header=False, new_columns=list(types), schema=types).rechunk()
        name, shoe, blood, born = (pl.col(column) for column in types)
        def prepared(number, condition, limit):
            which = eval(condition)
            rows = people.lazy().filter(which)
            if limit:
                return [lambda: rows.head(int(limit)).collect().height]
            # Which of the two is faster depends on the query.
            return [lambda: rows.select(pl.len()).collect().item(), lambda: people.select(which.sum()).item()]

    for number, (title, sql, expression, limit) in enumerate(queries):
        runs = prepared(number, sql if peer == "duckdb" else expression, limit)
        count, fastest, median = min((measure(run) for run in runs), key=lambda result: result[2])
        print(title, count, fastest, median, sep="\\t")
    """
}
