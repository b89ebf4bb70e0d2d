import type { AdminTrail, TrailSeen } from '@hoptrail/contracts/admin/trails';
import type { trailFields } from '@hoptrail/contracts/trails/trail-fields';
import { EntityFields } from '../../../components/form/entity/entity-fields.tsx';
import type { InputName } from '../../../components/form/entity/entity-form.ts';
import type { InputOptions } from '../../../components/form/entity/entity-input.tsx';
import { Form } from '../../../components/form/form.tsx';
import { useForm } from '../../../components/form/form-state.ts';
import { counted } from '../../../lib/text/numbers.ts';
import { FormStops } from './form-stops.tsx';
import {
  newTrailValues,
  parseTrail,
  readStops,
  type TrailField,
  type TrailInput,
  trailBasis,
  trailForm,
  trailLabels,
  trailValues,
} from './trail-values.ts';

interface TrailFormProps {
  /** The trail to change; undefined for a new one. */
  trail?: AdminTrail;
  submit: string;
  save: (input: TrailInput, basedOn: TrailSeen | undefined) => Promise<unknown>;
  onClose: () => void;
}

const options: Readonly<Record<InputName<typeof trailFields>, InputOptions>> = {
  name: {},
  story: { placeholder: 'Why these breweries, in a few lines' },
  picture: { hint: 'Without one, we draw a cover.', remove: 'Remove picture' },
  isOrdered: {},
  startsOn: { row: 'days' },
  endsOn: { row: 'days' },
  stampsNeeded: { row: 'stamps' },
  stampsPerDay: { row: 'stamps' },
  reward: { placeholder: 'The badge, and what else' },
  prize: { placeholder: 'What the houses hand out' },
  prizeUntil: { hint: 'Empty: 30 days after the last day' },
};

/** The form of a trail: its fields and its breweries. */
export default function TrailForm({ trail, submit, save, onClose }: TrailFormProps) {
  const form = useForm<TrailField, TrailInput, TrailSeen>({
    draft: `trail.${trail?.id ?? 'new'}`,
    labels: trailLabels,
    initial: trail ? trailValues(trail) : newTrailValues(),
    basis: trail && trailBasis(trail),
    parse: parseTrail,
    save,
    onSaved: onClose,
    valueText: (name, value) => (name === 'breweries' ? countText(value) : value),
  });
  return (
    <Form form={form} submit={submit} onCancel={onClose}>
      <EntityFields form={form} inputs={trailForm.inputs} options={options} />
      <FormStops {...form.field('breweries')} prize={form.field('prize')} />
    </Form>
  );
}

function countText(value: string): string {
  const { length } = readStops(value);
  return counted(length, 'brewery', 'breweries');
}
