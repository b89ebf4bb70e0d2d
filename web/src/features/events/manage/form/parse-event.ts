import { checkingTexts } from '@hoptrail/contracts/events/problems/check-texts';

type Contract = Parameters<typeof checkingTexts>[0];
type Texts = NonNullable<Parameters<typeof checkingTexts>[1]>;

interface Contracts<Created extends Contract, Edited extends Contract> {
  /** Of a new event: without an address it takes the one of its brewery. */
  created: Created;
  /** Of an edited event, which needs an address. */
  edited: Edited;
}

/**
 * Validates what an event form sends.
 * @param stored the values of the edited event, whose dates and times are always valid; undefined for
 * a new one
 */
export function parseEvent<Created extends Contract, Edited extends Contract>(
  { created, edited }: Contracts<Created, Edited>,
  sent: unknown,
  stored: Texts | undefined,
) {
  return stored
    ? checkingTexts(edited, stored).safeParse(sent)
    : checkingTexts(created, undefined).safeParse(sent);
}
