/** A message to one person, in plain text. */
export interface Message {
  to: string;
  subject: string;
  text: string;
}

/** The port for sending mail. */
export interface Mail {
  /** Whether messages leave this machine. */
  readonly delivers: boolean;
  /**
   * Sends a message.
   * @throws if the mail server does not accept it
   */
  send(message: Message): Promise<void>;
}
