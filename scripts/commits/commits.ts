import { spawnSync } from 'node:child_process';
import { subjectProblems } from './subject-problems.ts';

/** The last commit before the rule; earlier subjects are not checked. */
const BASE = '75d68a8';

/** Fails if the subject of a commit since `BASE` breaks the rule, for `pnpm check`. */
const log = git('log', '--no-merges', '--format=%h %s', `${BASE}..HEAD`);
if (log === undefined) {
  console.log(`Commit subjects are not checked: git does not have ${BASE} here.`);
} else {
  const wrong = log
    .split('\n')
    .filter(Boolean)
    .flatMap((line) => {
      const [hash = '', ...subject] = line.split(' ');
      const problems = subjectProblems(subject.join(' '));
      return problems.length > 0 ? [`${hash} ${subject.join(' ')}\n  ${problems.join('; ')}`] : [];
    });
  for (const line of wrong) console.error(line);
  if (wrong.length > 0) {
    console.error('Reword them: git rebase --interactive, then "reword".');
    process.exitCode = 1;
  }
}

/** Returns the output of git; undefined without git, outside of a clone, and in a shallow clone. */
function git(...args: string[]): string | undefined {
  const { status, stdout } = spawnSync('git', args, { encoding: 'utf8' });
  return status === 0 ? stdout : undefined;
}
