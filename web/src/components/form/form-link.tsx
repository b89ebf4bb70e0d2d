import { type Bound, useField } from './fields/use-field.ts';
import { LabelledInput } from './inputs/labelled-input.tsx';

type FormLinkProps = Bound<{ required?: boolean; placeholder?: string | undefined }>;

/** A web address; `example.com` becomes `https://example.com` when the field is left. */
export function FormLink({ name, control, placeholder = 'https://', ...props }: FormLinkProps) {
  const { value, onChange, error } = useField({ name, control });
  return (
    <LabelledInput
      {...props}
      value={value}
      onChange={onChange}
      error={error}
      onBlur={() => {
        const completed = completeLink(value);
        if (completed !== value) onChange(completed);
      }}
      type="url"
      inputMode="url"
      autoCapitalize="none"
      autoComplete="off"
      spellCheck={false}
      maxLength={2048}
      placeholder={placeholder}
    />
  );
}

/** Puts `https://` before an address that was typed without it; any other text stays. */
export function completeLink(typed: string): string {
  const text = typed.trim();
  return /^[\w-]+(\.[\w-]+)+([/?#:]\S*)?$/.test(text) ? `https://${text}` : text;
}
