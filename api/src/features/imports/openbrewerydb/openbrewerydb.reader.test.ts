import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { createServer, type RequestListener, type Server } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { openSource } from '../shared/csv/list-source.ts';
import { readRows } from './openbrewerydb.reader.ts';

const HEADER = 'id,name,brewery_type,city,postal_code';
let folder: string;
let server: Server | undefined;

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'hoptrail-reader-'));
});
afterEach(async () => {
  server?.closeAllConnections();
  server?.close();
  server = undefined;
  await rm(folder, { recursive: true });
});

async function file(content: string | Buffer): Promise<string> {
  const path = join(folder, 'list');
  await writeFile(path, content);
  return path;
}

function serve(listener: RequestListener): Promise<string> {
  const started = createServer(listener);
  server = started;
  return new Promise((resolve, reject) => {
    started.listen(0, '127.0.0.1', () => {
      const address = started.address();
      if (address === null || typeof address === 'string') reject(new Error('No port.'));
      else resolve(`http://127.0.0.1:${address.port}/list.csv`);
    });
  });
}

async function read(source: string, timeoutMs?: number) {
  return await Array.fromAsync(readRows(openSource(source, timeoutMs)));
}

/** Returns the place of each row with its name or problem. */
async function summary(content: string) {
  const rows = await read(await file(content));
  return rows.map((row) => [row.place, 'fields' in row ? row.fields.name : row.problem]);
}

test('reads CSV with each row by its columns and its line', async () => {
  const rows = await read(await file(`${HEADER}\n1,One,micro,Moore,73160\n`));
  expect(rows).toEqual([
    {
      place: 'line 2',
      fields: { id: '1', name: 'One', brewery_type: 'micro', city: 'Moore', postal_code: '73160' },
    },
  ]);
});

test('reads quotes, line ends of every kind, blank lines, a byte order mark', async () => {
  const text = `\uFEFF${HEADER}\r\n1,"One, ""Two""",micro,Moore,73160\r\n\r\n2,Three,micro,Moore,7`;
  expect(await summary(text)).toEqual([
    ['line 2', 'One, "Two"'],
    ['line 4', 'Three'],
  ]);
});

test('reads a field that spans several lines', async () => {
  expect(
    await summary(`${HEADER}\n1,"One\nand more",micro,Moore,7\n2,Two,micro,Moore,7\n`),
  ).toEqual([
    ['line 2', 'One\nand more'],
    ['line 4', 'Two'],
  ]);
});

test('skips a malformed row without affecting others', async () => {
  const text = [
    HEADER,
    '1,One,micro,Moore,7',
    '2,"Two,micro,Moore,7',
    '3,Three,micro,Moore,7',
    '4,Four,micro',
    '5,Five,micro,Moore,7,8',
    '6,"Six"teen,micro,Moore,7',
    '7,"Seven,micro,Moore,7',
    '8,Eight,micro,Moore,7',
  ].join('\n');
  const quote = 'a quotation mark is not closed or stands inside a field';
  expect(await summary(text)).toEqual([
    ['line 2', 'One'],
    ['line 3', quote],
    ['line 4', 'Three'],
    ['line 5', '3 of 5 columns'],
    ['line 6', '6 of 5 columns'],
    ['line 7', quote],
    ['line 8', quote],
    ['line 9', 'Eight'],
  ]);
});

test('loses one row for an unclosed quote in a long list', async () => {
  const lines = Array.from({ length: 2000 }, (_, index) => `${index},Name,micro,Moore,7`);
  lines[495] = '495,"Name,micro,Moore,7';
  const rows = await summary([HEADER, ...lines].join('\n'));
  expect(rows).toHaveLength(2000);
  expect(rows.filter(([, name]) => name !== 'Name')).toEqual([
    ['line 497', expect.stringContaining('quotation mark')],
  ]);
});

test('reads JSON by the order of its items', async () => {
  expect(await read(await file('\n [{"name":"One"}, 2, null, [3], {"name":"Four"}]'))).toEqual([
    { place: 'item 1', fields: { name: 'One' } },
    { place: 'item 2', problem: 'is not an object' },
    { place: 'item 3', problem: 'is not an object' },
    { place: 'item 4', problem: 'is not an object' },
    { place: 'item 5', fields: { name: 'Four' } },
  ]);
});

test('reads from the web', async () => {
  const link = await serve((_, response) => response.end(`${HEADER}\n1,Öne,micro,Moore,7\n`));
  expect(await read(link)).toMatchObject([{ place: 'line 2', fields: { name: 'Öne' } }]);
});

test.each([
  ['nothing', '', /is empty/],
  ['blanks', ' \n \n', /is empty/],
  ['a web page', '\n<!doctype html><p>Hello', /is a web page, not a CSV or JSON file/],
  ['another table', 'a,b\n1,2', /does not name id, name, brewery_type, city, postal_code/],
  ['a picture', Buffer.from([137, 80, 78, 71, 13, 10, 26, 10, 0]), /is no Open Brewery DB list/],
  ['broken JSON', '[{"name":', /is not valid JSON/],
  ['a JSON object', '{"message":"Not found"}', /holds a single JSON object/],
  ['a line without end', 'x'.repeat(1_000_001), /line 1 has no end/],
])('refuses %s', async (_, content, message) => {
  await expect(read(await file(content))).rejects.toThrow(message);
});

test('refuses a missing file and a folder', async () => {
  await expect(read(join(folder, 'none.csv'))).rejects.toThrow(/There is no file .*none\.csv\./);
  await expect(read(folder)).rejects.toThrow(/is a folder\. Name the CSV or JSON file in it\./);
});

test('refuses a URL that does not respond with a list', async () => {
  const link = await serve((_, response) => response.writeHead(404).end('<p>gone'));
  await expect(read(link)).rejects.toThrow(/answered "404 Not Found"\. Check the address\./);
});

test('refuses a server that does not answer in time', async () => {
  const silent = await serve(() => undefined);
  await expect(read(silent, 50)).rejects.toThrow(/took longer than 1 s/);
});

test('refuses a download that breaks off', async () => {
  const link = await serve((_, response) => {
    response.writeHead(200, { 'content-length': '1000' });
    response.write(`${HEADER}\n`, () => response.destroy());
  });
  await expect(read(link)).rejects.toThrow(/could not be read/);
});

test('refuses an unreachable server', async () => {
  const link = await serve(() => undefined);
  await new Promise((resolve) => server?.close(resolve));
  await expect(read(link)).rejects.toThrow(/refused the connection/);
});
