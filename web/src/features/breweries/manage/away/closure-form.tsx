import type { ListedBrewery } from '@hoptrail/contracts/breweries/breweries';
import { HOURS_NOTE_MAX } from '@hoptrail/contracts/limits';
import { Button } from '../../../../components/actions/button.tsx';
import { FormCheckbox } from '../../../../components/form/fields/form-checkbox.tsx';
import { FormRow } from '../../../../components/form/fields/form-row.tsx';
import { TextField } from '../../../../components/form/fields/text-field.tsx';
import { Form } from '../../../../components/form/form.tsx';
import { useForm } from '../../../../components/form/form-state.ts';
import { useFormValues } from '../../../../components/form/form-values.ts';
import { displayDate, today } from '../../../../lib/text/dates.ts';
import { useSaveBrewery } from '../use-save-brewery.ts';
import styles from './closure-form.module.css';
import {
  type ClosureInput,
  closureBasis,
  closureLabels,
  closureValues,
  currentClosure,
  parseClosure,
} from './closure-values.ts';

interface ClosureFormProps {
  brewery: Pick<ListedBrewery, 'id' | 'name' | 'closure'>;
  onSaved: () => void;
  onCancel: () => void;
}

/** The form in which a brewery is closed for a while, or reopened before the end. */
export default function ClosureForm({ brewery, onSaved, onCancel }: ClosureFormProps) {
  const { id, name, closure } = brewery;
  const save = useSaveBrewery({
    saved: 'Closing saved',
    failed: 'Failed to save the closing',
  });
  const form = useForm({
    draft: `closure.${id}`,
    labels: closureLabels,
    initial: closureValues(brewery),
    basis: closureBasis({ closure }),
    parse: (values) => parseClosure(id, values),
    save: (input, basedOn) => save.mutateAsync({ ...input, basedOn }),
    onSaved,
    valueText,
  });
  const { from } = useFormValues(form);
  return (
    <Form
      form={form}
      submit={currentClosure(brewery) ? 'Save Closing' : 'Close for a While'}
      onCancel={onCancel}
    >
      <p className={styles.hint}>
        Guests see it wherever {name} is listed, and weekly events are left out of calendars. It
        reopens by itself after the last closed day.
      </p>
      <Reopen brewery={brewery} onReopened={onSaved} />
      <FormRow>
        <TextField {...form.field('from')} type="date" required />
        <TextField {...form.field('until')} type="date" min={from || today()} required />
      </FormRow>
      <TextField
        {...form.field('reason')}
        placeholder="Repairs, vacation, a private party"
        maxLength={HOURS_NOTE_MAX}
        autoComplete="off"
      />
      <FormCheckbox {...form.field('allowsCheckins')} />
    </Form>
  );
}

/** The button that cancels a closing that is not over. */
function Reopen({
  brewery,
  onReopened,
}: {
  brewery: ClosureFormProps['brewery'];
  onReopened: () => void;
}) {
  const save = useSaveBrewery({
    saved: 'The closing is cancelled',
    failed: 'Failed to cancel the closing. Please try again.',
  });
  const closure = currentClosure(brewery);
  if (!closure) return null;
  return (
    <Button
      look="quiet"
      wide
      disabled={save.isPending}
      onClick={() =>
        save.mutate(
          { id: brewery.id, closure: null, basedOn: { closure } },
          { onSuccess: onReopened },
        )
      }
    >
      {closure.from <= today() ? 'Reopen Now' : 'Stay Open'}
    </Button>
  );
}

function valueText(name: ClosureInput, value: string): string {
  if (name === 'allowsCheckins') return value === 'true' ? 'Yes' : 'No';
  return displayDate(value);
}
