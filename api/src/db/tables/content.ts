import type { episodeFields } from '@hoptrail/contracts/podcast/episode-fields';
import type { Columns } from './columns.ts';

export interface PodcastEpisodesTable extends Columns<typeof episodeFields> {
  id: string;
  createdAt: string;
}

export interface GlobalSettingsTable {
  key: string;
  value: string;
  createdAt: string;
  updatedAt: string;
}
