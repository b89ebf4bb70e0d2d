import { allProcedures } from '../../../transport/procedures.ts';
import { type Belonging, type CallerKind, callers } from '../scene/people.ts';
import { matrix, rowsOfGuards } from './matrix.table.ts';

/** One case of the matrix. */
export interface Cell {
  path: string;
  belonging: Belonging;
  caller: CallerKind;
  /** `yes`, `401` or `403`. */
  expected: string;
}

const procedures = allProcedures();
const withOwnRows = new Set(linesOf(matrix).map((row) => row.split(/\s+/, 1)[0]));

/** The cases of the matrix, without those that do not exist. */
export const tableCells: readonly Cell[] = [
  ...linesOf(matrix).slice(1).flatMap(cellsOf),
  ...procedures
    .filter(({ path }) => !withOwnRows.has(path))
    .flatMap(({ path, meta }) => {
      const rows = (meta.guard && rowsOfGuards[meta.guard]) ?? '';
      return linesOf(rows).flatMap((row) => cellsOf(`${path} ${row}`));
    }),
];

function linesOf(table: string): string[] {
  return table.split(/\n\s*/).filter((line) => line !== '');
}

/** Returns the cases of a row: the procedure, the object, and the outcome of each caller. */
function cellsOf(row: string): Cell[] {
  const [path = '', object, ...outcomes] = row.split(/\s+/);
  const belonging = object === 'own' || object === 'former' ? object : 'foreign';
  return callers.flatMap((caller, column) => {
    const expected = outcomes[column] ?? '-';
    return expected === '-' ? [] : [{ path, belonging, caller, expected }];
  });
}

const publicCallers = callers.filter((caller) => caller !== 'staff');

/** The cases of public queries: everybody may call them, whatever they are about. */
const publicCells: readonly Cell[] = procedures
  .filter(({ audience }) => audience !== 'caller')
  .flatMap(({ path, input }) =>
    publicCallers.flatMap((caller) =>
      belongingsOf(caller, input !== undefined).map((belonging) => ({
        path,
        belonging,
        caller,
        expected: 'yes',
      })),
    ),
  );

export const cells: readonly Cell[] = [...tableCells, ...publicCells];

/** Returns what a query can be about; one without input is about nothing that belongs to anybody. */
function belongingsOf(caller: CallerKind, hasInput: boolean): Belonging[] {
  if (caller === 'nobody' || !hasInput) return ['foreign'];
  return caller === 'fan' ? ['own', 'foreign'] : ['own', 'foreign', 'former'];
}
