import { type LoaderFunctionArgs, useLoaderData } from 'react-router';
import { Empty } from '../components/Empty.tsx';
import { Picture } from '../components/Picture.tsx';
import { hasText, RichText } from '../components/RichText.tsx';
import { SectionPage } from '../components/SectionPage.tsx';
import { type LoaderData, type Meta, useStrings, visit } from '../context.ts';
import styles from './about.module.css';
import { kindMeta } from './kinds/kind.ts';

export async function loader({ context }: LoaderFunctionArgs) {
  return { college: await context.get(visit).call.getcollege() };
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
        {isEmpty && <Empty>{notices.empty(title)}</Empty>}
        <div className={styles.emblem}>
          {emblem && <Picture src={emblem} alt={home.emblem} sizes="11rem" eager />}
          {hasText(emblem_meaning) && <RichText html={emblem_meaning} />}
        </div>
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
