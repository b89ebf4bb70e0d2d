import { AppError } from '../../errors.ts';
import { Refusal } from '../../lib/refusal.ts';
import type { OperationDeps, OperationTalk } from '../../operation.ts';
import { type OperationName, operations } from './operations.ts';

/**
 * Runs an operation in this process.
 * @throws Refusal with a message for the caller
 */
export async function runHere(
  deps: OperationDeps,
  name: OperationName,
  args: object,
  talk: OperationTalk,
): Promise<void> {
  try {
    await operations[name].run({ ...deps, ...talk }, args);
  } catch (error) {
    throw error instanceof AppError ? new Refusal(error.message, { cause: error }) : error;
  }
}
