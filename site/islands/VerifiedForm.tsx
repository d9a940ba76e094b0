import { type FormEvent, useEffect, useRef, useState } from 'react';
import { Captcha, type CaptchaHandle } from '../forms/Captcha.tsx';
import { forgetDraft, keepDraft, restoreDraft } from '../forms/draft.ts';
import { ErrorSummary } from '../forms/ErrorSummary.tsx';
import styles from '../forms/form.module.css';
import { keyOf } from '../forms/idempotency-key.ts';
import { post, problemOf } from '../forms/post.ts';
import { SentDialog } from '../forms/SentDialog.tsx';
import { Tick } from '../forms/Tick.tsx';
import { useProblems } from '../forms/useProblems.ts';
import { useToast } from '../forms/useToast.ts';
import { DefinedField, type Lists } from '../forms/verified/DefinedField.tsx';
import type { FormDefinition, Values } from '../forms/verified/definition.ts';
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
import { orderOf, summarise } from '../forms/verified/summary.ts';
import type { SentPhoto } from '../forms/verified/upload.ts';
import { useVerification } from '../forms/verified/useVerification.ts';
import { isVerified } from '../forms/verified/verification.ts';
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
  const [email, setEmail] = useState('');
  const { problems, found, tell, settle } = useProblems<ProblemField>();
  const [failure, setFailure] = useState(props.failure);
  const [busy, setBusy] = useState(false);
  const [photo, setPhoto] = useState<SentPhoto | 'sending'>();
  const [reference, setReference] = useState('');
  const { verification, ...otp } = useVerification(email, words);
  const verified = isVerified(verification);
  useToast(found.captcha, found);

  const { asking } = verification;
  const asked = useRef(false);
  useEffect(() => {
    // Once the password was right, the photo is next; where the dialog was closed, one is back where it came from.
    const next = verified ? '#field-photo' : '[type="submit"]';
    if (asked.current && !asking) form.current?.querySelector<HTMLElement>(next)?.focus();
    asked.current = asking;
  }, [asking, verified]);

  useEffect(() => {
    if (!form.current) return;
    restoreDraft(name, form.current);
    setEmail(readForm(form.current, definition).email);
  }, [name, definition]);

  function problemsOf(given: Typed): Problems {
    const wrong: Problems = findProblems(definition, given.values, words, lists);
    if (!given.consent) wrong.consent = words.consentMissing;
    if (!given.captcha) wrong.captcha = words.captchaInvalid;
    if (verified && !photo) wrong.photo = words.photoEmpty;
    if (verified && photo === 'sending') wrong.photo = words.photoSending;
    return wrong;
  }

  function check(given: Typed): boolean {
    const wrong = problemsOf(given);
    tell(wrong);
    setFailure(undefined);
    return Object.keys(wrong).length === 0;
  }

  async function submit({ values, captcha: proof, showContact }: Typed, dp: SentPhoto[]) {
    const outcome = await post<{ reference: string }>(
      definition.call,
      toCall(definition, values, lists, {
        captcha: proof,
        dp,
        ...(definition.mayShowContact && { show_contact: showContact }),
      }),
      keyOf(name),
    );
    if (outcome.kind === 'kept') return forget(outcome.answer.reference);
    if (outcome.kind === 'refused') {
      captcha.current?.reset();
      if (outcome.why === 'captcha') return tell({ captcha: words.captchaInvalid });
      if (outcome.why === 'unverified') otp.spend();
      if (outcome.why === 'photoGone') setPhoto(undefined);
    }
    setFailure(problemOf(outcome, words));
  }

  function forget(keptAs: string) {
    form.current?.reset();
    captcha.current?.reset();
    forgetDraft(name);
    otp.spend();
    setEmail('');
    setPhoto(undefined);
    setReference(keptAs);
  }

  async function onSubmit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    if (busy) return;
    const given = readForm(event.currentTarget, definition);
    if (!check(given)) return;
    setReference('');
    setBusy(true);
    if (verified) await submit(given, typeof photo === 'object' ? [photo] : []);
    else if (!otp.resume()) setFailure(await otp.request());
    setBusy(false);
  }

  function onInput() {
    if (!form.current) return;
    keepDraft(name, form.current);
    const given = readForm(form.current, definition);
    setEmail(given.email);
    const wrong = problemsOf(given);
    settle(...orderOf(definition).filter((field) => !wrong[field]));
  }

  function onPhoto(chosen: SentPhoto | 'sending' | undefined) {
    setPhoto(chosen);
    if (chosen) settle('photo');
  }

  const summary = summarise(definition, words, problems, failure);
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
        <Captcha
          words={words}
          problem={problems.captcha}
          onProof={() => settle('captcha')}
          ref={captcha}
        />
        <p role="status" className={styles.done}>
          {verified ? words.verified : ''}
        </p>
        {verified && (
          <PhotoField
            words={words}
            type={definition.photoType}
            problem={problems.photo}
            photo={photo}
            onPhoto={onPhoto}
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
          verification={verification}
          onResend={otp.request}
          onCheck={otp.check}
          onClose={otp.pause}
        />
      )}
      {reference && (
        <SentDialog
          title={words.done}
          text={words.thanks[definition.thanks]}
          label={words.reference}
          reference={reference}
          close={close}
        />
      )}
    </>
  );
}
