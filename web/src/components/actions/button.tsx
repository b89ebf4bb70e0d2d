import type { ComponentProps } from 'react';
import styles from './button.module.css';

export interface ButtonLook {
  /**
   * `primary` for the main action, `quiet` for others, `plain` as text, `danger` to delete, `round`
   * for an icon on a picture.
   */
  look?: 'primary' | 'quiet' | 'plain' | 'danger' | 'round' | undefined;
  /** Whether the button is as wide as the column. */
  wide?: boolean | undefined;
}

/** The class of a button, for links that look like one. */
export function buttonClass({ look = 'primary', wide = false }: ButtonLook = {}): string {
  return [styles.button, styles[look], wide && styles.wide].filter(Boolean).join(' ');
}

/** A button. It submits a form only with `type="submit"`. */
export function Button({ look, wide, className, ...rest }: ComponentProps<'button'> & ButtonLook) {
  const look_ = buttonClass({ look, wide });
  return <button type="button" {...rest} className={className ? `${look_} ${className}` : look_} />;
}
