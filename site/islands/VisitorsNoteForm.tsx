import { type FormEvent, useEffect, useRef, useState } from 'react';
import { Captcha, type CaptchaHandle } from '../forms/Captcha.tsx';
import { forgetDraft, keepDraft, restoreDraft } from '../forms/draft.ts';
import { ErrorSummary } from '../forms/ErrorSummary.tsx';
import { Field } from '../forms/Field.tsx';
import styles from '../forms/form.module.css';
import { keyOf } from '../forms/idempotency-key.ts';
import { post, problemOf } from '../forms/post.ts';
import { SentDialog } from '../forms/SentDialog.tsx';
import { Tick } from '../forms/Tick.tsx';
import { useProblems } from '../forms/useProblems.ts';
import { useToast } from '../forms/useToast.ts';
import {
  type FieldName,
  findProblems,
  type Problems,
  readFields,
  toCall,
  type VisitorsNote,
} from '../forms/visitors-note/schema.ts';
import type { Strings } from '../strings/en.ts';

const DRAFT = 'visitors-note';
const fieldNames = [
  'name',
  'phone',
  'email',
  'message',
  'consent',
  'captcha',
] as const satisfies FieldName[];

export interface VisitorsNoteFormProps {
  words: Strings['visitorsNote'];
  close: string;
  /** What was typed, when the form comes back from the server. */
  values?: VisitorsNote;
  problems?: Problems;
  /** What went wrong with the whole form. */
  failure?: string;
}

export function VisitorsNoteForm(props: VisitorsNoteFormProps) {
  const { words, values } = props;
  const form = useRef<HTMLFormElement>(null);
  const captcha = useRef<CaptchaHandle>(null);
  const { problems, found, tell, settle } = useProblems<FieldName>(props.problems);
  const [failure, setFailure] = useState(props.failure);
  const [sending, setSending] = useState(false);
  const [reference, setReference] = useState('');

  useToast(found.captcha, found);
  useEffect(() => {
    if (form.current) restoreDraft(DRAFT, form.current);
  }, []);

  async function send(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    if (sending) return;
    const fields = readFields(new FormData(event.currentTarget));
    const wrong = findProblems(fields, words);
    tell(wrong);
    setFailure(undefined);
    if (Object.keys(wrong).length > 0) return;
    setReference('');
    setSending(true);
    const outcome = await post<{ reference: string }>(
      'addvisitornote',
      toCall(fields),
      keyOf(DRAFT),
    );
    setSending(false);
    if (outcome.kind !== 'failed') captcha.current?.reset();
    if (outcome.kind === 'refused' && outcome.why === 'captcha')
      return tell({ captcha: words.captchaInvalid });
    if (outcome.kind !== 'kept') return setFailure(problemOf(outcome, words));
    form.current?.reset();
    forgetDraft(DRAFT);
    setReference(outcome.answer.reference);
  }

  function onInput() {
    if (!form.current) return;
    keepDraft(DRAFT, form.current);
    const wrong = findProblems(readFields(new FormData(form.current)), words);
    settle(...fieldNames.filter((name) => !wrong[name]));
  }

  const wrong = fieldNames.flatMap((field) => {
    const problem = problems[field];
    const isBox = field === 'consent' || field === 'captcha';
    return problem ? [{ field, label: isBox ? undefined : words[field], problem }] : [];
  });
  const summary = failure ? [...wrong, { problem: failure }] : wrong;
  const field = (name: FieldName) => ({
    name,
    label: words[name],
    problem: problems[name],
    defaultValue: values?.[name],
  });
  return (
    <form
      className={styles.form}
      method="post"
      noValidate
      ref={form}
      onSubmit={send}
      onInput={onInput}
    >
      {summary.length > 0 && (
        <ErrorSummary
          title={failure ? undefined : words.summary}
          problems={summary}
          found={found}
        />
      )}
      <noscript>
        <p className={styles.note}>{words.needsScript}</p>
      </noscript>
      <Field {...field('name')} autoComplete="name" />
      <Field
        {...field('phone')}
        optional={words.optional}
        prefix="+91"
        inputMode="tel"
        autoComplete="tel-national"
      />
      <Field {...field('email')} type="email" autoComplete="email" />
      <Field {...field('message')} rows={6} />
      <p className={styles.note}>{words.kept}</p>
      <Tick
        name="consent"
        label={words.consent}
        required
        problem={problems.consent}
        defaultChecked={Boolean(values?.consent)}
      />
      <Captcha
        words={words}
        problem={problems.captcha}
        onProof={() => settle('captcha')}
        ref={captcha}
      />
      <button type="submit" className={styles.button} aria-disabled={sending}>
        {sending ? words.sending : words.send}
      </button>
      {reference && (
        <SentDialog
          title={words.done}
          text={words.thanks}
          label={words.reference}
          reference={reference}
          close={props.close}
        />
      )}
    </form>
  );
}
