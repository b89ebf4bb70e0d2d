/** A legacy event, dated relative to the day on which the demo is created. */
export interface DemoLegacyEvent {
  inDays: number;
  brewery: string;
  name: string;
  description: string;
  startTime: string;
  endTime: string;
  ticketPrice: string | null;
  attendees: number;
}

export const legacyEvents: readonly DemoLegacyEvent[] = [
  {
    inDays: 13,
    brewery: 'West Village Lagerhaus',
    name: 'Long Table Tasting',
    description:
      'Eight lagers from light to dark, with bread, radishes and somebody to explain them.',
    startTime: '6:00 PM',
    endTime: '9:00 PM',
    ticketPrice: '35.00',
    attendees: 42,
  },
  {
    inDays: 27,
    brewery: 'Round Roof Beer Garden',
    name: 'Harvest Tasting',
    description: 'Fresh hops, three ways, poured an hour after they were picked.',
    startTime: '2:00 PM',
    endTime: '6:00 PM',
    ticketPrice: null,
    attendees: 118,
  },
  {
    inDays: 45,
    brewery: 'Terrazzo Beer Hall',
    name: 'Barrel Room Concert',
    description: 'Three songwriters, forty barrels, no amplifier.',
    startTime: '7:30 PM',
    endTime: '10:00 PM',
    ticketPrice: '18.50',
    attendees: 64,
  },
];
