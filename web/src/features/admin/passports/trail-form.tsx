import type { AdminPassport, PassportSeen } from '@hoptrail/contracts/admin/passports';
import type { passportFields } from '@hoptrail/contracts/entities/passport';
import { EntityFields } from '../../../components/form/entity/entity-fields.tsx';
import type { InputName } from '../../../components/form/entity/entity-form.ts';
import type { InputOptions } from '../../../components/form/entity/entity-input.tsx';
import { Form } from '../../../components/form/form.tsx';
import { useForm } from '../../../components/form/form-state.ts';
import { FormStops } from './form-stops.tsx';
import {
  newTrailValues,
  parseTrail,
  passportForm,
  readStops,
  type TrailField,
  type TrailInput,
  trailBasis,
  trailLabels,
  trailValues,
} from './trail-values.ts';

interface TrailFormProps {
  /** The trail to change; undefined for a new one. */
  passport?: AdminPassport;
  submit: string;
  save: (input: TrailInput, basedOn: PassportSeen | undefined) => Promise<unknown>;
  onClose: () => void;
}

const options: Readonly<Record<InputName<typeof passportFields>, InputOptions>> = {
  name: {},
  story: { placeholder: 'Why these breweries, in a few lines' },
  picture: { hint: 'Without one, we draw a cover.', remove: 'Remove picture' },
  isOrdered: {},
  startsOn: { row: 'days', type: 'date' },
  endsOn: { row: 'days', type: 'date' },
  stampsNeeded: { row: 'stamps' },
  stampsPerDay: { row: 'stamps' },
  reward: { placeholder: 'The badge, and what else' },
  prize: { placeholder: 'What the houses hand out' },
  prizeUntil: { type: 'date', hint: 'Empty: 30 days after the last day' },
};

/** The form of a trail: its fields and its breweries. */
export default function TrailForm({ passport, submit, save, onClose }: TrailFormProps) {
  const form = useForm<TrailField, TrailInput, PassportSeen>({
    draft: `trail.${passport?.id ?? 'new'}`,
    labels: trailLabels,
    initial: passport ? trailValues(passport) : newTrailValues(),
    basis: passport && trailBasis(passport),
    parse: parseTrail,
    save,
    onSaved: onClose,
    valueText: (name, value) => (name === 'breweries' ? countText(value) : value),
  });
  return (
    <Form form={form} submit={submit} onCancel={onClose}>
      <EntityFields form={form} inputs={passportForm.inputs} options={options} />
      <FormStops {...form.field('breweries')} prize={form.field('prize')} />
    </Form>
  );
}

function countText(value: string): string {
  const { length } = readStops(value);
  return length === 1 ? '1 brewery' : `${length} breweries`;
}
