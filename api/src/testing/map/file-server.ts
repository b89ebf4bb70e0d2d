import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { onTestFinished } from 'vitest';

/** Answers a request; `number` counts them from 1. */
export type Answer = (request: IncomingMessage, response: ServerResponse, number: number) => void;

/** Starts a file server on this machine. @returns the address of its file, and what was sent */
export async function fileServer(answer: Answer) {
  const sent = { requests: 0, bytes: 0 };
  const server = createServer((request, response) => {
    sent.requests += 1;
    const before = response.socket?.bytesWritten ?? 0;
    response.once('close', () => {
      sent.bytes += (response.socket?.bytesWritten ?? before) - before;
    });
    answer(request, response, sent.requests);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  onTestFinished(() => {
    server.closeAllConnections();
    server.close();
  });
  const { port } = server.address() as AddressInfo;
  return { url: `http://127.0.0.1:${port}/world.pmtiles`, sent };
}

/** Answers a request for a part of a file, as file servers do. */
export function sendPart(file: Buffer, ...[request, response, etag = '"1"']: PartOf): void {
  const { first, last } = rangeOf(request, file);
  response.writeHead(206, {
    etag,
    'content-range': `bytes ${first}-${last}/${file.length}`,
    'content-length': last - first + 1,
  });
  response.end(file.subarray(first, last + 1));
}

/** Promises a part of a file, and breaks off. */
export function sendHalf(file: Buffer, ...[request, response, etag = '"1"']: PartOf): void {
  const { first, last } = rangeOf(request, file);
  response.writeHead(206, { etag, 'content-range': `bytes ${first}-${last}/${file.length}` });
  response.write(file.subarray(first, (first + last) / 2), () => response.destroy());
}

type PartOf = [request: IncomingMessage, response: ServerResponse, etag?: string];

function rangeOf({ headers }: IncomingMessage, file: Buffer) {
  const [, from, to] = /^bytes=(\d+)-(\d+)$/.exec(headers.range ?? '') ?? [];
  return { first: Number(from), last: Math.min(Number(to), file.length - 1) };
}
