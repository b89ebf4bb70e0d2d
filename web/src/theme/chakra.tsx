import { ChakraProvider } from '@chakra-ui/react/styled-system';
import type { ReactNode } from 'react';
import { system } from './theme.ts';

/**
 * Provides Chakra to its children. It wraps single parts instead of the app, so that a page without
 * Chakra's components neither loads nor runs it.
 */
export function Chakra({ children }: { children: ReactNode }) {
  return <ChakraProvider value={system}>{children}</ChakraProvider>;
}
