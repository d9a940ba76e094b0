import type { ReactNode } from 'react';
import { useStrings } from '../../context.ts';
import styles from './Dialog.module.css';

interface Props {
  id: string;
  title: string;
  /** Milliseconds until it opens by itself. Without it, only a script opens it, and no page without scripts shows it. */
  openAfter?: number;
  children: ReactNode;
}

/** A dialog that closes by its button, by Escape, and by a press outside. */
export function Dialog({ id, title, openAfter, children }: Props) {
  const { layout } = useStrings();
  return (
    <dialog
      className={styles.dialog}
      id={id}
      aria-labelledby={`${id}-title`}
      data-open-after={openAfter}
      data-script={openAfter === undefined ? '' : undefined}
    >
      <div className={styles.head}>
        <h2 id={`${id}-title`}>{title}</h2>
        <button type="button" className={styles.close} data-close="" data-script="">
          {layout.close}
        </button>
      </div>
      <div className={styles.body}>{children}</div>
    </dialog>
  );
}
