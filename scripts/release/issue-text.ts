import { stripVTControlCharacters } from 'node:util';

const LAST_LINES = 40;

/**
 * Returns the text of an issue about a failed run of `pnpm test:all`.
 * @param log its output, which begins with the seed and ends with what failed
 * @param about where it ran, and on which commit
 */
export function issueText(
  log: string,
  { run, commit }: { run?: string | undefined; commit?: string | undefined },
): string {
  const lines = stripVTControlCharacters(log).trimEnd().split('\n');
  const seed = lines.map((line) => /FUZZ_SEED=(\d+)/.exec(line)?.[1]).find(Boolean);
  return [
    ...(commit ? [`Commit ${commit}`] : []),
    ...(run ? [run] : []),
    '',
    'To run the same tests again:',
    '',
    '```sh',
    `${seed ? `FUZZ_SEED=${seed} ` : ''}npx -y pnpm@12 test:all`,
    '```',
    '',
    'The end of the output:',
    '',
    '```',
    ...lines.slice(-LAST_LINES),
    '```',
  ].join('\n');
}
