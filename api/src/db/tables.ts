import type { BeerImportsTable, BeerRecommendationsTable, BeersHadTable } from './tables/beers.ts';
import type {
  BreweriesTable,
  BreweryClaimsTable,
  BreweryImportsTable,
  BreweryOwnershipsTable,
  BreweryPinMovesTable,
  BreweryStaffTable,
  OwnershipLossesTable,
} from './tables/breweries.ts';
import type { CheckInsTable, CheckinPhotosTable } from './tables/checkins.ts';
import type { GlobalSettingsTable, PodcastEpisodesTable } from './tables/content.ts';
import type {
  CalendarFeedsTable,
  CancelledEventsTable,
  EventsTable,
  SpecialEventsTable,
  WeeklyEventsTable,
} from './tables/events.ts';
import type {
  AuditEntriesTable,
  MailOutboxTable,
  SettingsTable,
  UploadsTable,
} from './tables/operations.ts';
import type {
  AdministratorInvitationsTable,
  BreweryNotesTable,
  SessionsTable,
  SignInLinksTable,
  SignupInvitationsTable,
  UserFavoritesTable,
  UsersTable,
  VerificationCodesTable,
  WrongCodesTable,
} from './tables/people.ts';
import type {
  ImportedVisitsTable,
  PersonalExportsTable,
  VisitImportsTable,
} from './tables/personal-data.ts';
import type {
  PrizeCodesTable,
  TrailBacklogsTable,
  TrailBreweriesTable,
  TrailCompletionsTable,
  TrailStampsTable,
  TrailsTable,
} from './tables/trails.ts';

/**
 * The tables with their columns as SQLite stores them: instants as ISO 8601 text in UTC, booleans
 * as 0 or 1, lists and objects as JSON text, decimals as text. Every `*Id` is a foreign key.
 */
export interface Tables {
  users: UsersTable;
  user_favorites: UserFavoritesTable;
  sessions: SessionsTable;
  verification_codes: VerificationCodesTable;
  wrong_codes: WrongCodesTable;
  sign_in_links: SignInLinksTable;
  uploads: UploadsTable;
  breweries: BreweriesTable;
  brewery_ownerships: BreweryOwnershipsTable;
  brewery_imports: BreweryImportsTable;
  brewery_claims: BreweryClaimsTable;
  brewery_pin_moves: BreweryPinMovesTable;
  brewery_staff: BreweryStaffTable;
  ownership_losses: OwnershipLossesTable;
  check_ins: CheckInsTable;
  checkin_photos: CheckinPhotosTable;
  beer_recommendations: BeerRecommendationsTable;
  beers_had: BeersHadTable;
  events: EventsTable;
  special_events: SpecialEventsTable;
  weekly_events: WeeklyEventsTable;
  cancelled_events: CancelledEventsTable;
  calendar_feeds: CalendarFeedsTable;
  podcast_episodes: PodcastEpisodesTable;
  brewery_notes: BreweryNotesTable;
  mail_outbox: MailOutboxTable;
  global_settings: GlobalSettingsTable;
  settings: SettingsTable;
  audit_entries: AuditEntriesTable;
  administrator_invitations: AdministratorInvitationsTable;
  signup_invitations: SignupInvitationsTable;
  beer_imports: BeerImportsTable;
  /** The trails; the tables keep the names that older versions of the server use. */
  passports: TrailsTable;
  passport_breweries: TrailBreweriesTable;
  passport_stamps: TrailStampsTable;
  passport_completions: TrailCompletionsTable;
  prize_codes: PrizeCodesTable;
  passport_backlogs: TrailBacklogsTable;
  personal_exports: PersonalExportsTable;
  visit_imports: VisitImportsTable;
  imported_visits: ImportedVisitsTable;
}

/** The tables of events that have an owner, one for each kind. */
export type EventTable = {
  [Name in keyof Tables]: Tables[Name] extends { ownerId: unknown; breweryId: unknown }
    ? Name
    : never;
}[keyof Tables];
