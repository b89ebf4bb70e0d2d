import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { aboutOf, environment } from './environment.ts';

const MOST_CHARACTERS = 16_384;

type Variables = Readonly<Record<string, string | undefined>>;

/** The names of the variables that hold secrets. */
export const secretNames: readonly string[] = environment
  .keyof()
  .options.filter((name) => aboutOf(name).isSecret);

/** A file that holds a secret. */
interface SecretFile {
  /** The name of the file in a sentence, such as `SMTP_URL_FILE` or `the credential SMTP_URL`. */
  source: string;
  path: string;
}

/**
 * Returns the variables with secrets from files, and a sentence for each file that cannot be read.
 * A variable with the suffix `_FILE` names the file, or the file is a credential of systemd.
 * @param env the environment's variables; empty ones count as not set
 */
export function withSecretsFromFiles(env: Variables): { variables: Variables; problems: string[] } {
  const variables: Record<string, string | undefined> = { ...env };
  const problems: string[] = [];
  for (const name of secretNames) {
    const files = secretFilesOf(name, env);
    const [file] = files;
    if (file === undefined) continue;
    const sources = [...(env[name] ? [name] : []), ...files.map(({ source }) => source)];
    if (sources.length > 1) {
      problems.push(`${sources.join(' and ')} are both set. Leave one out.`);
      continue;
    }
    const secret = readSecret(file);
    if ('value' in secret) variables[name] = secret.value;
    else problems.push(secret.problem);
  }
  return { variables, problems };
}

/** Returns the variables without those that name files with secrets. */
export function withoutSecretFiles(env: Variables): Variables {
  const names = [...secretNames.map((name) => `${name}_FILE`), 'CREDENTIALS_DIRECTORY'];
  return Object.fromEntries(Object.entries(env).filter(([name]) => !names.includes(name)));
}

/** Returns the files of a secret; more than one is an error. */
export function secretFilesOf(name: string, env: Variables): SecretFile[] {
  const named = env[`${name}_FILE`];
  const folder = env.CREDENTIALS_DIRECTORY;
  const credential = folder ? join(folder, name) : undefined;
  return [
    ...(named ? [{ source: `${name}_FILE`, path: named }] : []),
    ...(credential !== undefined && isThere(credential)
      ? [{ source: `the credential ${name}`, path: credential }]
      : []),
  ];
}

/**
 * Returns whether a credential exists. One without read permission exists, and reading it fails
 * later.
 */
function isThere(path: string): boolean {
  try {
    readFileSync(path);
    return true;
  } catch (error) {
    return codeOf(error) !== 'ENOENT' && codeOf(error) !== 'ENOTDIR';
  }
}

function readSecret({ source, path }: SecretFile): { value: string } | { problem: string } {
  const is = source.endsWith('_FILE') ? `${source} names ${path}` : `${source} is ${path}`;
  try {
    const value = readFileSync(path, 'utf8').trim();
    if (value === '') return { problem: `${is}, but that file is empty.` };
    if (value.length <= MOST_CHARACTERS) return { value };
    return { problem: `${is}, but that file is too long for a secret.` };
  } catch (error) {
    return { problem: `${is}, but that file ${reasonOf(error)}.` };
  }
}

function reasonOf(error: unknown): string {
  const reasons: Record<string, string> = {
    ENOENT: 'does not exist',
    ENOTDIR: 'does not exist',
    EISDIR: 'is a folder',
    EACCES: 'may not be read by this account',
    EPERM: 'may not be read by this account',
  };
  return reasons[codeOf(error)] ?? `cannot be read (${codeOf(error)})`;
}

function codeOf(error: unknown): string {
  return error instanceof Error && 'code' in error ? String(error.code) : String(error);
}
