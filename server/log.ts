/** Keeps personal data out of the logs of both servers. */

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
  /(?<![^\s"'<>:=,();])[^\s"'<>:=,();]+@[^\s"'<>,;)]+/g,
  /\?[\w-]+=[^\s"'<>]*/g,
  /(?<![\w.])\+?\d(?:[ -]?\d){5,}(?!\w)/g,
];

export const withoutPersonalData = (text: string): string =>
  personal.reduce((rest, pattern) => rest.replaceAll(pattern, '…'), text);

/** Describes an error by named fields alone, because others may contain a whole form. */
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

function cleanValue(value: unknown): unknown {
  if (typeof value === 'string') return withoutPersonalData(value);
  return value instanceof Error ? describe(value) : value;
}

/** Cleans every line before pino writes it, as `logMethod` of its `hooks`. */
export function logMethod<Write extends (...args: never[]) => void>(
  this: ThisParameterType<Write>,
  args: unknown[],
  write: Write,
): void {
  const lines = args.map((part) => {
    if (part instanceof Error) return { err: describe(part) };
    if (typeof part !== 'object' || part === null) return cleanValue(part);
    return Object.fromEntries(
      Object.entries(part).map(([name, value]) => [name, cleanValue(value)]),
    );
  });
  Reflect.apply(write, this, lines);
}

const levels = { error: 50, warn: 40, info: 30, log: 30 } as const;

/** Writes a line like pino's. Its texts must not contain personal data. */
export const writeLine = (level: keyof typeof levels, fields: object): boolean =>
  process.stdout.write(
    `${JSON.stringify({ level: levels[level], time: Date.now(), ...fields })}\n`,
  );

/** Writes the console messages of frameworks as log lines, each with the fields that `more` returns. */
export function consoleAsLog(name: string, more: () => object = () => ({})): void {
  for (const method of Object.keys(levels) as (keyof typeof levels)[])
    console[method] = (...args: unknown[]) => {
      const error = args.find((part) => part instanceof Error);
      const words = args.filter((part) => typeof part === 'string').map(withoutPersonalData);
      const err = error && describe(error);
      const msg = words.join(' ') || err?.message;
      writeLine(method, { name, ...more(), err, msg });
    };
}

/** Drops lines that cannot be written, as on a full disk, because visitors still need pages and a report would fail, too. */
export function dropWritesToClosedPipe(stream: NodeJS.WriteStream): void {
  const write = stream._write;
  stream._write = (chunk, encoding, done) => write.call(stream, chunk, encoding, () => done());
}
