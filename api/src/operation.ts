import type { z } from 'zod';
import type { Config } from './config/config.ts';
import type { Db } from './db/database.ts';
import type { Clock } from './lib/clock.ts';

/** What a running server tells commands about itself. */
export interface ServerState {
  /** Where it answers on this machine. */
  url: string;
  /** The name in its certificate, where it does https. */
  servername?: string;
  health(): Promise<{ status: string }>;
}

/** What an operation works with, be it in the running server or in the command itself. */
export interface OperationContext {
  config: Config;
  db: Db;
  clock: Clock;
  /** The server that runs the operation; undefined in a command by itself. */
  server?: ServerState;
  /** Sends mail that was written: at once in the running server, else when it starts again. */
  wakeOutbox(): Promise<void> | void;
  /** Text that came along with the call, such as the list to import. */
  input: AsyncIterable<string>;
  /** Says a result; a line, or several. */
  print(text: string): void;
  /** Says how far it has come. */
  progress(line: string): void;
}

/** Something that the command line does to the data of a server. */
export interface Operation {
  /**
   * @param args as they came over the wire
   * @throws Refusal, AppError with words for whoever called it
   */
  run(ctx: OperationContext, args: unknown): Promise<void>;
  /** Whether it changes nothing and is called all the time: it is not logged then. */
  isQuiet?: boolean;
}

/** What an operation needs of whoever runs it. */
export type OperationDeps = Pick<
  OperationContext,
  'config' | 'db' | 'clock' | 'wakeOutbox' | 'server'
>;
/** How it talks with whoever called it. */
export type OperationTalk = Omit<OperationContext, keyof OperationDeps>;

/** An operation with the contract of its arguments. */
export function operation<Args>(
  contract: z.ZodType<Args>,
  run: (ctx: OperationContext, args: Args) => Promise<void>,
  { isQuiet = false }: Pick<Operation, 'isQuiet'> = {},
): Operation {
  return { run: async (ctx, args) => await run(ctx, contract.parse(args)), isQuiet };
}
