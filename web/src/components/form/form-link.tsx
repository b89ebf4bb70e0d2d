import { type Bound, useField } from './fields/use-field.ts';
import { LabelledInput } from './inputs/labelled-input.tsx';

type FormLinkProps = Bound<{
  required?: boolean;
  placeholder?: string | undefined;
  /** The beginning of the network's profiles, such as `https://instagram.com/`. */
  profiles?: string | undefined;
}>;

/**
 * A URL input; on blur, `example.com` becomes `https://example.com`, and `@name` the address of the
 * profile.
 */
export function FormLink(field: FormLinkProps) {
  const { name, control, placeholder = 'https://', profiles, ...props } = field;
  const { value, onChange, error } = useField({ name, control });
  return (
    <LabelledInput
      {...props}
      value={value}
      onChange={onChange}
      error={error}
      onBlur={() => {
        const completed = completeLink(value, profiles);
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

/**
 * Adds `https://` to a domain or address without a scheme, and completes `@name` to the address of a
 * profile; returns any other text trimmed.
 * @param profiles the beginning of the network's profiles; without it `@name` stays as it is
 */
export function completeLink(typed: string, profiles?: string): string {
  const text = typed.trim();
  const [, name] = /^@(\w+(?:\.\w+)*)$/.exec(text) ?? [];
  if (profiles && name) return profiles + name;
  return /^[\w-]+(\.[\w-]+)+([/?#:]\S*)?$/.test(text) ? `https://${text}` : text;
}
