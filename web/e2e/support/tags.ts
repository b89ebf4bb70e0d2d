import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { makeTap } from '../../../api/src/testing/taps.ts';

const run = promisify(execFile);
let added = 0;

/**
 * Adds a tag to a brewery with the command line, as a host does, and plays the chip with the printed
 * keys.
 * @returns a function that returns the path of the next tap
 */
export async function addTag(breweryId: string, name: string): Promise<() => string> {
  added += 1;
  const worker = Number(process.env.TEST_WORKER_INDEX ?? 0) * 0x1_0000;
  const uid = `04${(worker + added).toString(16).padStart(12, '0').toUpperCase()}`;
  const url = 'https://beer.example.org';
  const { stdout } = await run(
    process.execPath,
    [
      ...['../api/src/main.ts', '--data', 'test-results/data', 'tag', 'add', breweryId, uid],
      ...['--name', name, '--url', url],
    ],
    { env: { PATH: process.env.PATH } },
  );
  const keyOf = (number: number) => {
    const [, key = ''] = new RegExp(`^Key ${number},.* ([0-9A-F]{32})$`, 'm').exec(stdout) ?? [];
    return Buffer.from(key, 'hex');
  };
  const template = /https:\S+/.exec(stdout)?.[0] ?? '';
  let counter = 0;
  return () => {
    counter += 1;
    const { data, mac } = makeTap({ meta: keyOf(1), fileReadOf: () => keyOf(2) }, uid, counter);
    const texts = [data, mac].map((bytes) => bytes.toString('hex').toUpperCase());
    return template.replace(url, '').replace(/0{32}-0{16}$/, texts.join('-'));
  };
}
