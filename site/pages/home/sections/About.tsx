import type { College, Employee } from '@college/contract/entities';
import { FileFacts } from '../../../components/file-facts/FileFacts.tsx';
import { Embed } from '../../../components/pictures/Embed.tsx';
import { Picture } from '../../../components/pictures/Picture.tsx';
import { excerpt, hasText } from '../../../components/text/clean-html.ts';
import { RichText } from '../../../components/text/RichText.tsx';
import { useStrings } from '../../../context.ts';
import styles from './About.module.css';
import { Section, ViewAll } from './Section.tsx';

interface Props {
  college: College;
  principal: Employee | undefined;
}

/** Characters of texts that have pages of their own. */
const [ABOUT, MESSAGE] = [420, 200];

/** About text, video, the principal's message, motto, mission and vision. */
export function About({ college, principal }: Props) {
  const { home, notices } = useStrings();
  const creed = [
    { title: home.motto, html: college.motto },
    { title: home.mission, html: college.mission },
    { title: home.vision, html: college.vision },
  ].filter(({ html }) => hasText(html));
  const poster = college.video_poster || college.about_image;
  const { about, video, video_file, principal_message } = college;
  const isEmpty = !hasText(about) && !hasText(principal_message) && creed.length === 0;
  if (isEmpty && !video && !poster) return null;
  return (
    <Section title={home.about}>
      <div className={styles.columns}>
        <div>
          <p>{excerpt(about, ABOUT)}</p>
          <ViewAll
            to="/aboutus/about"
            className={styles.more}
            words={notices.more}
            title={home.about}
          />
        </div>
        {video ? (
          <div className={styles.whole}>
            <Embed
              address={video}
              label={home.watch}
              title={home.about}
              poster={poster}
              note={video_file && <FileFacts file={video_file} />}
            />
          </div>
        ) : (
          poster && <Picture src={poster} alt="" only={960} />
        )}
        {hasText(principal_message) && (
          <Principal message={principal_message} principal={principal} />
        )}
        {creed.map(({ title, html }) => (
          <div key={title} className={styles.creed}>
            <h3>{title}</h3>
            <RichText html={html} />
          </div>
        ))}
      </div>
    </Section>
  );
}

function Principal({ message, principal }: { message: string; principal: Employee | undefined }) {
  const { home, notices } = useStrings();
  const photo = principal?.dpurl[0];
  return (
    <div className={styles.principal}>
      <div className={styles.portrait}>
        {photo && <Picture src={photo} alt={principal?.name ?? ''} only={320} />}
      </div>
      <div>
        <h3>{home.principal}</h3>
        <p className={styles.quote}>{excerpt(message, MESSAGE)}</p>
        {principal && (
          <p className={styles.who}>
            {principal.name}, {principal.designation}
          </p>
        )}
        <ViewAll
          to="/administrations/principal"
          className={styles.more}
          words={notices.more}
          title={home.principal}
        />
      </div>
    </div>
  );
}
