import { readFileSync } from 'node:fs';
import { issueText } from './issue-text.ts';

/** Prints the text of an issue about a failed run of every test: `nightly-issue.ts <log>`. */
const [log = ''] = process.argv.slice(2);
const { RUN_URL, GITHUB_SHA } = process.env;
console.log(issueText(readFileSync(log, 'utf8'), { run: RUN_URL, commit: GITHUB_SHA }));
