import { createHash } from 'node:crypto';
import { mkdir, open, readFile, rename, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { z } from 'zod';

/** An account with a certificate authority. */
const account = z.object({ key: z.string(), url: z.string() });
export type Account = z.infer<typeof account>;

/** Stores the private key with its certificate chain, as one PEM text, and accounts. */
export interface CertificateFiles {
  /** Returns the stored key and chain; undefined if there are none. */
  read(domain: string): Promise<string | undefined>;
  /** Stores a key and its chain atomically; they are on the disk when it returns. */
  write(domain: string, pem: string): Promise<void>;
  /** Returns the account with an authority; `make` creates it if there is none. */
  account(directory: string, make: () => Promise<Account>): Promise<Account>;
  /** Deletes the account with an authority that does not know it. */
  forgetAccount(directory: string): Promise<void>;
}

/** Returns the store in a folder that only the server's own account may read. */
export function certificateFiles(folder: string): CertificateFiles {
  const accountFile = (directory: string) => {
    const name = createHash('sha256').update(directory).digest('hex').slice(0, 12);
    return join(folder, `account-${name}.json`);
  };
  const fileOf = (domain: string) => join(folder, `${domain}.pem`);
  return {
    read: (domain) => readIfThere(fileOf(domain)),
    write: (domain, pem) => writePrivately(folder, fileOf(domain), pem),
    async account(directory, make) {
      const stored = await readIfThere(accountFile(directory));
      if (stored !== undefined) return account.parse(JSON.parse(stored));
      const created = await make();
      await writePrivately(folder, accountFile(directory), JSON.stringify(created));
      return created;
    },
    forgetAccount: (directory) => rm(accountFile(directory), { force: true }),
  };
}

async function readIfThere(file: string): Promise<string | undefined> {
  return await readFile(file, 'utf8').catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return undefined;
    throw error;
  });
}

async function writePrivately(folder: string, file: string, text: string): Promise<void> {
  await mkdir(folder, { recursive: true, mode: 0o700 });
  const aside = await open(`${file}.new`, 'w', 0o600);
  try {
    await aside.chmod(0o600);
    await aside.writeFile(text);
    await aside.sync();
  } finally {
    await aside.close();
  }
  await rename(`${file}.new`, file);
}
