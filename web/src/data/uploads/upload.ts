import { UPLOAD_BYTES } from '@hoptrail/contracts/limits';
import { errorLine, errorMessage, refusal } from '../errors.ts';
import type { Client } from '../trpc.ts';
import { isAccepted, putFile, refusalText } from './put-file.ts';

/** The problem with a file, as title and text of a toast. */
export interface FileProblem {
  title: string;
  description: string;
}

/** Returns the problem with a HEIC picture, which has no type in some browsers, as a sentence. */
export function heicProblem(file: Blob): string | undefined {
  const isNamed = file instanceof File && /\.hei[cf]$/i.test(file.name);
  const isHeic = /^image\/hei[cf]\b/i.test(file.type) || (isNamed && file.type === '');
  return isHeic
    ? 'This is a HEIC picture, which most browsers cannot show. Please choose a JPEG or PNG.'
    : undefined;
}

/** Returns the problem with a file's type. */
export function typeProblem(file: Blob): FileProblem | undefined {
  return file.type.startsWith('image/')
    ? undefined
    : { title: 'Invalid file type', description: 'Please select an image file.' };
}

/**
 * Returns the problem with a file before it is sent.
 * @param maxBytes the largest size accepted
 */
export function fileProblem(file: Blob, maxBytes: number = UPLOAD_BYTES): FileProblem | undefined {
  const problem = typeProblem(file);
  if (problem) return problem;
  if (file.size > maxBytes) {
    const megabytes = Math.round(maxBytes / 1024 / 1024);
    return {
      title: 'File too large',
      description: `Please select a file smaller than ${megabytes}MB.`,
    };
  }
  return undefined;
}

/** A file that the server refused and would refuse again. */
export class RefusedFile extends Error {}

/** The server is busy with other pictures. */
class BusyServer extends Error {
  /** Seconds to wait before a retry. */
  readonly retryAfter: number;

  constructor(message: string, retryAfter: number) {
    super(message);
    this.retryAfter = retryAfter;
  }
}

/** How often to retry a busy server. */
const BUSY_RETRIES = 3;

/** The session has ended, so that no picture is accepted. */
export class SignedOut extends Error {
  override message = 'User authentication required for image upload';
}

/**
 * Uploads a picture: gets a link, puts the file there, and gets its path.
 * @param onProgress called with the share that was sent, from 0 to 1
 * @returns the path to store, `/objects/uploads/...`
 * @throws Error with a message for the person; `RefusedFile` when only another file can help,
 * `SignedOut` when the session has ended
 */
export async function uploadImage(
  client: Client,
  file: Blob,
  onProgress: (share: number) => void,
  signal: AbortSignal,
): Promise<string> {
  const { uploadURL } = await client.uploads.create.mutate(undefined, { signal }).catch((error) => {
    console.error(`Failed to get upload URL: ${errorLine(error)}`);
    throw isSignedOut(error) ? new SignedOut() : new Error(errorMessage(error));
  });
  const { pathname, search } = new URL(uploadURL, window.location.origin);
  await putPatiently(pathname + search, file, onProgress, signal);
  try {
    return (await client.uploads.normalize.mutate({ url: uploadURL }, { signal })).objectPath;
  } catch (error) {
    console.error(`Failed to process uploaded image: ${errorLine(error)}`);
    return uploadURL;
  }
}

/** Puts a file; waits and retries when the server is busy. */
async function putPatiently(
  url: string,
  file: Blob,
  onProgress: (share: number) => void,
  signal: AbortSignal,
  retries = BUSY_RETRIES,
): Promise<void> {
  try {
    await putPicture(url, file, onProgress, signal);
  } catch (error) {
    if (!(error instanceof BusyServer) || retries === 0 || signal.aborted) throw error;
    await new Promise((resolve) => setTimeout(resolve, error.retryAfter * 1000));
    await putPatiently(url, file, onProgress, signal, retries - 1);
  }
}

async function putPicture(
  url: string,
  file: Blob,
  onProgress: (share: number) => void,
  signal: AbortSignal,
): Promise<void> {
  const request = await putFile(url, file, { type: file.type, onProgress, signal });
  if (isAccepted(request)) return;
  console.error(`Image upload failed: ${request.status} ${request.statusText}`);
  const message = problemOf(request);
  const retryAfter = Number(request.getResponseHeader('retry-after'));
  if (request.status === 503 && retryAfter) throw new BusyServer(message, retryAfter);
  const isFinal = [400, 413, 415].includes(request.status);
  throw new (isFinal ? RefusedFile : Error)(message);
}

function isSignedOut(error: unknown): boolean {
  return refusal(error).code === 'auth.required';
}

function problemOf(request: XMLHttpRequest): string {
  if (request.status === 0) {
    return 'The picture could not be sent. Check your connection and try again.';
  }
  return refusalText(request) ?? 'Failed to upload file. Please try again.';
}
