import type { Photo } from '@college/contract/entities';
import { Picture } from '../../components/pictures/Picture.tsx';
import { useStrings } from '../../context.ts';
import styles from './Banner.module.css';
import { Carousel } from './Carousel.tsx';

interface Props {
  photos: readonly Photo[];
  /** The copy of the first photo for phones, if it is small enough to send with the page. */
  onPhone: string | undefined;
}

export function Banner({ photos, onPhone }: Props) {
  const { home } = useStrings();
  if (photos.length === 0) return null;
  return (
    <Carousel label={home.banner} interval={10_000} shape="full">
      {photos.map(({ url, caption }, index) => (
        <li key={url} className={styles.slide}>
          <Picture
            src={url}
            alt={caption ? '' : home.banner}
            {...(index === 0 && { eager: true, onPhone })}
          />
          {caption && <p className={styles.caption}>{caption}</p>}
        </li>
      ))}
    </Carousel>
  );
}
