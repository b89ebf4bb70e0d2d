import type { z } from 'zod';
import { eventProblems } from './event-problems.ts';

type Texts = Parameters<typeof eventProblems>[0];

/**
 * Returns a contract that also refuses texts that name no real day or time.
 * @param stored the values of the edited event, which are always taken
 */
export function checkingTexts<Contract extends z.ZodType<Texts>>(
  contract: Contract,
  stored: Texts | undefined,
) {
  return contract.superRefine((sent, context) => {
    for (const { field, message } of eventProblems(sent, stored)) {
      context.addIssue({ code: 'custom', path: [field], message });
    }
  });
}
