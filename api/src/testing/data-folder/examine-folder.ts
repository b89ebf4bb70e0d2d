import { join } from 'node:path';
import { takeBackup } from '../../ops/backups/take/take-backup.ts';
import { examine } from '../../ops/doctor/examine.ts';
import type { Finding } from '../../ops/doctor/finding.ts';
import { testRuntime } from '../app.ts';
import { stockedFolder } from './content.ts';

/** Settings that the doctor has nothing to say about. */
export const soundSettings = {
  PUBLIC_URL: 'https://beer.example',
  TRUST_PROXY: '127.0.0.1',
  SMTP_URL: 'smtp://localhost',
  MAIL_FROM: 'beer@beer.example',
  ADMIN_EMAILS: 'boss@beer.example',
};

/** Returns what the doctor finds in a data folder, with sound settings. */
export async function examineAll(
  dataDir: string,
  more: { isRepairing?: boolean; now?: Date; settings?: Record<string, string> } = {},
): Promise<Finding[]> {
  const { isRepairing = false, now = new Date(), settings = {} } = more;
  const variables = { ...soundSettings, ...settings, DATA_DIR: dataDir };
  return await Array.fromAsync(examine({ variables, runtime: testRuntime, now, isRepairing }));
}

/**
 * Returns the findings that are not ok, except for the backup disk: these tests have backups beside
 * the data.
 */
export function wrong(findings: Finding[]): Finding[] {
  return findings.filter(({ check, state }) => state !== 'ok' && check !== 'backup disk');
}

/** Returns an intact data folder that no server uses, and its only backup. */
export async function soundFolder() {
  const { dataDir, db, close } = await stockedFolder();
  const places = { dataDir, backupDir: join(dataDir, 'backups') };
  const backup = await takeBackup({ ...places, kind: 'manual', version: '1', now: new Date() });
  return { dataDir, db, close, backup };
}
