import type { Locator } from '@playwright/test';

/** Returns how much of some pictures has the color of land. */
export async function shareOfLand(tiles: Locator): Promise<number> {
  return await shareOfColor(tiles, '--color-land');
}

/** Returns how much of some pictures has a color of the map. */
export async function shareOfColor(tiles: Locator, name: `--color-${string}`): Promise<number> {
  return await tiles.evaluateAll((elements, property) => {
    const color = getComputedStyle(elements[0] ?? document.body).getPropertyValue(property);
    const wanted = [1, 3, 5].map((at) => Number.parseInt(color.trim().slice(at, at + 2), 16));
    const copy = Object.assign(document.createElement('canvas'), { width: 32, height: 32 });
    const context = copy.getContext('2d', { willReadFrequently: true });
    let [same, all] = [0, 0];
    for (const tile of elements) {
      if (!context || !(tile instanceof HTMLCanvasElement)) continue;
      context.clearRect(0, 0, 32, 32);
      context.imageSmoothingEnabled = false;
      context.drawImage(tile, 0, 0, 32, 32);
      const { data } = context.getImageData(0, 0, 32, 32);
      for (let at = 0; at < data.length; at += 4) {
        all += 1;
        if (wanted.every((value, part) => data[at + part] === value)) same += 1;
      }
    }
    return all === 0 ? 0 : same / all;
  }, name);
}
