/** What the forms of events take. */
export interface EventFormProps<Event, Input, Seen> {
  /** Tells the draft apart: the brewery's id for a new event, the event's for an old one. */
  draft: string;
  /** The event to change; none for a new one. */
  event?: Event;
  /** What a new event begins with. */
  from?: Seen;
  submit: string;
  save: (input: Input, basedOn: Seen | undefined) => Promise<unknown>;
  /** Makes a new event of what was typed, where the event was deleted meanwhile. */
  saveNew?: (input: Input) => Promise<unknown>;
  onClose: () => void;
}
