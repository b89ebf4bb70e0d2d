import { aboutOf, environment } from './environment.ts';

/** Returns the documentation page that lists every variable, generated from the schema. */
export function configurationPage(): string {
  const defaults = environment.parse({});
  const rows = environment.keyof().options.map((name) => {
    const { description, otherwise, isSecret } = aboutOf(name);
    return `| \`${name}\`${isSecret ? ' (secret)' : ''} | ${otherwise ?? code(defaults[name])} | ${description} |`;
  });
  return [INTRO, '| Variable | Default | Meaning |', '|---|---|---|', ...rows, ''].join('\n');
}

const INTRO = `# Configuration

Environment variables configure Hoptrail. All are optional, and an empty one counts as not set.
\`hoptrail config\` prints the settings in effect, with secrets hidden, and warns about wrong or risky ones;
\`hoptrail serve --help\` lists the few that are options too.

A secret can be in a file: name the file in a variable with the suffix \`_FILE\`, such as \`SMTP_URL_FILE\`, or
pass it as a systemd credential with the variable's name
(\`LoadCredential=SMTP_URL:/etc/hoptrail/smtp-url\`).

This page is generated from the schema of the variables: \`pnpm unit api/src/config -u\`.
`;

function code(value: unknown): string {
  const text = Array.isArray(value) ? value.join(',') : String(value ?? '');
  return text === '' ? 'none' : `\`${text}\``;
}
