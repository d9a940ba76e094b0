import type { StaticPage } from '@college/contract/entities';
import type { ContentCode } from '@college/contract/site-map/content';
import { type LoaderFunctionArgs, useLoaderData } from 'react-router';
import { Link } from '../../components/navigation/Link.tsx';
import { NoticeArticle } from '../../components/notices/NoticeArticle.tsx';
import { SectionPage } from '../../components/page/SectionPage.tsx';
import { Picture } from '../../components/pictures/Picture.tsx';
import { hasText } from '../../components/text/clean-html.ts';
import { Empty } from '../../components/text/Empty.tsx';
import { RichText } from '../../components/text/RichText.tsx';
import { type LoaderData, loaderContext, type Meta, useStrings } from '../../context.ts';
import { kindMeta } from '../../kinds/kind.ts';
import styles from './iqac-about.module.css';

const path = '/iqac/about';

/** About the IQAC, and its coordinator. */
export const shows: readonly ContentCode[] = ['notices/IQAC_ABOUT', 'pages/iqac-coordinator'];

export async function loader({ context }: LoaderFunctionArgs) {
  const { call } = context.get(loaderContext);
  const [[notice], coordinator] = await Promise.all([
    call.getnoticesbytype({ type: 'IQAC_ABOUT', limit: 1 }),
    call.getpage({ page: 'iqac-coordinator' }),
  ]);
  return { notice, coordinator };
}

export const meta: Meta<typeof loader> = ({ data: { notice }, college, strings }) =>
  kindMeta(path, strings, { college, text: notice?.description });

export function Component() {
  const { notice, coordinator } = useLoaderData<LoaderData<typeof loader>>();
  const { pages, notices } = useStrings();
  const dates = [notice?.date ?? '', coordinator === 0 ? '' : coordinator.updated];
  return (
    <SectionPage title={pages[path]} dates={dates}>
      {notice ? (
        <NoticeArticle notice={notice} under={pages[path]} />
      ) : (
        <Empty>{notices.nothingYet}</Empty>
      )}
      {coordinator !== 0 && <Coordinator page={coordinator} />}
    </SectionPage>
  );
}

function Coordinator({ page: { title, html, image, cards } }: { page: StaticPage }) {
  const { quality } = useStrings();
  return (
    <section className={styles.coordinator}>
      {image && <Picture src={image} alt="" sizes="7rem" className={styles.photo} />}
      <div>
        <h2>{title || quality.coordinator}</h2>
        {hasText(html) && <RichText html={html} />}
        {cards.map((card) => (
          <p key={card.title}>
            <strong>
              {card.link ? (
                <Link to={card.link} file={card.file}>
                  {card.title}
                </Link>
              ) : (
                card.title
              )}
            </strong>
            {card.description && <span>, {card.description}</span>}
          </p>
        ))}
      </div>
    </section>
  );
}
