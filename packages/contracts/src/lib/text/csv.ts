type Cell = string | number | null;

/**
 * Returns a line of CSV (RFC 4180), with its line break. A text that a spreadsheet would run as a
 * formula gets an apostrophe before it.
 */
export function csvLine(cells: readonly Cell[]): string {
  return `${cells.map(csvCell).join()}\r\n`;
}

function csvCell(cell: Cell): string {
  if (cell === null) return '';
  const text = typeof cell === 'number' ? String(cell) : neutral(cell);
  return /[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}

/** A plain number, such as a longitude, may begin with a sign. */
const NUMBER = /^-?\d+(\.\d+)?$/;
/** The beginning of a formula, after blanks that spreadsheets skip. */
const FORMULA = /^[\s\p{Cf}]*[=+\-@\uFF1D\uFF0B\uFF0D\uFF20]|^[\t\r\n]/u;

function neutral(text: string): string {
  return !NUMBER.test(text) && FORMULA.test(text) ? `'${text}` : text;
}
