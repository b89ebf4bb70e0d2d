import { type BreweryDetail, breweryUpdate } from '@hoptrail/contracts/breweries/breweries';
import type { Field } from '@hoptrail/contracts/field-lists/field-list';
import type { ComponentType } from 'react';
import type { FormValues } from '../../../../components/form/drafts/form-draft.ts';
import { EntityFields } from '../../../../components/form/entity/entity-fields.tsx';
import type { InputOptions } from '../../../../components/form/entity/entity-input.tsx';
import { Form } from '../../../../components/form/form.tsx';
import { type FormState, useForm } from '../../../../components/form/form-state.ts';
import type { Basis } from '../../../../components/form/form-values.ts';
import type { FormProblems } from '../../../../components/form/submit/form-problems.ts';
import { breweryValueText } from '../brewery-value-text.ts';
import { useSaveBrewery } from '../use-save-brewery.ts';

/** Some fields of a brewery that are edited by themselves. */
interface Section<Name extends string, Seen> {
  /** The name of its drafts. */
  draft: string;
  inputs: Readonly<Record<Name, Field>>;
  labels: Readonly<Record<Name, string>>;
  values: (brewery: BreweryDetail) => FormValues<Name>;
  basis: (brewery: BreweryDetail) => Basis<Name, Seen>;
  sent: (values: FormValues<Name>) => object;
  /** Returns the options of the inputs. */
  options: (
    form: Pick<FormState<Name>, 'field'>,
    brewery: BreweryDetail,
  ) => Readonly<Record<Name, InputOptions>>;
  refused?: (error: unknown) => FormProblems<Name>;
}

export interface SectionFormProps {
  brewery: BreweryDetail;
  onClose: () => void;
}

/** Returns the form of some fields of a brewery; the others are neither sent nor compared. */
export function sectionForm<Name extends string, Seen extends object>(
  section: Section<Name, Seen>,
): ComponentType<SectionFormProps> {
  return function SectionForm({ brewery, onClose }: SectionFormProps) {
    const save = useSaveBrewery({
      saved: 'Brewery details saved successfully',
      failed: 'Failed to update brewery details',
    });
    const { id } = brewery;
    const form = useForm({
      draft: `${section.draft}.${id}`,
      labels: section.labels,
      initial: section.values(brewery),
      basis: section.basis(brewery),
      parse: (values) => breweryUpdate.safeParse({ id, ...section.sent(values) }),
      save: (input, seen) =>
        save.mutateAsync({ ...input, basedOn: breweryUpdate.shape.basedOn.parse(seen) }),
      onSaved: onClose,
      valueText: breweryValueText,
      ...(section.refused && { refused: section.refused }),
    });
    return (
      <Form form={form} submit="Save Changes" onCancel={onClose}>
        <EntityFields
          form={form}
          inputs={section.inputs}
          options={section.options(form, brewery)}
        />
      </Form>
    );
  };
}
