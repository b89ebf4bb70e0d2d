/** Returns how many stamps a person has, such as `7 of 8 stamps`. */
export function stampsText(stamps: number, toComplete: number): string {
  return `${stamps} of ${toComplete} ${toComplete === 1 ? 'stamp' : 'stamps'}`;
}

/** Returns what is missing, such as `One more to go`. */
export function missingText(stampsLeft: number): string {
  return stampsLeft === 1 ? 'One more to go' : `${stampsLeft} more to go`;
}
