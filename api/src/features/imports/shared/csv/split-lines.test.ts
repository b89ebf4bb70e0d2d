import { expect, test } from 'vitest';
import { splitLines } from './split-lines.ts';

async function linesOf(...pieces: string[]) {
  const text = (async function* () {
    yield* pieces;
  })();
  return await Array.fromAsync(splitLines('The list', text));
}

test.each([
  ['LF', 'a\n\nbc\n', ['a', '', 'bc']],
  ['CRLF', 'a\r\n\r\nbc\r\n', ['a', '', 'bc']],
  ['CR', 'a\r\rbc\r', ['a', '', 'bc']],
  ['LF, with a CR within a line', 'a\nb\rc\nd', ['a', 'b\rc', 'd']],
  ['CRLF, with a CR within a line', 'a\r\nb\rc\r\r\nd', ['a', 'b\rc\r', 'd']],
  ['CR at first', 'a\rb\nc\r\nd', ['a', 'b', 'c', 'd']],
  ['none', 'abc', ['abc']],
])('lines that end with %s are the same however the text arrives', async (_, text, lines) => {
  const wanted = lines.map((line, index) => ({ number: index + 1, text: line }));
  expect(await linesOf(...text)).toEqual(wanted);
  for (let at = 0; at <= text.length; at += 1) {
    expect(await linesOf(text.slice(0, at), '', text.slice(at))).toEqual(wanted);
  }
});

test('a line without an end is refused', async () => {
  const million = 'x'.repeat(1_000_000);
  expect(await linesOf(`${million}\n`, million)).toHaveLength(2);
  await expect(linesOf('a\n', million, 'x')).rejects.toThrow(
    'The list is not a list: line 2 has no end.',
  );
});
