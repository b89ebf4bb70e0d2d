import { type Bound, useField } from './fields/use-field.ts';
import { LabelledInput } from './inputs/labelled-input.tsx';

type FormLinkProps = Bound<{ required?: boolean; placeholder?: string | undefined }>;

/** A URL input; on blur, `example.com` becomes `https://example.com`. */
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

/** Adds `https://` to a domain or address without a scheme; returns any other text trimmed. */
export function completeLink(typed: string): string {
  const text = typed.trim();
  return /^[\w-]+(\.[\w-]+)+([/?#:]\S*)?$/.test(text) ? `https://${text}` : text;
}
