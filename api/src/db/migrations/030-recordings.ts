import { TEXT } from './postgres/types.ts';

/** Adds the length in bytes and the media type of an episode's recording, for podcast apps. */
export const recordings: Record<'sqlite' | 'postgres', readonly string[]> = {
  sqlite: [
    `ALTER TABLE podcast_episodes ADD COLUMN audioBytes INTEGER`,
    `ALTER TABLE podcast_episodes ADD COLUMN audioType TEXT`,
  ],
  postgres: [
    `ALTER TABLE podcast_episodes ADD COLUMN "audioBytes" integer`,
    `ALTER TABLE podcast_episodes ADD COLUMN "audioType" ${TEXT}`,
  ],
};
