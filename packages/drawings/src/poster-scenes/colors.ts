/** The colors of an event picture: its ground, the glow behind its subject, and two for things. */
export type PosterColors = { ground: string; glow: string; accent: string; second: string };

/** The color worlds of event pictures, each unlike the others at a glance. */
export const posterColors = [
  { ground: '#1d4b4d', glow: '#6fb0a0', accent: '#e3a23c', second: '#b4492f' },
  { ground: '#5c2127', glow: '#e08a5a', accent: '#d9b878', second: '#3f7a74' },
  { ground: '#1c2f5c', glow: '#8fb4e0', accent: '#e0703c', second: '#7a9a3a' },
  { ground: '#33501f', glow: '#c8cf6a', accent: '#c8503a', second: '#e3a23c' },
  { ground: '#4a2762', glow: '#e09ac8', accent: '#8dba39', second: '#e0a03c' },
  { ground: '#8a5a18', glow: '#f4cf84', accent: '#7a2a3c', second: '#234f5c' },
  { ground: '#2e2a29', glow: '#a89a8a', accent: '#d8604a', second: '#4f8a86' },
  { ground: '#6e2f55', glow: '#f5a898', accent: '#f0c860', second: '#2f6f8a' },
] as const satisfies readonly PosterColors[];
