/** The states of a claim. */
export const claimStatuses = ['open', 'approved', 'declined', 'withdrawn'] as const;
export type ClaimStatus = (typeof claimStatuses)[number];
