export interface PodcastEpisodesTable {
  id: string;
  episodeNumber: number;
  title: string;
  guest: string;
  business: string;
  duration: string;
  releaseDate: string;
  spotifyUrl: string;
  image: string;
  description: string | null;
  createdAt: string;
}

export interface GlobalSettingsTable {
  key: string;
  value: string;
  createdAt: string;
  updatedAt: string;
}
