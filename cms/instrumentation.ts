/**
 * Next runs this once at the start of the server. A line of the log that cannot be written is given up: where the log
 * lies on a full disk, telling of each failure would fail again, and the process would do nothing else any more.
 */
export function register(): void {
  if (process.env.NEXT_RUNTIME !== 'nodejs') return;
  for (const stream of [process.stdout, process.stderr]) {
    const write = stream._write;
    stream._write = (chunk, encoding, done) => write.call(stream, chunk, encoding, () => done());
  }
}
