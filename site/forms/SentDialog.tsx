/** @jsxImportSource react */
import { useEffect, useRef, useState } from 'react';
import styles from './form.module.css';

interface Props {
  title: string;
  text: string;
  label: string;
  reference: string;
  close: string;
}

/** Confirms a submission and shows its reference number, which stays on the page. */
export function SentDialog({ title, text, label, reference, close }: Props) {
  const dialog = useRef<HTMLDialogElement>(null);
  const note = useRef<HTMLParagraphElement>(null);
  const [open, setOpen] = useState(true);
  useEffect(() => (open ? dialog.current?.showModal() : note.current?.focus()), [open]);
  const number = (
    <>
      {label}: <strong className={styles.number}>{reference}</strong>
    </>
  );
  if (!open)
    return (
      <p className={styles.sent} ref={note} tabIndex={-1}>
        {title}
        <br />
        {number}
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
        <p>{number}</p>
      </div>
      <button type="button" className={styles.button} onClick={() => dialog.current?.close()}>
        {close}
      </button>
    </dialog>
  );
}
