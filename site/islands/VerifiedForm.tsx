import { type FormEvent, useEffect, useRef, useState } from 'react';
import { Captcha, type CaptchaHandle } from '../forms/Captcha.tsx';
import { forgetDraft, keepDraft, restoreDraft } from '../forms/draft.ts';
import { ErrorSummary } from '../forms/ErrorSummary.tsx';
import styles from '../forms/form.module.css';
import { post } from '../forms/post.ts';
import { SentDialog } from '../forms/SentDialog.tsx';
import { Tick } from '../forms/Tick.tsx';
import { DefinedField, type Lists } from '../forms/verified/DefinedField.tsx';
import type { FieldName, FormDefinition, Values } from '../forms/verified/definition.ts';
import { type VerifiedFormName, verifiedForms } from '../forms/verified/forms.ts';
import { OtpDialog } from '../forms/verified/OtpDialog.tsx';
import { PhotoField } from '../forms/verified/PhotoField.tsx';
import {
  findProblems,
  type ProblemField,
  type Problems,
  toCall,
} from '../forms/verified/problems.ts';
import { readForm, type Typed } from '../forms/verified/read.ts';
import type { SentPhoto } from '../forms/verified/upload.ts';
import { forgetVerified, isVerified, rememberVerified } from '../forms/verified/verification.ts';
import type { Strings } from '../strings/en.ts';

/** What a page gives its form; the rest is the form's own. */
export interface VerifiedFormProps {
  form: VerifiedFormName;
  words: Strings['forms'];
  close: string;
  lists: Lists;
  /** What was typed, when the form comes back from the server. */
  values?: Values;
  failure?: string;
}

/**
 * A form whose sender proves an e-mail address: fill in → captcha → one-time password by mail → photo → submit.
 * Nothing typed is lost by a reload, a lost connection or a refusal.
 */
export function VerifiedForm({ form: name, words, lists, close, ...props }: VerifiedFormProps) {
  const definition: FormDefinition = verifiedForms[name];
  const form = useRef<HTMLFormElement>(null);
  const captcha = useRef<CaptchaHandle>(null);
  const [problems, setProblems] = useState<Problems>({});
  const [failure, setFailure] = useState(props.failure);
  const [busy, setBusy] = useState(false);
  const [verified, setVerified] = useState(false);
  const [requests, setRequests] = useState(0);
  const [otpMessage, setOtpMessage] = useState('');
  const [asking, setAsking] = useState(false);
  const [photo, setPhoto] = useState<SentPhoto>();
  const [reference, setReference] = useState('');

  useEffect(() => {
    if (!form.current) return;
    restoreDraft(name, form.current);
    setVerified(isVerified(readForm(form.current, definition).email));
  }, [name, definition]);

  const emailNow = () => (form.current ? readForm(form.current, definition).email : '');

  function check(given: Typed): boolean {
    const found: Problems = findProblems(definition, given.values, words, lists);
    if (!given.consent) found.consent = words.consentMissing;
    if (!given.captcha) found.captcha = words.captchaInvalid;
    if (verified && !photo) found.photo = words.photoEmpty;
    setProblems(found);
    setFailure(undefined);
    return Object.keys(found).length === 0;
  }

  async function requestPassword(email: string) {
    const outcome = await post<string>('email-verification', { email });
    if (outcome.kind === 'kept') {
      setRequests((count) => count + 1);
      setOtpMessage(outcome.answer);
      setAsking(true);
      return;
    }
    setAsking(false);
    setFailure(outcome.kind === 'refused' ? outcome.sentence : words.unsent);
  }

  async function submit(given: Typed) {
    const { values, captcha: proof, showContact } = given;
    const outcome = await post<{ reference: string }>(
      definition.call,
      toCall(definition, values, {
        captcha: proof,
        dp: photo ? [photo] : [],
        ...(definition.mayShowContact && { show_contact: showContact }),
      }),
    );
    if (outcome.kind === 'failed') return setFailure(words.unsent);
    if (outcome.kind === 'refused') {
      captcha.current?.reset();
      if (outcome.sentence.includes('Captcha'))
        return setProblems({ captcha: words.captchaInvalid });
      if (outcome.sentence.includes('verify')) setVerified(false);
      return setFailure(outcome.sentence);
    }
    form.current?.reset();
    captcha.current?.reset();
    forgetDraft(name);
    forgetVerified();
    setVerified(false);
    setPhoto(undefined);
    setReference(outcome.answer.reference);
  }

  async function onSubmit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    if (busy) return;
    const given = readForm(event.currentTarget, definition);
    if (!check(given)) return;
    setBusy(true);
    await (verified ? submit(given) : requestPassword(given.email));
    setBusy(false);
  }

  function onInput() {
    if (!form.current) return;
    keepDraft(name, form.current);
    const now = isVerified(readForm(form.current, definition).email);
    if (now !== verified) setVerified(now);
  }

  const labelOf = (field: ProblemField) =>
    field === 'consent' || field === 'captcha' || field === 'photo'
      ? words[field]
      : words.fields[field as FieldName];
  const order: ProblemField[] = [
    ...definition.fields.map(({ name }) => name),
    'consent',
    'captcha',
    'photo',
  ];
  const summary = [
    ...order.flatMap((field) => {
      const problem = problems[field];
      return problem ? [{ field, label: labelOf(field), problem }] : [];
    }),
    ...(failure ? [{ problem: failure }] : []),
  ];
  return (
    <>
      <form
        className={styles.form}
        method="post"
        noValidate
        ref={form}
        onSubmit={onSubmit}
        onInput={onInput}
      >
        {summary.length > 0 && <ErrorSummary title={words.summary} problems={summary} />}
        <noscript>
          <p className={styles.note}>{words.needsScript}</p>
        </noscript>
        {definition.fields.map((field) => (
          <DefinedField
            key={field.name}
            field={field}
            words={words}
            lists={lists}
            problem={problems[field.name]}
            value={props.values?.[field.name]}
          />
        ))}
        {definition.mayShowContact && <Tick name="show_contact" label={words.showContact} />}
        <p className={styles.note}>{words.kept[definition.thanks]}</p>
        <Tick name="consent" label={words.consent} required problem={problems.consent} />
        <Captcha words={words} problem={problems.captcha} ref={captcha} />
        <p role="status" className={styles.done}>
          {verified ? words.verified : ''}
        </p>
        {verified && (
          <PhotoField
            words={words}
            type={definition.photoType}
            problem={problems.photo}
            photo={photo}
            onPhoto={setPhoto}
          />
        )}
        <button type="submit" className={styles.button} aria-disabled={busy}>
          {busy ? words.sending : verified ? words.submit : words.verifyEmail}
        </button>
      </form>
      {asking && (
        <OtpDialog
          words={words}
          close={close}
          email={emailNow()}
          message={otpMessage}
          requests={requests}
          onResend={() => requestPassword(emailNow())}
          onVerified={() => {
            rememberVerified(emailNow());
            setAsking(false);
            setVerified(true);
          }}
          onClose={() => setAsking(false)}
        />
      )}
      {reference && (
        <SentDialog
          title={words.done}
          text={words.thanks[definition.thanks]}
          reference={`${words.reference}: ${reference}`}
          close={close}
          onClose={() => setReference('')}
        />
      )}
    </>
  );
}
