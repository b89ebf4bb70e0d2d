import { hoptrail } from './command.ts';

/** Runs a command to its end. @returns its exit code, its stdout, and all that it printed */
export async function runCommand(args: string[], env: Record<string, string>) {
  const command = hoptrail(args, env);
  const code = await command.ended;
  return { code, out: command.printedOut(), all: command.output() };
}
