import { Pill } from '@payloadcms/ui';
import type { AdminViewServerProps } from 'payload';
import { managesAccounts } from '../../access.ts';
import { typedMoment } from '../../time-zone/moment.ts';
import { labelIn } from '../../words/languages.ts';
import { say } from '../../words/say.ts';
import { Help } from '../handbook/Help.tsx';
import { requireUser, Screen } from '../Screen.tsx';
import { CHANGES_PER_PAGE, type Change, changeableLists, readChanges } from './read-changes.ts';

/** The last changes of all lists that the account may change, at /admin/changes?list=notices&state=draft. */
export async function ChangesView(view: AdminViewServerProps) {
  const { req, permissions } = view.initPageResult;
  const { i18n, payload } = req;
  const { language } = i18n;
  const viewer = { payload, user: requireUser(view) };
  const parameter = (name: string) => String(view.searchParams?.[name] ?? '');
  const lists = changeableLists(viewer, permissions);
  const list = lists.find((slug) => slug === parameter('list'));
  const drafts = parameter('state') === 'draft';
  const moment = new Date(parameter('before'));
  const before = Number.isNaN(moment.getTime()) ? undefined : moment.toISOString();
  const changes = await readChanges(viewer, list ? [list] : lists, { language, drafts, before });
  const { defaultTimezone = 'UTC' } = payload.config.admin.timezones;
  const momentOf = (at: string) => typedMoment(new Date(at), defaultTimezone).split(' ');
  const days = Map.groupBy(changes, ({ at }) => momentOf(at)[0]);
  const title = say(language, 'Recent changes');
  const labelOf = (slug: Change['collection']) =>
    labelIn(language, payload.collections[slug].config.labels.plural);
  const last = changes.length === CHANGES_PER_PAGE ? changes.at(-1) : undefined;
  return (
    <Screen view={view} className="changes entry-lists" title={title}>
      <h1>
        {title} <Help task="sign-in" />
      </h1>
      <p>{say(language, 'What was changed last in the lists that you may change.')}</p>
      {managesAccounts({ req }) && (
        <p>
          <a href="/admin/who-did-what">{say(language, 'Who did what')}</a>
        </p>
      )}
      <form className="changes__filters">
        <label>
          {say(language, 'List')}
          <select defaultValue={list ?? ''} name="list">
            <option value="">{say(language, 'All lists')}</option>
            {lists.map((slug) => (
              <option key={slug} value={slug}>
                {labelOf(slug)}
              </option>
            ))}
          </select>
        </label>
        <label>
          {i18n.t('version:status')}
          <select defaultValue={drafts ? 'draft' : ''} name="state">
            <option value="">{say(language, 'All changes')}</option>
            <option value="draft">{say(language, 'Drafts')}</option>
          </select>
        </label>
        <button className="btn btn--style-secondary btn--size-medium" type="submit">
          {say(language, 'Show')}
        </button>
      </form>
      {changes.length === 0 && (
        <p role="status">{say(language, drafts ? 'No drafts.' : 'No changes.')}</p>
      )}
      {[...days].map(([day, ofDay]) => (
        <section key={day}>
          <h2>{day}</h2>
          <ul>
            {ofDay.map((change) => (
              <li key={`${change.collection} ${change.id}`}>
                <a href={addressOf(change)}>
                  {change.title || say(language, 'number {{number}}', { number: change.id })}
                </a>
                <span className="entry-note">{labelOf(change.collection)}</span>
                <span className="entry-note">{momentOf(change.at)[1]}</span>
                <State change={change} i18n={i18n} />
              </li>
            ))}
          </ul>
        </section>
      ))}
      {last && (
        <p>
          <a
            href={`/admin/changes?${new URLSearchParams({
              ...(list && { list }),
              ...(drafts && { state: 'draft' }),
              before: last.at,
            })}`}
          >
            {say(language, 'Older changes')}
          </a>
        </p>
      )}
    </Screen>
  );
}

const addressOf = ({ collection, id, isInBin }: Change) =>
  `/admin/collections/${collection}${isInBin ? '/trash' : ''}/${id}`;

function State({
  change: { isInBin, status },
  i18n,
}: {
  change: Change;
  i18n: AdminViewServerProps['initPageResult']['req']['i18n'];
}) {
  if (isInBin) return <Pill size="small">{say(i18n.language, 'In the recycle bin')}</Pill>;
  if (status === 'draft')
    return (
      <Pill pillStyle="warning" size="small">
        {i18n.t('version:draft')}
      </Pill>
    );
  if (status)
    return (
      <Pill pillStyle="success" size="small">
        {i18n.t('version:published')}
      </Pill>
    );
  return null;
}
