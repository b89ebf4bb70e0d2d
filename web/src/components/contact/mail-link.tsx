import { mailLink } from '../../lib/text/contacts.ts';
import styles from './contact.module.css';

interface MailLinkProps {
  email: string;
  /** Whether it is beside other links, and needs a height of its own. */
  isBesideOthers?: boolean;
}

/** An e-mail address that opens a new mail. */
export function MailLink({ email, isBesideOthers = false }: MailLinkProps) {
  return (
    <a href={mailLink(email)} className={isBesideOthers ? styles.alone : styles.inLine}>
      {email}
    </a>
  );
}
