import { type LoaderFunctionArgs, useLoaderData } from 'react-router';
import { SectionPage } from '../../components/page/SectionPage.tsx';
import { Picture } from '../../components/pictures/Picture.tsx';
import { hasText } from '../../components/text/clean-html.ts';
import { Empty } from '../../components/text/Empty.tsx';
import { RichText } from '../../components/text/RichText.tsx';
import { type LoaderData, loaderContext, type Meta, useStrings } from '../../context.ts';
import { kindMeta } from '../../kinds/kind.ts';
import styles from './about.module.css';

export async function loader({ context }: LoaderFunctionArgs) {
  return { college: await context.get(loaderContext).call.getcollege() };
}

export const meta: Meta<typeof loader> = ({ data: { college }, strings }) =>
  kindMeta('/aboutus/emblem', strings, { college: college.name, text: college.emblem_meaning });

export function Component() {
  const { college } = useLoaderData<LoaderData<typeof loader>>();
  const { pages, home, notices } = useStrings();
  const { emblem, emblem_meaning, anthem } = college;
  const title = pages['/aboutus/emblem'];
  const isEmpty = !emblem && !hasText(emblem_meaning) && !hasText(anthem.html);
  return (
    <SectionPage title={title}>
      <div className={styles.parts}>
        {isEmpty && <Empty>{notices.nothingYet}</Empty>}
        {(emblem || hasText(emblem_meaning)) && (
          <div className={styles.emblem}>
            {emblem && <Picture src={emblem} alt={home.emblem} sizes="11rem" eager />}
            {hasText(emblem_meaning) && <RichText html={emblem_meaning} top={2} />}
          </div>
        )}
        {hasText(anthem.html) && (
          <section className={styles.words}>
            <h2>{anthem.title}</h2>
            <RichText html={anthem.html} />
          </section>
        )}
      </div>
    </SectionPage>
  );
}
