import { type ChildProcess, execFile, spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { setTimeout } from 'node:timers/promises';
import { ObstacleError } from './clean-root.ts';

const AGAIN_MS = 100;
const BOOT_MS = 120_000;

interface Ran {
  code: number;
  /** What it printed, to both streams. */
  output: string;
}

/** A Debian that was booted by `systemd-nspawn`, with its own processes and this machine's network. */
export class DebianMachine {
  readonly #container: ChildProcess;
  readonly #ended: Promise<unknown>;
  #init = 0;

  private constructor(container: ChildProcess) {
    this.#container = container;
    this.#ended = once(container, 'exit');
  }

  /**
   * Boots a folder with a Debian.
   * @throws ObstacleError where it does not come up
   */
  static async boot(root: string): Promise<DebianMachine> {
    const args = ['--quiet', '--boot', '--register=no', '--keep-unit', '--console=pipe'];
    const container = spawn('systemd-nspawn', [...args, '--directory', root], {
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    let output = '';
    for (const stream of [container.stdout, container.stderr]) {
      stream.on('data', (chunk: Buffer) => {
        output += chunk;
      });
    }
    const machine = new DebianMachine(container);
    const until = performance.now() + BOOT_MS;
    while (!(await machine.#isUp())) {
      if (container.exitCode !== null || performance.now() > until) {
        await machine.stop();
        throw new ObstacleError(`Debian did not boot: ${output.trim().split('\n').at(-1)}`);
      }
      await setTimeout(AGAIN_MS);
    }
    return machine;
  }

  /** Runs a command of the shell as root and returns its exit code and output. */
  tryRun(command: string): Promise<Ran> {
    const PATH = '/usr/local/sbin:/usr/local/bin:/usr/sbin:/usr/bin:/sbin:/bin';
    const args = ['--target', String(this.#init), '--all', '--', 'sh', '-c', command];
    const env = { PATH, HOME: '/root', DEBIAN_FRONTEND: 'noninteractive', LANG: 'C.UTF-8' };
    return new Promise((resolve) => {
      const child = execFile('nsenter', args, { env }, (error, stdout, stderr) => {
        const code = error === null ? 0 : Number(child.exitCode ?? 1);
        resolve({ code, output: `${stdout}${stderr}`.trim() });
      });
    });
  }

  /** @throws Error with the output of a command that fails */
  async run(command: string): Promise<string> {
    const { code, output } = await this.tryRun(command);
    if (code !== 0) throw new Error(`${command} ended with ${code}: ${output}`);
    return output;
  }

  async stop(): Promise<void> {
    this.#container.kill('SIGTERM');
    await this.#ended;
  }

  async #isUp(): Promise<boolean> {
    this.#init ||= this.#findInit();
    if (this.#init === 0) return false;
    const { output } = await this.tryRun('systemctl is-system-running');
    return /^(running|degraded)$/m.test(output);
  }

  /** Returns the id of the machine's first process here; 0 before there is one. */
  #findInit(): number {
    const { pid } = this.#container;
    const children = readOr(`/proc/${pid}/task/${pid}/children`, '').split(' ').map(Number);
    const isInit = (child: number) => readOr(`/proc/${child}/comm`, '').trim() === 'systemd';
    return children.find((child) => child > 0 && isInit(child)) ?? 0;
  }
}

function readOr(file: string, otherwise: string): string {
  try {
    return readFileSync(file, 'utf8');
  } catch {
    return otherwise;
  }
}
