import { type LoaderFunctionArgs, useLoaderData } from 'react-router';
import { SectionPage } from '../../components/page/SectionPage.tsx';
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
  kindMeta('/aboutus/vision', strings, { college: college.name, text: college.vision });

export function Component() {
  const { college } = useLoaderData<LoaderData<typeof loader>>();
  const { pages, home, notices } = useStrings();
  const title = pages['/aboutus/vision'];
  const parts = [
    { name: home.motto, html: college.motto, look: styles.motto },
    { name: home.vision, html: college.vision, look: styles.words },
    { name: home.mission, html: college.mission, look: styles.words },
  ].filter(({ html }) => hasText(html));
  return (
    <SectionPage title={title}>
      <div className={styles.parts}>
        {parts.map(({ name, html, look }) => (
          <section key={name} className={look}>
            <h2>{name}</h2>
            <RichText html={html} />
          </section>
        ))}
        {parts.length === 0 && <Empty>{notices.nothingYet}</Empty>}
      </div>
    </SectionPage>
  );
}
