import { once } from 'node:events';
import { mkdir, writeFile } from 'node:fs/promises';
import { type ClientHttp2Session, type ClientHttp2Stream, connect } from 'node:http2';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { createBrotliDecompress } from 'node:zlib';
import { UPLOAD_BYTES } from '@hoptrail/contracts/limits';
import { beforeEach, expect, onTestFinished, test } from 'vitest';
import { readConfig } from '../../config/config.ts';
import { type RunningServer, startServer } from '../../server.ts';
import { temporaryFolder, testRuntime } from '../../testing/app.ts';
import { makeBrewery } from '../../testing/factories/brewery.ts';
import { insertPeople } from '../../testing/faults/support/world.ts';
import { picture } from '../../testing/person.ts';
import { keepOwnCertificate } from '../../testing/services/certificate.ts';
import { freePort } from '../../testing/services/pebble.ts';
import { openDataFolder } from '../data-folder/data-folder.ts';

const DOMAIN = 'beer.example.org';
const PAGE = '<head><!--head--><!--/head--></head><body><!--data--><!--/data--></body>';
const ROUTES = [{ path: '/brewery/$id', isPublic: false, scripts: [], styles: [] }];

let server: RunningServer;
let session: ClientHttp2Session;
let site: string;
let cookie: string;
let breweryId: string;

beforeEach(async () => {
  const [folder, port, http] = [await temporaryFolder(), await freePort(), await freePort()];
  await keepOwnCertificate(folder, DOMAIN);
  const web = join(folder, 'web');
  await mkdir(web);
  await writeFile(join(web, 'index.html'), PAGE);
  await writeFile(join(web, 'routes.json'), JSON.stringify(ROUTES));
  // Requests may take longer to finish than a test, so that one which waits for that fails.
  const config = readConfig(
    {
      ...{ HOST: '127.0.0.1', LOG_LEVEL: 'silent', SHED_DELAY_MS: '0', DRAIN_SECONDS: '300' },
      ...{ DATA_DIR: folder, DOMAIN, HTTPS_PORT: String(port), HTTP_PORT: String(http) },
    },
    'demo',
  );
  const runtime = {
    ...testRuntime,
    unpack: async (folder: string) => ({ ...(await testRuntime.unpack(folder)), webRoot: web }),
  };
  const data = await openDataFolder(config, runtime);
  const [visit] = await insertPeople(data.db, 1);
  const brewery = makeBrewery();
  await data.db.insertInto('breweries').values(brewery).execute();
  breweryId = String(brewery.id);
  cookie = `__Host-${visit?.cookie}`;
  server = await startServer(config, data, runtime);
  onTestFinished(() => server.close());
  site = `https://${DOMAIN}:${port}`;
  const own = { rejectUnauthorized: false, maxSessionMemory: 50 };
  session = connect(`https://127.0.0.1:${port}`, own);
  session.on('error', () => {});
  onTestFinished(() => session.destroy());
  await once(session, 'connect');
});

function begin(method: string, path: string, headers: object = {}): ClientHttp2Stream {
  const stream = session.request({
    ':method': method,
    ':path': path,
    ':authority': new URL(site).host,
    cookie,
    ...headers,
  });
  return stream.on('error', () => {});
}

async function responseOf(stream: ClientHttp2Stream) {
  const [head] = await once(stream, 'response');
  return { status: Number(head[':status']), type: head['content-type'], body: await text(stream) };
}

async function uploadLink(): Promise<string> {
  const stream = begin('POST', '/api/objects/upload', { 'content-type': 'application/json' });
  stream.end('{}');
  const { uploadURL } = JSON.parse((await responseOf(stream)).body);
  const { pathname, search } = new URL(uploadURL);
  return pathname + search;
}

test('accepts a picture of 10 MB, the limit', async () => {
  const file = await picture();
  const stream = begin('PUT', await uploadLink(), { 'content-type': 'image/png' });
  stream.end(Buffer.concat([file, Buffer.alloc(UPLOAD_BYTES - file.length)]));
  expect(await responseOf(stream)).toMatchObject({ status: 200, body: /Picture received/ });
});

test.each([
  ['a Content-Length', true],
  ['no Content-Length', false],
])('refuses a larger picture with a clear message, with %s', async (_how, hasLength) => {
  const bytes = UPLOAD_BYTES + 1;
  const length = hasLength ? { 'content-length': bytes } : {};
  const stream = begin('PUT', await uploadLink(), { 'content-type': 'image/png', ...length });
  stream.end(Buffer.alloc(bytes));
  const response = await responseOf(stream);
  expect([response.status, JSON.parse(response.body)]).toEqual([
    413,
    {
      message: 'The image file is too large: it may have 10 MB. Please choose a smaller image.',
      code: 'upload.tooLarge',
    },
  ]);
  expect((await responseOf(begin('GET', '/api/health').end())).status, 'the same session').toBe(
    200,
  );
});

test('serves a page with the files of its screen', async () => {
  const { status, type, body } = await responseOf(begin('GET', `/brewery/${breweryId}`).end());
  expect([status, type]).toEqual([200, 'text/html; charset=utf-8']);
  expect(body).toContain(`<link rel="canonical" href="${site}/brewery/${breweryId}" />`);
  const data = JSON.parse(/id="preloaded-queries">(.*)<\/script>/.exec(body)?.[1] ?? '');
  expect(data.responses).toContainEqual(
    expect.objectContaining({ path: 'breweries.byId', input: { id: breweryId } }),
  );
});

test.each(['identity', 'br'])('streams responses one by one, as %s', async (coding) => {
  const paths = 'checkins.leaderboard,breweries.list';
  const input = encodeURIComponent(JSON.stringify({ 0: {}, 1: {} }));
  const stream = begin('GET', `/trpc/${paths}?batch=1&input=${input}`, {
    'trpc-accept': 'application/jsonl',
    'accept-encoding': coding,
  });
  const [head] = await once(stream.end(), 'response');
  expect(head[':status']).toBe(200);
  const isCompressed = head['content-encoding'] === 'br';
  const body = await text(isCompressed ? stream.pipe(createBrotliDecompress()) : stream);
  expect(body.trim().split('\n').length).toBeGreaterThan(2);
  expect(body).toContain(breweryId);
});

test('finishes running requests when stopping, and closes the sessions', async () => {
  const idle = connect(new URL(site).href.replace(DOMAIN, '127.0.0.1'), {
    rejectUnauthorized: false,
  });
  await once(idle, 'connect');
  const told = [once(idle, 'goaway'), once(idle, 'close'), once(session, 'close')];
  const body = JSON.stringify({ email: 'ada@people.example' });
  const stream = begin('POST', '/api/auth/send-code', { 'content-type': 'application/json' });
  stream.write(body.slice(0, 5));
  await responseOf(begin('GET', '/api/health').end());
  const closed = server.close();
  await told[0];
  stream.end(body.slice(5));
  expect((await responseOf(stream)).status).toBe(200);
  await Promise.all([closed, ...told]);
});
