import { useStrings } from '../../context.ts';
import styles from './Lightbox.module.css';

/**
 * The dialog in which photos and documents open (enhance/lightbox.ts). One dialog serves a page; without script the
 * files open by themselves.
 */
export function Lightbox() {
  const { carousel, gallery, layout } = useStrings();
  return (
    <dialog className={styles.lightbox} data-lightbox-view="" aria-label={gallery.enlarged}>
      <figure className={styles.figure}>
        <div className={styles.picture} data-lightbox-picture="" />
        <figcaption data-lightbox-caption="" aria-live="polite" />
      </figure>
      <p className={styles.buttons}>
        <button type="button" data-lightbox-step="-1">
          {carousel.previous}
        </button>
        <button type="button" data-lightbox-step="1">
          {carousel.next}
        </button>
        <button type="button" data-close="">
          {layout.close}
        </button>
      </p>
    </dialog>
  );
}
