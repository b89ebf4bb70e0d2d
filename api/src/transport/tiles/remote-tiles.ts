import {
  MAX_TILE_BYTES,
  pictureType,
  type Tile,
  TileError,
  type TilePlace,
  type TileSource,
} from './tile.ts';

interface RemoteOptions {
  /** The address of a tile with `{z}`, `{x}`, `{y}` and perhaps `{s}`, from the host's settings. */
  url: string;
  userAgent: string;
}

const TIMEOUT_MS = 8000;

/**
 * Fetches tiles from a tile server. Follows no redirect and takes nothing but pictures: the address
 * is the host's, and what comes from it is shown to everybody.
 */
export class RemoteTiles implements TileSource {
  readonly #options: RemoteOptions;

  constructor(options: RemoteOptions) {
    this.#options = options;
  }

  async tile(place: TilePlace): Promise<Tile | undefined> {
    const { url, userAgent } = this.#options;
    const response = await fetch(addressOf(url, place), {
      headers: { 'user-agent': userAgent, accept: 'image/*' },
      redirect: 'error',
      signal: AbortSignal.timeout(TIMEOUT_MS),
    }).catch((cause: unknown) => {
      throw new TileError('the tile server does not answer', { cause });
    });
    if (response.status === 404 || response.status === 204) {
      await response.body?.cancel();
      return undefined;
    }
    if (!response.ok) {
      await response.body?.cancel();
      throw new TileError(`the tile server answers with ${response.status}`);
    }
    const bytes = await readAll(response);
    const type = pictureType(bytes);
    if (!type) throw new TileError('the tile server sends something else than a picture');
    return { type, bytes };
  }
}

/** Reads a body of limited size. @throws TileError if it is larger, or ends early */
async function readAll(response: Response): Promise<Buffer> {
  const chunks: Uint8Array[] = [];
  let length = 0;
  try {
    for await (const chunk of response.body ?? []) {
      length += chunk.length;
      if (length > MAX_TILE_BYTES) throw new TileError('the tile server sends too large a picture');
      chunks.push(chunk);
    }
  } catch (cause) {
    if (cause instanceof TileError) throw cause;
    throw new TileError('the tile server stopped in the middle of a picture', { cause });
  }
  return Buffer.concat(chunks);
}

function addressOf(url: string, { z, x, y }: TilePlace): string {
  const names = 'abc';
  return url
    .replace('{s}', names.charAt((x + y) % names.length))
    .replace('{z}', String(z))
    .replace('{x}', String(x))
    .replace('{y}', String(y));
}
