import { type BreweryDetail, breweryUpdate } from '@hoptrail/contracts/breweries/breweries';
import { hoursFields } from '@hoptrail/contracts/breweries/brewery-fields';
import { EntityFields } from '../../../components/form/entity/entity-fields.tsx';
import { entityForm } from '../../../components/form/entity/entity-form.ts';
import { Form } from '../../../components/form/form.tsx';
import { useForm } from '../../../components/form/form-state.ts';
import { breweryValueText } from './brewery-value-text.ts';
import { hoursInputs } from './hours/hours-inputs.tsx';
import { withOwnText } from './hours/hours-values.ts';
import styles from './hours-form.module.css';
import { useSaveBrewery } from './use-save-brewery.ts';

const hours = withOwnText(entityForm(hoursFields));

interface HoursFormProps {
  brewery: BreweryDetail;
  onSaved: () => void;
  onCancel: () => void;
}

/** The form of a brewery's hours, for its staff. */
export default function HoursForm({ brewery, onSaved, onCancel }: HoursFormProps) {
  const save = useSaveBrewery({
    saved: 'Hours saved',
    failed: 'Failed to save the hours',
  });
  const form = useForm({
    draft: `hours.${brewery.id}`,
    labels: hours.labels,
    initial: hours.values(brewery),
    basis: hours.basis(brewery),
    parse: (values) => breweryUpdate.safeParse({ id: brewery.id, ...hours.sent(values) }),
    save: (input, basedOn) => save.mutateAsync({ ...input, basedOn }),
    onSaved,
    valueText: breweryValueText,
  });
  return (
    <Form form={form} submit="Save Hours" onCancel={onCancel}>
      <p className={styles.hint}>The other details of {brewery.name} stay with its owners.</p>
      <EntityFields form={form} inputs={hours.inputs} options={hoursInputs(form, brewery)} />
    </Form>
  );
}
