CREATE INDEX audit_entries_actor ON audit_entries (actorId)
CREATE INDEX audit_entries_brewery ON audit_entries (breweryId)
CREATE INDEX audit_entries_kind ON audit_entries (kind)
CREATE INDEX audit_entries_user ON audit_entries (userId)
CREATE INDEX beer_imports_beer ON beer_imports (beerId)
CREATE INDEX beer_recommendations_brewery ON beer_recommendations (breweryId, beerStyle)
CREATE INDEX beer_recommendations_goes_on ON beer_recommendations (breweryId, goesOnAt) WHERE goesOnAt IS NOT NULL
CREATE INDEX beer_recommendations_merged ON beer_recommendations (mergedAs) WHERE mergedAs IS NOT NULL
CREATE INDEX beer_wishes_beer ON beer_wishes (beerId)
CREATE INDEX beers_had_beer ON beers_had (beerId, isShared, createdAt, id)
CREATE INDEX beers_had_brewery ON beers_had (breweryId, userId)
CREATE INDEX beers_had_checkin ON beers_had (checkinId)
CREATE INDEX beers_had_person ON beers_had (userId, id)
CREATE INDEX breweries_closed ON breweries (name COLLATE NOCASE) WHERE closedAt IS NOT NULL
CREATE INDEX breweries_created ON breweries (createdAt)
CREATE INDEX breweries_name ON breweries (name COLLATE NOCASE, seq)
CREATE INDEX breweries_owner ON breweries (ownerId)
CREATE INDEX breweries_place ON breweries (latitudeDegrees, longitudeDegrees) WHERE latitude IS NOT NULL AND closedAt IS NULL
CREATE INDEX brewery_boards_brewery ON brewery_boards (breweryId, pairedAt)
CREATE INDEX brewery_boards_code_ends ON brewery_boards (codeEndsAt)
CREATE INDEX brewery_claims_brewery ON brewery_claims (breweryId)
CREATE INDEX brewery_claims_decider ON brewery_claims (decidedById)
CREATE UNIQUE INDEX brewery_claims_open ON brewery_claims (breweryId, userId) WHERE status = 'open'
CREATE INDEX brewery_claims_user ON brewery_claims (userId, createdAt)
CREATE INDEX brewery_claims_waiting ON brewery_claims (createdAt, id) WHERE status = 'open'
CREATE INDEX brewery_day_views_day ON brewery_day_views (day)
CREATE INDEX brewery_news_brewery ON brewery_news (breweryId, createdAt)
CREATE INDEX brewery_news_created ON brewery_news (createdAt)
CREATE INDEX brewery_news_user ON brewery_news (userId)
CREATE INDEX brewery_notes_brewery ON brewery_notes (breweryId)
CREATE INDEX brewery_ownerships_brewery ON brewery_ownerships (breweryId)
CREATE INDEX brewery_pin_moves_user ON brewery_pin_moves (userId)
CREATE INDEX brewery_staff_user ON brewery_staff (userId)
CREATE INDEX brewery_tags_brewery ON brewery_tags (breweryId, createdAt)
CREATE INDEX brewery_tags_tapped_by ON brewery_tags (tappedById)
CREATE INDEX cancelled_events_brewery ON cancelled_events (breweryId)
CREATE INDEX cancelled_events_order ON cancelled_events (cancelledAt)
CREATE INDEX check_ins_brewery_day ON check_ins (breweryId, visitedOn)
CREATE INDEX check_ins_created ON check_ins (createdAt)
CREATE INDEX check_ins_private ON check_ins (userId, breweryId, createdAt) WHERE onlyForMe = 1
CREATE UNIQUE INDEX check_ins_tap ON check_ins (tagId, tapCounter) WHERE tagId IS NOT NULL
CREATE INDEX check_ins_undated ON check_ins (id) WHERE visitedOn IS NULL
CREATE INDEX check_ins_user_brewery ON check_ins (userId, breweryId, createdAt)
CREATE INDEX check_ins_user_time ON check_ins (userId, createdAt)
CREATE INDEX checkin_photos_path ON checkin_photos (path)
CREATE INDEX event_rsvps_date ON event_rsvps (date)
CREATE UNIQUE INDEX event_rsvps_event ON event_rsvps (eventId, date, userId)
CREATE INDEX event_rsvps_user ON event_rsvps (userId, date)
CREATE INDEX events_brewery ON events (breweryId)
CREATE INDEX imported_visits_beer ON imported_visits (userId, beerName, coalesce(beerBrewery, ''), visitedAt, id) WHERE beerName IS NOT NULL
CREATE INDEX imported_visits_brewery ON imported_visits (breweryId)
CREATE INDEX imported_visits_day ON imported_visits (userId, visitedOn, placeKey, visitedAt, id)
CREATE INDEX imported_visits_import ON imported_visits (importId, breweryId, placeKey)
CREATE INDEX imported_visits_list ON imported_visits (userId, listedStyle, beerName, id) WHERE beerName IS NOT NULL
CREATE INDEX imported_visits_time ON imported_visits (userId, visitedAt, id)
CREATE INDEX imported_visits_visited ON imported_visits (userId, breweryId) WHERE breweryId IS NOT NULL
CREATE INDEX mail_outbox_due ON mail_outbox (nextAttemptAt)
CREATE INDEX ownership_losses_brewery ON ownership_losses (breweryId)
CREATE INDEX passport_breweries_brewery ON passport_breweries (breweryId)
CREATE INDEX passport_completions_passport ON passport_completions (passportId)
CREATE INDEX passport_stamps_brewery ON passport_stamps (breweryId, stampedAt)
CREATE INDEX passport_stamps_checkin ON passport_stamps (checkinId)
CREATE INDEX personal_exports_due ON personal_exports (nextAttemptAt) WHERE state = 'waiting'
CREATE INDEX podcast_episodes_release ON podcast_episodes (releaseDate DESC)
CREATE INDEX prize_codes_brewery ON prize_codes (redeemedBreweryId)
CREATE INDEX prize_codes_redeemer ON prize_codes (redeemedById)
CREATE INDEX sessions_expiry ON sessions (expiresAt)
CREATE INDEX sessions_user ON sessions (userId)
CREATE INDEX signup_invitations_expiry ON signup_invitations (expiresAt)
CREATE INDEX signup_invitations_inviter ON signup_invitations (invitedById)
CREATE INDEX signup_invitations_order ON signup_invitations (createdAt, id)
CREATE INDEX special_events_brewery ON special_events (breweryId)
CREATE INDEX special_events_order ON special_events (sortAt)
CREATE INDEX special_events_owner ON special_events (ownerId)
CREATE INDEX special_events_repeated ON special_events (id) WHERE repeats IS NOT NULL
CREATE INDEX team_invitations_brewery ON team_invitations (breweryId)
CREATE INDEX team_invitations_inviter ON team_invitations (invitedById)
CREATE INDEX trail_answers_brewery ON trail_answers (breweryId)
CREATE INDEX trail_answers_trail ON trail_answers (trailId)
CREATE UNIQUE INDEX trail_draws_trail ON trail_draws (trailId, userId)
CREATE INDEX trail_draws_user ON trail_draws (userId)
CREATE INDEX uploads_unclaimed ON uploads (createdAt) WHERE claimedAt IS NULL
CREATE INDEX uploads_user ON uploads (userId)
CREATE INDEX user_favorites_brewery ON user_favorites (breweryId)
CREATE INDEX users_joined ON users (createdAt, id)
CREATE INDEX users_ranking ON users (checkins DESC, "checkinsReachedAt", id, "showsOnLeaderboard", "suspendedAt", "shownOn") WHERE checkins > 0 AND "suspendedAt" IS NULL
CREATE INDEX users_shown_ranking ON users ("shownOn", "shownCheckins" DESC, "shownReachedAt", id, "showsOnLeaderboard", "suspendedAt") WHERE "shownCheckins" > 0 AND "suspendedAt" IS NULL
CREATE INDEX users_shown_verified_ranking ON users ("shownOn", "shownVerifiedCheckins" DESC, "shownVerifiedReachedAt", id, "showsOnLeaderboard", "suspendedAt") WHERE "shownVerifiedCheckins" > 0 AND "suspendedAt" IS NULL
CREATE INDEX users_username_key ON users (usernameKey)
CREATE INDEX users_verified_ranking ON users ("verifiedCheckins" DESC, "verifiedReachedAt", id, "showsOnLeaderboard", "suspendedAt", "shownOn") WHERE "verifiedCheckins" > 0 AND "suspendedAt" IS NULL
CREATE INDEX verification_codes_email ON verification_codes (email, createdAt)
CREATE INDEX visit_imports_due ON visit_imports (nextAttemptAt) WHERE state = 'waiting'
CREATE INDEX visit_imports_user ON visit_imports (userId, createdAt)
CREATE INDEX weekly_events_brewery ON weekly_events (breweryId)
CREATE INDEX weekly_events_day ON weekly_events (day)
CREATE INDEX weekly_events_owner ON weekly_events (ownerId)
CREATE INDEX wrong_codes_email ON wrong_codes (email, createdAt)
CREATE TABLE administrator_invitations ( email TEXT PRIMARY KEY, createdAt TEXT NOT NULL ) STRICT, WITHOUT ROWID
CREATE TABLE audit_entries ( seq INTEGER PRIMARY KEY AUTOINCREMENT, createdAt TEXT NOT NULL, actorId TEXT REFERENCES users (id) ON DELETE SET NULL, verb TEXT NOT NULL, kind TEXT NOT NULL, object TEXT, name TEXT NOT NULL, breweryId TEXT REFERENCES breweries (id) ON DELETE SET NULL, userId TEXT REFERENCES users (id) ON DELETE SET NULL, changes TEXT NOT NULL CHECK (json_valid(changes)) , byHost INTEGER NOT NULL DEFAULT 0 CHECK (byHost IN (0, 1))) STRICT
CREATE TABLE beer_imports ( breweryId TEXT NOT NULL REFERENCES breweries (id) ON DELETE CASCADE, nameKey TEXT NOT NULL, beerId TEXT REFERENCES beer_recommendations (id) ON DELETE SET NULL, "values" TEXT NOT NULL CHECK (json_valid("values")), importedAt TEXT NOT NULL, PRIMARY KEY (breweryId, nameKey) ) STRICT, WITHOUT ROWID
CREATE TABLE beer_recommendations ( id TEXT PRIMARY KEY, breweryId TEXT NOT NULL REFERENCES breweries (id) ON DELETE CASCADE, breweryName TEXT NOT NULL, beerName TEXT NOT NULL, beerStyle TEXT NOT NULL, abv TEXT, ibu INTEGER, rating TEXT, description TEXT, priceSmall TEXT, priceMedium TEXT, priceLarge TEXT, availability TEXT NOT NULL DEFAULT 'available', lastUpdated TEXT NOT NULL, createdAt TEXT NOT NULL , ratedBy INTEGER NOT NULL DEFAULT 0, ratingTotal REAL NOT NULL DEFAULT 0, goesOnAt TEXT, section TEXT NOT NULL DEFAULT 'draft', position INTEGER, tapNumber INTEGER, isLastKeg INTEGER NOT NULL DEFAULT 0 CHECK (isLastKeg IN (0, 1)), isNonAlcoholic INTEGER NOT NULL DEFAULT 0 CHECK (isNonAlcoholic IN (0, 1)), isGlutenFree INTEGER NOT NULL DEFAULT 0 CHECK (isGlutenFree IN (0, 1)), priceFourth TEXT, priceFifth TEXT, onTapSince TEXT, mergedAs TEXT) STRICT
CREATE TABLE beer_wishes ( id TEXT PRIMARY KEY, userId TEXT NOT NULL REFERENCES users (id) ON DELETE CASCADE, beerId TEXT REFERENCES beer_recommendations (id) ON DELETE CASCADE, style TEXT, createdAt TEXT NOT NULL, UNIQUE (userId, beerId), UNIQUE (userId, style), CHECK ((beerId IS NULL) <> (style IS NULL)) ) STRICT
CREATE TABLE beers_had ( id TEXT PRIMARY KEY, userId TEXT NOT NULL REFERENCES users (id) ON DELETE CASCADE, beerId TEXT REFERENCES beer_recommendations (id) ON DELETE SET NULL, breweryId TEXT REFERENCES breweries (id) ON DELETE SET NULL, checkinId TEXT REFERENCES check_ins (id) ON DELETE SET NULL, beerName TEXT NOT NULL, beerStyle TEXT NOT NULL, abv TEXT, breweryName TEXT NOT NULL, rating REAL CHECK (rating BETWEEN 0.25 AND 5), notes TEXT, isShared INTEGER NOT NULL DEFAULT 0 CHECK (isShared IN (0, 1)), hadOn TEXT NOT NULL, searchText TEXT NOT NULL, createdAt TEXT NOT NULL, UNIQUE (userId, beerId) ) STRICT
CREATE TABLE breweries ( seq INTEGER PRIMARY KEY, id TEXT NOT NULL UNIQUE, name TEXT NOT NULL, address TEXT NOT NULL, city TEXT NOT NULL, state TEXT NOT NULL, zipCode TEXT NOT NULL, latitude TEXT, longitude TEXT, image TEXT, logo TEXT, type TEXT NOT NULL DEFAULT 'Craft Brewery', hours TEXT, policies TEXT, socialLinks TEXT NOT NULL DEFAULT '{}' CHECK (json_valid(socialLinks)), phone TEXT, podcastUrl TEXT, photos TEXT NOT NULL DEFAULT '[]' CHECK (json_valid(photos)), tapListUrl TEXT, podcastEpisode TEXT, checkins INTEGER NOT NULL DEFAULT 0 CHECK (checkins >= 0), rating TEXT NOT NULL DEFAULT '0.0', ownerId TEXT REFERENCES users (id) ON DELETE SET NULL, bannerImage TEXT, bannerLink TEXT, untappdUrl TEXT, checkinRadiusKm REAL CHECK (checkinRadiusKm > 0), searchText TEXT NOT NULL, createdAt TEXT NOT NULL, closedAt TEXT, pinMovedAt TEXT, latitudeDegrees REAL GENERATED ALWAYS AS (CAST(latitude AS REAL)) VIRTUAL, longitudeDegrees REAL GENERATED ALWAYS AS (CAST(longitude AS REAL)) VIRTUAL, openingHours TEXT CHECK (json_valid(openingHours)), hoursExceptions TEXT NOT NULL DEFAULT '[]' CHECK (json_valid(hoursExceptions)), hasOwnHours INTEGER NOT NULL DEFAULT 0 CHECK (hasOwnHours IN (0, 1)), hoursRead TEXT, ownTimeZone TEXT, offers TEXT NOT NULL DEFAULT '[]' CHECK (json_valid(offers)), closure TEXT CHECK (json_valid(closure)), kitchenHours TEXT CHECK (json_valid(kitchenHours)), happyHours TEXT CHECK (json_valid(happyHours)), servingSizes TEXT NOT NULL DEFAULT '[]' CHECK (json_valid(servingSizes)), currency TEXT, bannerFrom TEXT, bannerUntil TEXT, CHECK ((latitude IS NULL) = (longitude IS NULL)), CHECK (CAST(latitude AS REAL) BETWEEN -90 AND 90), CHECK (CAST(longitude AS REAL) BETWEEN -180 AND 180) ) STRICT
CREATE TABLE brewery_boards ( id TEXT PRIMARY KEY, breweryId TEXT REFERENCES breweries (id) ON DELETE CASCADE, name TEXT NOT NULL, tokenHash TEXT NOT NULL UNIQUE, code TEXT UNIQUE, codeEndsAt TEXT, createdAt TEXT NOT NULL, pairedAt TEXT, lastSeenAt TEXT ) STRICT
CREATE TABLE brewery_claims ( id TEXT PRIMARY KEY, breweryId TEXT NOT NULL REFERENCES breweries (id) ON DELETE CASCADE, userId TEXT NOT NULL REFERENCES users (id) ON DELETE CASCADE, role TEXT NOT NULL, proof TEXT NOT NULL, contact TEXT NOT NULL, status TEXT NOT NULL DEFAULT 'open' CHECK (status IN ('open', 'approved', 'declined', 'withdrawn')), reason TEXT, decidedAt TEXT, decidedById TEXT REFERENCES users (id) ON DELETE SET NULL, createdAt TEXT NOT NULL ) STRICT
CREATE TABLE brewery_day_views ( breweryId TEXT NOT NULL REFERENCES breweries (id) ON DELETE CASCADE, day TEXT NOT NULL, kind TEXT NOT NULL, people INTEGER NOT NULL CHECK (people > 0), PRIMARY KEY (breweryId, day, kind) ) STRICT, WITHOUT ROWID
CREATE TABLE brewery_imports ( breweryId TEXT PRIMARY KEY REFERENCES breweries (id) ON DELETE CASCADE, source TEXT NOT NULL, "values" TEXT NOT NULL CHECK (json_valid("values")), importedAt TEXT NOT NULL ) STRICT, WITHOUT ROWID
CREATE TABLE brewery_news ( id TEXT PRIMARY KEY, breweryId TEXT NOT NULL REFERENCES breweries (id) ON DELETE CASCADE, userId TEXT REFERENCES users (id) ON DELETE SET NULL, text TEXT NOT NULL, picture TEXT, createdAt TEXT NOT NULL, editedAt TEXT, takenBackAt TEXT ) STRICT
CREATE TABLE brewery_notes ( userId TEXT NOT NULL REFERENCES users (id) ON DELETE CASCADE, breweryId TEXT NOT NULL REFERENCES breweries (id) ON DELETE CASCADE, notes TEXT NOT NULL, updatedAt TEXT NOT NULL, PRIMARY KEY (userId, breweryId) ) STRICT, WITHOUT ROWID
CREATE TABLE brewery_ownerships ( id TEXT PRIMARY KEY, userId TEXT NOT NULL REFERENCES users (id) ON DELETE CASCADE, breweryId TEXT NOT NULL REFERENCES breweries (id) ON DELETE CASCADE, createdAt TEXT NOT NULL, UNIQUE (userId, breweryId) ) STRICT
CREATE TABLE brewery_pin_moves ( breweryId TEXT NOT NULL REFERENCES breweries (id) ON DELETE CASCADE, userId TEXT NOT NULL REFERENCES users (id) ON DELETE CASCADE, movedAt TEXT NOT NULL, PRIMARY KEY (breweryId, userId) ) STRICT, WITHOUT ROWID
CREATE TABLE brewery_staff ( breweryId TEXT NOT NULL REFERENCES breweries (id) ON DELETE CASCADE, userId TEXT NOT NULL REFERENCES users (id) ON DELETE CASCADE, addedAt TEXT NOT NULL, removedAt TEXT, PRIMARY KEY (breweryId, userId) ) STRICT, WITHOUT ROWID
CREATE TABLE brewery_tags ( id TEXT PRIMARY KEY, breweryId TEXT NOT NULL REFERENCES breweries (id) ON DELETE CASCADE, uid TEXT NOT NULL UNIQUE, name TEXT NOT NULL, keyMark TEXT NOT NULL, counter INTEGER NOT NULL DEFAULT 0, tappedById TEXT REFERENCES users (id) ON DELETE SET NULL, tappedAt TEXT, createdAt TEXT NOT NULL, revokedAt TEXT ) STRICT
CREATE TABLE calendar_feeds ( id TEXT PRIMARY KEY, userId TEXT NOT NULL UNIQUE REFERENCES users (id) ON DELETE CASCADE, createdAt TEXT NOT NULL ) STRICT, WITHOUT ROWID
CREATE TABLE cancelled_events ( id TEXT PRIMARY KEY, kind TEXT NOT NULL CHECK (kind IN ('special', 'weekly')), breweryId TEXT NOT NULL REFERENCES breweries (id) ON DELETE CASCADE, title TEXT NOT NULL, address TEXT NOT NULL, date TEXT, day TEXT CHECK (day IN ('Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday')), time TEXT NOT NULL, sequence INTEGER NOT NULL, createdAt TEXT NOT NULL, scheduledAt TEXT, cancelledAt TEXT NOT NULL , repeats TEXT, repeatsUntil TEXT, notOn TEXT, repeatsSince TEXT) STRICT
CREATE TABLE check_ins ( id TEXT PRIMARY KEY, userId TEXT NOT NULL REFERENCES users (id) ON DELETE CASCADE, breweryId TEXT NOT NULL REFERENCES breweries (id) ON DELETE CASCADE, notes TEXT, verified INTEGER NOT NULL DEFAULT 0 CHECK (verified IN (0, 1)), createdAt TEXT NOT NULL , latitude TEXT, longitude TEXT, visitedOn TEXT, onlyForMe INTEGER NOT NULL DEFAULT 0 CHECK (onlyForMe IN (0, 1)), verifiedBy TEXT CHECK (verifiedBy IN ('position', 'code')), tagId TEXT REFERENCES brewery_tags (id) ON DELETE SET NULL, tapCounter INTEGER, receivedAt TEXT) STRICT
CREATE TABLE checkin_photos ( checkinId TEXT NOT NULL REFERENCES check_ins (id) ON DELETE CASCADE, position INTEGER NOT NULL CHECK (position BETWEEN 0 AND 2), path TEXT NOT NULL, createdAt TEXT NOT NULL, PRIMARY KEY (checkinId, position) ) STRICT, WITHOUT ROWID
CREATE TABLE event_rsvps ( id TEXT PRIMARY KEY, eventId TEXT REFERENCES special_events (id) ON DELETE SET NULL, userId TEXT NOT NULL REFERENCES users (id) ON DELETE CASCADE, date TEXT NOT NULL, eventName TEXT NOT NULL, movedFrom TEXT, createdAt TEXT NOT NULL ) STRICT
CREATE TABLE events ( id TEXT PRIMARY KEY, name TEXT NOT NULL, description TEXT NOT NULL, breweryId TEXT NOT NULL REFERENCES breweries (id) ON DELETE CASCADE, date TEXT NOT NULL, startTime TEXT NOT NULL, endTime TEXT NOT NULL, image TEXT NOT NULL, photos TEXT NOT NULL DEFAULT '[]' CHECK (json_valid(photos)), ticketRequired INTEGER NOT NULL DEFAULT 0 CHECK (ticketRequired IN (0, 1)), ticketPrice TEXT, attendees INTEGER NOT NULL DEFAULT 0, createdAt TEXT NOT NULL ) STRICT
CREATE TABLE global_settings ( key TEXT PRIMARY KEY, value TEXT NOT NULL CHECK (json_valid(value)), createdAt TEXT NOT NULL, updatedAt TEXT NOT NULL ) STRICT, WITHOUT ROWID
CREATE TABLE imported_visits ( id TEXT PRIMARY KEY, importId TEXT NOT NULL REFERENCES visit_imports (id) ON DELETE CASCADE, userId TEXT NOT NULL REFERENCES users (id) ON DELETE CASCADE, source TEXT NOT NULL CHECK (source IN ('untappd', 'swarm')), sourceKey TEXT NOT NULL, breweryId TEXT REFERENCES breweries (id) ON DELETE SET NULL, placeKey TEXT, placeName TEXT, city TEXT, state TEXT, country TEXT, latitude TEXT, longitude TEXT, visitedAt TEXT NOT NULL, visitedOn TEXT NOT NULL, notes TEXT, beerName TEXT, beerBrewery TEXT, beerStyle TEXT, abv TEXT, ibu TEXT, rating TEXT, link TEXT, searchText TEXT NOT NULL, createdAt TEXT NOT NULL, listedStyle TEXT GENERATED ALWAYS AS (coalesce(beerStyle, 'Other')) VIRTUAL, UNIQUE (userId, source, sourceKey) ) STRICT
CREATE TABLE mail_outbox ( id TEXT PRIMARY KEY, recipient TEXT NOT NULL, subject TEXT NOT NULL, body TEXT NOT NULL, attempts INTEGER NOT NULL DEFAULT 0, nextAttemptAt TEXT NOT NULL, expiresAt TEXT NOT NULL, createdAt TEXT NOT NULL ) STRICT
CREATE TABLE ownership_losses ( userId TEXT NOT NULL REFERENCES users (id) ON DELETE CASCADE, breweryId TEXT NOT NULL REFERENCES breweries (id) ON DELETE CASCADE, lostAt TEXT NOT NULL, seenAt TEXT, PRIMARY KEY (userId, breweryId) ) STRICT, WITHOUT ROWID
CREATE TABLE passport_backlogs ( passportId TEXT PRIMARY KEY REFERENCES passports (id) ON DELETE CASCADE, since TEXT NOT NULL, afterUser INTEGER NOT NULL ) STRICT, WITHOUT ROWID
CREATE TABLE passport_breweries ( id TEXT PRIMARY KEY, passportId TEXT NOT NULL REFERENCES passports (id) ON DELETE CASCADE, breweryId TEXT NOT NULL REFERENCES breweries (id) ON DELETE CASCADE, position INTEGER NOT NULL, prizeStock INTEGER, prizesRedeemed INTEGER NOT NULL DEFAULT 0, removedAt TEXT, question TEXT, answers TEXT, UNIQUE (passportId, breweryId) ) STRICT
CREATE TABLE passport_completions ( userId TEXT NOT NULL REFERENCES users (id) ON DELETE CASCADE, passportId TEXT NOT NULL REFERENCES passports (id) ON DELETE CASCADE, completedAt TEXT NOT NULL, PRIMARY KEY (userId, passportId) ) STRICT, WITHOUT ROWID
CREATE TABLE passport_stamps ( id TEXT PRIMARY KEY, userId TEXT NOT NULL REFERENCES users (id) ON DELETE CASCADE, passportId TEXT NOT NULL REFERENCES passports (id) ON DELETE CASCADE, breweryId TEXT REFERENCES breweries (id) ON DELETE SET NULL, checkinId TEXT REFERENCES check_ins (id) ON DELETE SET NULL, stampedOn TEXT NOT NULL, stampedAt TEXT NOT NULL, way TEXT NOT NULL, UNIQUE (userId, passportId, breweryId) ) STRICT
CREATE TABLE passports ( id TEXT PRIMARY KEY, name TEXT NOT NULL, story TEXT NOT NULL, picture TEXT, isOrdered INTEGER NOT NULL DEFAULT 0 CHECK (isOrdered IN (0, 1)), startsOn TEXT NOT NULL, endsOn TEXT NOT NULL, stampsNeeded INTEGER NOT NULL, stampsPerDay INTEGER NOT NULL DEFAULT 4, reward TEXT NOT NULL, prize TEXT, prizeUntil TEXT, openedAt TEXT, closedAt TEXT, endedAt TEXT, createdAt TEXT NOT NULL ) STRICT
CREATE TABLE personal_exports ( id TEXT PRIMARY KEY, userId TEXT NOT NULL UNIQUE REFERENCES users (id) ON DELETE CASCADE, state TEXT NOT NULL DEFAULT 'waiting' CHECK (state IN ('waiting', 'ready', 'failed')), attempts INTEGER NOT NULL DEFAULT 0, nextAttemptAt TEXT NOT NULL, bytes INTEGER, readyAt TEXT, expiresAt TEXT, createdAt TEXT NOT NULL , "openAttempts" INTEGER NOT NULL DEFAULT 0) STRICT
CREATE TABLE podcast_episodes ( id TEXT PRIMARY KEY, episodeNumber INTEGER NOT NULL, title TEXT NOT NULL, guest TEXT NOT NULL, business TEXT NOT NULL, duration TEXT NOT NULL, releaseDate TEXT NOT NULL, spotifyUrl TEXT NOT NULL, image TEXT NOT NULL, description TEXT, createdAt TEXT NOT NULL , audioUrl TEXT, audioBytes INTEGER, audioType TEXT) STRICT
CREATE TABLE prize_codes ( id TEXT PRIMARY KEY, code TEXT NOT NULL UNIQUE, userId TEXT NOT NULL REFERENCES users (id) ON DELETE CASCADE, passportId TEXT NOT NULL REFERENCES passports (id) ON DELETE CASCADE, prize TEXT NOT NULL, validUntil TEXT NOT NULL, createdAt TEXT NOT NULL, redeemedAt TEXT, redeemedBreweryId TEXT REFERENCES breweries (id) ON DELETE SET NULL, redeemedById TEXT REFERENCES users (id) ON DELETE SET NULL, UNIQUE (userId, passportId) ) STRICT
CREATE TABLE sessions ( tokenHash TEXT PRIMARY KEY, userId TEXT NOT NULL REFERENCES users (id) ON DELETE CASCADE, createdAt TEXT NOT NULL, expiresAt TEXT NOT NULL , endsAt TEXT NOT NULL DEFAULT '9999-12-31T00:00:00.000Z', lastUsedOn TEXT, device TEXT) STRICT, WITHOUT ROWID
CREATE TABLE settings ( key TEXT PRIMARY KEY, value TEXT NOT NULL, updatedAt TEXT NOT NULL ) STRICT, WITHOUT ROWID
CREATE TABLE sign_in_links ( tokenHash TEXT PRIMARY KEY, email TEXT NOT NULL, expiresAt TEXT NOT NULL ) STRICT, WITHOUT ROWID
CREATE TABLE signup_invitations ( id TEXT PRIMARY KEY, email TEXT NOT NULL UNIQUE, invitedById TEXT REFERENCES users (id) ON DELETE SET NULL, createdAt TEXT NOT NULL, sentAt TEXT NOT NULL, expiresAt TEXT NOT NULL , isForTeam INTEGER NOT NULL DEFAULT 0) STRICT, WITHOUT ROWID
CREATE TABLE special_events ( id TEXT PRIMARY KEY, company TEXT NOT NULL, event TEXT NOT NULL, details TEXT NOT NULL, time TEXT NOT NULL, date TEXT NOT NULL, address TEXT NOT NULL, taproom INTEGER NOT NULL DEFAULT 0 CHECK (taproom IN (0, 1)), logo TEXT, location TEXT, rsvpRequired INTEGER NOT NULL DEFAULT 0 CHECK (rsvpRequired IN (0, 1)), ticketLink TEXT, sortAt TEXT, breweryId TEXT REFERENCES breweries (id) ON DELETE SET NULL, ownerId TEXT REFERENCES users (id) ON DELETE SET NULL, createdAt TEXT NOT NULL , sequence INTEGER NOT NULL DEFAULT 0, changedAt TEXT, repeats TEXT, repeatsUntil TEXT, notOn TEXT, repeatsSince TEXT, places INTEGER) STRICT
CREATE TABLE sqlite_sequence(name,seq)
CREATE TABLE team_invitations ( invitationId TEXT NOT NULL REFERENCES signup_invitations (id) ON DELETE CASCADE, breweryId TEXT NOT NULL REFERENCES breweries (id) ON DELETE CASCADE, role TEXT NOT NULL, invitedById TEXT REFERENCES users (id) ON DELETE SET NULL, createdAt TEXT NOT NULL, PRIMARY KEY (invitationId, breweryId) ) STRICT, WITHOUT ROWID
CREATE TABLE trail_answers ( userId TEXT NOT NULL REFERENCES users (id) ON DELETE CASCADE, trailId TEXT NOT NULL REFERENCES passports (id) ON DELETE CASCADE, breweryId TEXT NOT NULL REFERENCES breweries (id) ON DELETE CASCADE, triedOn TEXT NOT NULL, tries INTEGER NOT NULL, answeredAt TEXT, PRIMARY KEY (userId, trailId, breweryId) ) STRICT, WITHOUT ROWID
CREATE TABLE trail_draws ( id TEXT PRIMARY KEY, trailId TEXT NOT NULL REFERENCES passports (id) ON DELETE CASCADE, userId TEXT NOT NULL REFERENCES users (id) ON DELETE CASCADE, prize TEXT NOT NULL, drawnAt TEXT NOT NULL ) STRICT
CREATE TABLE undoable_changes ( seq INTEGER NOT NULL PRIMARY KEY REFERENCES audit_entries (seq) ON DELETE CASCADE, stored TEXT NOT NULL CHECK (json_valid(stored)), undoneAt TEXT ) STRICT, WITHOUT ROWID
CREATE TABLE uploads ( id TEXT PRIMARY KEY, userId TEXT REFERENCES users (id) ON DELETE SET NULL, email TEXT, bytes INTEGER, createdAt TEXT NOT NULL, storedAt TEXT, claimedAt TEXT, isPersonal INTEGER NOT NULL DEFAULT 0 CHECK (isPersonal IN (0, 1)) , failedTries INTEGER NOT NULL DEFAULT 0, failedBytes INTEGER NOT NULL DEFAULT 0, isPrivate INTEGER NOT NULL DEFAULT 0 CHECK (isPrivate IN (0, 1))) STRICT
CREATE TABLE user_favorites ( userId TEXT NOT NULL REFERENCES users (id) ON DELETE CASCADE, breweryId TEXT NOT NULL REFERENCES breweries (id) ON DELETE CASCADE, createdAt TEXT NOT NULL, PRIMARY KEY (userId, breweryId) ) STRICT, WITHOUT ROWID
CREATE TABLE users ( id TEXT PRIMARY KEY, username TEXT NOT NULL COLLATE NOCASE UNIQUE, email TEXT NOT NULL UNIQUE, name TEXT NOT NULL, location TEXT, profileImage TEXT, headerImage TEXT, role TEXT NOT NULL DEFAULT 'user' CHECK (role IN ('user', 'admin')), checkins INTEGER NOT NULL DEFAULT 0 CHECK (checkins >= 0), checkinsReachedAt TEXT, beerStylePreferences TEXT NOT NULL DEFAULT '[]' CHECK (json_valid(beerStylePreferences)), latitude TEXT, longitude TEXT, createdAt TEXT NOT NULL , suspendedAt TEXT, suspensionReason TEXT, verifiedCheckins INTEGER NOT NULL DEFAULT 0 CHECK (verifiedCheckins >= 0), verifiedReachedAt TEXT, showsOnLeaderboard INTEGER NOT NULL DEFAULT 1 CHECK (showsOnLeaderboard IN (0, 1)), showsTrail INTEGER NOT NULL DEFAULT 0 CHECK (showsTrail IN (0, 1)), privateCheckins INTEGER NOT NULL DEFAULT 0 CHECK (privateCheckins >= 0), distanceUnit TEXT CHECK (distanceUnit IN ('miles', 'kilometers')), usernameKey TEXT, shownOn TEXT, shownCheckins INTEGER NOT NULL DEFAULT 0 CHECK (shownCheckins >= 0), shownReachedAt TEXT, shownVerifiedCheckins INTEGER NOT NULL DEFAULT 0 CHECK (shownVerifiedCheckins >= 0), shownVerifiedReachedAt TEXT) STRICT
CREATE TABLE verification_codes ( id TEXT PRIMARY KEY, email TEXT NOT NULL, codeHash TEXT NOT NULL, wrongTries INTEGER NOT NULL DEFAULT 0, isUsed INTEGER NOT NULL DEFAULT 0 CHECK (isUsed IN (0, 1)), expiresAt TEXT NOT NULL, createdAt TEXT NOT NULL , browser TEXT, isKnownBrowser INTEGER NOT NULL DEFAULT 0 CHECK (isKnownBrowser IN (0, 1))) STRICT
CREATE TABLE view_keys ( zone TEXT NOT NULL, day TEXT NOT NULL, key TEXT NOT NULL, PRIMARY KEY (zone, day) ) STRICT, WITHOUT ROWID
CREATE TABLE view_marks ( zone TEXT NOT NULL, day TEXT NOT NULL, viewer TEXT NOT NULL, mark TEXT NOT NULL, PRIMARY KEY (zone, day, viewer, mark) ) STRICT, WITHOUT ROWID
CREATE TABLE visit_imports ( id TEXT PRIMARY KEY, userId TEXT NOT NULL REFERENCES users (id) ON DELETE CASCADE, fileName TEXT NOT NULL, source TEXT CHECK (source IN ('untappd', 'swarm')), state TEXT NOT NULL DEFAULT 'sending' CHECK (state IN ('sending', 'waiting', 'done', 'failed')), bytes INTEGER NOT NULL, bytesRead INTEGER NOT NULL DEFAULT 0, added INTEGER NOT NULL DEFAULT 0, repeated INTEGER NOT NULL DEFAULT 0, skipped INTEGER NOT NULL DEFAULT 0, problem TEXT, problems TEXT NOT NULL DEFAULT '[]' CHECK (json_valid(problems)), attempts INTEGER NOT NULL DEFAULT 0, nextAttemptAt TEXT NOT NULL, createdAt TEXT NOT NULL, finishedAt TEXT , "openAttempts" INTEGER NOT NULL DEFAULT 0) STRICT
CREATE TABLE weekly_events ( id TEXT PRIMARY KEY, day TEXT NOT NULL CHECK (day IN ('Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday')), brewery TEXT NOT NULL, event TEXT NOT NULL, title TEXT NOT NULL, details TEXT NOT NULL, time TEXT NOT NULL, logo TEXT, eventPhoto TEXT, instagram TEXT, twitter TEXT, facebook TEXT, address TEXT NOT NULL, breweryId TEXT REFERENCES breweries (id) ON DELETE SET NULL, ownerId TEXT REFERENCES users (id) ON DELETE SET NULL, createdAt TEXT NOT NULL , sequence INTEGER NOT NULL DEFAULT 0, changedAt TEXT, scheduledAt TEXT, notOn TEXT) STRICT
CREATE TABLE wrong_codes ( id INTEGER PRIMARY KEY, email TEXT NOT NULL, budget TEXT NOT NULL CHECK (budget IN ('known', 'asking', 'firstTry', 'any')), browser TEXT, comparisons INTEGER NOT NULL, createdAt TEXT NOT NULL ) STRICT