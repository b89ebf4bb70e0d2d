import { ChakraProvider } from '@chakra-ui/react/styled-system';
import type { ReactNode } from 'react';
import { system } from './theme.ts';

/**
 * Chakra for what is below. It stands around single parts and not around the app, so that
 * a page without a dialog or a form control of Chakra's neither loads nor runs it.
 */
export function Chakra({ children }: { children: ReactNode }) {
  return <ChakraProvider value={system}>{children}</ChakraProvider>;
}
