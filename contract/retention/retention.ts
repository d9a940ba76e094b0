/**
 * How many days is kept what visitors leave behind. The privacy page says it from here, the backend's sweep does it, and
 * docs/operate.md is tested against it.
 */
export const retention = {
  /** Notes to the office. */
  notes: 730,
  /** Registrations and messages stay until their sender asks: docs/operate.md, When somebody asks for deletion. */
  submissions: 'until asked',
  /** Photos that no submission has taken. */
  photos: 1,
  /** The mailbox that asked for a one-time password, how often, and what was sent under which key. */
  verifications: 1,
  /** Mails that did not leave; without SMTP_URL all mails, which lie in DATA_DIR/mail. */
  mails: 30,
  /** Rows of imported sheets, with what was there before: an import can be taken back as long. */
  imports: 30,
  /** What was searched, in words alone. */
  searches: 365,
  /** What the office deleted, in the recycle bin of the admin. */
  deleted: 30,
  /** By deploy/systemd/college-backup.service. */
  backups: 30,
} as const;

export type Kept = keyof typeof retention;
