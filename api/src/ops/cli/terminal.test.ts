import { expect, test } from 'vitest';
import { terminal } from './terminal.ts';

function run(isTTY: boolean) {
  const texts = { out: '', err: '' };
  const output = terminal(
    { write: (text) => (texts.out += text) },
    { write: (text) => (texts.err += text), isTTY },
  );
  output.progress('1 row read');
  output.progress('2 rows read');
  output.print('done');
  return texts;
}

test('overwrites one line of progress on a terminal', () => {
  const clear = '\r\u001B[K';
  expect(run(true)).toEqual({
    out: 'done\n',
    err: `${clear}1 row read${clear}2 rows read${clear}`,
  });
});

test('prints plain lines elsewhere, and only results on stdout', () => {
  expect(run(false)).toEqual({ out: 'done\n', err: '1 row read\n2 rows read\n' });
});
