/** Attributes of an input that takes an email address: the keyboard for one, and no corrections. */
export const emailInput = {
  type: 'email',
  inputMode: 'email',
  autoCapitalize: 'none',
  spellCheck: false,
} as const;
