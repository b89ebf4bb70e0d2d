import { resolve } from 'node:path';
import { environment } from '../../config/environment.ts';
import { becomeFolderAccount } from '../data-folder/account/become-account.ts';
import type { CommandLine } from './command-line.ts';

/** Commands that write nothing into the data folder. */
const APART = ['config', 'healthcheck', 'licences', 'sbom', 'verify', 'version'];

/**
 * Switches to the account that owns the data folder before a command opens any file.
 * @param name the command's name
 * @throws DataFolderError if this account may not work in the folder
 */
export function enterDataFolder(name: string, line: CommandLine): void {
  if (APART.includes(name)) return;
  // Read as root, because the account may not be able to read the files of secrets.
  if (process.geteuid?.() === 0) line.readSecrets();
  becomeFolderAccount(dataFolderOf(line), name === 'serve' ? line.runtime.program : []);
}

/** Returns the absolute path of a command's data folder. */
export function dataFolderOf(line: CommandLine): string {
  const { DATA_DIR } = line.variables();
  return resolve(DATA_DIR || environment.shape.DATA_DIR.parse(undefined));
}
