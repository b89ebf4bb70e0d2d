/** A message to one person, in plain text. */
export interface Message {
  to: string;
  subject: string;
  text: string;
}

/** The way to a person's mailbox. */
export interface Mail {
  /** Whether messages really leave this machine. */
  readonly delivers: boolean;
  /** @throws when the message was not taken */
  send(message: Message): Promise<void>;
}
