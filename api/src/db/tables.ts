import type { Generated } from 'kysely';

/**
 * The rows as SQLite keeps them. Instants are ISO 8601 text in UTC, booleans 0 or 1, lists and
 * objects JSON text, decimals text. Every `*Id` is a foreign key.
 */
export interface Tables {
  users: UsersTable;
  checkin_totals: CheckinTotalsTable;
  checkin_days: CheckinDaysTable;
  user_favorites: UserFavoritesTable;
  sessions: SessionsTable;
  verification_codes: VerificationCodesTable;
  uploads: UploadsTable;
  breweries: BreweriesTable;
  brewery_places: BreweryPlacesTable;
  brewery_ownerships: BreweryOwnershipsTable;
  brewery_imports: BreweryImportsTable;
  brewery_claims: BreweryClaimsTable;
  check_ins: CheckInsTable;
  beer_recommendations: BeerRecommendationsTable;
  events: EventsTable;
  special_events: SpecialEventsTable;
  weekly_events: WeeklyEventsTable;
  podcast_episodes: PodcastEpisodesTable;
  brewery_notes: BreweryNotesTable;
  mail_outbox: MailOutboxTable;
  global_settings: GlobalSettingsTable;
  settings: SettingsTable;
  audit_entries: AuditEntriesTable;
  administrator_invitations: AdministratorInvitationsTable;
  beer_imports: BeerImportsTable;
}

type Flag = 0 | 1;

interface UsersTable {
  id: string;
  username: string;
  email: string;
  name: string;
  location: string | null;
  profileImage: string | null;
  headerImage: string | null;
  role: Generated<'user' | 'admin'>;
  checkins: Generated<number>;
  /** When the present check-in count was reached: who got there first ranks first. */
  checkinsReachedAt: string | null;
  beerStylePreferences: Generated<string>;
  latitude: string | null;
  longitude: string | null;
  createdAt: string;
  /** Since when the person may not sign in, and why not; null for who may. */
  suspendedAt: string | null;
  suspensionReason: string | null;
}

/** How many users have a check-in count; triggers keep it. */
interface CheckinTotalsTable {
  checkins: number;
  users: number;
}

/** How many users reached a check-in count on a day (`YYYY-MM-DD`); triggers keep it. */
interface CheckinDaysTable {
  checkins: number;
  day: string;
  users: number;
}

interface UserFavoritesTable {
  userId: string;
  breweryId: string;
  createdAt: string;
}

interface SessionsTable {
  /** SHA-256 of the token in the cookie; the token itself is nowhere on the server. */
  tokenHash: string;
  userId: string;
  createdAt: string;
  expiresAt: string;
}

interface VerificationCodesTable {
  id: string;
  email: string;
  codeHash: string;
  wrongTries: Generated<number>;
  isUsed: Generated<Flag>;
  expiresAt: string;
  createdAt: string;
}

interface UploadsTable {
  id: string;
  /** Whose upload it is: a user, or an address that was verified and has no account yet. */
  userId: string | null;
  email: string | null;
  /** Size of the file as it was sent; null until it was. */
  bytes: number | null;
  createdAt: string;
  storedAt: string | null;
  /** When something began to show it; unclaimed pictures are swept. */
  claimedAt: string | null;
  /** Whether it shows the person: such pictures go with the account, others stay. */
  isPersonal: Generated<Flag>;
}

interface BreweriesTable {
  /** Row number for the place index; never leaves the database. */
  seq: Generated<number>;
  id: string;
  name: string;
  address: string;
  city: string;
  state: string;
  zipCode: string;
  latitude: string | null;
  longitude: string | null;
  image: string | null;
  logo: string | null;
  type: Generated<string>;
  hours: string | null;
  policies: string | null;
  socialLinks: Generated<string>;
  phone: string | null;
  podcastUrl: string | null;
  photos: Generated<string>;
  tapListUrl: string | null;
  podcastEpisode: string | null;
  checkins: Generated<number>;
  rating: Generated<string>;
  ownerId: string | null;
  bannerImage: string | null;
  bannerLink: string | null;
  untappdUrl: string | null;
  checkinRadiusKm: number | null;
  /** Name, city and state, folded for searching. */
  searchText: string;
  /** Since when it is closed; null while it is open. */
  closedAt: string | null;
  createdAt: string;
}

/** R*Tree over the breweries that have coordinates; triggers keep it. */
interface BreweryPlacesTable {
  seq: number;
  minLatitude: number;
  maxLatitude: number;
  minLongitude: number;
  maxLongitude: number;
}

interface BreweryOwnershipsTable {
  id: string;
  userId: string;
  breweryId: string;
  createdAt: string;
}

/** What an import last wrote into a brewery: whatever differs by now, a person has edited. */
interface BreweryImportsTable {
  breweryId: string;
  source: string;
  values: string;
  importedAt: string;
}

/** Somebody says that a brewery is theirs; one open claim a person and brewery. */
interface BreweryClaimsTable {
  id: string;
  breweryId: string;
  userId: string;
  /** What they are there, how that can be seen, and how to reach them: their words. */
  role: string;
  proof: string;
  contact: string;
  status: Generated<'open' | 'approved' | 'declined' | 'withdrawn'>;
  /** The administrator's words to them. */
  reason: string | null;
  decidedAt: string | null;
  decidedById: string | null;
  createdAt: string;
}

interface CheckInsTable {
  id: string;
  userId: string;
  breweryId: string;
  notes: string | null;
  /** Whether the phone's position was compared with the brewery's. */
  verified: Generated<Flag>;
  createdAt: string;
}

interface BeerRecommendationsTable {
  id: string;
  breweryId: string;
  breweryName: string;
  beerName: string;
  beerStyle: string;
  abv: string | null;
  ibu: number | null;
  rating: string | null;
  description: string | null;
  priceSmall: string | null;
  priceMedium: string | null;
  priceLarge: string | null;
  availability: Generated<string>;
  lastUpdated: string;
  createdAt: string;
}

interface EventsTable {
  id: string;
  name: string;
  description: string;
  breweryId: string;
  date: string;
  startTime: string;
  endTime: string;
  image: string;
  photos: Generated<string>;
  ticketRequired: Generated<Flag>;
  ticketPrice: string | null;
  attendees: Generated<number>;
  createdAt: string;
}

interface SpecialEventsTable {
  id: string;
  company: string;
  event: string;
  details: string;
  time: string;
  date: string;
  address: string;
  taproom: Generated<Flag>;
  logo: string | null;
  location: string | null;
  rsvpRequired: Generated<Flag>;
  ticketLink: string | null;
  /** Day and start as text, derived from date and time; null where they are unreadable. */
  sortAt: string | null;
  breweryId: string | null;
  ownerId: string | null;
  createdAt: string;
}

interface WeeklyEventsTable {
  id: string;
  day: string;
  brewery: string;
  event: string;
  title: string;
  details: string;
  time: string;
  logo: string | null;
  eventPhoto: string | null;
  instagram: string | null;
  twitter: string | null;
  facebook: string | null;
  address: string;
  breweryId: string | null;
  ownerId: string | null;
  createdAt: string;
}

interface PodcastEpisodesTable {
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

/** What a person wrote down about a brewery, for themselves. */
interface BreweryNotesTable {
  userId: string;
  breweryId: string;
  notes: string;
  updatedAt: string;
}

/** Messages on their way: removed when they were taken, or when nobody needs them any more. */
interface MailOutboxTable {
  id: string;
  recipient: string;
  subject: string;
  body: string;
  attempts: Generated<number>;
  nextAttemptAt: string;
  expiresAt: string;
  createdAt: string;
}

interface GlobalSettingsTable {
  key: string;
  value: string;
  createdAt: string;
  updatedAt: string;
}

/** The server's own values, such as the key that signs upload links. */
interface SettingsTable {
  key: string;
  value: string;
  updatedAt: string;
}

/** A write of an owner or administrator, written in its transaction (`features/audit`). */
interface AuditEntriesTable {
  /** The order they happened in. */
  seq: Generated<number>;
  createdAt: string;
  /** Who did it; null once the account is gone, and for whoever hosts. */
  actorId: string | null;
  /** Whether it was done on the command line. */
  byHost: Generated<Flag>;
  verb: string;
  kind: string;
  /** The object's id, which may be gone. */
  object: string | null;
  /** What the object was called then; empty for people, whose names are theirs. */
  name: string;
  breweryId: string | null;
  /** The person it is about. */
  userId: string | null;
  /** A list of `{field, before, after}`, texts or null. */
  changes: string;
}

/** Addresses that become administrators when they sign up. */
interface AdministratorInvitationsTable {
  email: string;
  createdAt: string;
}

/** What an import last wrote into a beer; without the beer once somebody deleted it. */
interface BeerImportsTable {
  breweryId: string;
  /** The beer's name as lists are compared: folded. */
  nameKey: string;
  beerId: string | null;
  values: string;
  importedAt: string;
}
