import { type LoaderFunctionArgs, useLoaderData } from 'react-router';
import { Embed } from '../components/Embed.tsx';
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
  kindMeta('/aboutus/about', strings, { college: college.name, text: college.about });

export function Component() {
  const { college } = useLoaderData<LoaderData<typeof loader>>();
  const { pages, home, notices } = useStrings();
  const { about, about_image, video, video_poster } = college;
  const title = pages['/aboutus/about'];
  return (
    <SectionPage title={title}>
      <div className={styles.parts}>
        {about_image && (
          <Picture
            src={about_image}
            alt=""
            sizes="(min-width: 60rem) 52rem, 100vw"
            className={styles.picture}
            eager
          />
        )}
        {hasText(about) ? <RichText html={about} top={2} /> : <Empty>{notices.empty(title)}</Empty>}
        {video && (
          <section className={styles.film} data-noprint="">
            <h2>{home.watch}</h2>
            <Embed address={video} label={home.watch} title={college.name} poster={video_poster} />
          </section>
        )}
      </div>
    </SectionPage>
  );
}
