import { AppError } from '../errors.ts';
import type { Caller } from './sessions.ts';

/**
 * A row that the caller may change. Repositories take it for writes on objects that have an owner,
 * so that a forgotten check does not compile.
 */
export class Authorized<Row> {
  readonly row: Row;

  private constructor(row: Row) {
    this.row = row;
  }

  /**
   * Checks the rule and wraps the row.
   * @param rule whether this caller may do it to this row
   * @throws AppError `auth.forbidden`
   */
  static by<Row>(
    caller: Caller,
    row: Row,
    rule: (caller: Caller, row: Row) => boolean,
  ): Authorized<Row> {
    if (!rule(caller, row)) throw new AppError('auth.forbidden');
    return new Authorized(row);
  }
}
