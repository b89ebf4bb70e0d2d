import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import manifest from '../../package.json' with { type: 'json' };
import { buildNextVersion, laterVersion } from '../binary/next-version.ts';
import { executable, notices } from '../binary/paths.ts';
import { thisMachine } from '../binary/target.ts';
import { ApiClient } from '../smoke/api-client.ts';
import { cleanRoot, unpackRoot } from './clean-root.ts';
import { DebianMachine } from './debian-machine.ts';
import { architectureOf, buildPackage } from './package.ts';

/** The versions of the packages. */
export const versions = {
  built: manifest.version,
  next: laterVersion(),
  failing: laterVersion(2),
};

/** A clean Debian with three packages in `/root`, each named by its version. */
export class Installation {
  readonly machine: DebianMachine;
  readonly #folder: string;

  private constructor(machine: DebianMachine, folder: string) {
    this.machine = machine;
    this.#folder = folder;
  }

  /**
   * Boots the machine and builds the packages: of the built executable, of a next version with one more
   * migration, and of one after it with a migration that fails.
   * @throws ObstacleError where this machine cannot boot another Debian
   */
  static async start(): Promise<Installation> {
    const archive = await cleanRoot();
    const folder = await mkdtemp(join(tmpdir(), 'hoptrail-debian-'));
    try {
      await unpackRoot(archive, folder);
      // As the installer of Debian writes it.
      await writeFile(
        join(folder, 'etc/hosts'),
        '127.0.0.1 localhost\n::1 localhost ip6-localhost ip6-loopback\n',
      );
      await useFreePort(folder);
      const [next, broken] = [join(folder, 'root/next'), join(folder, 'root/broken')];
      await buildNextVersion(next, versions.next);
      await buildNextVersion(broken, versions.failing, {
        sqlite: 'CREATE TABLE users (x TEXT) STRICT',
        postgres: 'CREATE TABLE users (x text)',
      });
      await buildPackage(packagePath(folder, versions.built), order(versions.built, executable));
      await buildPackage(packagePath(folder, versions.next), order(versions.next, next));
      await buildPackage(packagePath(folder, versions.failing), order(versions.failing, broken));
      return new Installation(await DebianMachine.boot(folder), folder);
    } catch (error) {
      await rm(folder, { recursive: true });
      throw error;
    }
  }

  /** Installs a version as a host does, and returns what apt printed. */
  install(version: string): Promise<string> {
    return this.machine.run(
      `apt-get install --yes --quiet --allow-downgrades /root/hoptrail_${version}.deb`,
    );
  }

  /** Returns a client of the running server, once it is healthy. */
  async client(before?: ApiClient): Promise<ApiClient> {
    const response = await this.machine.run('hoptrail healthcheck --wait 60');
    const [url = ''] = response.match(/http:\S+/) ?? [];
    return new ApiClient(url, before?.cookies);
  }

  async end(): Promise<void> {
    await this.machine.stop();
    await rm(this.#folder, { recursive: true });
  }
}

/** The machine shares its network with this one, where port 3000 may be in use. */
async function useFreePort(root: string): Promise<void> {
  const folder = join(root, 'etc/systemd/system/hoptrail.service.d');
  await mkdir(folder, { recursive: true });
  await writeFile(join(folder, 'port.conf'), '[Service]\nEnvironment=PORT=0\n');
}

function packagePath(root: string, version: string): string {
  return join(root, `root/hoptrail_${version}.deb`);
}

function order(version: string, program: string) {
  const architecture = architectureOf(thisMachine);
  const date = new Date('2026-11-01T12:00:00Z');
  return {
    version,
    architecture,
    date,
    executable: program,
    notices,
    compression: 'none',
  } as const;
}
