import { integer, sqliteTable, text } from 'drizzle-orm/sqlite-core';

export const users = sqliteTable('users', {
  id: text('id').primaryKey(),
  username: text('username').notNull(),
  email: text('email').notNull(),
  name: text('name').notNull(),
  location: text('location'),
  profileImage: text('profileImage'),
  headerImage: text('headerImage'),
  role: text('role').notNull(),
  checkins: integer('checkins').notNull(),
  checkinsReachedAt: text('checkinsReachedAt'),
  suspendedAt: text('suspendedAt'),
  beerStylePreferences: text('beerStylePreferences').notNull(),
  latitude: text('latitude'),
  longitude: text('longitude'),
  createdAt: text('createdAt').notNull(),
});

export const sessions = sqliteTable('sessions', {
  tokenHash: text('tokenHash').primaryKey(),
  userId: text('userId').notNull(),
  expiresAt: text('expiresAt').notNull(),
});

export const breweries = sqliteTable('breweries', {
  id: text('id').primaryKey(),
  name: text('name').notNull(),
  address: text('address').notNull(),
  city: text('city').notNull(),
  state: text('state').notNull(),
  zipCode: text('zipCode').notNull(),
  latitude: text('latitude'),
  longitude: text('longitude'),
  image: text('image'),
  logo: text('logo'),
  type: text('type').notNull(),
  hours: text('hours'),
  policies: text('policies'),
  socialLinks: text('socialLinks').notNull(),
  phone: text('phone'),
  podcastUrl: text('podcastUrl'),
  photos: text('photos').notNull(),
  tapListUrl: text('tapListUrl'),
  podcastEpisode: text('podcastEpisode'),
  checkins: integer('checkins').notNull(),
  rating: text('rating').notNull(),
  ownerId: text('ownerId'),
  bannerImage: text('bannerImage'),
  bannerLink: text('bannerLink'),
  untappdUrl: text('untappdUrl'),
  createdAt: text('createdAt').notNull(),
});

export const userFavorites = sqliteTable('user_favorites', {
  userId: text('userId').notNull(),
  breweryId: text('breweryId').notNull(),
});

export const checkIns = sqliteTable('check_ins', {
  id: text('id').primaryKey(),
  userId: text('userId').notNull(),
  breweryId: text('breweryId').notNull(),
  notes: text('notes'),
  createdAt: text('createdAt').notNull(),
});

export const specialEvents = sqliteTable('special_events', {
  id: text('id').primaryKey(),
  company: text('company').notNull(),
  event: text('event').notNull(),
  details: text('details').notNull(),
  time: text('time').notNull(),
  date: text('date').notNull(),
  address: text('address').notNull(),
  taproom: integer('taproom', { mode: 'boolean' }).notNull(),
  logo: text('logo'),
  location: text('location'),
  rsvpRequired: integer('rsvpRequired', { mode: 'boolean' }).notNull(),
  ticketLink: text('ticketLink'),
  sortAt: text('sortAt'),
  breweryId: text('breweryId'),
  ownerId: text('ownerId'),
  createdAt: text('createdAt').notNull(),
});

export const weeklyEvents = sqliteTable('weekly_events', {
  id: text('id').primaryKey(),
  day: text('day').notNull(),
  brewery: text('brewery').notNull(),
  event: text('event').notNull(),
  title: text('title').notNull(),
  details: text('details').notNull(),
  time: text('time').notNull(),
  logo: text('logo'),
  eventPhoto: text('eventPhoto'),
  instagram: text('instagram'),
  twitter: text('twitter'),
  facebook: text('facebook'),
  address: text('address').notNull(),
  breweryId: text('breweryId'),
  ownerId: text('ownerId'),
  createdAt: text('createdAt').notNull(),
});
