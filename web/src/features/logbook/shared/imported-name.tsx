import type { ImportedVisit } from '@hoptrail/contracts/personal-data/personal-data';
import { Link } from '@tanstack/react-router';

/** The name of the place of an imported visit, with a link if it is a brewery of Hoptrail. */
export function ImportedName({ visit: { breweryId, name } }: { visit: ImportedVisit }) {
  if (breweryId === null) return name;
  return (
    <Link to="/brewery/$id" params={{ id: breweryId }}>
      {name}
    </Link>
  );
}
