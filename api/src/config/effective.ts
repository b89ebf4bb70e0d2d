import { aboutOf, type Environment, environment } from './environment.ts';

/** One variable as it is in effect. */
export interface EffectiveSetting {
  name: string;
  /** Fit to be shown: secrets are hidden. */
  value: string;
  isSet: boolean;
}

/** Every variable with its value, in the order of the documentation. */
export function effectiveSettings(
  data: Environment,
  env: Readonly<Record<string, string | undefined>>,
): EffectiveSetting[] {
  return environment.keyof().options.map((name) => {
    const { isSecret, otherwise } = aboutOf(name);
    const value = textOf(data[name]);
    const fallback = otherwise?.replaceAll('`', '') ?? 'none';
    const shown = isSecret ? withoutSecrets(value) : value;
    return { name, value: shown || fallback, isSet: Boolean(env[name]) };
  });
}

function textOf(value: Environment[keyof Environment]): string {
  return Array.isArray(value) ? value.join(',') : String(value ?? '');
}

/** An address without the user and the password in it. */
function withoutSecrets(text: string): string {
  if (!URL.canParse(text)) return text && '(hidden)';
  const { protocol, host, username, password } = new URL(text);
  return `${protocol}//${username || password ? '(hidden)@' : ''}${host}`;
}
