import type { Photo } from '@college/contract/entities';
import { Picture } from '../../../components/pictures/Picture.tsx';
import { useStrings } from '../../../context.ts';
import { Carousel } from '../Carousel.tsx';
import { Fold } from '../Fold.tsx';
import type { HomeData } from '../read-home.ts';
import styles from './cards.module.css';
import { Section } from './Section.tsx';

type Props = Pick<HomeData, 'highlights' | 'research' | 'ncc' | 'nss'>;

/** Photos of research, NCC and NSS. */
export function Highlights({ highlights, research, ncc, nss }: Props) {
  const { home } = useStrings();
  const rows = [
    { title: home.research, photos: research },
    { title: home.ncc, photos: ncc },
    { title: home.nss, photos: nss },
  ].filter(({ photos }) => photos.length > 0);
  if (rows.length === 0 && highlights.length === 0) return null;
  return (
    <Section title={home.highlights} warm>
      {highlights.length > 0 && (
        <Photos label={home.highlights} photos={highlights} interval={4000} />
      )}
      <Fold label={home.highlights} count={rows.length}>
        <div className={styles.columns}>
          {rows.map(({ title, photos }) => (
            <div key={title}>
              <h3>{title}</h3>
              <Photos label={title} photos={photos} interval={2000} />
            </div>
          ))}
        </div>
      </Fold>
    </Section>
  );
}

interface PhotosProps {
  label: string;
  photos: readonly Photo[];
  interval: number;
}

function Photos({ label, photos, interval }: PhotosProps) {
  return (
    <Carousel label={label} interval={interval} shape="cards">
      {photos.map(({ url, caption }) => (
        <li key={url} className={styles.card}>
          <Picture src={url} alt={caption ? '' : label} sizes="20rem" plain />
          {caption && <p className={styles.facts}>{caption}</p>}
        </li>
      ))}
    </Carousel>
  );
}
