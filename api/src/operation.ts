import type { z } from 'zod';
import type { Config } from './config/config.ts';
import type { Db } from './db/database.ts';
import type { Clock } from './lib/clock.ts';

/** The state of a running server that commands can read. */
export interface ServerState {
  /** Its URL on this machine. */
  url: string;
  /** The name in its certificate, if it serves https. */
  servername?: string;
  health(): Promise<{ status: string }>;
}

/** The services that an operation uses, in the running server or in the process of the command. */
export interface OperationContext {
  config: Config;
  db: Db;
  clock: Clock;
  /** Returns the key from which the keys of all NFC tags come. */
  loadTagKey(): Promise<string>;
  /** The running server; undefined if the command runs without one. */
  server?: ServerState;
  /** Sends queued mail: at once in a running server, else at its next start. */
  wakeOutbox(): Promise<void> | void;
  /** The input text, such as the list to import. */
  input: AsyncIterable<string>;
  /** Prints a result of one or more lines. */
  print(text: string): void;
  /** Reports the progress. */
  progress(line: string): void;
}

/** A task of the command line on the data of a server. */
export interface Operation {
  /**
   * @param args unchecked arguments
   * @throws Refusal, AppError with a message for the caller
   */
  run(ctx: OperationContext, args: unknown): Promise<void>;
  /** Whether it is not logged, for operations that change nothing and run often. */
  isQuiet?: boolean;
}

/** The services that the process provides to an operation. */
export type OperationDeps = Pick<
  OperationContext,
  'config' | 'db' | 'clock' | 'loadTagKey' | 'wakeOutbox' | 'server'
>;
/** The input and output of an operation. */
export type OperationTalk = Omit<OperationContext, keyof OperationDeps>;

/** Defines an operation with the contract of its arguments. */
export function operation<Args>(
  contract: z.ZodType<Args>,
  run: (ctx: OperationContext, args: Args) => Promise<void>,
  { isQuiet = false }: Pick<Operation, 'isQuiet'> = {},
): Operation {
  return { run: async (ctx, args) => await run(ctx, contract.parse(args)), isQuiet };
}
