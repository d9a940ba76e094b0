import { pathIn } from '@college/contract/locales';
import { defaultSiteMap } from '@college/contract/site-map/default';
import { Gutter, SetStepNav } from '@payloadcms/ui';
import type { ListViewServerProps, Payload } from 'payload';
import { asSystem, departmentOf, editors } from '../../access.ts';
import { collegeLocale, collegeLocales } from '../../platform/college-languages.ts';
import { environment } from '../../platform/environment.ts';
import { dateText, timeZone } from '../../time-zone/dates.ts';
import { typedMoment } from '../../time-zone/moment.ts';
import {
  type Finding,
  type FindingKind,
  findingKinds,
  findingText,
  kindNames,
} from '../../walks/findings.ts';
import { editOfPage, recordsWithLink } from '../../walks/records-of-pages.ts';
import {
  progressOf,
  readWalk,
  readWalkEntries,
  type StoredWalk,
  type WalkEntry,
} from '../../walks/walks.ts';
import { say } from '../../words/say.ts';
import { Help } from '../handbook/Help.tsx';
import { hasScreen } from '../ScreenLink.tsx';
import { StartButton } from '../StartButton.tsx';
import type { Viewer } from '../viewer.ts';

/** Pages that are shown at once. */
const MOST_PAGES = 100;
/** Earlier walks that are listed. */
const MOST_WALKS = 31;

type Props = Viewer & Pick<ListViewServerProps, 'i18n' | 'searchParams'>;

const momentOf = (stored: string): string => typedMoment(new Date(stored), timeZone());

/** Screen in place of the list: what the newest walk found, page by page. */
export async function WalksView({ payload, user, i18n, searchParams }: Props) {
  const { language } = i18n;
  const viewer = { payload, user };
  const entries = await readWalkEntries(payload, MOST_WALKS);
  const walkId = Number(searchParams?.walk) || undefined;
  const walk = (walkId && (await readWalk(payload, walkId))) || (await readWalk(payload));
  const [newest] = entries;
  const isRunning = newest?.state === 'running';
  const title = say(language, 'Nightly check of the pages');
  return (
    <main>
      <Gutter className="walks entry-lists">
        <SetStepNav nav={[{ label: title }]} />
        <h1>
          {title} <Help task="nightly-check" />
        </h1>
        <p>
          {say(
            language,
            'Every night the server reads all pages of the website in its languages and notes what is wrong with them.',
          )}
        </p>
        {editors({ req: viewer }) && (
          <StartButton
            call="/walk"
            isRunning={isRunning}
            label="Check all pages now"
            progress={isRunning ? await progressText(language, payload, newest.id) : ''}
            running="The pages are being checked. This takes some minutes."
            screen="/collections/walks"
          />
        )}
        {newest?.state === 'failed' && (
          <p role="alert">
            {say(
              language,
              'The last check, on {{date}}, was not finished because the website did not answer. Check again, or tell the person who runs the website.',
              { date: momentOf(newest.createdAt) },
            )}
          </p>
        )}
        {walk ? (
          <Report
            kind={kindIn(searchParams?.kind)}
            language={language}
            viewer={viewer}
            walk={walk}
          />
        ) : (
          !isRunning && <p>{say(language, 'The pages have not been checked yet.')}</p>
        )}
        <Earlier entries={entries} language={language} shown={walk?.id} />
      </Gutter>
    </main>
  );
}

const kindIn = (value: unknown): FindingKind | undefined =>
  findingKinds.find((kind) => kind === value);

async function progressText(language: string, payload: Payload, id: number): Promise<string> {
  const walk = await payload.findByID({
    ...asSystem,
    collection: 'walks',
    id,
    select: { report: true },
  });
  const progress = progressOf(walk);
  return progress ? say(language, '{{done}} of {{all}} pages are read.', { ...progress }) : '';
}

/** The findings that the account may read: for a department editor those on the pages of the department. */
async function readableFindings(findings: readonly Finding[], { payload, user }: Viewer) {
  const id = departmentOf({ user });
  if (editors({ req: { user } })) return findings;
  const department =
    id === undefined
      ? undefined
      : await payload.findByID({
          ...asSystem,
          collection: 'departments',
          id,
          disableErrors: true,
          select: { dept_code: true },
        });
  const base = `/department/${department?.dept_code}`;
  return findings.filter(({ path }) => path === base || path.startsWith(`${base}/`));
}

async function Report({
  walk: { id, at, report },
  kind,
  language,
  viewer,
}: {
  walk: StoredWalk;
  kind: FindingKind | undefined;
  language: string;
  viewer: Viewer;
}) {
  const all = await readableFindings(report.findings, viewer);
  const mended = await readableFindings(report.mended, viewer);
  const kinds = findingKinds.filter((each) => all.some((finding) => finding.kind === each));
  const shown = all.filter((finding) => !kind || finding.kind === kind);
  const pages = [...Map.groupBy(shown, ({ path }) => path)].slice(0, MOST_PAGES);
  const more = new Set(shown.map(({ path }) => path)).size - pages.length;
  const address = (filter: string) => `/admin/collections/walks?walk=${id}${filter}`;
  const counts = { pages: report.pages, links: report.links, outside: report.outside ?? 0 };
  return (
    <>
      <h2>{say(language, 'Check of {{date}}', { date: momentOf(at) })}</h2>
      <p>
        {say(language, 'Pages: {{pages}}. Other addresses of the website: {{links}}.', counts)}{' '}
        {say(
          language,
          report.outside === undefined
            ? 'Links to other websites were not checked.'
            : 'Links to other websites: {{outside}}.',
          counts,
        )}{' '}
        {report.left > 0 &&
          say(language, 'Not read, because there are too many: {{count}}.', { count: report.left })}
      </p>
      {report.outside === undefined && editors({ req: viewer }) && (
        <p>
          <a href="/admin/globals/review-settings">
            {say(language, 'Check links to other websites every night')}
          </a>
        </p>
      )}
      {kinds.length > 0 && (
        <nav aria-label={say(language, 'Kind of finding')} className="entry-lists__choices">
          <a aria-current={kind ? undefined : 'page'} href={address('')}>
            {say(language, 'All findings')} ({all.length})
          </a>
          {kinds.map((each) => (
            <a
              aria-current={each === kind ? 'page' : undefined}
              href={address(`&kind=${each}`)}
              key={each}
            >
              {say(language, kindNames[each])} (
              {all.filter((finding) => finding.kind === each).length})
            </a>
          ))}
        </nav>
      )}
      {shown.length === 0 && <p>{say(language, 'Nothing was found.')}</p>}
      {pages.map(([path, findings]) => (
        <Page findings={findings} key={path} language={language} path={path} viewer={viewer} />
      ))}
      {more > 0 && (
        <p>{say(language, 'and {{count}} more pages. Choose a kind above.', { count: more })}</p>
      )}
      {mended.length > 0 && (
        <details>
          <summary>
            <h3>
              {say(language, 'Mended since the check before')} ({mended.length})
            </h3>
          </summary>
          <ul>
            {mended.map((finding) => (
              <li key={`${finding.kind} ${finding.path} ${finding.value}`}>
                {findingText(language, finding)} <span className="entry-note">{finding.path}</span>
              </li>
            ))}
          </ul>
        </details>
      )}
    </>
  );
}

async function Page({
  path,
  findings,
  language,
  viewer,
}: {
  path: string;
  findings: readonly Finding[];
  language: string;
  viewer: Viewer;
}) {
  const edit = await editOfPage(path, viewer.payload);
  const [locale] = findings[0]?.locales ?? [];
  const title = defaultSiteMap.find((page) => page.path === path)?.titles[collegeLocale(language)];
  return (
    <section>
      <h3>{title ? `${title} · ${path}` : path}</h3>
      <p className="subject-actions">
        <a href={environment.SITE_URL + pathIn(locale ?? collegeLocale(), path)}>
          {say(language, 'Open the page')}
          <span className="visually-hidden">: {path}</span>
        </a>
        {hasScreen(edit, viewer) && (
          <a href={edit}>
            {say(language, 'Correct it')}
            <span className="visually-hidden">: {path}</span>
          </a>
        )}
      </p>
      <ul>
        {findings.map((finding) => (
          <li key={`${finding.kind} ${finding.value}`}>
            <span>{findingText(language, finding)}</span>{' '}
            <span className="entry-note">
              {say(language, 'since {{date}}', { date: dateText(finding.since) })}
              {finding.locales.length < collegeLocales().length &&
                ` · ${finding.locales.join(', ')}`}
            </span>
            <Holders language={language} link={finding.value} viewer={viewer} />
          </li>
        ))}
      </ul>
    </section>
  );
}

/** Links to the records that have a link to a record or file of the website. */
async function Holders({
  link,
  language,
  viewer,
}: {
  link: string;
  language: string;
  viewer: Viewer;
}) {
  const records = await recordsWithLink(link, viewer.payload);
  return records
    .filter((address) => hasScreen(address, viewer))
    .map((address) => (
      <a href={address} key={address}>
        {say(language, 'Record with the link')}
      </a>
    ));
}

function Earlier({
  entries,
  language,
  shown,
}: {
  entries: readonly WalkEntry[];
  language: string;
  shown: number | undefined;
}) {
  const earlier = entries.filter(({ id, state }) => state === 'done' && id !== shown);
  if (earlier.length === 0) return null;
  return (
    <details>
      <summary>
        <h3>
          {say(language, 'Other checks')} ({earlier.length})
        </h3>
      </summary>
      <ul>
        {earlier.map(({ id, createdAt }) => (
          <li key={id}>
            <a href={`/admin/collections/walks?walk=${id}`}>{momentOf(createdAt)}</a>
          </li>
        ))}
      </ul>
    </details>
  );
}
