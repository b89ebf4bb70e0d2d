/** The numbers of the product. */

export const HOUR_MS = 60 * 60 * 1000;
export const DAY_MS = 24 * HOUR_MS;

/** Check-in radius around a brewery, in kilometres. */
export const CHECKIN_RADIUS_KM = 0.1;
/** The greatest part of a phone's inaccuracy that is added to the radius, in kilometres. */
export const CHECKIN_ACCURACY_ALLOWANCE_KM = 0.1;
/** The greatest uncertainty of a phone's position that is sent, in metres. */
export const ACCURACY_MAX_METRES = 100_000_000;
/** The greatest age of a position that a phone uses for a check-in. */
export const CHECKIN_POSITION_MAX_AGE_MS = 30_000;
/** Waiting time between two check-ins of one user at one brewery. */
export const CHECKIN_COOLDOWN_MS = DAY_MS;
/** The most check-ins of one user in 24 hours. */
export const CHECKINS_PER_DAY = 20;
/** How long a check-in may wait on a phone without a connection. */
export const CHECKIN_WAITS_MAX_MS = 2 * DAY_MS;
/** A check-in that waited longer was sent later: the phone's position does not verify it any more. */
export const CHECKIN_LATE_MS = 60_000;
/** How far ahead of the server's clock the time of a check-in may be. */
export const CHECKIN_CLOCK_ERROR_MS = 120_000;
/** The longest note on a check-in that is edited, in characters. */
export const CHECKIN_NOTE_MAX = 500;
/** The most pictures of a check-in. */
export const CHECKIN_PHOTOS_MAX = 3;
/** The most check-ins on a page of a trail, and how many a call without a limit gets. */
export const LOGBOOK_PAGE_MAX = 50;
export const LOGBOOK_PAGE = 30;
/** The most breweries on the map of a trail, newest visit first. */
export const LOGBOOK_MAX_PLACES = 5000;
/** The most check-ins that the figures of a trail count, newest first. */
export const LOGBOOK_MAX_CHECKINS = 50_000;
/** The most first visits in the figures of a trail, newest first. */
export const LOGBOOK_MAX_FIRSTS = 100;
/** The stamps of one page of a public profile. */
export const PROFILE_STAMPS_PAGE = 30;
/** How old a check-in is before a public profile counts it, in milliseconds. */
export const PROFILE_DELAY_MS = DAY_MS;
/** How often an open brewery page fetches the check-in status. */
export const COOLDOWN_POLL_MS = 60_000;

/** The largest zoom of a map: 0 shows the world in 256 pixels, and each step doubles it. */
export const MAP_MAX_ZOOM = 19;
/** The nearest breweries in a part of the map that are listed besides the clusters. */
export const MAP_NEAREST = 20;
/** The position that is used when the phone gives none: Oklahoma City. */
export const DEFAULT_LOCATION = { latitude: 35.4676, longitude: -97.5164 } as const;
export const LOCATION_PROMPT_DELAY_MS = 1000;
export const POST_LOGIN_NAVIGATION_DELAY_MS = 1500;
export const TOAST_DURATION_MS = 5000;
/** How long a toast with a button is shown. */
export const TOAST_WITH_BUTTON_MS = 10_000;

/** How long a person can undo their own changes; administrators can undo all. */
export const UNDO_MS = 30 * DAY_MS;
/** How long somebody who left a team can undo it: as long as the toast takes, also on a slow network. */
export const LEAVE_UNDO_MS = 2 * 60 * 1000;

export const CODE_LENGTH = 6;
export const CODE_LIFETIME_MS = 10 * 60 * 1000;
export const CODE_MAX_WRONG_TRIES = 5;
export const SIGNUP_LIFETIME_MS = 15 * 60 * 1000;
/** How long a session lasts after its last use. */
export const SESSION_LIFETIME_MS = 30 * DAY_MS;
/** How long a session lasts in all, even if it is used. */
export const SESSION_MAX_AGE_MS = 90 * DAY_MS;
/** How long a browser is known after a sign-in; browsers limit cookies to 400 days. */
export const KNOWN_BROWSER_MS = 400 * DAY_MS;
/** How long a link of `hoptrail admin sign-in-link` works. */
export const SIGN_IN_LINK_LIFETIME_MS = 15 * 60 * 1000;
/** How long a repeated request by the same browser sends no second code. */
export const CODE_REPEAT_MS = 2000;

/** How long a browser that opened the first administrator's link may take to sign in. */
export const FIRST_ADMINISTRATOR_MS = HOUR_MS;

/** How long an invitation lets its address sign up. */
export const INVITATION_LIFETIME_MS = 14 * DAY_MS;
/** How long an expired invitation is still listed. */
export const INVITATION_SHOWN_MS = 30 * DAY_MS;
/** The most invitations that are sent in 24 hours. */
export const INVITATIONS_PER_DAY = 200;
/** How long to wait before the same invitation can be sent again. */
export const INVITATION_PAUSE_MS = 10 * 60 * 1000;

/** The fewest people that a statistic counts: a smaller number would tell about single persons. */
export const STATISTICS_FEWEST_PEOPLE = 5;
/** How many months the daily totals of a brewery are kept. */
export const STATISTICS_MONTHS = 25;
/** The most check-ins that are counted by hour and weekday, newest first. */
export const STATISTICS_MAX_CHECKINS = 20_000;
/** The most views and taps of one person that are counted on a day. */
export const VIEWS_PER_DAY = 300;

/** The most owners of a brewery, invited ones included. */
export const OWNERS_PER_BREWERY = 10;
/** The most people on the staff of a brewery, invited ones included. */
export const STAFF_PER_BREWERY = 30;
/** The most breweries of which one person is on the staff. */
export const STAFF_PLACES_PER_PERSON = 50;
/** The names and addresses that one person can type in a day to add people to a team. */
export const STAFF_NAMES_PER_DAY = 40;

/** The most claims that one person can make in 24 hours. */
export const CLAIMS_PER_DAY = 5;
/** How long a decided claim is shown to its claimant. */
export const CLAIM_NEWS_MS = 30 * DAY_MS;
/** How often the app fetches the outcome of an open claim. */
export const CLAIM_POLL_MS = 60_000;

export const USERNAME_MIN = 3;
export const USERNAME_MAX = 20;
export const EMAIL_MAX = 254;

/** Upload limit for profile photos, profile headers and episode images, in bytes. */
export const SMALL_UPLOAD_BYTES = 5_242_880;
/** Upload limit for every other picture, in bytes. */
export const UPLOAD_BYTES = 10_485_760;
export const UPLOAD_MAX_PIXELS = 50_000_000;
/** The shortest side of an uploaded picture, in pixels. */
export const UPLOAD_MIN_SIDE = 64;
/** The number of refused files that ends an upload link. */
export const UPLOAD_MAX_FAILED_TRIES = 3;
/** The widths in which an uploaded picture is stored, in pixels. */
export const IMAGE_WIDTHS = [96, 320, 640, 1280] as const;

export const LEADERBOARD_MIN_CHECKINS = 100;
export const LEADERBOARD_MAX_ENTRIES = 1000;

/** The default radius of the beer finder, in miles. */
export const FINDER_MAX_DISTANCE_MILES = 25;
export const FINDER_MAX_RESULTS = 100;
/** The most breweries, towns and beers that a search finds, each. */
export const SEARCH_HITS = 8;
/** How many beers the finder shows beyond its radius, of how many breweries, and how far away. */
export const FINDER_BEYOND = { beers: 6, breweries: 3, miles: 500 };
/** The most photos of a brewery. */
export const PHOTOS_PER_BREWERY = 12;
/** The most spans of opening hours of a day. */
export const HOURS_SPANS_PER_DAY = 4;
/** The most special days and seasons of a brewery. */
export const HOURS_EXCEPTIONS_MAX = 40;
/** The longest note of a special day, and the longest reason of a closing, in characters. */
export const HOURS_NOTE_MAX = 100;
/** The most days of a closing for a while. */
export const CLOSURE_DAYS_MAX = 366;
/** From how many minutes on a place is shown as closing soon. */
export const HOURS_CLOSING_SOON_MINUTES = 30;
/** The most beers on a brewery's tap list, gone ones included. */
export const BEERS_PER_BREWERY = 300;
/** The most beers that one person can mark as had. */
export const BEERS_HAD_PER_PERSON = 10_000;
/** Entries of tap lists that can be merged into one beer. */
export const ENTRIES_PER_BEER = 20;
/** How many pairs of a brewery's beers that may be one are listed. */
export const BEER_DUPLICATES = 50;
/** The most beers and styles on a person's wish list. */
export const WISHES_PER_PERSON = 200;
/** The longest words about a beer, in characters. */
export const BEER_NOTE_MAX = 200;
/** The lowest and highest rating of a beer, and the step between ratings. */
export const BEER_RATING_MIN = 0.25;
export const BEER_RATING_MAX = 5;
export const BEER_RATING_STEP = 0.25;
/** The number of ratings that make a mean. With fewer, the mean would reveal single ratings. */
export const BEER_RATING_MIN_PEOPLE = 3;
/** How long after its last change a beer of a tap list counts as on tap now. */
export const TAP_CURRENT_DAYS = 28;
/** In percent by volume: a little above the strongest known beer. */
export const BEER_MAX_ABV = 70;
export const BEER_MAX_IBU = 1000;
/** In the menu's currency, whose unit may be worth little. */
export const BEER_MAX_PRICE = 999_999.99;
/** The most serving sizes that a brewery names. */
export const SERVING_SIZES_MAX = 5;
/** The longest name of a serving size, in characters. */
export const SERVING_SIZE_MAX = 20;
/** The highest number of a tap. */
export const TAP_NUMBER_MAX = 999;
export const DEFAULT_EPISODE_DURATION = '60';
/** The largest recording of an episode. */
export const RECORDING_BYTES = 2_000_000_000;

/** The longest line of news of a brewery, in characters as people see them. */
export const NEWS_MAX = 280;
/** The most lines of news that a brewery publishes on seven days in a row. */
export const NEWS_PER_WEEK = 2;
/** How long a line of news is shown. */
export const NEWS_SHOWN_MS = 30 * DAY_MS;
/** The most lines of a brewery that are shown at a time: those of the weeks that 30 days touch. */
export const NEWS_PER_BREWERY = 10;
/** The most lines of a person's favorite breweries that are listed. */
export const NEWS_OF_FAVORITES = 20;

/** The most places of a special event. */
export const EVENT_PLACES_MAX = 500;
/** The most dates that are listed of those at which a person comes. */
export const RSVPS_LISTED = 50;
/** How long it is kept who came to an event. */
export const RSVPS_KEPT_DAYS = 30;

/** The length of an event without a readable end, in calendars, in minutes. */
export const EVENT_DEFAULT_MINUTES = 120;
/** How long calendars show a cancelled event as cancelled. */
export const CANCELLED_EVENT_MS = 30 * DAY_MS;
/** How long past events stay in the feeds. */
export const PAST_EVENT_MS = 30 * DAY_MS;
/** The most special and the most weekly events of one feed. */
export const EVENTS_PER_FEED = 500;

/** The largest body of an ordinary request. */
export const BODY_BYTES = 1024 * 1024;
/** The largest body of a request with a picture as a data URL: 5 MB exceed `BODY_BYTES`. */
export const DATA_URL_BODY_BYTES = 8 * 1024 * 1024;

/** The most breweries of a trail. */
export const BREWERIES_PER_TRAIL = 50;
/** The most winners of one draw among those who finished a trail. */
export const WINNERS_PER_DRAW = 50;
/** The most characters of what a draw is for. */
export const DRAW_PRIZE_MAX = 120;
/** The most trails that are open at a time. */
export const OPEN_TRAILS = 100;
/** The stamps of one person on one trail that count on a day, unless the trail says otherwise. */
export const STAMPS_PER_DAY = 4;
/** The question of a stop of a trail, its right answers, and how often a person may try on a day. */
export const QUESTION_MAX = 200;
export const ANSWER_MAX = 100;
export const ANSWERS_PER_QUESTION = 5;
export const ANSWER_TRIES_PER_DAY = 3;
/** How many days after the end of a trail its prize is handed out, unless the trail says otherwise. */
export const PRIZE_DAYS = 30;
/** The characters of a prize code. */
export const PRIZE_CODE_LENGTH = 8;
/** How long a brewery can undo that it redeemed a prize. */
export const PRIZE_UNDO_MS = 10 * 60 * 1000;
/** The wrong prize codes that one person may type within two minutes. */
export const PRIZE_CODE_TRIES = 5;
export const PRIZE_CODE_PAUSE_MS = 2 * 60 * 1000;

/** The digits that connect a television as a board, and how long they are valid. */
export const BOARD_CODE_LENGTH = 6;
export const BOARD_CODE_MS = 5 * 60 * 1000;
/** The wrong digits that one person may type within a quarter of an hour. */
export const BOARD_CODE_TRIES = 10;
export const BOARD_CODE_PAUSE_MS = 15 * 60 * 1000;
/** The televisions without a brewery that one client may open within an hour. */
export const BOARDS_OPENED_PER_HOUR = 60;
/** The most boards of a brewery. */
export const BOARDS_PER_BREWERY = 10;
/** The most characters of the name of a board. */
export const BOARD_NAME_MAX = 40;
/** A board that the server has not seen for this long is silent. */
export const BOARD_SILENT_MS = 3 * 60 * 1000;

/** The digits of a house's code of the day. */
export const HOUSE_CODE_LENGTH = 4;
/** The wrong codes that one person may type at one brewery before a pause. */
export const HOUSE_CODE_TRIES = 5;
export const HOUSE_CODE_PAUSE_MS = 15 * 60 * 1000;
/** The wrong house codes that one person may type in a day, at all breweries. */
export const HOUSE_CODE_TRIES_PER_DAY = 20;
/** How long an address of a tag is good from its first opening, for who opened it. */
export const TAP_VALID_MS = 60_000;
/** How far from the brewery a phone may say that it is when it taps a tag. */
export const TAP_RADIUS_KM = 1;
export const TAGS_PER_BREWERY = 50;
export const TAG_NAME_MAX = 40;

/** The hour of the night until which the code of the day before still counts. */
export const HOUSE_CODE_GRACE_HOUR = 3;

/** The rows of a list over RPC when the call sets no limit. */
export const RPC_LIST_LIMIT = 100;
/** The most favorites that are listed, newest first. */
export const FAVORITES_LISTED = 1000;

/** How often a person can download everything about them: a download that broke off counts too. */
export const EXPORTS_PER_HOUR = 10;
/** The largest file of another app. */
export const IMPORT_BYTES = 50 * 1024 * 1024;
/** How long the file of an announced import may be sent. */
export const IMPORT_SENDING_MS = HOUR_MS;
/** The most imports of one person. */
export const IMPORTS_PER_PERSON = 50;
/** The most imported check-ins of one person. */
export const IMPORTED_CHECKINS_PER_PERSON = 100_000;
