import { expect, test } from 'vitest';
import { subjectProblems } from './subject-problems.ts';

test.each([
  'perf(http): skip JSON Schema compilation at start',
  'docs: note the unexplained tail latency',
  'fix(web/forms): address the first field that is wrong',
  'refactor(api): bring the routers together',
  'test(e2e): press the keys, focus the field',
  'feat(cli): embed the start cache',
])('"%s" is a valid subject', (subject) => {
  expect(subjectProblems(subject)).toEqual([]);
});

test.each([
  ['update the readme', 'it does not have the form "type(scope): imperative"'],
  ['improve(web): load less', 'it does not have the form "type(scope): imperative"'],
  ['fix(Web): load less', 'it does not have the form "type(scope): imperative"'],
  ['fix(web):load less', 'it does not have the form "type(scope): imperative"'],
  ['fix(web): loaded less', '"loaded" is not in the imperative'],
  ['fix(web): loading less', '"loading" is not in the imperative'],
  ['fix(web): loads less', '"loads" is not in the imperative'],
  ['fix(web): Load less', '"Load" is no verb in lower case'],
  ['docs: what is not known of the slowest answers is said', '"what" is no verb'],
  ['test(e2e): the note goes with its step', '"the" is no verb'],
  ['fix(web): load less.', 'it ends with a full stop'],
])('"%s" is not valid: %s', (subject, problem) => {
  expect(subjectProblems(subject)).toEqual([problem]);
});

test('a subject has 72 characters at most', () => {
  const subject = `fix(web): load ${'x'.repeat(57)}`;
  expect(subjectProblems(subject)).toEqual([]);
  expect(subjectProblems(`${subject}x`)).toEqual(['it has 73 characters, 72 are allowed']);
});
