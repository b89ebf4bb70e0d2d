import { useFormState } from 'react-hook-form';
import { FormTime } from '../../../../components/form/fields/form-time.tsx';
import { TextArea } from '../../../../components/form/fields/text-area.tsx';
import { TextField } from '../../../../components/form/fields/text-field.tsx';
import type { FormState } from '../../../../components/form/form-state.ts';
import { Fold } from '../../../../components/layout/fold.tsx';
import { timeHint } from '../form/when-hints.ts';
import { EventRepeats } from '../special/repeats/event-repeats.tsx';
import type { OwnSpecialField } from '../special/special-event-values.ts';
import { FurtherInputs } from '../special/special-form.tsx';
import styles from './tonight-inputs.module.css';

const shown: readonly string[] = ['event', 'time', 'details'] satisfies OwnSpecialField[];

/** The inputs of an event tonight: three, and the others in a fold, which opens if one is wrong. */
export function TonightInputs({ form }: { form: FormState<OwnSpecialField> }) {
  const { errors } = useFormState({ control: form.control });
  const isMoreWrong = Object.keys(errors).some((name) => name !== 'root' && !shown.includes(name));
  return (
    <>
      <TextField {...form.field('event')} maxLength={200} required />
      <FormTime {...form.field('time')} hintOf={timeHint} />
      <TextArea {...form.field('details')} rows={3} maxLength={5000} required />
      <Fold title="More Fields" isOpen={isMoreWrong}>
        <div className={styles.more}>
          <TextField {...form.field('date')} type="date" required />
          <EventRepeats form={form} />
          <FurtherInputs form={form} isStored={false} />
        </div>
      </Fold>
    </>
  );
}
