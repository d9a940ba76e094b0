/** Changes that no test need notice, each with its reason: they are not counted. */
import { type Mutation, mutated } from './mutations.ts';

interface Left {
  file: string | RegExp;
  /** The line as it is after the change. */
  line: string | RegExp;
  reason: string;
}

const left: Left[] = [
  {
    file: /^site\//,
    line: /^(maxSize: [\d* ]+,|const MEMORY = [\d* ]+;|(const weigh|sizeCalculation).*)$/,
    reason: 'How much a process remembers is seen by nobody.',
  },
  {
    file: 'cms/platform/texts/read-document.ts',
    line: '.filter(({ number, text }) => text.length > 2 * (known.get(number)?.text.length ?? 1));',
    reason: 'A page on which two letters are recognised says nothing either way.',
  },
  {
    file: 'cms/proxy.ts',
    line: "const policy = policyWith(randomBytes(17).toString('base64'));",
    reason: 'One byte more is as hard to guess.',
  },
  {
    file: 'cms/search/index/write.ts',
    line: '.sort((one, other) => (!(one.folded < other.folded) ? -1 : 1))',
    reason: 'In any one order nobody waits for one another.',
  },
  {
    file: 'cms/sheets/read/workbook.ts',
    line: 'for (let at = 0; at <= bytes.length; at += PIECE)',
    reason: 'No bytes behind the last ones say nothing.',
  },
  {
    file: 'cms/submissions/photos/publish-photo.ts',
    line: 'depth: 1,',
    reason: 'What is read along with a photo, or answered with its copy, is not looked at.',
  },
  {
    file: 'cms/submissions/forget/forget-person.ts',
    line: 'if (false) continue;',
    reason: 'It saves a question to the database whose answer is that nothing was deleted.',
  },
  {
    file: 'cms/content/inbox/moderation.ts',
    line: "{ name: 'what', label: 'Decision', type: 'text', required: false },",
    reason: 'Only the program writes it, always whole.',
  },
  {
    file: 'scripts/run.mjs',
    line: /^setInterval\(\(\) => process\.ppid !== parent && child\.kill\('SIGTERM'\), \d+\)\.unref\(\);$/,
    reason: 'A moment sooner or later is seen by nobody.',
  },
  {
    file: 'scripts/services/service.ts',
    line: 'const isHealthy = await fetch(address, { signal: AbortSignal.timeout(50000) })',
    reason:
      'Only a service that takes a question and says nothing would show it, after five seconds.',
  },
  {
    file: 'cms/platform/decoders/ocr-child.ts',
    line: 'const whole = DOTS_PER_INCH / 73;',
    reason: 'A scan at 197 dots an inch is read as one at 200.',
  },
  {
    file: 'cms/import/html.ts',
    line: 'const nothing = { disableMainFrameNavigation: false, disableChildFrameNavigation: true };',
    reason: 'Nothing in HTML moves a page by itself; should happy-dom learn it, it does not here.',
  },
  {
    file: 'cms/patches/newest-version.ts',
    line: 'return newest < new Date(updatedAt).getTime() ? updatedAt : new Date(newest + 2).toISOString();',
    reason: 'By how much it is later is seen by nobody.',
  },
  {
    file: 'scripts/install/install.mjs',
    line: "return spawn('npm', words, { ...options, shell: process.platform !== 'win32' });",
    reason: 'Only Windows needs a shell to find npm; elsewhere it is found with one as well.',
  },
  {
    file: 'scripts/backup/save.ts',
    line: 'await rm(unfinished, { recursive: true, force: false });',
    reason: 'It is there by then.',
  },
];

/** Nothing where a test should notice it. */
export function reasonToLeave(file: string, code: string, mutation: Mutation): string | undefined {
  const index = code.slice(0, mutation.start).split('\n').length - 1;
  const line = mutated(code, mutation).split('\n')[index]?.trim() ?? '';
  return left.find((one) => isOf(one.file, file) && isOf(one.line, line))?.reason;
}

const isOf = (named: string | RegExp, found: string) =>
  typeof named === 'string' ? named === found : named.test(found);
