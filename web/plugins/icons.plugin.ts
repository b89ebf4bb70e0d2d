import { appIconSvg } from '@hoptrail/drawings/mark';
import sharp from 'sharp';
import type { Plugin } from 'vite';
import { drawingFile } from './drawing-file.ts';

/** Renders the icon in the sizes that operating systems ask for, into `icons/` of the build. */
export function icons(): Plugin {
  return {
    name: 'hoptrail:icons',
    apply: 'build',
    async generateBundle() {
      const pictures = {
        'icon-192.png': icon(192),
        'icon-512.png': icon(512),
        'maskable-512.png': icon(512, { maskable: true }),
        // iOS rounds the corners itself and fills transparent ones with black.
        'apple-touch-icon.png': icon(180, { maskable: true }),
        'card.png': card(),
      };
      for (const [name, picture] of Object.entries(pictures)) {
        this.emitFile({ type: 'asset', fileName: `icons/${name}`, source: await picture });
      }
    },
  };
}

function icon(size: number, options: { maskable?: boolean } = {}): Promise<Buffer> {
  return sharp(Buffer.from(appIconSvg(options)))
    .resize(size)
    .png({ palette: true })
    .toBuffer();
}

/** The preview image that pages of the last release name, 1200 x 630 px. */
async function card(): Promise<Buffer> {
  return await sharp(drawingFile('scenes/breweries.svg'))
    .resize(1200, 630, { fit: 'cover' })
    .composite([{ input: await icon(132), top: 48, left: 48 }])
    .png({ palette: true })
    .toBuffer();
}
