import { type Frame, mp3Of, SAMPLES_PER_FRAME, SAMPLES_PER_SECOND } from './mp3.ts';

export const SECONDS = 20;
const FRAMES_PER_NOTE = 12;
/** The notes in half tones above middle C; undefined for a rest. */
const MELODY = [0, 4, 7, 12, 9, 7, 4, undefined, 2, 5, 9, 14, 12, 9, 5, undefined];
const MIDDLE_C = 261.63;
/** The width of a spectral line in Hz. */
const LINE = SAMPLES_PER_SECOND / 2 / SAMPLES_PER_FRAME;
/** The loudness at the start of a note, in steps of 1.5 dB; 210 is the loudest sound. */
const LOUD = 200;

let recording: Buffer | undefined;

/** Returns a melody of bells as MP3, which is the same at each call: the recording of the demo. */
export function sampleRecording(): Buffer {
  recording ??= mp3Of(Array.from({ length: frameCount() }, (_, index) => frameAt(index)));
  return recording;
}

function frameCount(): number {
  return Math.floor((SECONDS * SAMPLES_PER_SECOND) / SAMPLES_PER_FRAME);
}

/** A bell: three partials, which fade together. */
function frameAt(index: number): Frame {
  const note = MELODY[Math.floor(index / FRAMES_PER_NOTE) % MELODY.length];
  if (note === undefined) return { lines: new Map(), gain: 0 };
  const pitch = MIDDLE_C * 2 ** (note / 12);
  const lines = [1, 2, 3].map((partial) => Math.round((pitch * partial) / LINE - 0.5));
  return {
    lines: new Map(lines.map((line) => [line, signAt(line, index)])),
    gain: LOUD - (index % FRAMES_PER_NOTE),
  };
}

/** The signs of a line over the frames, with which it is one tone and not a new one in each frame. */
function signAt(line: number, index: number): 1 | -1 {
  const quarter = (line % 2 === 0 ? index : -index) & 3;
  return quarter === 0 || quarter === 1 ? 1 : -1;
}
