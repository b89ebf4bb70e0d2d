import { createLink } from '@tanstack/react-router';
import ChevronLeft from 'lucide-react/icons/chevron-left';
import type { ComponentProps } from 'react';
import styles from './back-link.module.css';

/** A link to the parent page, in the upper left corner. */
export const BackLink = createLink(({ children, ...rest }: ComponentProps<'a'>) => (
  <a {...rest} className={styles.back}>
    <ChevronLeft size={22} aria-hidden />
    {children}
  </a>
));
