import { UPLOAD_BYTES } from '@hoptrail/contracts/limits';
import { errorLine, errorMessage, refusal } from '../errors.ts';
import type { Client } from '../trpc.ts';

/** What is wrong with a file, as title and text of a note. */
export interface FileProblem {
  title: string;
  description: string;
}

/** Returns what is wrong with the type of a chosen file (specification, part 5). */
export function typeProblem(file: Blob): FileProblem | undefined {
  return file.type.startsWith('image/')
    ? undefined
    : { title: 'Invalid file type', description: 'Please select an image file.' };
}

/**
 * Returns what is wrong with a file before it is sent (specification, part 5).
 * @param maxBytes the largest size taken
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

/** A file that the server did not take: the same one again would be refused again. */
export class RefusedFile extends Error {}

/** The server has too many pictures to read at the moment. */
class BusyServer extends Error {
  /** Seconds until trying again makes sense. */
  readonly retryAfter: number;

  constructor(message: string, retryAfter: number) {
    super(message);
    this.retryAfter = retryAfter;
  }
}

/** How often a busy server is asked again before the person is told. */
const BUSY_RETRIES = 3;

/** Nobody is signed in any more, so that no picture is taken. */
export class SignedOut extends Error {
  override message = 'User authentication required for image upload';
}

/**
 * Sends a picture to the server: asks for a link, puts the file there, and asks for its path.
 * @param onProgress is told how much has been sent, from 0 to 1
 * @returns the path to store, `/objects/uploads/...`
 * @throws Error with a message for the person; `RefusedFile` where only another file can help,
 * `SignedOut` where the session has ended
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

/** Puts a file, and waits and tries again where the server is busy. */
async function putPatiently(
  url: string,
  file: Blob,
  onProgress: (share: number) => void,
  signal: AbortSignal,
  retries = BUSY_RETRIES,
): Promise<void> {
  try {
    await putFile(url, file, onProgress, signal);
  } catch (error) {
    if (!(error instanceof BusyServer) || retries === 0 || signal.aborted) throw error;
    await new Promise((resolve) => setTimeout(resolve, error.retryAfter * 1000));
    await putPatiently(url, file, onProgress, signal, retries - 1);
  }
}

/** `fetch` does not tell how much it has sent; this older way does. */
function putFile(
  url: string,
  file: Blob,
  onProgress: (share: number) => void,
  signal: AbortSignal,
): Promise<void> {
  return new Promise((resolve, reject) => {
    const request = new XMLHttpRequest();
    const refuse = () => {
      console.error(`Image upload failed: ${request.status} ${request.statusText}`);
      const message = refusalText(request);
      const retryAfter = Number(request.getResponseHeader('retry-after'));
      if (request.status === 503 && retryAfter) return reject(new BusyServer(message, retryAfter));
      const isFinal = [400, 413, 415].includes(request.status);
      reject(new (isFinal ? RefusedFile : Error)(message));
    };
    request.upload.onprogress = ({ loaded, total }) => onProgress(total > 0 ? loaded / total : 0);
    request.onload = () => (request.status < 300 ? resolve() : refuse());
    request.onerror = refuse;
    request.onabort = () => reject(new DOMException('The upload was stopped.', 'AbortError'));
    signal.addEventListener('abort', () => request.abort(), { once: true });
    request.open('PUT', url);
    request.setRequestHeader('content-type', file.type);
    request.send(file);
  });
}

function isSignedOut(error: unknown): boolean {
  return refusal(error).code === 'auth.required';
}

function refusalText({ status, responseText }: XMLHttpRequest): string {
  if (status === 0) return 'The picture could not be sent. Check your connection and try again.';
  try {
    const body: unknown = JSON.parse(responseText);
    const message = body && typeof body === 'object' && 'message' in body ? body.message : '';
    if (typeof message === 'string' && message) return message;
  } catch {
    // Not JSON: a proxy answered, and its page says nothing to a person.
  }
  return 'Failed to upload file. Please try again.';
}
