import { type LoaderFunctionArgs, useLoaderData } from 'react-router';
import { FileFacts } from '../../components/file-facts/FileFacts.tsx';
import { SectionPage } from '../../components/page/SectionPage.tsx';
import { Embed } from '../../components/pictures/Embed.tsx';
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
  kindMeta('/aboutus/about', strings, { college: college.name, text: college.about });

export function Component() {
  const { college } = useLoaderData<LoaderData<typeof loader>>();
  const { pages, home, notices } = useStrings();
  const { about, about_image, video, video_file, video_poster } = college;
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
        {hasText(about) ? <RichText html={about} top={2} /> : <Empty>{notices.nothingYet}</Empty>}
        {video && (
          <section className={styles.video} data-noprint="">
            <h2>{home.watch}</h2>
            <Embed
              address={video}
              label={home.watch}
              title={college.name}
              poster={video_poster}
              note={video_file && <FileFacts file={video_file} />}
            />
          </section>
        )}
      </div>
    </SectionPage>
  );
}
