import { useStrings } from '../context.ts';
import styles from './PageComing.module.css';

/** Where `enhance/page-coming.ts` says that the next page is coming, and it is read out. */
export function PageComing() {
  const { loading, loadingGallery } = useStrings().layout;
  return (
    <div
      id="coming"
      className={styles.coming}
      role="status"
      data-loading={loading}
      data-gallery={loadingGallery}
    />
  );
}
