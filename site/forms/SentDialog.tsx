import { useEffect, useRef } from 'react';
import styles from './form.module.css';

interface Props {
  title: string;
  text: string;
  reference: string;
  close: string;
  onClose: () => void;
}

/** Says that a submission was kept, and under which number. */
export function SentDialog({ title, text, reference, close, onClose }: Props) {
  const dialog = useRef<HTMLDialogElement>(null);
  useEffect(() => dialog.current?.showModal(), []);
  return (
    <dialog ref={dialog} className={styles.dialog} aria-labelledby="sent-title" onClose={onClose}>
      <h2 id="sent-title">{title}</h2>
      <p>{text}</p>
      <p>{reference}</p>
      <button type="button" className={styles.button} onClick={() => dialog.current?.close()}>
        {close}
      </button>
    </dialog>
  );
}
