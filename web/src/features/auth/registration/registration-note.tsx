import styles from '../step.module.css';
import { useRegistration } from './use-registration.ts';

/** The notice who may sign up, if registration is restricted. */
export function RegistrationNote() {
  const { registration, domains } = useRegistration();
  if (registration === 'closed') {
    return <Note>This Hoptrail takes no new accounts. If you have one, sign in as usual.</Note>;
  }
  if (registration === 'invite') {
    return <Note>New accounts are by invitation: use the address that was invited.</Note>;
  }
  if (domains.length === 0) return null;
  return <Note>New accounts need an address of {domains.join(' or ')}, or an invitation.</Note>;
}

function Note({ children }: { children: React.ReactNode }) {
  return <p className={styles.hint}>{children}</p>;
}
