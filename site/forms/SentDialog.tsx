import { useEffect, useRef, useState } from 'react';
import styles from './form.module.css';

interface Props {
  title: string;
  text: string;
  reference: string;
  close: string;
}

/** Says that a submission was kept, and under which number, which stays on the page. */
export function SentDialog({ title, text, reference, close }: Props) {
  const dialog = useRef<HTMLDialogElement>(null);
  const [open, setOpen] = useState(true);
  useEffect(() => dialog.current?.showModal(), []);
  if (!open)
    return (
      <p className={styles.sent}>
        <strong>{title}</strong>
        <br />
        {reference}
      </p>
    );
  return (
    <dialog
      ref={dialog}
      className={styles.dialog}
      aria-labelledby="sent-title"
      aria-describedby="sent-text"
      onClose={() => setOpen(false)}
    >
      <h2 id="sent-title">{title}</h2>
      <div id="sent-text">
        <p>{text}</p>
        <p>
          <strong>{reference}</strong>
        </p>
      </div>
      <button type="button" className={styles.button} onClick={() => dialog.current?.close()}>
        {close}
      </button>
    </dialog>
  );
}
