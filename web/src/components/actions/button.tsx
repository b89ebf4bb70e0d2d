import type { ComponentProps } from 'react';
import styles from './button.module.css';

export interface ButtonLook {
  /**
   * `primary` for the main action, `quiet` for others, `plain` as text, `danger` for what deletes, ends
   * or replaces, `round` for an icon on a picture.
   */
  look?: 'primary' | 'quiet' | 'plain' | 'danger' | 'round' | undefined;
  /** Whether it leads to something that takes away, without being the button that does so. */
  isDangerous?: boolean | undefined;
  /** Whether the button is as wide as the column. */
  wide?: boolean | undefined;
}

/** The class of a button, for links that look like one. */
export function buttonClass(props: ButtonLook = {}): string {
  const { look = 'primary', isDangerous = false, wide = false } = props;
  const classes = [
    styles.button,
    styles[look],
    isDangerous && styles.dangerous,
    wide && styles.wide,
  ];
  return classes.filter(Boolean).join(' ');
}

/** A button. It submits a form only with `type="submit"`. */
export function Button(props: ComponentProps<'button'> & ButtonLook) {
  const { look, isDangerous, wide, className, ...rest } = props;
  const look_ = buttonClass({ look, isDangerous, wide });
  return <button type="button" {...rest} className={className ? `${look_} ${className}` : look_} />;
}
