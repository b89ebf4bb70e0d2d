import { logoDrawing } from '@hoptrail/contracts/lib/stand-in-pictures';
import { Picture } from '../../../components/picture/picture.tsx';
import styles from './brewery-logo.module.css';

interface BreweryLogoProps {
  brewery: { id: string; name: string; logo: string | null | undefined };
  /** Its width and height in CSS pixels. */
  size: number;
  /** The classes for its place and its border. */
  className?: string | undefined;
  /** Whether to load it eagerly, for pictures above the fold. */
  eager?: boolean;
}

/** A brewery's round logo, or the drawing in its place. Decorative: the name is beside it. */
export function BreweryLogo({ brewery, size, className = '', eager = false }: BreweryLogoProps) {
  return (
    <Picture
      className={`${styles.logo} ${className}`}
      src={brewery.logo}
      fallback={logoDrawing(brewery)}
      alt=""
      width={size}
      height={size}
      use="logo"
      eager={eager}
    />
  );
}
