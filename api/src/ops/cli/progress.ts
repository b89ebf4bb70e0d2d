/** The stream that a command writes to. */
interface Output {
  write(text: string): unknown;
  isTTY?: boolean | undefined;
}

/**
 * Shows the progress of a command: on a terminal as one line that it overwrites, elsewhere as a
 * line for each new step. A step is new if its first word changes.
 */
export function showProgress(out: Output): { show(step: string): void; end(): void } {
  let last = '';
  return {
    show(step) {
      const [name = ''] = step.split(' ', 1);
      if (out.isTTY) out.write(`\r\u001B[K${step} ...`);
      else if (name !== last) out.write(`${name} ...\n`);
      last = name;
    },
    end() {
      if (out.isTTY && last !== '') out.write('\r\u001B[K');
      last = '';
    },
  };
}
