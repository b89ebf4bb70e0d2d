/** Returns a brewery's address in one line. */
export function addressLine(brewery: {
  address: string;
  city: string;
  state: string;
  zipCode: string;
}): string {
  return `${brewery.address}, ${brewery.city}, ${brewery.state} ${brewery.zipCode}`;
}
