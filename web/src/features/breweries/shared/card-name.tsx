import { Link } from '@tanstack/react-router';
import styles from './card-name.module.css';

/** The class of a card that has a `CardName`. */
export const namedCard = styles.card;

interface CardNameProps {
  brewery: { id: string; name: string };
  className?: string | undefined;
}

/**
 * A brewery's name on its card, two lines at most; the whole card links to its page. The card sets
 * `--name-size` and `--name-lines` for others.
 */
export function CardName({ brewery: { id, name }, className = '' }: CardNameProps) {
  return (
    <h2 className={`${styles.name} ${className}`}>
      <Link className={styles.link} to="/brewery/$id" params={{ id }} state={{ fromList: true }}>
        {name}
      </Link>
    </h2>
  );
}
