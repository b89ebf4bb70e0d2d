/** Attributes of an email input: the email keyboard, no capitalization and no spelling check. */
export const emailInput = {
  type: 'email',
  inputMode: 'email',
  autoCapitalize: 'none',
  spellCheck: false,
} as const;
