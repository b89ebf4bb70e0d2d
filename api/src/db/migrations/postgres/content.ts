import { TEXT } from './types.ts';

/** Events, episodes and the texts of the site. */
export const content: readonly string[] = [
  `CREATE TABLE events (
    id ${TEXT} PRIMARY KEY,
    name ${TEXT} NOT NULL,
    description ${TEXT} NOT NULL,
    "breweryId" ${TEXT} NOT NULL REFERENCES breweries (id) ON DELETE CASCADE,
    date ${TEXT} NOT NULL,
    "startTime" ${TEXT} NOT NULL,
    "endTime" ${TEXT} NOT NULL,
    image ${TEXT} NOT NULL,
    photos json_text NOT NULL DEFAULT '[]',
    "ticketRequired" flag NOT NULL DEFAULT 0,
    "ticketPrice" ${TEXT},
    attendees integer NOT NULL DEFAULT 0,
    "createdAt" instant NOT NULL
  )`,
  `CREATE INDEX events_brewery ON events ("breweryId")`,

  `CREATE TABLE special_events (
    id ${TEXT} PRIMARY KEY,
    company ${TEXT} NOT NULL,
    event ${TEXT} NOT NULL,
    details ${TEXT} NOT NULL,
    time ${TEXT} NOT NULL,
    date ${TEXT} NOT NULL,
    address ${TEXT} NOT NULL,
    taproom flag NOT NULL DEFAULT 0,
    logo ${TEXT},
    location ${TEXT},
    "rsvpRequired" flag NOT NULL DEFAULT 0,
    "ticketLink" ${TEXT},
    "sortAt" ${TEXT},
    "breweryId" ${TEXT} REFERENCES breweries (id) ON DELETE SET NULL,
    "ownerId" ${TEXT} REFERENCES users (id) ON DELETE SET NULL,
    "createdAt" instant NOT NULL
  )`,
  `CREATE INDEX special_events_order ON special_events ("sortAt" NULLS FIRST)`,
  `CREATE INDEX special_events_brewery ON special_events ("breweryId")`,
  `CREATE INDEX special_events_owner ON special_events ("ownerId")`,

  `CREATE TABLE weekly_events (
    id ${TEXT} PRIMARY KEY,
    day ${TEXT} NOT NULL CHECK (day IN ('Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday')),
    brewery ${TEXT} NOT NULL,
    event ${TEXT} NOT NULL,
    title ${TEXT} NOT NULL,
    details ${TEXT} NOT NULL,
    time ${TEXT} NOT NULL,
    logo ${TEXT},
    "eventPhoto" ${TEXT},
    instagram ${TEXT},
    twitter ${TEXT},
    facebook ${TEXT},
    address ${TEXT} NOT NULL,
    "breweryId" ${TEXT} REFERENCES breweries (id) ON DELETE SET NULL,
    "ownerId" ${TEXT} REFERENCES users (id) ON DELETE SET NULL,
    "createdAt" instant NOT NULL
  )`,
  `CREATE INDEX weekly_events_day ON weekly_events (day)`,
  `CREATE INDEX weekly_events_brewery ON weekly_events ("breweryId")`,
  `CREATE INDEX weekly_events_owner ON weekly_events ("ownerId")`,

  `CREATE TABLE podcast_episodes (
    id ${TEXT} PRIMARY KEY,
    "episodeNumber" integer NOT NULL,
    title ${TEXT} NOT NULL,
    guest ${TEXT} NOT NULL,
    business ${TEXT} NOT NULL,
    duration ${TEXT} NOT NULL,
    "releaseDate" ${TEXT} NOT NULL,
    "spotifyUrl" ${TEXT} NOT NULL,
    image ${TEXT} NOT NULL,
    description ${TEXT},
    "createdAt" instant NOT NULL
  )`,
  `CREATE INDEX podcast_episodes_release ON podcast_episodes ("releaseDate" DESC)`,

  `CREATE TABLE global_settings (
    key ${TEXT} PRIMARY KEY,
    value json_text NOT NULL,
    "createdAt" instant NOT NULL,
    "updatedAt" instant NOT NULL
  )`,
];
