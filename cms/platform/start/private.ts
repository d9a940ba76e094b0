/** What the backend writes is for itself and its group: database, private photos, mails. A stricter umask stays. */
export function keepPrivate(): void {
  const given = process.umask(0o027);
  process.umask(given | 0o027);
}
