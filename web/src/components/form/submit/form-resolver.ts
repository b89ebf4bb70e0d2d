import type { FieldErrors, Resolver } from 'react-hook-form';
import { type FormValues, namesOf } from '../drafts/form-draft.ts';
import { type FormProblems, type Parsed, problemsOf } from './form-problems.ts';

/**
 * Returns a react-hook-form resolver that validates with a contract. `errors.root` gives the reason
 * when no field has an error and the form still cannot be sent.
 * @param parse the contract's `safeParse` over the values
 * @param pending adds the errors of failed uploads, and tells whether an upload runs
 */
export function contractResolver<Input>(
  parse: (values: FormValues<string>) => Parsed<Input>,
  pending: {
    addTo: (found: FormProblems<string>) => FormProblems<string>;
    isPassing: () => boolean;
  },
): Resolver<FormValues<string>, unknown, Input> {
  return (values) => {
    const parsed = parse(values);
    const found = problemsOf(parsed, namesOf(values));
    const errors: FieldErrors<FormValues<string>> = {};
    for (const [name, message] of Object.entries(pending.addTo(found))) {
      if (message) errors[name] = { type: found[name] ? 'contract' : 'pending', message };
    }
    if (Object.keys(errors).length > 0) return { values: {}, errors };
    if (pending.isPassing()) return { values: {}, errors: { root: { type: 'pending' } } };
    if (!parsed.success) return { values: {}, errors: { root: { type: 'contract' } } };
    return { values: parsed.data, errors: {} };
  };
}
