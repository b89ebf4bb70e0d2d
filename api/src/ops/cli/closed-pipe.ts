/** The errors of a pipe without a reader and of a closed terminal. */
const CLOSED = ['EPIPE', 'EIO'];

/**
 * Lets a command go on when the reader of its output has ended, as in `config | head`, or its
 * terminal was closed: without it, Node ends the process with a stack.
 */
export function ignoreClosedPipe(): void {
  for (const stream of [process.stdout, process.stderr]) {
    stream.on('error', (error: NodeJS.ErrnoException) => {
      if (!CLOSED.includes(error.code ?? '')) throw error;
    });
  }
}
