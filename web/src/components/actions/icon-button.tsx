import type { LucideIcon } from 'lucide-react';
import type { ComponentProps } from 'react';
import styles from './icon-button.module.css';

interface IconButtonProps extends Omit<ComponentProps<'button'>, 'aria-label' | 'children'> {
  Icon: LucideIcon;
  /** The accessible name. */
  label: string;
  /** The size of the icon in pixels. */
  size?: number;
}

/** A button that is only an icon, as large as a finger needs. */
export function IconButton({ Icon, label, size = 20, className, ...rest }: IconButtonProps) {
  return (
    <button
      type="button"
      {...rest}
      className={className ? `${styles.button} ${className}` : styles.button}
      aria-label={label}
    >
      <Icon size={size} aria-hidden />
    </button>
  );
}
