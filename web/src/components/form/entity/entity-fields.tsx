import { type Field, namesOf } from '@hoptrail/contracts/field-lists/field-list';
import { Fragment } from 'react';
import { FormRow } from '../fields/form-row.tsx';
import { FormSection } from '../fields/form-section.tsx';
import type { FormState } from '../form-state.ts';
import { EntityInput, type InputOptions } from './entity-input.tsx';

interface EntityFieldsProps<Name extends string> {
  form: Pick<FormState<Name>, 'field' | 'hold' | 'stay'>;
  /** The inputs of the entity's form, in their order. */
  inputs: Readonly<Record<Name, Field>>;
  /** The options of each input. A field without an entry here does not compile. */
  options: Readonly<Record<Name, InputOptions>>;
  /** What each section contains, in a line: with it the sections can be folded, and the first is open. */
  contents?: Readonly<Record<string, string>>;
}

/**
 * All inputs of an entity's form, in the order of its field list, grouped into sections and rows.
 */
export function EntityFields<Name extends string>({
  form,
  inputs,
  options,
  contents,
}: EntityFieldsProps<Name>) {
  const input = (name: Name) => (
    <EntityInput key={name} form={form} name={name} field={inputs[name]} options={options[name]} />
  );
  const sections = Map.groupBy(namesOf(inputs), (name) => options[name].section);
  return [...sections].map(([title, names], at) => {
    const rows = Map.groupBy(names, (name) => options[name].row ?? name);
    const content = [...rows].map(([row, ofRow]) =>
      ofRow.length > 1 ? <FormRow key={row}>{ofRow.map(input)}</FormRow> : ofRow.map(input),
    );
    if (title === undefined) return <Fragment key="untitled">{content}</Fragment>;
    return (
      <FormSection key={title} title={title} contains={contents?.[title]} isOpen={at === 0}>
        {content}
      </FormSection>
    );
  });
}
