/** Where a command writes. */
interface Output {
  write(text: string): unknown;
  isTTY?: boolean | undefined;
}

/**
 * Shows how far a command is: on a terminal as one line that is written over, elsewhere as a line
 * for each new step (what changes within a step, after its first word, is left out).
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
