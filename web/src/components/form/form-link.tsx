import type { FieldProps } from './fields/field-frame.tsx';
import { TextField } from './fields/text-field.tsx';

interface FormLinkProps extends FieldProps {
  required?: boolean;
  placeholder?: string;
}

/** A web address; `example.com` becomes `https://example.com` when the field is left. */
export function FormLink({ value, onChange, placeholder = 'https://', ...field }: FormLinkProps) {
  return (
    <TextField
      {...field}
      value={value}
      onChange={onChange}
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
