/// <reference lib="esnext.disposable" />

// The filter query language in JavaScript. All offsets count UTF-16 code units, as JavaScript strings do. A lone
// surrogate in a text is read as U+FFFD, which has the same length; an offset outside a text is the nearest end, and
// one inside a surrogate pair the place before it.

/** Where the module comes from: an address, its bytes, or a compiled module. */
export type ModuleSource = string | URL | Response | ArrayBuffer | Uint8Array | WebAssembly.Module;

/**
 * Loads the WebAssembly module. Call it once before anything else; later calls return the same promise, unless loading
 * failed or the module has stopped since. By default `filterq-lists.wasm` beside this file is fetched, or read from the
 * file system in Node. A search bar that searches elsewhere needs less:
 * `load(new URL('filterq.wasm', import.meta.url))` loads a smaller module without lists and `actions`.
 *
 * Rejects with FilterQueryError if the module cannot be had or is not one.
 */
export function load(source?: ModuleSource | Promise<ModuleSource>): Promise<void>;
/** The compiled module, to hand to a worker's `load`. Throws FilterQueryError before `load` is done. */
export function compiledModule(): WebAssembly.Module;
/** The bytes of memory that the module has, which never shrink. Throws FilterQueryError before `load` is done. */
export function memorySize(): number;

/**
 * A call that cannot be answered: a vocabulary with errors, a list that cannot be read, an object that was released, a
 * module that has stopped. After a stop, `await load()` and make the objects anew.
 */
export class FilterQueryError extends Error {
  readonly name: 'FilterQueryError';
  /** The errors of a vocabulary; else empty. */
  diagnostics: VocabularyDiagnostic[];
}

/** An error or warning in a vocabulary, with its place in the JSON text: line and column from 1. */
export interface VocabularyDiagnostic {
  code: string; severity: string; line: number; column: number; path: string; message: string;
}

/** A part of a text, without its `end`. */
export interface Range { start: number; end: number }
/** Replaces a range by a text. */
export interface Edit { start: number; end: number; text: string }
/** Edits that mend what a finding says; they all refer to the text as it is, and do not overlap. */
export interface Fix { title: string; edits: Edit[] }
/** Another place that a finding is about. */
export interface RelatedRange { range: Range; message: string }
/** A finding about a text. The range may be empty. */
export interface Diagnostic {
  code: string; severity: 'error' | 'warning' | 'information' | 'hint';
  range: Range; message: string; fixes: Fix[]; related?: RelatedRange[];
}
/** A query as `FilterQuery` encodes it: a group or a term. */
export type Query =
  | { kind: 'and' | 'or'; polarity: 'positive' | 'negative'; children: Query[] }
  | { kind: 'name'; polarity: string; exact: boolean; value: string; quoted: boolean }
  | { kind: 'filter'; polarity: string; field: string; comparison: string; value: string; quoted: boolean }
  | { kind: 'regex'; polarity: string; field: string; comparison: string; pattern: string };
/** How a text was read: as it is; with closing delimiters added; with parts skipped; or there is nothing to run. */
export type Outcome = 'valid' | 'autoclosed' | 'recovered' | 'empty';
/** What a text means. `canonical` is the query in the shortest regular spelling; `more` counts findings left out. */
export interface Parse {
  source: string; outcome: Outcome; canonical: string; query: Query | null;
  diagnostics: Diagnostic[]; more?: Record<string, number>;
}
/** The findings about a text. `more` counts those left out, by code. */
export interface Check { source: string; outcome: Outcome; diagnostics: Diagnostic[]; more?: Record<string, number> }
/** A part of the text to colour. Kinds are those of the Language Server Protocol: `property`, `enumMember`. */
export interface Token extends Range { kind: string; modifiers: string[] }
/** The query in English; each phrase with the part of the text that it is about. */
export interface Explanation { source: string; explanation: string; phrases: { text: string; range: Range | null }[] }
/** A node of the query with its place in the text, to be drawn as a tree. */
export interface Outline {
  kind: 'and' | 'or' | 'group' | 'name' | 'filter' | 'regex' | 'directive' | 'damage';
  polarity: 'positive' | 'negative';
  /** The text without a minus. */
  name: string;
  /** The name of the field in words, `unknown field`, or nothing. */
  detail: string;
  range: Range; children: Outline[];
}
/** A text that can be inserted at the caret. */
export interface Completion {
  label: string; insertText: string; kind: string; detail: string; documentation: string;
  /** The text that accepting it replaces. */
  replace: Range;
  /** The caret after accepting, in the edited text. */
  caret: number;
  /** The parts of the label that match what was typed. */
  highlights: Range[];
  /** How many items have the value, where that is known. */
  frequency?: number;
  /** Whether to complete again after accepting. */
  asksAgain: boolean;
}
/** The completions at a caret, the best first. `replace` is the range that most items replace. */
export interface Completions {
  replace: Range; items: Completion[];
  /** The index of the item that is surely meant; absent if none is. */
  selected?: number;
  /** The text that may be shown dimmed after the caret; empty if there is none. */
  ghost: string;
  /** Characters that accept the selected item when typed. */
  commitCharacters: string[];
}
/** What the word at an offset means, as plain text and as Markdown. */
export interface Hover { range: Range; title: string; text: string; markdown: string }
/** The simplest query that finds the same, which may be the same; null if it finds nothing. The steps lead there. */
export interface Simplification {
  source: string; simplified: string | null; matchesNothing: boolean;
  steps: { rule: string; path: number[]; before: string; after: string }[];
}
/** A change to offer: a fix (`quickfix`) or another spelling (`refactor.rewrite` …). */
export interface CodeAction { title: string; kind: string; edits: Edit[]; preferred: boolean }

/** Everything that a search bar asks for at a key, made by one pass over the text. */
export interface Analysis {
  check: Check; tokens: Token[]; explanation: Explanation; outline: Outline[];
  canonical: string; simplification: Simplification;
}

export class Toolkit {
  /**
   * A toolkit for a vocabulary: JSON text, or an object. Without one, for Scryfall's card search. Throws
   * FilterQueryError with diagnostics if the vocabulary has errors.
   */
  constructor(vocabulary?: string | object);
  /** The vocabulary as JSON text. */
  readonly vocabulary: string;
  /** The query that the text means. Never fails: what is broken becomes diagnostics. */
  parse(text: string): Parse;
  /** The parts to colour, in order, without overlaps. */
  tokens(text: string): Token[];
  /** Errors, warnings and hints, with fixes. */
  check(text: string): Check;
  /** The query in English. */
  explain(text: string): Explanation;
  /** One root, or none for a blank text. */
  outline(text: string): Outline[];
  /** Completions at the caret, or at the end. */
  complete(text: string, caret?: number, options?: { limit?: number }): Completions;
  /** What the word at an offset means; null between words. */
  hover(text: string, offset: number): Hover | null;
  /** The changes to offer for a selection or a caret. Needs `filterq-lists.wasm`. */
  actions(text: string, range: Range): CodeAction[];
  /** The text with tidy spacing and spelling; broken parts are kept as they are. */
  format(text: string): string;
  /** A shorter query that finds the same. */
  simplify(text: string): Simplification;
  /**
   * Several answers at once. A text of more than 131,072 bytes gets `check` only; the other methods refuse it, but for
   * `parse`, `check` and `format`.
   */
  analyze(text: string): Analysis;
  /**
   * Queries used before, the newest last; they are offered as completions and as ghost text. `date` is in milliseconds,
   * as `Date.now()` gives it, or a `Date`. The last 500 are kept.
   */
  setHistory(queries: { text: string; date: number | Date; pinned?: boolean }[]): void;
  /**
   * Searches an array of objects; `item` in the answer is the index in the array. The fields are those of the toolkit's
   * vocabulary if it was made with one, else what the items have.
   *
   * The list made of an array is kept as long as the array is, so the items must not change; an array of another length
   * is read anew. Throws TypeError if an item is not an object.
   */
  search(items: object[], text: string, options?: SearchOptions): SearchAnswer;
  /** Frees the memory, that of the lists made by `search` too. Also done when the object is collected. */
  release(): void;
  /** For `using`, where the platform has it. */
  [Symbol.dispose](): void;
}

/** Which rows an answer has: at most `limit` (50) from `offset` (0); with `highlights` (true) or without. */
export interface SearchOptions { limit?: number; offset?: number; highlights?: boolean }
/** A value of a row, and its parts that match the query. */
export interface Cell { text: string; highlights: Range[] }
/** What a search found. */
export interface SearchAnswer {
  /** null if the query is refused. */
  count: number | null; total: number; refusal?: string;
  ignored: { text: string; range: Range; reason: string }[];
  /** The rows from `offset`, at most `limit`; `item` identifies the item for `item` and `why`. */
  rows: { item: number; cells: Cell[] }[];
}
/** Why an item is found or not, term by term. */
export interface Verdict {
  name: string; found: boolean; refusal?: string;
  terms: { text: string; range: Range; outcome: 'holds' | 'fails' | 'unanswered'; reason?: string; found: string[] }[];
  /** The fewest edits that make the query find the item. */
  edits: Edit[]; edited: string;
}
/** Counts of the found items by value; `query` is a term for the values of a bin, `without` have no value. */
export interface Histogram { field: string; bins: { label: string; count: number; query: string }[]; without: number }
/** A number about each group of rows: `p50` is the least value that half of the values do not exceed. */
export interface GroupNumber {
  function: 'sum' | 'mean' | 'min' | 'max' | 'p50' | 'p95' | 'p99' | 'count-unique'; field: string;
}
/** Found rows in groups: a row has the values of the columns, `count`, and a member such as `sum_length` for each number. */
export interface Groups {
  columns: string[];
  /** The number of groups, of which `rows` are a part. */
  groups: number;
  rows: Record<string, string | number | boolean | null>[];
  /** The values that are no numbers and were left out. */
  leftOut: number;
}
export interface GroupOptions {
  numbers?: GroupNumber[];
  /** A column of the answer, after `-` in descending order; else the most frequent first, and buckets in their order. */
  sort?: string; limit?: number; offset?: number;
}
/** A query as SQL. It finds the same if `exact`; the notes say what differs. */
export interface Statement { statement: string; exact: boolean; notes: string[] }

/** How data is read. The ending of `name`, such as `people.csv`, tells the format; else the data does. */
export interface ReadOptions { name?: string; vocabulary?: string | object; header?: boolean; delimiter?: string }

/** A list of items in columns, ready to be searched. Needs `filterq-lists.wasm`. */
export class List {
  private constructor();
  /** The invented cards that the module contains. */
  static sampleCards(): List;
  /** Reads CSV, TSV, JSON or JSON lines; the vocabulary is inferred unless there is one. Throws FilterQueryError. */
  static read(data: string | Uint8Array | ArrayBuffer, options?: ReadOptions): List;
  readonly name: string;
  readonly count: number;
  /** The vocabulary with the frequencies of values, as JSON text: for `new Toolkit(list.vocabulary)`. */
  readonly vocabulary: string;
  /** The fields shown in rows, in the order of `cells`. */
  readonly columns: string[];
  /** Records that could not be read: the first ones, and how many there are. */
  readonly damage: { count: number; first: { line: number; column: number | null; message: string }[] };
  /** The rows found by a query. */
  search(text: string, options?: SearchOptions): SearchAnswer;
  /** The number of items found by each query, null where it is refused. */
  counts(texts: string[]): (number | null)[];
  /** An item as JSON text. Throws RangeError if there is none. */
  item(index: number): string;
  /** Why an item is found or not. Throws RangeError if there is no such item. */
  why(text: string, index: number): Verdict;
  /** The items found by the query, by their values of a field: at most `maximum` (12) bins. */
  histogram(text: string, field: string, options?: { maximum?: number }): Histogram;
  /** Fields that a histogram can show. */
  readonly histogramFields: string[];
  /** The found items in groups by columns, each with a bucket or not: `level`, `time:hour`, `took:10ms`. */
  groups(text: string, by: string | string[], options?: GroupOptions): Groups;
  /** Fields whose values can be summed up. */
  readonly numberFields: string[];
  /** The query as SQL over the tables that `filterq items export` writes. */
  sql(text: string, dialect: 'sqlite' | 'postgresql' | 'duckdb' | 'spark' | 'clickhouse' | 'trino'): Statement;
  /** Frees the memory. Also done when the object is collected. */
  release(): void;
  /** For `using`, where the platform has it. */
  [Symbol.dispose](): void;
}
