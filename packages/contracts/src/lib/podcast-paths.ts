/** Where the server has the pictures of the podcast for podcast apps, and the sample recording. */
export const PODCAST_FILES = '/feeds/podcast';

/** The recording that the demo has, which the server makes itself. */
export const SAMPLE_RECORDING = `${PODCAST_FILES}/sample.mp3`;
