/** Where the log goes. A line that cannot be written, as on a full disk, is given up: pages are worth more. */
export function logStream(): NodeJS.WriteStream {
  const { stdout } = process;
  const write = stdout._write;
  stdout._write = (chunk, encoding, done) => write.call(stdout, chunk, encoding, () => done());
  return stdout;
}
