import type { NoticeType } from '@college/contract/codes';
import type { ContentCode } from '@college/contract/site-map/content';
import type { PagePath } from '@college/contract/site-map/default';
import { type LoaderFunctionArgs, useLoaderData } from 'react-router';
import { CardGrid } from '../../components/page/CardGrid.tsx';
import { LinkCard } from '../../components/page/LinkCard.tsx';
import { SectionPage } from '../../components/page/SectionPage.tsx';
import { StaticText } from '../../components/page/StaticText.tsx';
import { excerpt } from '../../components/text/clean-html.ts';
import { isHidden, type LoaderData, loaderContext, type Meta, useStrings } from '../../context.ts';
import { kindMeta } from '../../kinds/kind.ts';
import styles from './student-wings.module.css';

/** The wings in order, with the type of notice on each page. */
const wings = [
  ['/nss/home', 'NSS_HOME'],
  ['/ncc/ncc_army', 'COLLEGE_NCC_ARMY'],
  ['/ncc/ncc_navy', 'COLLEGE_NCC_NAVY'],
  ['/ncc/ncc_air', 'COLLEGE_NCC_AIR'],
  ['/ncc/ncc_girl', 'COLLEGE_NCC_GIRL'],
  ['/facility/scoute_guides', 'COLLEGE_SCOUTE'],
  ['/facility/red_cross', 'COLLEGE_REDCROSS'],
] as const satisfies readonly (readonly [PagePath, NoticeType])[];

export const shows: readonly ContentCode[] = [
  'pages/student-wings',
  ...wings.map(([, type]) => `notices/${type}` as const),
];

export async function loader({ context }: LoaderFunctionArgs) {
  const { call, hidden } = context.get(loaderContext);
  const shownWings = wings.filter(([path]) => !isHidden(path, hidden));
  const [page, ...cards] = await Promise.all([
    call.getpage({ page: 'student-wings' }),
    ...shownWings.map(async ([path, type]) => {
      const [notice] = await call.getnoticesbytype({ type, limit: 1 });
      return { path, notice };
    }),
  ]);
  return { page, cards };
}

export const meta: Meta<typeof loader> = ({ data: { page }, college, strings }) =>
  kindMeta('/student-wings', strings, { college, text: page === 0 ? '' : page.html });

export function Component() {
  const { page, cards } = useLoaderData<LoaderData<typeof loader>>();
  const { pages } = useStrings();
  // Cards that an editor wrote replace the cards of the wings' notices.
  const hasOwnCards = page !== 0 && page.cards.length > 0;
  const dates = [page === 0 ? '' : page.updated, ...cards.map(({ notice }) => notice?.date ?? '')];
  return (
    <SectionPage title={pages['/student-wings']} dates={dates}>
      {page !== 0 && (
        <div className={styles.words}>
          <StaticText page={page} />
        </div>
      )}
      {!hasOwnCards && (
        <CardGrid>
          {cards.map(({ path, notice }) => (
            <li key={path}>
              <LinkCard
                title={pages[path]}
                text={notice && excerpt(notice.description, 120)}
                to={path}
                image={notice?.featured_photo[0]?.url ?? ''}
              />
            </li>
          ))}
        </CardGrid>
      )}
    </SectionPage>
  );
}
