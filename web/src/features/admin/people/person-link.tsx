import { Link } from '@tanstack/react-router';
import contact from '../../../components/contact/contact.module.css';

interface PersonLinkProps {
  /** Without an address the list is searched for the username. */
  person: { username: string; email?: string };
  /** Whether it is a part of a sentence, instead of beside other links. */
  isInText?: boolean;
}

/** A username that opens the person in the list of people. */
export function PersonLink({ person, isInText = false }: PersonLinkProps) {
  const { username, email } = person;
  return (
    <Link
      to="/admin/people"
      search={{ q: email ?? username }}
      className={isInText ? contact.inText : contact.alone}
    >
      {username}
    </Link>
  );
}
