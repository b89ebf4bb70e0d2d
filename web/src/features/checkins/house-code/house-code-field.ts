/** The id of the field for the house's code. */
export const HOUSE_CODE_FIELD = 'house-code';

/** Moves the focus to the field for the house's code, which also scrolls it into view. */
export function focusHouseCode(): void {
  document.getElementById(HOUSE_CODE_FIELD)?.focus();
}
