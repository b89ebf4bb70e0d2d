import {
  importTarget,
  type VisitImport,
  visitImport,
} from '@hoptrail/contracts/personal-data/personal-data';
import { expect, test, vi } from 'vitest';
import { z } from 'zod';
import { counted } from '../../lib/counted.ts';
import { temporaryFolder } from '../app.ts';
import {
  makeSwarmCheckin,
  makeUntappdRow,
  swarmJson,
  untappdCsv,
} from '../factories/other-apps.ts';
import { undisturbed } from '../faults/support/undisturbed.ts';
import { fillWithPeople, type Visit } from '../faults/support/world.ts';
import { IMPORTS } from '../import-file.ts';
import { hoptrail } from '../processes/command.ts';
import { zipOf } from '../zip.ts';
import { memoryOf } from './probe.ts';
import { isLongForm, recordAttack } from './record.ts';

const BOMB_MEGABYTES = isLongForm ? 95 : 50;
const MALFORMED_MEGABYTES = isLongForm ? 90 : 24;
const ALLOWED_MEGABYTES = 120;
/** The limits that the executable has built in. */
const NODE_OPTIONS = '--max-semi-space-size=4 --max-old-space-size=2048';

const CHECKINS = 'aa/checkins1.json';
const BLANK = 'This file is not a list: most of its lines are blank.';
const DAMAGED = 'This zip is damaged. Please download it again.';

test('hostile zips are refused with a sentence, and none fills the memory', async (context) => {
  const dataDir = await temporaryFolder();
  const zips = await hostileZips();
  const visits = await fillWithPeople(dataDir, zips.length);
  const people = [...new Map(visits.map((visit) => [visit.userId, visit])).values()];
  const server = hoptrail(['serve'], {
    DATA_DIR: dataDir,
    NODE_OPTIONS,
    ...undisturbed,
  });
  await server.printed('data in');
  const port = /http:\/\/[\w.]+:(\d+)/.exec(server.output())?.[1];
  const pid = server.child.pid ?? 0;

  const rest = memoryOf(pid).now;
  const problems = await Promise.all(
    zips.map(async ({ bytes }, index) => {
      const person = people[index];
      if (!person) throw new Error('There are not enough people.');
      return (await importZip(`http://127.0.0.1:${port}`, person, bytes)).problem;
    }),
  );
  expect(problems).toEqual(zips.map(({ problem }) => problem));
  const grown = memoryOf(pid).peak - rest;
  expect(grown).toBeLessThan(ALLOWED_MEGABYTES);
  const sizes = zips.map(({ bytes }) => bytes.length >> 10);
  recordAttack(context, {
    attack: 'an import is a hostile zip',
    sent: `two that unpack to ${BOMB_MEGABYTES} MB of blanks, five to ${MALFORMED_MEGABYTES} MB of malformed rows, with and without a good one in front, and ones that declare 3 GB, 60,000 files, a path out of the folder and less than they hold, or are cut off (up to ${Math.max(...sizes)} kB)`,
    times: `${zips.length} people at once`,
    held: `each import ends with a sentence; ${Math.max(0, grown)} MB more memory`,
  });
});

async function hostileZips(): Promise<{ bytes: Buffer; problem: string }[]> {
  const good = await zipOf({ [CHECKINS]: swarmJson([makeSwarmCheckin()]) });
  const changed = (change: (zip: Buffer) => void) => {
    const zip = Buffer.from(good);
    change(zip);
    return zip;
  };
  const directory = good.indexOf('PK\x01\x02');
  const end = good.indexOf('PK\x05\x06');
  const outside = good.toString('latin1').replaceAll(CHECKINS, '../checkins1.json');
  return [
    {
      bytes: await bomb(''),
      problem:
        'This file is neither an export of Untappd (CSV or JSON) nor one of Swarm (a zip, or its check-in files).',
    },
    {
      bytes: await bomb('{"items": ['),
      problem: 'The file breaks off after line 1. Please export it again.',
    },
    {
      bytes: changed((zip) => zip.writeUInt32LE(3_000_000_000, directory + 24)),
      problem: 'The files in this zip are larger than 100 MB.',
    },
    {
      bytes: changed((zip) => zip.writeUInt16LE(60_000, end + 10)),
      problem:
        'There are more than 50,000 files in this zip. Please send its check-in files alone.',
    },
    { bytes: Buffer.from(outside, 'latin1'), problem: DAMAGED },
    { bytes: changed((zip) => zip.writeUInt32LE(10, directory + 24)), problem: DAMAGED },
    { bytes: good.subarray(0, -30), problem: DAMAGED },
    ...(await malformedZips()),
  ];
}

async function malformedZips(): Promise<{ bytes: Buffer; problem: string }[]> {
  const [header = '', row = ''] = untappdCsv([makeUntappdRow()]).split('\n');
  const none = (first: string) =>
    `Of 1,000 rows of this file, none is a check-in. The first problem is in ${first}.`;
  const columns = '1 of 32 columns';
  return [
    {
      bytes: await repeated('a.csv', `${header}\n`, 'x\n'),
      problem: none(`a.csv, line 2: ${columns}`),
    },
    {
      bytes: await repeated('a.csv', `${header}\n${row}\n`, 'x\n'),
      problem: `More than 200,000 rows of this file cannot be read, so the import ended there; the check-ins before are kept. The first problem is in a.csv, line 3: ${columns}.`,
    },
    {
      bytes: await repeated('a.json', '[', '{x},'),
      problem: none('a.json, line 1: it is not valid JSON'),
    },
    {
      bytes: await repeated('a.csv', `${header}\n`, `"${'x'.repeat(900_000)}\n`),
      problem: `Of ${counted(Math.ceil((MALFORMED_MEGABYTES << 20) / 900_002), 'row')} of this file, none is a check-in. The first problem is in a.csv, line 2: it has more than 100,000 characters.`,
    },
    { bytes: await repeated('a.csv', `${header}\n`, '\n'), problem: BLANK },
  ];
}

/** Returns a zip with a text that repeats a part up to a size. */
async function repeated(name: string, start: string, part: string): Promise<Buffer> {
  const times = Math.ceil((MALFORMED_MEGABYTES << 20) / part.length);
  return await zipOf({ [name]: Buffer.from(start + part.repeat(times)) });
}

/** Returns a zip that unpacks to a text of blanks, which are a thousandth of it in the zip. */
async function bomb(text: string): Promise<Buffer> {
  const bytes = Buffer.alloc(BOMB_MEGABYTES * 1024 * 1024, ' ');
  bytes.write(text);
  return await zipOf({ [CHECKINS]: bytes });
}

/** Announces and sends a file, and waits for the end of its import. */
async function importZip(url: string, { cookie }: Visit, zip: Buffer): Promise<VisitImport> {
  const announced = await fetch(url + IMPORTS, {
    method: 'POST',
    headers: { 'content-type': 'application/json', cookie },
    body: JSON.stringify({ fileName: 'export.zip', bytes: zip.length }),
  });
  const { uploadURL } = importTarget.parse(await announced.json());
  const sent = await fetch(url + uploadURL, {
    method: 'PUT',
    headers: { 'content-type': 'application/octet-stream', cookie },
    body: new Uint8Array(zip),
  });
  expect(sent.status, await sent.text()).toBe(200);
  const own = async () => {
    const response = await fetch(url + IMPORTS, { headers: { cookie } });
    return visitImport.parse(z.array(z.unknown()).parse(await response.json())[0]);
  };
  return await vi.waitFor(
    async () => {
      const found = await own();
      expect(['done', 'failed']).toContain(found.state);
      return found;
    },
    { timeout: 120_000 },
  );
}
