/**
 * Mails owners what is due for review, what the nightly walk found on their pages, and which rows of the public
 * disclosure have changed their state, once a week. The administrators get a list once a month, and so do offices
 * without an account, whose mail names the person to tell.
 */
import { type Locale, pathIn } from '@college/contract/locales';
import type { Payload, PayloadRequest, TaskConfig } from 'payload';
import { asSystem } from '../access.ts';
import type { RowState } from '../certification/check.ts';
import { matrixKey } from '../certification/matrix.ts';
import { rowStateSentences } from '../certification/row-sentences.ts';
import { readRuns } from '../certification-runs/runs.ts';
import { remindedAt, toldStates } from '../content/duties/review-settings.ts';
import { type Duty, evaluate, stateSentences } from '../duties/evaluate.ts';
import { readShownSets } from '../duties/shown-sets.ts';
import { collegeLocales, mainLocale } from '../platform/college-languages.ts';
import { inTransaction } from '../platform/database/transaction.ts';
import { environment } from '../platform/environment.ts';
import { isWithin } from '../platform/is-within.ts';
import { administratorsOf } from '../platform/mail/administrators.ts';
import { collegeName, queueMail } from '../platform/mail/mail.ts';
import { inEveryLanguage } from '../platform/mail/texts-for-staff.ts';
import { warnAdministrators } from '../platform/mail/warn-administrators.ts';
import { type Owner, readDefaultOwner, readSubjects, type Subject } from '../reviews/subjects.ts';
import { dateText } from '../time-zone/dates.ts';
import { type Finding, findingText } from '../walks/findings.ts';
import { readWalk } from '../walks/walks.ts';
import { type Sentence, say } from '../words/say.ts';

const DAY = 24 * 60 * 60 * 1000;
const WEEK = 7 * DAY;
const MONTH = 30 * DAY;
/** Owners whose mails go to everybody who runs the website. */
const ADMINISTRATORS = 'administrators';

/** Sends the mails that are due at `now`. Call it every day: it knows whom it has reminded. */
export async function remindOwners(payload: Payload, now = new Date()): Promise<void> {
  const subjects = await readSubjects(payload, mainLocale());
  const due = subjects.filter((subject) => subject.due <= now);
  const states = await readStates(payload, now);
  const found = await readFound(payload, subjects);
  const mails = await mailWriter(payload);
  await inTransaction(payload, async (req) => {
    const settings = await payload.findGlobal({
      ...asSystem,
      slug: 'review-settings',
      req,
    });
    const last = new Map(Object.entries(remindedAt.readIfKnown(settings) ?? {}));
    const isTime = (who: string, pause: number) => !isWithin(last.get(who), pause, now.getTime());
    const administrators =
      due.length > 0 && isTime(ADMINISTRATORS, MONTH) ? await administratorsOf(req) : [];
    const foundOf = (email: string) => found.get(email) ?? [];
    for (const to of administrators)
      await mails.due(
        { to, screen: '/collections/reviews', isOffice: false },
        due,
        foundOf(to),
        req,
      );
    if (administrators.length > 0) last.set(ADMINISTRATORS, now.toISOString());
    const dueOf = Map.groupBy(due, ({ owner }) => owner?.email ?? '');
    for (const email of new Set([...dueOf.keys(), ...found.keys()])) {
      const isOffice = isOfficeOf(subjects.filter(({ owner }) => owner?.email === email));
      if (!email || !isTime(email, isOffice ? MONTH : WEEK)) continue;
      const reader: Reader = { to: email, screen: '', isOffice };
      const own = dueOf.get(email);
      if (!own) await mails.found(reader, foundOf(email), req);
      // The mail to the administrators names theirs, too.
      else if (!administrators.includes(email)) await mails.due(reader, own, foundOf(email), req);
      last.set(email, now.toISOString());
    }
    const told = toldStates.readIfKnown(settings);
    const turned = subjects.flatMap((subject) => {
      const [before, state] = [told?.[dutyOf(subject)], states.get(dutyOf(subject))];
      return before && state && before !== state ? [{ subject, before, state }] : [];
    });
    for (const [email, own] of Map.groupBy(turned, ({ subject }) => subject.owner?.email ?? ''))
      if (email) {
        const isOffice = isOfficeOf(own.map(({ subject }) => subject));
        await mails.turned({ to: email, screen: '', isOffice }, own, req);
      }
    await payload.db.updateGlobal({
      slug: 'review-settings',
      data: { reminded: Object.fromEntries(last), told_states: Object.fromEntries(states) },
      req,
    });
  });
}

/** Findings of the newest walk by the e-mail of who looks after the page: its owner, or the owner of everything else. */
async function readFound(payload: Payload, subjects: readonly Subject[]) {
  const [walk, otherwise] = await Promise.all([readWalk(payload), readDefaultOwner(payload)]);
  const owners = new Map(
    subjects.flatMap(({ kind, path, owner }) => (path && kind !== 'duty' ? [[path, owner]] : [])),
  );
  const findings = walk?.report.findings.filter(({ kind }) => kind !== 'unchecked') ?? [];
  return Map.groupBy(findings, ({ path }) => (owners.get(path) ?? otherwise)?.email ?? '');
}

const isOfficeOf = (subjects: readonly Subject[]): boolean =>
  subjects.every(({ owner }) => owner?.account === undefined);

const dutyOf = ({ key }: Subject): string => key.replace(/^duty:/, '');

type State = Duty['state'] | RowState;
const sentences: Record<State, Sentence> = { ...stateSentences, ...rowStateSentences };

/** The state of each shown row of the public disclosure and of the last run of the certification, by its key. */
async function readStates(payload: Payload, now: Date): Promise<ReadonlyMap<string, State>> {
  const visit = { payload, locale: mainLocale() };
  const { shown } = await readShownSets(visit);
  const duties = await Promise.all(shown.map((set) => evaluate(set, visit, now)));
  const [run] = await readRuns(payload, 1);
  return new Map<string, State>([
    ...duties.flat().map(({ key, state }) => [key, state] as const),
    ...[...(run?.states ?? [])].map(([id, { state }]) => [matrixKey({ id }), state] as const),
  ]);
}

export const remindOwnersTask: TaskConfig<{ input: object; output: object }> = {
  slug: 'remind-owners',
  handler: async ({ req: { payload } }) => {
    // In the same job, because each name of a job is a value of a type in Postgres.
    await warnAdministrators(payload);
    await remindOwners(payload);
    return { output: {} };
  },
};

/** Lines that a reader goes through; the admin has all of them. */
const MOST_LINES = 50;

interface Reader {
  to: string;
  /** Screen of the admin with the list: the dashboard ('') for an owner. */
  screen: '' | '/collections/reviews';
  /** True for an office without an account, which cannot sign in and is told whom to tell. */
  isOffice: boolean;
}

interface Turned {
  subject: Subject;
  before: string;
  state: string;
}

interface Letter {
  subject: Sentence;
  lead: Sentence;
  /** Sentence for a reader with an account, who can put it right. */
  end: Sentence;
  /** Screen of the admin where it is done, if it is not that of the reader. */
  screen?: string;
  /** Findings of the nightly walk, listed below the rest. */
  found?: readonly Finding[];
  lines: (locale: Locale) => string[];
}

/** Functions that queue the mails. Titles are in the language of each half of a mail. */
async function mailWriter(payload: Payload) {
  const contact = await readDefaultOwner(payload);
  const titles = new Map<Locale, ReadonlyMap<string, string>>();
  for (const locale of collegeLocales()) {
    const subjects = await readSubjects(payload, locale);
    titles.set(locale, new Map(subjects.map(({ key, title }) => [key, title])));
  }
  const titleIn = (locale: Locale, { key, title }: Subject) =>
    titles.get(locale)?.get(key) ?? title;
  return {
    due: (
      reader: Reader,
      subjects: readonly Subject[],
      found: readonly Finding[],
      req: PayloadRequest,
    ) =>
      send(reader, contact, req, {
        found,
        subject: 'Due for review on the website of {{college}}: {{count}}',
        lead: 'Please read these pages. Correct what has changed, or press ‘Checked, nothing to change’:',
        end: 'Mark them as checked here:',
        lines: (locale) =>
          subjects.map((subject) => {
            const { path, due } = subject;
            const date = digitsIn(locale, dateText(due.toISOString()));
            const address = path ? `\n    ${environment.SITE_URL}${path}` : '';
            return `    ${date}  ${titleIn(locale, subject)}${address}`;
          }),
      }),
    found: (reader: Reader, found: readonly Finding[], req: PayloadRequest) =>
      send(reader, contact, req, {
        subject: 'Found on the website of {{college}}: {{count}}',
        lead: FOUND,
        end: 'You find them here:',
        screen: WALKS,
        lines: (locale) => found.map((finding) => foundLine(locale, finding)),
      }),
    turned: (reader: Reader, turned: readonly Turned[], req: PayloadRequest) =>
      send(reader, contact, req, {
        subject: 'Changed in the public disclosure or certification of {{college}}: {{count}}',
        lead: 'These rows, which you look after, are not what they were:',
        end: 'You find what you look after here:',
        lines: (locale) =>
          turned.map(({ subject, before, state }) => {
            const [was, is] = [before, state].map((each) => stateText(locale, each));
            return `    ${titleIn(locale, subject)}\n    ${was} → ${is}`;
          }),
      }),
  };
}

const WALKS = '/collections/walks';
const FOUND: Sentence =
  'The nightly check found this on pages that you look after. Please correct it:';

const foundLine = (locale: Locale, finding: Finding): string =>
  `    ${findingText(locale, finding)}\n    ${environment.SITE_URL}${pathIn(finding.locales[0] ?? locale, finding.path)}`;

const stateText = (locale: Locale, state: string): string =>
  Object.hasOwn(sentences, state) ? say(locale, sentences[state as State]) : state;

/** Digits as the language writes them. */
const digitsIn = (locale: Locale, text: string): string =>
  text.replace(/\d/g, (digit) => Number(digit).toLocaleString(locale));

/** Queues a mail in every language of the college. */
async function send(
  { to, screen, isOffice }: Reader,
  contact: Owner | undefined,
  req: PayloadRequest,
  { subject, lead, end, screen: own, found = [], lines: linesIn }: Letter,
): Promise<void> {
  const mail = await inEveryLanguage(
    (locale) => collegeName(req, locale),
    (locale, college) => {
      const lines = linesIn(locale);
      const number = (count: number) => digitsIn(locale, String(count));
      const firstOf = (all: readonly string[]) => {
        const rest = all.length - MOST_LINES;
        const more = `    ${say(locale, 'and {{count}} more', { count: number(rest) })}`;
        return [all.slice(0, MOST_LINES).join('\n'), ...(rest > 0 ? [more] : [])];
      };
      const actions =
        isOffice && contact
          ? [
              say(
                locale,
                'Your office has no account on the website. Answer this e-mail and write what has changed, or that nothing has changed. {{name}} ({{email}}) enters it.',
                { name: contact.name, email: contact.email },
              ),
            ]
          : [say(locale, end), `    ${environment.CMS_URL}/admin${own ?? screen}`];
      return {
        subject: say(locale, subject, { college, count: number(lines.length) }),
        text: [
          say(
            locale,
            isOffice ? 'Your office looks after this on the website of the college:' : lead,
          ),
          ...firstOf(lines),
          ...actions,
          ...(found.length > 0
            ? [say(locale, FOUND), ...firstOf(found.map((finding) => foundLine(locale, finding)))]
            : []),
        ].join('\n\n'),
      };
    },
  );
  await queueMail(
    req,
    { to, ...(isOffice && contact && { replyTo: contact.email }), ...mail },
    'bulk',
  );
}
