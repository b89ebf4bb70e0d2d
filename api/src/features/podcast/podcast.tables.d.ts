import type { episodeFields } from '@hoptrail/contracts/podcast/episode-fields';
import type { Columns } from '../../db/tables/columns.ts';
declare module '../../db/tables/tables.ts' {
    interface Tables {
        podcast_episodes: PodcastEpisodesTable;
    }
}
export interface PodcastEpisodesTable extends Columns<typeof episodeFields> {
    id: string;
    createdAt: string;
}
