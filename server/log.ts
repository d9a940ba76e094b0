/** What both sides may say in their logs: what went wrong and where, never what somebody sent. */

interface Described {
  type: string;
  message: string;
  code?: string | number;
  status?: number;
  stack: string;
  cause?: Described;
}

/** E-mail addresses, telephone numbers and one-time passwords, query strings, values given to a database. */
const personal = [
  /\nparams: [\s\S]*/g,
  /[^\s"'<>:=,(]+@[^\s"'<>,;)]+/g,
  /\?[\w-]+=[^\s"'<>]*/g,
  /(?<![\w.])\+?\d(?:[ -]?\d){5,}(?!\w)/g,
];

export const withoutPersonalData = (text: string): string =>
  personal.reduce((left, pattern) => left.replaceAll(pattern, '…'), text);

/** Of an error only what we name: other fields may hold a whole form. */
function describe(error: Error & { code?: unknown; status?: unknown }): Described {
  const { name, message, stack = '', code, status, cause } = error;
  const frames = stack.split('\n').filter((line) => /^\s+at /.test(line));
  return {
    type: name,
    message: withoutPersonalData(message),
    ...((typeof code === 'string' || typeof code === 'number') && { code }),
    ...(typeof status === 'number' && { status }),
    stack: frames.join('\n'),
    ...(cause instanceof Error && { cause: describe(cause) }),
  };
}

function cleaned(said: unknown): unknown {
  if (typeof said === 'string') return withoutPersonalData(said);
  return said instanceof Error ? describe(said) : said;
}

/** For pino's `hooks`: every line passes here before it is written. */
export function logMethod<Write extends (...said: never[]) => void>(
  this: ThisParameterType<Write>,
  said: unknown[],
  write: Write,
): void {
  const lines = said.map((part) => {
    if (part instanceof Error) return { err: describe(part) };
    if (typeof part !== 'object' || part === null) return cleaned(part);
    return Object.fromEntries(Object.entries(part).map(([name, value]) => [name, cleaned(value)]));
  });
  write.apply(this, lines as never);
}

const levels = { error: 50, warn: 40, info: 30, log: 30 } as const;

/** What a framework says by itself, as lines like pino's. */
export function consoleAsLog(name: string): void {
  for (const [method, level] of Object.entries(levels) as [keyof typeof levels, number][])
    console[method] = (...said: unknown[]) => {
      const error = said.find((part) => part instanceof Error);
      const words = said.filter((part) => typeof part === 'string').map(withoutPersonalData);
      const err = error && describe(error);
      const msg = words.join(' ') || err?.message;
      process.stdout.write(`${JSON.stringify({ level, time: Date.now(), name, err, msg })}\n`);
    };
}

/** A line that cannot be written, as on a full disk, is given up: pages are worth more, and telling would fail again. */
export function dropWritesToClosedPipe(stream: NodeJS.WriteStream): void {
  const write = stream._write;
  stream._write = (chunk, encoding, done) => write.call(stream, chunk, encoding, () => done());
}
