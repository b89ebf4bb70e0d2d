import { z } from 'zod';
import type { ServedProcedure } from '../../transport/procedures.ts';

const definition = z.object({
  inputs: z.array(z.instanceof(z.ZodType)).default([]),
  output: z.instanceof(z.ZodType),
});

/** What a procedure takes, undefined for nothing, and what it returns. */
export function contractsOf({ procedure }: ServedProcedure) {
  const { inputs, output } = definition.parse(procedure._def);
  return { input: inputs[0], output };
}
