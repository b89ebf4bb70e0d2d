import { breweryCreate } from '@hoptrail/contracts/breweries';
import { breweryTypes } from '@hoptrail/contracts/brewery-types';
import { useRef } from 'react';
import { Form } from '../../components/form.tsx';
import type { FormValues } from '../../components/form-draft.ts';
import { completeLink, FormLink } from '../../components/form-link.tsx';
import { FormRow } from '../../components/form-row.tsx';
import { FormSelect } from '../../components/form-select.tsx';
import { useForm } from '../../components/form-state.ts';
import { TextArea } from '../../components/text-area.tsx';
import { TextField } from '../../components/text-field.tsx';
import { breweryLabels } from '../../lib/brewery-labels.ts';
import { errorMessage, refusal } from '../../lib/errors.ts';
import { useCreateBrewery } from './brewery-writes.ts';

interface CreateBreweryFormProps {
  onCreated: (id: string) => void;
  onClose: () => void;
}

const empty = {
  name: '',
  type: breweryTypes[0] as string,
  address: '',
  city: '',
  state: '',
  zipCode: '',
  phone: '',
  hours: '',
  policies: '',
  tapListUrl: '',
};
type Field = keyof typeof empty;

const labels: Readonly<Record<Field, string>> = {
  ...breweryLabels,
  type: 'Type',
};

const typeOptions = breweryTypes.map((type) => ({ value: type, label: type }));

/** What is asked about a new brewery; pictures and links follow on its page. */
export default function CreateBreweryForm({ onCreated, onClose }: CreateBreweryFormProps) {
  const create = useCreateBrewery();
  const made = useRef('');
  const form = useForm({
    draft: 'new-brewery',
    labels,
    initial: empty,
    parse,
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

function parse(values: FormValues<Field>) {
  return breweryCreate.safeParse({ ...values, tapListUrl: completeLink(values.tapListUrl) });
}
