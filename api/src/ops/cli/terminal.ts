/** Where the words of a command go. */
export interface Terminal {
  /** A result, to stdout. */
  print(text: string): void;
  /** How far it is, to stderr: on a terminal one line that is written over. */
  progress(line: string): void;
}

interface Stream {
  write(text: string): unknown;
  isTTY?: boolean | undefined;
}

const CLEAR = '\r\u001B[K';

/** @param out for results, @param err for what a person reads meanwhile */
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
