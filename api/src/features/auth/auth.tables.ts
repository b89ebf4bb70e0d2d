import type { Generated } from 'kysely';
import type { Flag } from '../../db/tables/flag.ts';

declare module '../../db/tables/tables.ts' {
  interface Tables {
    verification_codes: VerificationCodesTable;
    wrong_codes: WrongCodesTable;
    sign_in_links: SignInLinksTable;
    signup_invitations: SignupInvitationsTable;
  }
}

export interface VerificationCodesTable {
  id: string;
  email: string;
  codeHash: string;
  /** Wrong tries by the browser that requested the code. */
  wrongTries: Generated<number>;
  isUsed: Generated<Flag>;
  expiresAt: string;
  createdAt: string;
  /** The browser that requested the code; null for codes of older versions. */
  browser: string | null;
  /** Whether that browser had signed in to the account before. */
  isKnownBrowser: Generated<Flag>;
}

/** Wrong sign-in codes of the last 24 hours. */
export interface WrongCodesTable {
  id: Generated<number>;
  email: string;
  /** The daily budget that the try counted against. */
  budget: 'known' | 'asking' | 'firstTry' | 'any';
  browser: string | null;
  /** The number of codes that it was compared with. */
  comparisons: number;
  createdAt: string;
}

/** Links that sign an administrator in, each once. */
export interface SignInLinksTable {
  /** SHA-256 of the token in the link. */
  tokenHash: string;
  email: string;
  expiresAt: string;
}

/** Addresses that administrators, or owners for their team, invited to sign up. */
export interface SignupInvitationsTable {
  id: string;
  email: string;
  /** Who invited; null once that account is deleted. */
  invitedById: string | null;
  createdAt: string;
  /** When the invitation was last sent by email. */
  sentAt: string;
  expiresAt: string;
  /** Whether it exists only for places in the teams of breweries (`team_invitations`). */
  isForTeam: Generated<Flag>;
}
