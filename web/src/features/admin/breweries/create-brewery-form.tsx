import { breweryCreate } from '@hoptrail/contracts/admin/breweries';
import { newBreweryFields } from '@hoptrail/contracts/breweries/brewery-fields';
import { breweryTypes } from '@hoptrail/contracts/lists/brewery-types';
import { useRef } from 'react';
import { EntityFields } from '../../../components/form/entity/entity-fields.tsx';
import { entityForm, type InputName } from '../../../components/form/entity/entity-form.ts';
import type { InputOptions } from '../../../components/form/entity/entity-input.tsx';
import { Form } from '../../../components/form/form.tsx';
import { useForm } from '../../../components/form/form-state.ts';
import { errorMessage, refusal } from '../../../data/errors.ts';
import { useCreateBrewery } from './brewery-writes.ts';

interface CreateBreweryFormProps {
  onCreated: (id: string) => void;
  onClose: () => void;
}

const newBrewery = entityForm(newBreweryFields);
const types = breweryTypes.map((type) => ({ value: type, label: type }));
const options: Readonly<Record<InputName<typeof newBreweryFields>, InputOptions>> = {
  name: {},
  type: { options: () => types },
  address: {},
  city: {},
  state: { row: 'state' },
  zipCode: { row: 'state' },
  phone: { type: 'tel' },
  hours: {},
  policies: {},
  tapListUrl: {},
};

/** The form of a new brewery; pictures and links follow on its page. */
export default function CreateBreweryForm({ onCreated, onClose }: CreateBreweryFormProps) {
  const create = useCreateBrewery();
  const createdId = useRef('');
  const form = useForm({
    draft: 'new-brewery',
    labels: newBrewery.labels,
    initial: { ...newBrewery.values(), type: breweryTypes[0] },
    parse: (values) => breweryCreate.safeParse(newBrewery.sent(values)),
    save: async (input) => {
      createdId.current = (await create.mutateAsync(input)).id;
    },
    onSaved: () => onCreated(createdId.current),
    refused: (error) =>
      refusal(error).code === 'brewery.exists' ? { name: errorMessage(error) } : {},
  });
  return (
    <Form form={form} submit="Create Brewery" onCancel={onClose}>
      <EntityFields form={form} inputs={newBrewery.inputs} options={options} />
    </Form>
  );
}
