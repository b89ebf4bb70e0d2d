/** The part of the browser's or the library's detector that is used. */
interface Detector {
  detect: (video: HTMLVideoElement) => Promise<readonly { rawValue: string }[]>;
}

/**
 * Returns a function that reads a QR code from a picture of the camera: the browser's own detector,
 * or the library's where there is none.
 */
export async function makeQrReader(): Promise<
  (video: HTMLVideoElement) => Promise<string | undefined>
> {
  const detector = (await ownDetector()) ?? (await libraryDetector());
  return async (video) => {
    // The camera may not have a picture yet.
    const found = await detector.detect(video).catch(() => []);
    return found[0]?.rawValue;
  };
}

interface DetectorClass {
  new (options: { formats: string[] }): Detector;
  getSupportedFormats: () => Promise<string[]>;
}

declare global {
  interface Window {
    BarcodeDetector?: DetectorClass;
  }
}

async function ownDetector(): Promise<Detector | undefined> {
  const Own = window.BarcodeDetector;
  if (!Own) return undefined;
  const formats = await Own.getSupportedFormats().catch((): string[] => []);
  return formats.includes('qr_code') ? new Own({ formats: ['qr_code'] }) : undefined;
}

async function libraryDetector(): Promise<Detector> {
  const { BarcodeDetector } = await import('qr/decode.js');
  return new BarcodeDetector();
}
