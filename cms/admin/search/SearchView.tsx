import { Pill } from '@payloadcms/ui';
import type { AdminViewServerProps, CollectionSlug } from 'payload';
import { labelIn } from '../../words/languages.ts';
import { say } from '../../words/say.ts';
import { requireUser, Screen } from '../Screen.tsx';
import { SearchBox } from './SearchBox.tsx';
import { searchRecords, wordsOfQuery } from './search-records.ts';

/** Search results by collection, at /admin/search?q=fees. */
export async function SearchView(view: AdminViewServerProps) {
  const { req, visibleEntities } = view.initPageResult;
  const { i18n, payload } = req;
  const query = String(view.searchParams?.q ?? '').slice(0, 200);
  const user = requireUser(view);
  const kinds = visibleEntities.collections as CollectionSlug[];
  const results = await searchRecords(query, kinds, { payload, user });
  const { language } = i18n;
  const list = (slug: string) => `/admin/collections/${slug}`;
  return (
    <Screen view={view} className="entry-lists" title={say(language, 'Search everything')}>
      <SearchBox isHeading language={language} query={query} />
      {results.length === 0 && wordsOfQuery(query).length > 0 && (
        <p role="status">{say(language, 'No results. Try other words.')}</p>
      )}
      {results.map(({ collection, total, first }) => (
        <section key={collection}>
          <h2>
            {labelIn(language, payload.collections[collection].config.labels.plural)} ({total})
          </h2>
          <ul>
            {first.map(({ id, title, isDraft }) => (
              <li key={id}>
                <a href={`${list(collection)}/${id}`}>
                  {title || say(language, 'number {{number}}', { number: id })}
                </a>
                {isDraft && <Pill size="small">{i18n.t('version:draft')}</Pill>}
              </li>
            ))}
          </ul>
          {total > first.length && (
            <a href={`${list(collection)}?search=${encodeURIComponent(query)}`}>
              {say(language, 'See all')}
            </a>
          )}
        </section>
      ))}
    </Screen>
  );
}
