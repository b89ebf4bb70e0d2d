import { brewery, breweryUpdate } from '@hoptrail/contracts/breweries/breweries';
import type { Closure } from '@hoptrail/contracts/hours/types';
import type { FormValues } from '../../../../components/form/drafts/form-draft.ts';
import type { Basis } from '../../../../components/form/form-values.ts';
import { today } from '../../../../lib/text/dates.ts';

/** The labels of the form's inputs. */
export const closureLabels = {
  from: 'First closed day',
  until: 'Last closed day',
  reason: 'Reason',
  allowsCheckins: 'Guests can still check in',
};
export type ClosureInput = keyof typeof closureLabels;

interface Seen {
  closure: Closure | null;
}

const stored = brewery.pick({ closure: true });

/** Returns the closing for a while that is not over; undefined if there is none. */
export function currentClosure({ closure }: Partial<Seen>): Closure | undefined {
  return closure && closure.until >= today() ? closure : undefined;
}

/** Returns the values of the form; a new closing begins today. */
export function closureValues(seen: Seen): FormValues<ClosureInput> {
  const { from, until, reason, allowsCheckins } = currentClosure(seen) ?? {};
  return {
    from: from ?? today(),
    until: until ?? '',
    reason: reason ?? '',
    allowsCheckins: String(allowsCheckins ?? false),
  };
}

/** Returns the stored closing that the form edits, as the basis of a merge. */
export function closureBasis({ closure }: Partial<Seen>): Basis<ClosureInput, Seen> {
  return {
    // A list that this device stored before there were closings has none.
    seen: { closure: closure ?? null },
    read: (json) => stored.safeParse(json).data,
    values: closureValues,
  };
}

/** Returns the input of the call, or the problems of the inputs. */
export function parseClosure(id: string, values: FormValues<ClosureInput>) {
  const { from, until, reason, allowsCheckins } = values;
  const closure = { from, until, reason, allowsCheckins: allowsCheckins === 'true' };
  return breweryUpdate.safeParse({ id, closure });
}
