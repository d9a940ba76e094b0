import { DEFAULT_LOCALE, type Locale } from '@college/contract/locales';
import { Gutter, SetStepNav } from '@payloadcms/ui';
import type { ListViewServerProps } from 'payload';
import { placeLabels } from '../../content/site-map/labels.ts';
import { PageRow } from './PageRow.tsx';
import { readDefaultMap } from './read-default.ts';
import { treeOf } from './tree.ts';
import { treeWords } from './words.ts';

type Props = Pick<ListViewServerProps, 'payload' | 'user' | 'locale' | 'i18n'>;

/** In place of a list: every page of the website, by section, each with what may be done to it. */
export async function SiteMapView({ payload, user, locale, i18n }: Props) {
  const inLocale = (locale?.code ?? DEFAULT_LOCALE) as Locale;
  const [defaults, { docs }] = await Promise.all([
    readDefaultMap(),
    payload.find({
      collection: 'site-pages',
      user,
      overrideAccess: false,
      locale: inLocale,
      depth: 0,
      pagination: false,
      sort: 'id',
    }),
  ]);
  const words = treeWords(i18n.language);
  const sections = treeOf(defaults ?? docs.map(asKnown), docs, inLocale);
  const label = (name: string) => placeLabels[name as keyof typeof placeLabels] ?? words.noSection;
  return (
    <Gutter className="site-map">
      <SetStepNav nav={[{ label: words.title }]} />
      <h1>{words.title}</h1>
      <p>{words.about}</p>
      <p className="site-map__actions">
        <a href="/admin/collections/site-pages/create">{words.add}</a>
        <a href="/admin/collections/redirects">{words.oldAddresses}</a>
      </p>
      {!defaults && <p role="status">{words.silent}</p>}
      {sections.map(({ name, groups }) => (
        <details key={name} open>
          <summary>
            <h2>{label(name)}</h2>
          </summary>
          {groups.map(({ heading, pages }) => (
            <section key={heading} aria-label={label(heading)}>
              {heading !== name && <h3>{label(heading)}</h3>}
              <ul>
                {pages.map((page, index) => (
                  <PageRow
                    key={page.path}
                    page={page}
                    pages={pages}
                    index={index}
                    locale={inLocale}
                    words={words}
                    menu={page.menu && placeLabels[page.menu]}
                  />
                ))}
              </ul>
            </section>
          ))}
        </details>
      ))}
    </Gutter>
  );
}

/** Without the website's table a changed page is known by its line alone. */
const asKnown = ({ path }: { path: string }) => ({ path, titles: { en: path, as: path } });
