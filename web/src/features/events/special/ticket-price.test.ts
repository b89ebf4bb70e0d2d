import { expect, test } from 'vitest';
import { ticketLabel } from './ticket-price.ts';

test('the button shows the price as it is stored', () => {
  expect(ticketLabel('18.50')).toBe('Buy Tickets - $18.50');
});

test('without a price the button shows none', () => {
  expect(ticketLabel(null)).toBe('Buy Tickets');
});
