/** @jsxImportSource react */
import { useEffect, useRef, useState } from 'react';
import buttonStyles from '../components/navigation/Button.module.css';
import styles from './form.module.css';

interface ErrorSummaryProps {
  /** Heading, if there are fields to correct. */
  title?: string;
  /** Problems by field. A problem of the whole form has no field, and a checkbox needs no label. */
  problems: readonly { field?: string; label?: string; problem: string }[];
  /** Result of the last check. A new check moves the focus here; a corrected problem does not. */
  lastCheck: unknown;
}

/** A list of problems that takes focus and links to the fields. */
export function ErrorSummary({ title, problems, lastCheck }: ErrorSummaryProps) {
  const box = useRef<HTMLDivElement>(null);
  const failure = problems.find(({ field }) => !field)?.problem;
  // biome-ignore lint/correctness/useExhaustiveDependencies: new problems take focus anew
  useEffect(() => box.current?.focus(), [lastCheck, failure]);
  return (
    <div className={styles.summary} ref={box} role="alert" tabIndex={-1}>
      {title && <p>{title}</p>}
      <ul>
        {problems.map(({ field, label, problem }) => (
          <li key={field ?? problem}>
            {field ? (
              <a href={`#field-${field}`}>{label ? `${label}: ${problem}` : problem}</a>
            ) : (
              problem
            )}
          </li>
        ))}
      </ul>
    </div>
  );
}

interface SentDialogProps {
  title: string;
  text: string;
  label: string;
  reference: string;
  close: string;
}

/** Confirms a submission and shows its reference number, which stays on the page. */
export function SentDialog({ title, text, label, reference, close }: SentDialogProps) {
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
      <button type="button" className={buttonStyles.button} onClick={() => dialog.current?.close()}>
        {close}
      </button>
    </dialog>
  );
}
