import { displayImage } from '@hoptrail/contracts/image-paths';
import { useState } from 'react';

/**
 * The photos of a list that can be shown: each once, without those that failed to load.
 * @param photos as stored
 * @returns their addresses, and what to call when one fails
 */
export function useLoadablePhotos(photos: readonly string[]) {
  const [broken, setBroken] = useState<readonly string[]>([]);
  const shown = [...new Set(photos)].flatMap((stored) => {
    const src = displayImage(stored);
    return src && !broken.includes(src) ? [src] : [];
  });
  return { shown, leaveOut: (src: string) => setBroken((sources) => [...sources, src]) };
}
