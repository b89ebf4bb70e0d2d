import { expect } from 'vitest';
import type { DebianMachine } from './debian-machine.ts';

export const DATA = '/var/lib/hoptrail';

/** The service that the package has installed. */
export class InstalledService {
  readonly #machine: DebianMachine;

  constructor(machine: DebianMachine) {
    this.#machine = machine;
  }

  /** Returns the id of its process. */
  async mainProcess(): Promise<string> {
    return await this.#machine.run('systemctl show --property=MainPID --value hoptrail');
  }

  /** Waits until the instance on a port answers. */
  async expectAnswer(port: number): Promise<void> {
    const health = `DATA_DIR=${DATA}/${port} hoptrail healthcheck --wait 60`;
    expect(await this.#machine.run(health)).toContain(`:${port} answered 200`);
  }

  /** Returns the sign-in code in its log; undefined before there is one. */
  async findCode(): Promise<string | undefined> {
    const log = await this.#machine.run('journalctl --unit=hoptrail --output=cat');
    return log.match(/code is (\d{6})/)?.[1];
  }

  /** Returns how many backups upgrades have made. */
  async countUpgradeBackups(): Promise<string> {
    return await this.#machine.run(
      `cat ${DATA}/backups/*/manifest.json | grep -c '"kind": *"upgrade"' || true`,
    );
  }

  async writeSettings(text: string): Promise<void> {
    const encoded = Buffer.from(text).toString('base64');
    await this.#machine.run(`echo ${encoded} | base64 -d > /etc/hoptrail/env`);
  }
}
