/**
 * Days for which data of visitors is stored. The privacy page shows them, a job of the backend deletes by them, and a test
 * compares docs/operate.md with them.
 */
export const retention = {
  /** Notes to the office. */
  notes: 730,
  /** Registrations and messages, which stay until the sender asks: docs/operate.md, When somebody asks for deletion. */
  submissions: 'until asked',
  /** Photos that belong to no submission. */
  photos: 1,
  /** Requests for one-time passwords with their mailbox, and the keys of submissions. */
  verifications: 1,
  /** Mails that could not be sent. Without SMTP_URL these are all mails, in DATA_DIR/mail. */
  mails: 30,
  /** Rows of imported sheets with their former values. An import can be undone in this time. */
  imports: 30,
  /** Words of searches, without the visitors. */
  searches: 365,
  /** Records in the recycle bin of the admin. */
  deleted: 30,
  /**
   * The security log: who signed in, and changed, read or exported what in the admin, with network address. This is the
   * default; SECURITY_LOG_DAYS sets another number. CERT-In asks for 180 days, GIGW 3.0 for records of a year.
   */
  accounts: 365,
  /** Backups of deploy/systemd/college-backup.service. */
  backups: 30,
} as const;

export type Kept = keyof typeof retention;
