import { logoDrawing } from '@hoptrail/contracts/stand-in-pictures';
import { Link } from '@tanstack/react-router';
import { ChevronRight } from 'lucide-react';
import { Picture } from '../../components/picture.tsx';
import { trpc } from '../../lib/trpc.ts';
import styles from './event-host.module.css';

interface EventHostProps {
  name: string;
  /** The brewery's id, where it is one of ours. */
  breweryId: string | null;
}

/** Who makes an event; a brewery leads to its page. */
export function EventHost({ name, breweryId }: EventHostProps) {
  if (!breweryId) {
    return (
      <div className={styles.host}>
        <HostLogo logo={null} fallback={logoDrawing({ id: name, name })} />
        <p className={styles.name}>{name}</p>
      </div>
    );
  }
  return (
    <Link className={styles.host} to="/brewery/$id" params={{ id: breweryId }}>
      <BreweryLogo id={breweryId} name={name} />
      <span className={styles.name}>{name}</span>
      <ChevronRight className={styles.chevron} size={20} aria-hidden />
    </Link>
  );
}

/** The event does not bring its brewery's logo; the brewery knows it. */
function BreweryLogo({ id, name }: { id: string; name: string }) {
  const { data, isPending } = trpc.breweries.byId.useQuery({ id });
  return <HostLogo logo={data?.logo} fallback={isPending ? '' : logoDrawing({ id, name })} />;
}

function HostLogo({ logo, fallback }: { logo: string | null | undefined; fallback: string }) {
  return (
    <Picture
      className={styles.logo}
      src={logo}
      fallback={fallback}
      alt=""
      width={44}
      height={44}
      use="logo"
    />
  );
}
