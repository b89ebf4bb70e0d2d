import type { Caller } from '../../../access/sessions.ts';
import type { Context } from '../../../context.ts';
import type { Db } from '../../../db/database.ts';

type SignedIn = Context & { caller: Caller };

/** How the changes of a kind of objects are undone. Each function refuses who may not edit the object. */
export interface Undoer {
  /**
   * Locks an object and returns it as its history compares it; throws if it does not exist. Kinds that
   * cannot be changed have neither it nor `change`.
   * @param stored the former values that the change gave to `recordChange()`
   */
  load?: (trx: Db, ctx: SignedIn, id: string, stored: object) => Promise<object>;
  /**
   * Fields, such as people, whose former values are added to what is there now: another change of them
   * since is no conflict.
   */
  added?: readonly string[];
  /**
   * Changes an object like its form does.
   * @param seq the number of the change that is undone
   */
  change?: (trx: Db, ctx: SignedIn, id: string, fields: object, seq: number) => Promise<unknown>;
  /**
   * Inserts a deleted object again, with its id. Kinds that cannot be deleted have none.
   * @param stored what its deletion gave to `recordChange()`
   */
  restore?: (trx: Db, ctx: SignedIn, stored: object) => Promise<unknown>;
}
