import type { Photo } from '@college/contract/entities';
import { Picture } from '../pictures/Picture.tsx';
import styles from './PageBanner.module.css';

/** A picture across the content of a page. */
export function PageBanner({ photo: { url, caption } }: { photo: Pick<Photo, 'url' | 'caption'> }) {
  return (
    <div className={styles.banner}>
      <Picture src={url} alt={caption} sizes="(min-width: 60rem) 58rem, 100vw" eager />
    </div>
  );
}
