import type { StaticPage } from '@college/contract/entities';
import { useIsShown } from '../../context.ts';
import { Attachments } from '../files/Attachments.tsx';
import { Picture } from '../pictures/Picture.tsx';
import { hasText } from '../text/clean-html.ts';
import { LongText } from '../text/LongText.tsx';
import { CardGrid } from './CardGrid.tsx';
import { LinkCard } from './LinkCard.tsx';
import styles from './StaticText.module.css';

/** True if an editor wrote more than a title. */
export const hasContent = ({ html, image, cards, upload_info }: StaticPage): boolean =>
  Boolean(image) || hasText(html) || cards.length > 0 || upload_info.length > 0;

/** The content of a page that an editor wrote: picture, text, files, and cards with links. */
export function StaticText({ page: { title, html, image, cards, upload_info } }: Props) {
  const isShown = useIsShown();
  return (
    <div className={styles.text}>
      {image && (
        <div className={styles.image}>
          <Picture src={image} alt="" sizes="(min-width: 48rem) 44rem, 100vw" />
        </div>
      )}
      {hasText(html) && <LongText html={html} top={2} title={title} name="page" />}
      <Attachments files={upload_info} title={title} />
      {cards.length > 0 && (
        <CardGrid>
          {cards
            .filter(({ link }) => isShown(link))
            .map((card) => (
              <li key={card.title}>
                <LinkCard
                  title={card.title}
                  text={card.description}
                  to={card.link}
                  file={card.file}
                  image={card.image || undefined}
                />
              </li>
            ))}
        </CardGrid>
      )}
    </div>
  );
}
interface Props {
  page: StaticPage;
}
