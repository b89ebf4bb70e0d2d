import { aboutOf, type Environment, environment } from './environment.ts';
import { secretFilesOf } from './secret-files.ts';

/** A variable with the value in effect. */
export interface EffectiveSetting {
  name: string;
  /** The value for display: secrets are hidden. */
  value: string;
  isSet: boolean;
  /** The file that holds the value, if any. */
  file?: string;
}

/** Returns every variable with its value, in the order of the documentation. */
export function effectiveSettings(
  data: Environment,
  env: Readonly<Record<string, string | undefined>>,
): EffectiveSetting[] {
  return environment.keyof().options.map((name) => {
    const { isSecret, otherwise } = aboutOf(name);
    const value = textOf(data[name]);
    const fallback = otherwise?.replaceAll('`', '') ?? 'none';
    const shown = isSecret ? withoutSecrets(value) : value;
    const [file] = isSecret ? secretFilesOf(name, env) : [];
    const isSet = Boolean(env[name]) || file !== undefined;
    return { name, value: shown || fallback, isSet, ...(file ? { file: file.path } : {}) };
  });
}

function textOf(value: Environment[keyof Environment]): string {
  return Array.isArray(value) ? value.join(',') : String(value ?? '');
}

/** Returns a URL without its user and password; hides all of any other text. */
function withoutSecrets(text: string): string {
  if (!/^\w+:\/\//.test(text) || !URL.canParse(text)) return text && '(hidden)';
  const { protocol, host, username, password } = new URL(text);
  return `${protocol}//${username || password ? '(hidden)@' : ''}${host}`;
}
