import type { Field } from '@hoptrail/contracts/field-lists/field-list';
import type { ReactNode } from 'react';
import { useWatch } from 'react-hook-form';
import { FormCheckbox } from '../fields/form-checkbox.tsx';
import { FormSelect } from '../fields/form-select.tsx';
import { TextArea } from '../fields/text-area.tsx';
import { TextField } from '../fields/text-field.tsx';
import { FormLink } from '../form-link.tsx';
import type { FormState } from '../form-state.ts';
import type { FormField } from '../form-types.ts';
import { FormPhotos } from '../images/form-photos.tsx';
import { EntityImage, type ImageOptions } from './entity-image.tsx';

/** The options of an input beyond the kind of its field. */
export interface InputOptions extends ImageOptions {
  /** The title of its section of the form. */
  section?: string;
  /** Inputs with the same row are side by side. */
  row?: string;
  placeholder?: string;
  type?: 'tel';
  inputMode?: 'numeric';
  /** Returns the options of a select, which replaces the text input. */
  options?: (present: string) => readonly { value: string; label: string }[];
  /** Renders an input of the domain's own instead of the one by the kind. */
  render?: () => ReactNode;
}

interface EntityInputProps<Name extends string> {
  form: Pick<FormState<Name>, 'field' | 'hold' | 'stay'>;
  name: Name;
  field: Field;
  options: InputOptions;
}

/** The input of a field, by the kind of the field. */
export function EntityInput<Name extends string>(props: EntityInputProps<Name>) {
  const { form, name, field } = props;
  if (props.options.render) return props.options.render();
  const { options, placeholder, hint, type, inputMode } = props.options;
  const bound = { ...form.field(name), required: !field.optional && !field.hasDefault };
  if (options) return <ChosenInput {...bound} options={options} />;
  switch (field.kind) {
    case 'text':
      return <TextArea {...bound} placeholder={placeholder} hint={hint} maxLength={5000} />;
    case 'link':
      return <FormLink {...bound} placeholder={placeholder} profiles={field.profiles} />;
    case 'day':
      return <TextField {...bound} type="date" hint={hint} />;
    case 'flag':
      return <FormCheckbox {...bound} />;
    case 'image':
      return <EntityImage form={form} name={name} options={props.options} />;
    case 'images':
      return <FormPhotos form={form} name={name} max={field.max} />;
    case 'integer':
    case 'decimal':
      return (
        <TextField
          {...bound}
          placeholder={placeholder}
          hint={hint}
          inputMode={field.kind === 'integer' ? 'numeric' : 'decimal'}
          autoComplete="off"
          maxLength={12}
        />
      );
    default:
      return (
        <TextField
          {...bound}
          placeholder={placeholder}
          hint={hint}
          type={type}
          inputMode={inputMode}
          autoComplete="off"
          maxLength={200}
        />
      );
  }
}

interface ChosenInputProps extends FormField {
  required: boolean;
  options: NonNullable<InputOptions['options']>;
}

function ChosenInput({ options, ...field }: ChosenInputProps) {
  return <FormSelect {...field} options={options(useWatch(field))} />;
}
