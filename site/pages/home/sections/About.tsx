import type { College, Employee } from '@college/contract/entities';
import { Embed } from '../../../components/pictures/Embed.tsx';
import { Picture } from '../../../components/pictures/Picture.tsx';
import { hasText } from '../../../components/text/clean-html.ts';
import { RichText } from '../../../components/text/RichText.tsx';
import { useStrings } from '../../../context.ts';
import styles from './About.module.css';
import { Section } from './Section.tsx';

interface Props {
  college: College;
  principal: Employee | undefined;
}

/** About text, video, the principal's message, motto, mission and vision. */
export function About({ college, principal }: Props) {
  const { home } = useStrings();
  const creed = [
    { title: home.motto, html: college.motto },
    { title: home.mission, html: college.mission },
    { title: home.vision, html: college.vision },
  ].filter(({ html }) => hasText(html));
  const poster = college.video_poster || college.about_image;
  const { about, video, principal_message } = college;
  const isEmpty = !hasText(about) && !hasText(principal_message) && creed.length === 0;
  if (isEmpty && !video && !poster) return null;
  return (
    <Section title={home.about}>
      <div className={styles.columns}>
        <RichText html={college.about} />
        {college.video ? (
          <div className={styles.whole}>
            <Embed address={college.video} label={home.watch} title={home.about} poster={poster} />
          </div>
        ) : (
          poster && <Picture src={poster} alt="" sizes="(min-width: 60rem) 36rem, 100vw" />
        )}
        {hasText(college.principal_message) && (
          <Principal message={college.principal_message} principal={principal} />
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
  const { home } = useStrings();
  const photo = principal?.dpurl[0];
  return (
    <div className={styles.principal}>
      <div className={styles.portrait}>
        {photo && <Picture src={photo} alt={principal?.name ?? ''} sizes="7rem" />}
      </div>
      <div>
        <h3>{home.principal}</h3>
        <RichText html={message} className={styles.quote} />
        {principal && (
          <p className={styles.who}>
            {principal.name}, {principal.designation}
          </p>
        )}
      </div>
    </div>
  );
}
