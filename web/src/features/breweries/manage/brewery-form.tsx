import type { BreweryDetail } from '@hoptrail/contracts/breweries/breweries';
import { EntityFields } from '../../../components/form/entity/entity-fields.tsx';
import { Form } from '../../../components/form/form.tsx';
import { useForm } from '../../../components/form/form-state.ts';
import { breweryForm, nameRefused, parseBreweryForm } from './brewery-form-values.ts';
import { breweryInputs, sectionContents } from './brewery-inputs.tsx';
import { breweryValueText } from './brewery-value-text.ts';
import { useSaveBrewery } from './use-save-brewery.ts';

interface BreweryFormProps {
  brewery: BreweryDetail;
  /** The title of the toast after saving. */
  saved: string;
  failed: string;
  onSaved: () => void;
  onCancel: () => void;
}

/** The form of a brewery's details. */
export default function BreweryForm({
  brewery,
  saved,
  failed,
  onSaved,
  onCancel,
}: BreweryFormProps) {
  const save = useSaveBrewery({ saved, failed });
  const form = useForm({
    draft: `brewery.${brewery.id}`,
    labels: breweryForm.labels,
    initial: breweryForm.values(brewery),
    basis: breweryForm.basis(brewery),
    parse: (values) => parseBreweryForm(brewery.id, values),
    save: (input, basedOn) => save.mutateAsync({ ...input, basedOn }),
    onSaved,
    refused: nameRefused,
    valueText: breweryValueText,
  });
  return (
    <Form form={form} submit="Save Changes" onCancel={onCancel}>
      <EntityFields
        form={form}
        inputs={breweryForm.inputs}
        options={breweryInputs(form, brewery)}
        contents={sectionContents}
      />
    </Form>
  );
}
