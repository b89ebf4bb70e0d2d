import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { validate } from '@actions/languageservice/validate';
import { expect, test } from 'vitest';
import { TextDocument } from 'vscode-languageserver-textdocument';

const folder = join(import.meta.dirname, '../../.github/workflows');
/** The actions of the platform, by their major version. */
const ACTION = /^actions\/(checkout|setup-node|upload-artifact)@v\d+$/;

/**
 * Returns what GitHub's own checker says about a workflow.
 * @param name of its file; the checker remembers what it said about a name
 */
async function problemsIn(name: string, text: string): Promise<string[]> {
  const document = TextDocument.create(`file:///.github/workflows/${name}`, 'yaml', 1, text);
  return (await validate(document)).map(({ message }) => String(message));
}

test.each(readdirSync(folder))('%s is a workflow that runs', async (name) => {
  const text = readFileSync(join(folder, name), 'utf8');
  expect(await problemsIn(name, text)).toEqual([]);
  const actions = [...text.matchAll(/uses: (\S+)/g)].map(([, action]) => action);
  expect(actions.length).toBeGreaterThan(0);
  for (const action of actions) expect(action).toMatch(ACTION);
  expect(text, 'the rights at the top are those of a reader').toMatch(
    /^permissions:\n {2}contents: read$/m,
  );
});

test('finds faults in a workflow', async () => {
  const faulty =
    'on: push\njobs:\n  a:\n    runs-on: b\n    steps:\n      - run: echo $' + '{{ githu.x }}\n';
  expect(await problemsIn('faulty.yml', faulty)).toEqual(["Unrecognized named-value: 'githu'"]);
});
