import type { Avoided } from './avoided-names.ts';
import { GroundPainter, type GroundStyle } from './ground-painter.ts';

/** A tile that the page asks for. */
export interface GroundRequest {
  number: number;
  x: number;
  y: number;
  z: number;
}

/** What the worker tells the page: a painted tile, one that did not load, or those to ask for again. */
export type GroundAnswer =
  | { number: number; picture: ImageBitmap; isWhole: boolean }
  | { number: number; failed: true }
  | { stale: string[] };

let painter: GroundPainter | undefined;

addEventListener('message', ({ data }: MessageEvent<GroundStyle | GroundRequest | Avoided>) => {
  if ('colors' in data) {
    painter = new GroundPainter(data, new OffscreenCanvas(1, 1), (stale) => send({ stale }));
  } else if ('avoided' in data) {
    painter?.avoid(data);
  } else if (painter) {
    void answer(painter, data);
  }
});

async function answer(drawn: GroundPainter, { number, ...tile }: GroundRequest): Promise<void> {
  const canvas = new OffscreenCanvas(1, 1);
  let isWhole: boolean;
  try {
    isWhole = await drawn.paint(tile, canvas);
  } catch {
    send({ number, failed: true });
    return;
  }
  const picture = canvas.transferToImageBitmap();
  send({ number, picture, isWhole }, [picture]);
}

function send(message: GroundAnswer, transfer: Transferable[] = []): void {
  postMessage(message, { transfer });
}
