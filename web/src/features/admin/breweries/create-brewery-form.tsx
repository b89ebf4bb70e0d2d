import { breweryCreate } from '@hoptrail/contracts/admin/breweries';
import { newBreweryFields } from '@hoptrail/contracts/entities/brewery';
import { breweryTypes } from '@hoptrail/contracts/lists/brewery-types';
import { useRef } from 'react';
import { entityForm } from '../../../components/form/entity-form.ts';
import { FormRow } from '../../../components/form/fields/form-row.tsx';
import { FormSelect } from '../../../components/form/fields/form-select.tsx';
import { TextArea } from '../../../components/form/fields/text-area.tsx';
import { TextField } from '../../../components/form/fields/text-field.tsx';
import { Form } from '../../../components/form/form.tsx';
import { FormLink } from '../../../components/form/form-link.tsx';
import { useForm } from '../../../components/form/form-state.ts';
import { errorMessage, refusal } from '../../../data/errors.ts';
import { useCreateBrewery } from './brewery-writes.ts';

interface CreateBreweryFormProps {
  onCreated: (id: string) => void;
  onClose: () => void;
}

const newBrewery = entityForm(newBreweryFields);
const typeOptions = breweryTypes.map((type) => ({ value: type, label: type }));

/** The form of a new brewery; pictures and links follow on its page. */
export default function CreateBreweryForm({ onCreated, onClose }: CreateBreweryFormProps) {
  const create = useCreateBrewery();
  const made = useRef('');
  const form = useForm({
    draft: 'new-brewery',
    labels: newBrewery.labels,
    initial: { ...newBrewery.values(), type: breweryTypes[0] },
    parse: (values) => breweryCreate.safeParse(newBrewery.sent(values)),
    save: async (input) => {
      made.current = (await create.mutateAsync(input)).id;
    },
    onSaved: () => onCreated(made.current),
    refused: (error) =>
      refusal(error).code === 'brewery.exists' ? { name: errorMessage(error) } : {},
  });
  const { field } = form;
  const line = { maxLength: 200, autoComplete: 'off' } as const;
  return (
    <Form form={form} submit="Create Brewery" onCancel={onClose}>
      <TextField {...field('name')} {...line} required />
      <FormSelect {...field('type')} options={typeOptions} />
      <TextField {...field('address')} {...line} required />
      <TextField {...field('city')} {...line} required />
      <FormRow>
        <TextField {...field('state')} {...line} required />
        <TextField {...field('zipCode')} {...line} required />
      </FormRow>
      <TextField {...field('phone')} {...line} type="tel" />
      <TextArea {...field('hours')} maxLength={5000} />
      <TextArea {...field('policies')} maxLength={5000} />
      <FormLink {...field('tapListUrl')} />
    </Form>
  );
}
