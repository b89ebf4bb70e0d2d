import type { Generated } from 'kysely';
declare module '../db/tables/tables.ts' {
    interface Tables {
        mail_outbox: MailOutboxTable;
    }
}
/** Messages to send. A row is deleted when the mail server accepts it, or when it expires. */
export interface MailOutboxTable {
    id: string;
    recipient: string;
    subject: string;
    body: string;
    attempts: Generated<number>;
    nextAttemptAt: string;
    expiresAt: string;
    createdAt: string;
}
