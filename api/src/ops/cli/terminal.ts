/** The output of a command. */
export interface Terminal {
  /** Writes a result to stdout. */
  print(text: string): void;
  /** Writes the progress to stderr: on a terminal as one line that it overwrites. */
  progress(line: string): void;
}

interface Stream {
  write(text: string): unknown;
  isTTY?: boolean | undefined;
}

const CLEAR = '\r\u001B[K';

/**
 * Returns the output of a command.
 * @param out for results
 * @param err for progress
 */
export function terminal(out: Stream = process.stdout, err: Stream = process.stderr): Terminal {
  const isTerminal = err.isTTY === true;
  let isOpen = false;
  return {
    print(text) {
      if (isOpen) err.write(CLEAR);
      isOpen = false;
      out.write(`${text}\n`);
    },
    progress(line) {
      isOpen = isTerminal;
      err.write(isTerminal ? `${CLEAR}${line}` : `${line}\n`);
    },
  };
}
