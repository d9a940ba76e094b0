import { defaultSiteMap } from '@college/contract/site-map/default';
import { type PlaceName, placeLabels } from '@college/contract/site-map/places';
import { Gutter, SetStepNav } from '@payloadcms/ui';
import type { ListViewServerProps } from 'payload';
import { listContentCodes } from '../../content/site-map/written-content.ts';
import { collegeLocale } from '../../platform/college-languages.ts';
import { inAllLanguages, labelIn } from '../../words/languages.ts';
import { say } from '../../words/say.ts';
import { Help } from '../handbook/Help.tsx';
import { PageRow } from './PageRow.tsx';
import { treeOf } from './page-tree.ts';

type Props = Pick<ListViewServerProps, 'payload' | 'user' | 'locale' | 'i18n'>;

/** All pages of the website by section, each with its buttons. It replaces the list of the collection. */
export async function SiteMapView({ payload, user, locale, i18n }: Props) {
  const inLocale = collegeLocale(locale?.code);
  const { docs } = await payload.find({
    collection: 'site-pages',
    user,
    overrideAccess: false,
    locale: inLocale,
    depth: 0,
    pagination: false,
    sort: 'id',
  });
  const { language } = i18n;
  const content = new Set(await listContentCodes(docs, { payload, locale: inLocale }));
  const sections = treeOf(defaultSiteMap, docs, inLocale, content);
  const label = (name: string) =>
    name in placeLabels.en
      ? labelIn(language, inAllLanguages(placeLabels.en[name as PlaceName]))
      : say(language, 'No section');
  return (
    <main>
      <Gutter className="site-map">
        <SetStepNav nav={[{ label: say(language, 'Pages & menu') }]} />
        <h1>
          {say(language, 'Pages & menu')} <Help task="pages-and-menu" />
        </h1>
        <p>
          {say(
            language,
            'All pages of the website, as in its menus. Your changes are on the website within two seconds.',
          )}
        </p>
        <p className="site-map__actions">
          <a href="/admin/collections/site-pages/create">{say(language, 'Add a page')}</a>
          <a href="/admin/collections/redirects">{say(language, 'Old addresses')}</a>
        </p>
        {sections.map(({ name, groups }) => (
          <details key={name} open>
            <summary>
              <h2>{label(name)}</h2>
            </summary>
            {groups.map(({ heading, pages }) => (
              <div key={heading}>
                {heading !== name && <h3>{label(heading)}</h3>}
                <ul>
                  {pages.map((page, index) => (
                    <PageRow
                      key={page.path}
                      page={page}
                      pages={pages}
                      index={index}
                      locale={inLocale}
                      menu={page.menu && label(page.menu)}
                    />
                  ))}
                </ul>
              </div>
            ))}
          </details>
        ))}
      </Gutter>
    </main>
  );
}
