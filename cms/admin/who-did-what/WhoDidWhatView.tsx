import { asRecord } from '@college/contract/as-record';
import { SECURITY_LOG } from '@college/server/data-folder';
import { redirect } from 'next/navigation';
import type { AdminViewServerProps, CollectionSlug, Payload } from 'payload';
import { asSystem, managesAccounts } from '../../access.ts';
import { environment } from '../../platform/environment.ts';
import { isRefusal } from '../../platform/refusal.ts';
import {
  type Filters,
  filterNames,
  filtersOf,
  searchFor,
} from '../../platform/security-log/filter-lines.ts';
import {
  checkSecurityLog,
  noteSecurity,
  type PlacedLine,
  readSecurityLog,
  SERVER,
  UNKNOWN,
} from '../../platform/security-log/security-log.ts';
import {
  eventSentences,
  sentenceOf,
  TWO_FACTOR,
} from '../../platform/security-log/sentences-of-log.ts';
import { listLabel, listOf, listsOf } from '../../staff-api/lists-of-log.ts';
import { typedMoment } from '../../time-zone/moment.ts';
import { fieldLabelIn } from '../../words/languages.ts';
import { type Sentence, say, sayRefusal } from '../../words/say.ts';
import { Help } from '../handbook/Help.tsx';
import { requireUser, Screen } from '../Screen.tsx';

const LINES_PER_PAGE = 50;

/** The security log for administrators, at /admin/who-did-what?account=a@b.in&event=delete&from=01-11-2026. */
export async function WhoDidWhatView(view: AdminViewServerProps) {
  const { req } = view.initPageResult;
  const { email } = requireUser(view);
  if (!managesAccounts({ req })) redirect('/admin');
  await noteSecurity('read', email, { list: SECURITY_LOG });
  const { i18n, payload } = req;
  const { language } = i18n;
  const parameters = view.searchParams ?? {};
  const filters = filtersOf(parameters);
  const before = /^\d{4}-\d\d-\d\d\.\d+$/.exec(String(parameters.before))?.[0];
  const { lines, problem } = await linesFor(filters, before, language);
  const places = await readPlaces(payload, lines);
  const { defaultTimezone = 'UTC' } = payload.config.admin.timezones;
  const momentOf = (time: string) => typedMoment(new Date(time), defaultTimezone).split(' ');
  const days = Map.groupBy(lines, ({ time }) => momentOf(time)[0]);
  const last = lines.length === LINES_PER_PAGE ? lines.at(-1) : undefined;
  const title = say(language, 'Who did what');
  return (
    <Screen view={view} className="changes entry-lists who-did-what" title={title}>
      <h1>
        {title} <Help task="who-did-what" />
      </h1>
      <p>
        {say(
          language,
          'Sign-ins, changes and reading of personal data of the last {{days}} days. Nobody can change these lines here.',
          { days: environment.SECURITY_LOG_DAYS },
        )}
      </p>
      <ChainState language={language} />
      <FilterForm filters={filters} language={language} payload={payload} />
      {problem && <p role="alert">{problem}</p>}
      {!problem && lines.length === 0 && <p role="status">{say(language, 'No lines.')}</p>}
      {[...days].map(([day, ofDay]) => (
        <section key={day}>
          <h2>{day}</h2>
          <ul>
            {ofDay.map((line) => (
              <li key={line.place}>
                <span className="entry-note">{momentOf(line.time)[1]}</span>
                <Entry language={language} line={line} payload={payload} places={places} />
              </li>
            ))}
          </ul>
        </section>
      ))}
      <p className="subject-actions">
        {last && (
          <a href={`/admin/who-did-what?${query(filters, { before: last.place })}`}>
            {say(language, 'Older lines')}
          </a>
        )}
        {lines.length > 0 && (
          <a href={`/api/who-did-what?${query(filters)}`}>{say(language, 'Export as CSV')}</a>
        )}
      </p>
    </Screen>
  );
}

const query = (filters: Filters, more: Record<string, string> = {}): string => {
  const typed = Object.entries(filters).filter(([, value]) => value !== '');
  return String(new URLSearchParams([...typed, ...Object.entries(more)]));
};

async function linesFor(
  filters: Filters,
  before: string | undefined,
  language: string,
): Promise<{ lines: PlacedLine[]; problem?: string }> {
  try {
    const search = searchFor(filters);
    return { lines: await readSecurityLog({ ...search, before, most: LINES_PER_PAGE }) };
  } catch (error) {
    if (!isRefusal(error)) throw error;
    return { lines: [], problem: sayRefusal(language, error.reason, error.values) };
  }
}

/** Places of the records of lines, by `list/id`; no entry for those that were deleted for good. */
type Places = ReadonlyMap<string, 'list' | 'bin'>;

async function readPlaces(payload: Payload, lines: readonly PlacedLine[]): Promise<Places> {
  const places = new Map<string, 'list' | 'bin'>();
  for (const [list = '', ofList] of Map.groupBy(lines, ({ list }) => list)) {
    if (!isCollection(payload, list)) continue;
    const ids = ofList.flatMap(({ record }) => record ?? []);
    const { docs } = await payload.find({
      ...asSystem,
      collection: list,
      where: { id: { in: ids } },
      trash: true,
      depth: 0,
      pagination: false,
    });
    for (const doc of docs)
      places.set(`${list}/${doc.id}`, asRecord(doc).deletedAt ? 'bin' : 'list');
  }
  return places;
}

const isCollection = (payload: Payload, slug: string): slug is CollectionSlug =>
  Object.hasOwn(payload.collections, slug);

/** Says if the chain of the lines is whole. */
async function ChainState({ language }: { language: string }) {
  const { lines, broken } = await checkSecurityLog();
  if (!broken)
    return (
      <p>
        {say(language, 'Checked: none of the {{count}} lines was changed or removed.', {
          count: lines,
        })}
      </p>
    );
  return (
    <p className="who-did-what__broken" role="alert">
      {say(
        language,
        'Line {{line}} of {{file}} was changed, or lines before it were removed. Tell the person who runs the server.',
        { line: broken.line, file: `security-log/${broken.day}.jsonl` },
      )}
    </p>
  );
}

const labels: Record<(typeof filterNames)[number], Sentence> = {
  account: 'Account',
  event: 'Action',
  list: 'List',
  record: 'Title or number',
  from: 'From day',
  until: 'Until day',
};

function FilterForm({
  filters,
  language,
  payload,
}: {
  filters: Filters;
  language: string;
  payload: Payload;
}) {
  const options: Partial<Record<string, [value: string, label: string][]>> = {
    event: [
      ['', say(language, 'All actions')],
      ...Object.entries(eventSentences).map(([event, sentence]): [string, string] => [
        event,
        say(language, sentence),
      ]),
      [TWO_FACTOR, say(language, 'Changed two-factor sign-in')],
    ],
    list: [['', say(language, 'All lists')], ...listsOf(payload, language)],
  };
  return (
    <form className="changes__filters">
      {filterNames.map((name) => (
        <label htmlFor={name} key={name}>
          {say(language, labels[name])}
          {options[name] ? (
            <select defaultValue={filters[name]} id={name} name={name}>
              {options[name].map(([value, label]) => (
                <option key={value} value={value}>
                  {label}
                </option>
              ))}
            </select>
          ) : (
            <input
              autoComplete="off"
              defaultValue={filters[name]}
              id={name}
              name={name}
              placeholder={name === 'from' || name === 'until' ? 'DD-MM-YYYY' : undefined}
              type="text"
            />
          )}
        </label>
      ))}
      <button className="btn btn--style-secondary btn--size-medium" type="submit">
        {say(language, 'Show')}
      </button>
    </form>
  );
}

interface EntryProps {
  line: PlacedLine;
  language: string;
  payload: Payload;
  places: Places;
}

/** A line of the log: the account, what it did, the record, and the changed fields. */
function Entry({ line, language, payload, places }: EntryProps) {
  const { account, by, address, fields = [], count, from, to } = line;
  const nameOf = (email: string) => {
    if (email === UNKNOWN) return say(language, 'There is no such account.');
    return email === SERVER ? say(language, 'The server itself') : email;
  };
  const hasIds = line.list !== undefined && line.event !== 'plan';
  return (
    <div className="who-did-what__entry">
      <p>
        <strong>{nameOf(by ?? account)}</strong> {say(language, sentenceOf(line))}
        {by && `: ${account}`}
        {!hasIds && to && ` (${[from, to].filter(Boolean).join(' → ')})`}
        {count !== undefined && ` (${count})`}
      </p>
      <RecordOf language={language} line={line} payload={payload} places={places} />
      {fields.length > 0 && (
        <p className="entry-note">
          {say(language, 'What was changed')}:{' '}
          {fields
            .map(({ field, ...values }) => {
              const label = fieldLabel(line, field, language, payload);
              const isShown = values.from !== undefined;
              return isShown ? `${label}: ${values.from || '–'} → ${values.to || '–'}` : label;
            })
            .join('; ')}
        </p>
      )}
      <p className="entry-note">
        {say(language, 'Network address')}: {address}
      </p>
    </div>
  );
}

const fieldLabel = (
  { list }: PlacedLine,
  name: string,
  language: string,
  payload: Payload,
): string => {
  const field = listOf(payload, list)?.flattenedFields.find((each) => each.name === name);
  return field ? fieldLabelIn(language, field) : name;
};

/** Links to the record, and to the comparison of its versions. */
function RecordOf({
  line: { event, list, record, title, from, to },
  language,
  payload,
  places,
}: EntryProps) {
  if (list === undefined) return null;
  const label = listLabel(payload, list, language);
  const config = listOf(payload, list);
  const isGlobal = config !== undefined && !('labels' in config);
  const folder = isGlobal ? `/admin/globals/${list}` : `/admin/collections/${list}`;
  const address = record === undefined ? folder : `${folder}/${record}`;
  const name = title ?? (record && say(language, 'number {{number}}', { number: record }));
  const place = isGlobal || record === undefined ? 'list' : places.get(`${list}/${record}`);
  const isGone = config === undefined || place === undefined;
  const href = place === 'bin' ? `${folder}/trash/${record}` : address;
  const compares =
    place === 'list' && !isGone && event !== 'plan' && from !== undefined && to !== undefined;
  return (
    <p>
      {isGone ? (name ?? label) : <a href={href}>{name ?? label}</a>}{' '}
      {name && <span className="entry-note">{label}</span>}{' '}
      {compares && (
        <a href={`${address}/versions/${to}?versionFrom=${from}`}>
          {say(language, 'Compare the versions')}
        </a>
      )}
    </p>
  );
}
