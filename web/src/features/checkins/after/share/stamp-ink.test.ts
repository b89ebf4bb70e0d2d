import { stampSvg } from '@hoptrail/drawings/stamps/stamp';
import { stampFrame } from '@hoptrail/drawings/stamps/stamp-frames';
import { stampLook } from '@hoptrail/drawings/stamps/stamp-look';
import sharp from 'sharp';
import { expect, test } from 'vitest';

/** Breweries whose stamps have all shapes, in all editions and turns. */
const stamps = Array.from({ length: 60 }, (_, at) => ({ seed: `house-${at}`, edition: at % 3 }));
const shapes = [...new Set(stamps.map(({ seed, edition }) => stampLook(seed, edition).shape))];
const MARGIN = 40;

/** Draws an SVG and returns the darkness of its pixels, from 0 to 255. */
async function darkness(svg: string) {
  const { data, info } = await sharp(Buffer.from(svg))
    .flatten({ background: '#fff' })
    .greyscale()
    .raw()
    .toBuffer({ resolveWithObject: true });
  return (x: number, y: number) => 255 - (data[y * info.width + x] ?? 255);
}

/** Returns the boxes of a stamp's lettering with a fixed width, in the coordinates of its frame. */
function boxesOf(svg: string) {
  return [...svg.matchAll(/<text x="120" y="(\d+)".*?font-size="(\d+)".*?textLength="(\d+)"/g)].map(
    ([, y, size, width]) => ({
      left: 120 - Number(width) / 2,
      right: 120 + Number(width) / 2,
      bottom: Number(y),
      top: Number(y) - Number(size) * 0.7,
    }),
  );
}

test('all shapes are looked at', () => {
  expect(shapes).toHaveLength(9);
});

test.each(shapes)('the lettering of a %s touches no line of its frame', async (shape) => {
  const { seed = '', edition = 0 } =
    stamps.find((one) => stampLook(one.seed, one.edition).shape === shape) ?? {};
  const name = 'Mammoth Wool Works';
  const boxes = boxesOf(stampSvg({ seed, edition, name, town: 'WOMMELSWOMM ON WYE' }));
  expect(boxes).toHaveLength(2);
  const frame = stampFrame(shape, '#000');
  const at = await darkness(
    `<svg xmlns="http://www.w3.org/2000/svg" width="240" height="240">${frame.print}</svg>`,
  );
  for (const { left, right, top, bottom } of boxes) {
    for (let y = Math.ceil(top); y <= bottom; y += 1) {
      for (let x = Math.floor(left); x <= Math.ceil(right); x += 1) {
        if (at(x, y) > 100) throw new Error(`A line crosses the lettering at ${x}, ${y}.`);
      }
    }
  }
});

test('the ink of every stamp stays inside the picture', async () => {
  const side = 240 + 2 * MARGIN;
  for (const { seed, edition } of stamps) {
    const svg = stampSvg({ seed, edition, name: 'Old Mill', town: 'Norman' });
    const view = `viewBox="${-MARGIN} ${-MARGIN} ${side} ${side}"`;
    const at = await darkness(
      svg
        .replace('viewBox="0 0 240 240"', view)
        .replace('width="240" height="240"', `width="${side}" height="${side}"`),
    );
    for (let y = 0; y < side; y += 1) {
      for (let x = 0; x < side; x += 1) {
        const isInside = [x, y].every((value) => value >= MARGIN && value < side - MARGIN);
        if (!isInside && at(x, y) > 20) throw new Error(`${seed} has ink at ${x}, ${y}.`);
      }
    }
  }
});
