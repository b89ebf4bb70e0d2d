import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createInterface } from 'node:readline';

/** A shell that runs one command after another, as a person types them. */
export class Shell {
  readonly #child;
  readonly #lines;

  /** @param home the folder where it starts, written as `~` */
  constructor(home: string) {
    this.#child = spawn('bash', ['--norc'], {
      cwd: home,
      env: { PATH: '/usr/local/bin:/usr/bin:/bin', HOME: home, LANG: 'C.UTF-8' },
      stdio: ['pipe', 'pipe', 'inherit'],
    });
    this.#child.stdin.write('exec 2>&1\n');
    this.#lines = createInterface({ input: this.#child.stdout })[Symbol.asyncIterator]();
  }

  /**
   * Runs a command.
   * @returns its output and its exit code
   */
  async run(command: string): Promise<{ printed: string; code: number }> {
    const mark = `--${Math.random()}--`;
    this.#child.stdin.write(`${command}\nended=$?; echo; echo '${mark}' $ended\n`);
    const lines: string[] = [];
    for (let next = await this.#lines.next(); !next.done; next = await this.#lines.next()) {
      if (next.value.startsWith(mark)) {
        const code = Number(next.value.slice(mark.length));
        return { printed: lines.join('\n').trimEnd(), code };
      }
      lines.push(next.value);
    }
    throw new Error(`The shell ended at: ${command}\n${lines.join('\n')}`);
  }

  /** Ends the shell and the processes that it started. */
  async close(): Promise<void> {
    this.#child.stdin.end('kill $(jobs -p) 2> /dev/null; wait\n');
    await once(this.#child, 'exit');
  }
}
