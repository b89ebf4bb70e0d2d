import { parseArgs } from 'node:util';

/** A kind of machine, as packages name it: `linux-x64`. */
export type Target = `${string}-${string}`;

export const thisMachine: Target = `${process.platform}-${process.arch}`;
/** The other kinds of machine that the build supports. */
const others: readonly Target[] = ['linux-arm64', 'linux-x64'];

/**
 * Returns the kind of machine of `--target`; this machine's by default.
 * @throws Error for an unsupported kind
 */
export function readTarget(args: readonly string[]): { target: Target; isForeign: boolean } {
  const { target = thisMachine } = parseArgs({
    args: args.filter((arg) => arg !== '--'),
    options: { target: { type: 'string' } },
  }).values;
  const machine = [thisMachine, ...others].find((name) => name === target);
  if (!machine) throw new Error(`--target takes ${others.join(' or ')}, not ${target}.`);
  return { target: machine, isForeign: machine !== thisMachine };
}
