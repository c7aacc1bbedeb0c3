// The query as SQL, in the dialect chosen.
const element = (id) => document.getElementById(id);

export class Statements {
  #page;
  #source = null;

  constructor(page) {
    this.#page = page;
    element('dialect').addEventListener('change', () => this.show(page.query));
    element('copy-sql').addEventListener('click', () => copy(element('sql').textContent, 'SQL', page));
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
    element('sql').textContent = statement;
    element('sql-note').textContent = notes.join('; ');
    element('sql-note').title = notes.join('\n');
    element('copy-sql').disabled = !statement;
  }
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
