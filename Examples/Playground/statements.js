// The query as SQL, in the dialect chosen.
const element = (id) => document.getElementById(id);

export class Statements {
  #page;
  #source = null;
  #statement = '';

  constructor(page) {
    this.#page = page;
    element('dialect').addEventListener('change', () => this.show(page.query));
    element('copy-sql').addEventListener('click', () => copy(this.#statement, 'SQL', page));
  }

  use(source) {
    this.#source = source;
  }

  show(text) {
    const source = this.#source;
    const dialect = element('dialect').value;
    source.sql(text, dialect, (answer) => {
      if (source !== this.#source || dialect !== element('dialect').value) return;
      this.#draw(answer.statement, answer.exact ? answer.notes : ['not exact', ...answer.notes]);
    }, (error) => this.#draw('', [error.message]));
  }

  #draw(statement, notes) {
    this.#statement = statement;
    element('sql').textContent = inLines(statement);
    element('sql-note').textContent = notes.join('; ');
    element('sql-note').title = notes.join('\n');
    element('copy-sql').disabled = !statement;
  }
}

/** A statement with its clauses in lines of their own. */
function inLines(statement) {
  return statement.replace(/'[^']*'|"[^"]*"| (?=(?:FROM|WHERE|ORDER BY|(?:CROSS |ARRAY )?JOIN|LATERAL VIEW) )/g,
    (part) => (part === ' ' ? '\n' : part));
}

/** Copies a text, and says so. */
export async function copy(text, what, page) {
  try {
    await navigator.clipboard.writeText(text);
    page.tell(`${what} copied.`);
  } catch {
    page.tell(`${what} could not be copied: the browser does not allow it.`);
  }
}
