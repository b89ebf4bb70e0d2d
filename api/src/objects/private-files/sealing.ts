import {
  type Cipheriv,
  createCipheriv,
  createDecipheriv,
  hkdfSync,
  randomBytes,
} from 'node:crypto';
import { Readable, Transform } from 'node:stream';

const ALGORITHM = 'aes-256-ctr';
/** The first bytes of a file: the start of its counter, and the salt of its key. */
const HEAD_BYTES = 16;

/** Encrypts a stream; `bytes` is the size of what went in. */
export class Sealing extends Transform {
  bytes = 0;
  readonly #cipher: Cipheriv;

  constructor(signingKey: string) {
    super();
    const head = randomBytes(HEAD_BYTES);
    this.#cipher = createCipheriv(ALGORITHM, keyOf(signingKey, head), head);
    this.push(head);
  }

  override _transform(
    chunk: Buffer,
    _encoding: BufferEncoding,
    done: (error: null, data: Buffer) => void,
  ): void {
    this.bytes += chunk.length;
    done(null, this.#cipher.update(chunk));
  }
}

/** Decrypts what `Sealing` has encrypted. */
export function unsealed(signingKey: string, sealed: Readable): Readable {
  const plain = Readable.from(decrypt(signingKey, sealed), { objectMode: false });
  // Nobody may read the plain stream to its end: the sealed one is closed with it.
  plain.once('close', () => sealed.destroy());
  return plain;
}

async function* decrypt(signingKey: string, sealed: AsyncIterable<Buffer>): AsyncGenerator<Buffer> {
  let head = Buffer.alloc(0);
  let decipher: ReturnType<typeof createDecipheriv> | undefined;
  for await (const chunk of sealed) {
    if (decipher) {
      yield decipher.update(chunk);
      continue;
    }
    head = Buffer.concat([head, chunk]);
    if (head.length < HEAD_BYTES) continue;
    const start = head.subarray(0, HEAD_BYTES);
    decipher = createDecipheriv(ALGORITHM, keyOf(signingKey, start), start);
    if (head.length > HEAD_BYTES) yield decipher.update(head.subarray(HEAD_BYTES));
  }
}

function keyOf(signingKey: string, salt: Buffer): Buffer {
  return Buffer.from(hkdfSync('sha256', signingKey, salt, 'private file', 32));
}
