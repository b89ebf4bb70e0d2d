import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from 'node:crypto';
import type { Mail, Message } from './mail.ts';

const ALGORITHM = 'aes-256-gcm';
const PREFIX = 'sealed:';
const IV_BYTES = 12;
const TAG_BYTES = 16;

/**
 * Encrypts the subject and the text of a message (AES-256-GCM), so that a stolen copy of the
 * database does not reveal the code in an unsent message.
 * @param signingKey the key of the data folder, which is not in the database
 */
export function sealMessage(signingKey: string, { to, subject, text }: Message): Message {
  const iv = randomBytes(IV_BYTES);
  const cipher = createCipheriv(ALGORITHM, cipherKey(signingKey), iv);
  const content = JSON.stringify({ subject, text });
  const sealed = Buffer.concat([iv, cipher.update(content), cipher.final(), cipher.getAuthTag()]);
  return { to, subject: '', text: PREFIX + sealed.toString('base64url') };
}

/**
 * Returns mail that decrypts sealed messages before it sends them. Drops a message sealed with
 * another key, for example after a restore on another machine: its code is invalid too.
 */
export function unsealingMail(mail: Mail, signingKey: string): Mail {
  return {
    delivers: mail.delivers,
    async send(message) {
      const opened = openMessage(signingKey, message);
      if (opened) await mail.send(opened);
    },
  };
}

function openMessage(signingKey: string, message: Message): Message | undefined {
  if (!message.text.startsWith(PREFIX)) return message;
  const sealed = Buffer.from(message.text.slice(PREFIX.length), 'base64url');
  const iv = sealed.subarray(0, IV_BYTES);
  try {
    const decipher = createDecipheriv(ALGORITHM, cipherKey(signingKey), iv);
    decipher.setAuthTag(sealed.subarray(-TAG_BYTES));
    const content = sealed.subarray(IV_BYTES, -TAG_BYTES);
    const text = Buffer.concat([decipher.update(content), decipher.final()]).toString();
    return { to: message.to, ...JSON.parse(text) };
  } catch {
    return undefined;
  }
}

function cipherKey(signingKey: string): Uint8Array {
  return new Uint8Array(hkdfSync('sha256', signingKey, '', 'hoptrail:mail', 32));
}
