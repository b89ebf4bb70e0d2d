import { createLink } from '@tanstack/react-router';
import { ChevronLeft } from 'lucide-react';
import type { ComponentProps } from 'react';
import styles from './back-link.module.css';

/** A link to where the page belongs, at its upper left. */
export const BackLink = createLink(({ children, ...rest }: ComponentProps<'a'>) => (
  <a {...rest} className={styles.back}>
    <ChevronLeft size={22} aria-hidden />
    {children}
  </a>
));
