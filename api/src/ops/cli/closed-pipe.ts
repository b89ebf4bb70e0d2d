/**
 * Lets a command go on when the reader of its output has ended, as in `hoptrail config | head`:
 * without it, Node ends the process with a stack.
 */
export function ignoreClosedPipe(): void {
  for (const stream of [process.stdout, process.stderr]) {
    stream.on('error', (error: NodeJS.ErrnoException) => {
      if (error.code !== 'EPIPE') throw error;
    });
  }
}
