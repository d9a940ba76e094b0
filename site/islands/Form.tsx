import { type FormEvent, useEffect, useRef, useState } from 'react';
import { forgetDraft, keepDraft, keyOf, restoreDraft } from '../forms/draft.ts';
import { ErrorSummary } from '../forms/ErrorSummary.tsx';
import { Captcha, type CaptchaHandle } from '../forms/fields/Captcha.tsx';
import { Tick } from '../forms/fields/Field.tsx';
import { FormField } from '../forms/fields/FormField.tsx';
import type { Lists } from '../forms/fields/field-kinds.ts';
import styles from '../forms/form.module.css';
import {
  type FormDefinition,
  fieldsOf,
  readForm,
  type Typed,
  type Words,
} from '../forms/form-definition.ts';
import { type FormName, forms } from '../forms/forms.ts';
import { post, problemOf } from '../forms/post-call.ts';
import {
  findProblems,
  orderOf,
  type ProblemField,
  type Problems,
  type Rules,
  sentOf,
  summaryOf,
} from '../forms/problems.ts';
import { SentDialog } from '../forms/SentDialog.tsx';
import { useProblems, useToast } from '../forms/useProblems.ts';
import { OtpDialog } from '../forms/verified/OtpDialog.tsx';
import { PhotoField } from '../forms/verified/PhotoField.tsx';
import type { SentPhoto } from '../forms/verified/photo-upload.ts';
import { isVerified, useVerification } from '../forms/verified/verification.ts';
import type { Strings } from '../strings/en.ts';

/** What a page gives its form; the rest is the form's own. */
export interface FormProps {
  form: FormName;
  words: Words;
  /** Of this form alone. */
  own: Strings['forms']['each'][FormName];
  close: string;
  rules: Rules;
  lists: Lists;
  /** What was typed, when the form comes back from the server, and what is wrong with it. */
  typed?: Typed;
  problems?: Problems;
  failure?: string;
}

/**
 * Every form: fill in → captcha → submit. Where the sender proves an e-mail address, a one-time password by mail and a
 * photo come before the last step. Nothing typed is lost by a reload, a lost connection or a refusal.
 */
export function Form({ form: name, words, own, rules, lists, close, ...props }: FormProps) {
  const definition: FormDefinition = forms[name];
  const proving = definition.photoType &&
    words.verification && { type: definition.photoType, words: words.verification };
  const form = useRef<HTMLFormElement>(null);
  const captcha = useRef<CaptchaHandle>(null);
  const [email, setEmail] = useState('');
  const { problems, found, tell, settle } = useProblems<ProblemField>(props.problems);
  const [failure, setFailure] = useState(props.failure);
  const [busy, setBusy] = useState(false);
  const [photo, setPhoto] = useState<SentPhoto | 'sending'>();
  const [reference, setReference] = useState('');
  const { verification, ...otp } = useVerification(email, words);
  const verified = isVerified(verification);
  const ready = verified || !proving;
  useToast(found.captcha, found);

  const { asking } = verification;
  const asked = useRef(false);
  useEffect(() => {
    // Once the password was right, the photo is next; where the dialog was closed, one is back where it came from.
    const next = verified ? '#field-photo' : '[type="submit"]';
    if (asked.current && !asking) form.current?.querySelector<HTMLElement>(next)?.focus();
    asked.current = asking;
  }, [asking, verified]);

  const read = (element: HTMLFormElement) => {
    const typed = readForm(new FormData(element), definition);
    setEmail((typed.values.email ?? '').trim().toLowerCase());
    return typed;
  };

  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when the form wakes
  useEffect(() => {
    if (!form.current) return;
    restoreDraft(name, form.current);
    read(form.current);
  }, []);

  function problemsIn(typed: Typed): Problems {
    const wrong = findProblems(typed, { definition, rules, words, lists });
    if (!typed.captcha) wrong.captcha = words.refusals.captcha;
    if (proving && verified && !photo) wrong.photo = proving.words.photoEmpty;
    if (proving && photo === 'sending') wrong.photo = proving.words.photoSending;
    return wrong;
  }

  async function submit({ values, captcha: proof, showContact }: Typed) {
    const proofs = {
      captcha: proof,
      dp: typeof photo === 'object' ? [photo] : [],
      show_contact: showContact,
    };
    const input = definition.toCall(sentOf(definition, values, lists) as never, proofs);
    const outcome = await post(definition.call, input, keyOf(name));
    if (outcome.kind === 'kept') return forget(outcome.answer.reference);
    if (outcome.kind === 'refused') {
      captcha.current?.reset();
      if (outcome.code === 'captcha') return tell({ captcha: words.refusals.captcha });
      if (outcome.code === 'unverified') otp.spend();
      if (outcome.code === 'photoGone') setPhoto(undefined);
    }
    setFailure(problemOf(outcome, words));
  }

  function forget(keptAs: string) {
    form.current?.reset();
    captcha.current?.reset();
    forgetDraft(name);
    if (proving) otp.spend();
    setEmail('');
    setPhoto(undefined);
    setReference(keptAs);
  }

  async function onSubmit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    if (busy) return;
    const typed = read(event.currentTarget);
    const wrong = problemsIn(typed);
    tell(wrong);
    setFailure(undefined);
    if (Object.keys(wrong).length > 0) return;
    setReference('');
    setBusy(true);
    if (ready) await submit(typed);
    else if (!otp.resume()) setFailure(await otp.request());
    setBusy(false);
  }

  function onInput() {
    if (!form.current) return;
    keepDraft(name, form.current);
    const wrong = problemsIn(read(form.current));
    settle(...orderOf(definition).filter((field) => !wrong[field]));
  }

  function onPhoto(chosen: SentPhoto | 'sending' | undefined) {
    setPhoto(chosen);
    if (chosen) settle('photo');
  }

  const wrong = summaryOf(definition, problems, words);
  const summary = failure ? [...wrong, { problem: failure }] : wrong;
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
        {fieldsOf(definition).map(([field, asked]) => (
          <FormField
            key={field}
            name={field}
            field={asked}
            required={rules[field]?.required ?? true}
            words={words}
            lists={lists}
            problem={problems[field]}
            value={props.typed?.values[field]}
          />
        ))}
        {definition.mayShowContact && (
          <Tick
            name="show_contact"
            label={words.showContact}
            defaultChecked={props.typed?.showContact}
          />
        )}
        <p className={styles.note}>{own.kept}</p>
        <Tick
          name="consent"
          label={words.consent}
          required
          problem={problems.consent}
          defaultChecked={props.typed?.consent}
        />
        <Captcha
          words={words}
          problem={problems.captcha}
          onProof={() => settle('captcha')}
          ref={captcha}
        />
        {proving && (
          <p role="status" className={styles.done}>
            {verified ? proving.words.verified : ''}
          </p>
        )}
        {proving && verified && (
          <PhotoField
            words={proving.words}
            refusals={words.refusals}
            type={proving.type}
            problem={problems.photo}
            photo={photo}
            onPhoto={onPhoto}
          />
        )}
        <button type="submit" className={styles.button} aria-disabled={busy}>
          {busy ? words.sending : ready ? own.submit : proving.words.verifyEmail}
        </button>
      </form>
      {proving && asking && (
        <OtpDialog
          words={proving.words}
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
          text={own.thanks}
          label={words.reference}
          reference={reference}
          close={close}
        />
      )}
    </>
  );
}
