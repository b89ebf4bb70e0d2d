import { expect, test } from 'vitest';
import { SAMPLES_PER_FRAME, SAMPLES_PER_SECOND } from './mp3.ts';
import { SECONDS, sampleRecording } from './sample-recording.ts';

const FRAME_BYTES = 48;
/** MPEG-2 layer III, 16 kbit/s, 24 kHz, one channel (ISO 11172-3, 2.4.1.3). */
const HEADER = 0xfff324c4;

test('makes whole frames of MP3 for the length of the recording', () => {
  const file = sampleRecording();
  expect(file.length % FRAME_BYTES).toBe(0);
  const frames = file.length / FRAME_BYTES;
  expect((frames * SAMPLES_PER_FRAME) / SAMPLES_PER_SECOND).toBeCloseTo(SECONDS, 1);
  for (let frame = 0; frame < frames; frame += 1) {
    const start = frame * FRAME_BYTES;
    expect(file.readUInt32BE(start)).toBe(HEADER);
    // The length of the sound follows nine bits, and fits into the frame.
    const bits = (file.readUInt32BE(start + 5) >>> 19) & 0xfff;
    expect(bits).toBeLessThanOrEqual((FRAME_BYTES - 4 - 9) * 8);
  }
});
