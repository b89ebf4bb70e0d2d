import { randomUUID } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import { existsImageUse } from '../../../features/uploads/shared/uploads.repo.ts';
import { allProcedures } from '../../../transport/procedures.ts';
import { buildPatientApp } from '../app.ts';
import { examples } from '../examples.ts';
import { type Scene, setScene } from '../scene.ts';
import { callOver, type Transport, transports } from '../transports.ts';
import { goodAddresses, goodPictures, hostileAddresses, hostilePictures } from './addresses.ts';
import { fieldsOfFormat, inputSchemas } from './link-fields.ts';

const linkFields = fieldsOfFormat('uri');
const pictureFields = fieldsOfFormat('uri-reference');
const procedures = new Map(allProcedures().map((served) => [served.path, served]));

test('what is named like a link or a picture takes one', () => {
  const telling = /link|url|image|logo|photo|instagram|twitter|facebook|tiktok|threads/i;
  const named = inputSchemas().flatMap(([path, { properties = {} }]) =>
    Object.keys(properties)
      .filter((name) => telling.test(name))
      .map((name) => `${path} ${name}`),
  );
  const found = [...linkFields, ...pictureFields].map(
    ([path, field]) => `${path} ${field.split('.')[0]}`,
  );
  expect(named).toEqual(named.filter((name) => found.includes(name)));
});

for (const transport of transports) {
  // Both run the same procedures, and `rpc.parity.test.ts` compares them.
  describe(`over ${transport}`, { tags: transport === 'RPC' ? ['release'] : [] }, () => {
    test('links other than http and https are refused', async () => {
      const run = await buildPatientApp();
      for (const [path, field] of linkFields) {
        const scene = await setScene(run, 'admin', 'own');
        for (const address of hostileAddresses) {
          const outcome = await sendField(scene, transport, path, field, address);
          expect([path, field, address, outcome]).toEqual([path, field, address, 400]);
        }
        for (const address of goodAddresses) {
          const fresh = isTakenOnce(path) ? await setScene(run, 'admin', 'own') : scene;
          const outcome = await sendField(fresh, transport, path, field, address);
          expect([path, field, address, outcome]).toEqual([path, field, address, 200]);
        }
      }
    });

    test('references that are not pictures are refused', async () => {
      const run = await buildPatientApp();
      for (const [path, field] of pictureFields) {
        const scene = await setScene(run, 'admin', 'own');
        for (const address of [...hostileAddresses, ...hostilePictures]) {
          if (isJustNormalized(path, address)) continue;
          const outcome = await sendField(scene, transport, path, field, address);
          expect([path, field, address, [400, 404].includes(outcome)]).toEqual([
            path,
            field,
            address,
            true,
          ]);
        }
        for (const address of [...goodAddresses, ...goodPictures]) {
          const fresh = isTakenOnce(path) ? await setScene(run, 'admin', 'own') : scene;
          const outcome = await sendField(fresh, transport, path, field, address);
          expect([path, field, address, outcome]).toEqual([
            path,
            field,
            address,
            taken(path, address),
          ]);
        }
      }
    });
  });
}

test('every picture that a call stores counts as used', async () => {
  const run = await buildPatientApp();
  for (const [path, field] of pictureFields) {
    // The uploader's calls store nothing.
    if (path.startsWith('uploads.')) continue;
    const scene = await setScene(run, 'admin', 'own');
    const drawing = `/art/breweries/${randomUUID()}/logo.svg`;
    const picture = isOwnUpload(path) ? `/objects/uploads/${scene.photoId}` : drawing;
    const status = await sendField(scene, 'RPC', path, field, picture);
    const isUsed = await existsImageUse(run.deps.db, picture);
    expect([path, field, status, isUsed]).toEqual([path, field, 200, true]);
  }
});

/** Tells whether a call is allowed once in a scene: an address has one account, a name one brewery. */
function isTakenOnce(path: string): boolean {
  return ['auth.completeProfile', 'admin.breweries.create', 'news.publish'].includes(path);
}

/** Returns the status of a call with a valid address of a picture. */
function taken(path: string, address: string): number {
  if (isOwnUpload(path)) return 404;
  return isOfPerson(path) && !goodPictures.includes(address) ? 400 : 200;
}

/** Tells whether a call takes uploads of its caller only, neither drawings nor links. */
function isOwnUpload(path: string): boolean {
  return path === 'checkins.photos.set';
}

/** Tells whether a call takes a person's own picture, which cannot be a link to another site. */
function isOfPerson(path: string): boolean {
  return path === 'auth.completeProfile' || path.startsWith('users.');
}

/**
 * Tells whether a call only converts an address to a path, as the uploader's do: its use checks
 * whether the file exists.
 */
function isJustNormalized(path: string, address: string): boolean {
  return path.startsWith('uploads.') && /\/uploads\/[\w-]+$/.test(address);
}

/** Sends a valid call with one field changed, as an administrator. @returns the status */
async function sendField(
  scene: Scene,
  transport: Transport,
  path: string,
  field: string,
  value: string,
): Promise<number> {
  const served = procedures.get(path);
  const example = new Map<string, unknown>(Object.entries((await examples[path]?.(scene)) ?? {}));
  const [outer = '', inner] = field.split('.');
  if (outer.startsWith('ticket')) example.delete('ticketLink');
  const within = inner === '0' ? [value] : { [String(inner)]: value };
  example.set(outer, inner === undefined ? value : within);
  if (!served) throw new Error(`There is no procedure ${path}.`);
  const input = Object.fromEntries(example);
  const { status } = await callOver(transport, scene.run.app, served, input, scene.caller);
  return status;
}
