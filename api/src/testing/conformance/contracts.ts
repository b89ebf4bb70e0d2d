import { z } from 'zod';
import type { ServedProcedure } from '../../transport/procedures.ts';

const definition = z.object({
  inputs: z.array(z.instanceof(z.ZodType)).default([]),
  output: z.instanceof(z.ZodType),
});

/** Returns the contracts of a procedure: its input (undefined for none) and its output. */
export function contractsOf({ procedure }: ServedProcedure) {
  const { inputs, output } = definition.parse(procedure._def);
  return { input: inputs[0], output };
}
