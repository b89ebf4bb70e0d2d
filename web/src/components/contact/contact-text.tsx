import { contactsIn } from '../../lib/text/contacts.ts';
import styles from './contact.module.css';

/** A text of which e-mail addresses and phone numbers are links. */
export function ContactText({ text }: { text: string }) {
  return contactsIn(text).map(({ text: piece, href }, at) =>
    href === undefined ? (
      piece
    ) : (
      <a key={at} href={href} className={styles.inLine}>
        {piece}
      </a>
    ),
  );
}
