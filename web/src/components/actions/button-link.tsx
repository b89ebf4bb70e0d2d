import { createLink } from '@tanstack/react-router';
import type { ComponentProps } from 'react';
import { type ButtonLook, buttonClass } from './button.tsx';

/** A link that looks like a button. */
export const ButtonLink = createLink(
  ({ look, wide, ...rest }: ComponentProps<'a'> & ButtonLook) => (
    <a {...rest} className={buttonClass({ look, wide })} />
  ),
);
