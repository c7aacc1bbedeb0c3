/** A call that cannot be answered. Its message says what was wrong; a vocabulary with errors has diagnostics too. */
export class FilterQueryError extends Error {
  constructor(message, diagnostics = [], options = undefined) {
    super(message, options);
    this.diagnostics = diagnostics;
  }

  get name() {
    return 'FilterQueryError';
  }
}
