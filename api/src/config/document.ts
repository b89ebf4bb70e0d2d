import { aboutOf, environment } from './environment.ts';

/** Returns the documentation page that lists every variable, generated from the schema. */
export function configurationPage(): string {
  const defaults = environment.parse({});
  const rows = environment.keyof().options.map((name) => {
    const { description, otherwise, isSecret } = aboutOf(name);
    return `| \`${name}\`${isSecret ? ' (secret)' : ''} | ${otherwise ?? code(defaults[name])} | ${description} |`;
  });
  return [INTRO, '| Variable | Without it | What it is |', '|---|---|---|', ...rows, ''].join('\n');
}

const INTRO = `# Configuration

Hoptrail is configured by variables of its environment. All are optional, and an empty one counts as
not set. \`hoptrail config\` prints what is in effect, with secrets hidden, and says what is wrong or
unwise about it; \`hoptrail serve --help\` lists the few that can be given as options too.

A secret may be read from a file instead: name the file in a variable with \`_FILE\` behind the name, such
as \`SMTP_URL_FILE\`, or pass it as a credential of systemd with the variable's name
(\`LoadCredential=SMTP_URL:/etc/hoptrail/smtp-url\`).

This page is generated from the schema of the variables: \`pnpm unit api/src/config -u\`.
`;

function code(value: unknown): string {
  const text = Array.isArray(value) ? value.join(',') : String(value ?? '');
  return text === '' ? 'none' : `\`${text}\``;
}
