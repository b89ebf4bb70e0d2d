import type { Scene } from '../scene.ts';

/** Makes a valid input for a procedure. */
type Example = ((scene: Scene) => object | Promise<object>) & { bound?: string };

/**
 * Returns the example of a call that adds rows for a person, with what bounds them.
 * @param bound the name of the number in the contracts that the server compares with
 */
export function bounded(bound: string, example: Example): Example {
  return Object.assign(example, { bound });
}

/** Valid inputs by the names of their procedures. */
export type Examples = Readonly<Record<string, Example>>;
