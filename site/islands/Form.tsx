/** @jsxImportSource react */
import type { ConsentBox } from '@college/contract/consents';
import { type FormEvent, useEffect, useRef, useState } from 'react';
import buttonStyles from '../components/navigation/Button.module.css';
import { forgetDraft, getIdempotencyKey, restoreDraft, saveDraft } from '../forms/draft.ts';
import { ErrorSummary, SentDialog } from '../forms/FormMessages.tsx';
import type { Lists } from '../forms/field-kinds.ts';
import { Captcha, type CaptchaHandle } from '../forms/fields/Captcha.tsx';
import { Checkbox, FormField } from '../forms/fields/Field.tsx';
import styles from '../forms/form.module.css';
import {
  type FormDefinition,
  type FormInput,
  formFields,
  readForm,
  type Words,
} from '../forms/form-definition.ts';
import { type FormName, forms } from '../forms/forms.ts';
import { failureText, postCall } from '../forms/post-call.ts';
import {
  fieldOrder,
  findProblems,
  type ProblemField,
  type Problems,
  type Rules,
  summarizeProblems,
  toCallValues,
} from '../forms/problems.ts';
import { useProblems, useToast } from '../forms/useProblems.ts';
import { OtpDialog } from '../forms/verified/OtpDialog.tsx';
import { PhotoField } from '../forms/verified/PhotoField.tsx';
import type { SentPhoto } from '../forms/verified/photo-upload.ts';
import { isVerified, useVerification } from '../forms/verified/verification.ts';
import type { Strings } from '../strings/en.ts';

/** Props of a form page. */
export interface FormProps {
  form: FormName;
  words: Words;
  /** Texts of this form only. */
  formWords: Strings['forms']['each'][FormName];
  close: string;
  rules: Rules;
  lists: Lists;
  /** Boxes with which the sender agrees. */
  boxes: ConsentBox[];
  /** Input and problems of a form that the server sent back. */
  typed?: FormInput;
  problems?: Problems;
  failure?: string;
}

/**
 * Shows any form: fields, captcha, submit. If the sender has to verify an e-mail address, a one-time password and a
 * photo come before the last step. A reload, a lost connection or a refusal loses nothing that was typed.
 */
export function Form({
  form: name,
  words,
  formWords,
  rules,
  lists,
  boxes,
  close,
  ...props
}: FormProps) {
  const definition: FormDefinition = forms[name];
  const proving = definition.photoType &&
    words.verification && { type: definition.photoType, words: words.verification };
  const form = useRef<HTMLFormElement>(null);
  const captcha = useRef<CaptchaHandle>(null);
  const [email, setEmail] = useState('');
  const { problems, lastCheck, setAll, clear } = useProblems<ProblemField>(props.problems);
  const [failure, setFailure] = useState(props.failure);
  const [busy, setBusy] = useState(false);
  const [photo, setPhoto] = useState<SentPhoto | 'sending'>();
  const [reference, setReference] = useState('');
  const { verification, ...otp } = useVerification(email, words);
  const verified = isVerified(verification);
  const ready = verified || !proving;
  useToast(lastCheck.captcha, lastCheck);

  const { asking } = verification;
  const wasAsking = useRef(false);
  useEffect(() => {
    // Moves the focus to the photo after the right password, or back to the button if the dialog was closed.
    const target = verified ? '#field-photo' : '[type="submit"]';
    if (wasAsking.current && !asking) form.current?.querySelector<HTMLElement>(target)?.focus();
    wasAsking.current = asking;
  }, [asking, verified]);

  const read = (element: HTMLFormElement) => {
    const typed = readForm(new FormData(element), definition);
    setEmail((typed.values.email ?? '').trim().toLowerCase());
    return typed;
  };

  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when the form is hydrated
  useEffect(() => {
    if (!form.current) return;
    restoreDraft(name, form.current);
    read(form.current);
  }, []);

  function getProblems(input: FormInput): Problems {
    const newProblems = findProblems(input, { definition, rules, words, lists, boxes });
    if (!input.captcha) newProblems.captcha = words.refusals.captcha;
    if (proving && verified && !photo) newProblems.photo = proving.words.photoEmpty;
    if (proving && photo === 'sending') newProblems.photo = proving.words.photoSending;
    return newProblems;
  }

  async function submit({ values, captcha: proof, agreed }: FormInput) {
    const proofs = {
      captcha: proof,
      dp: typeof photo === 'object' ? [photo] : [],
    };
    const input = definition.toCall(toCallValues(definition, values, lists), proofs, agreed);
    const outcome = await postCall(definition.call, input, getIdempotencyKey(name));
    if (outcome.kind === 'kept') return forget(outcome.answer.reference);
    if (outcome.kind === 'refused') {
      captcha.current?.reset();
      if (outcome.code === 'captcha') return setAll({ captcha: words.refusals.captcha });
      if (outcome.code === 'unverified') otp.spend();
      if (outcome.code === 'photoGone') setPhoto(undefined);
    }
    setFailure(failureText(outcome, words));
  }

  function forget(newReference: string) {
    form.current?.reset();
    captcha.current?.reset();
    forgetDraft(name);
    if (proving) otp.spend();
    setEmail('');
    setPhoto(undefined);
    setReference(newReference);
  }

  async function onSubmit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    if (busy) return;
    const input = read(event.currentTarget);
    const newProblems = getProblems(input);
    setAll(newProblems);
    setFailure(undefined);
    if (Object.keys(newProblems).length > 0) return;
    setReference('');
    setBusy(true);
    if (ready) await submit(input);
    else if (!otp.resume()) setFailure(await otp.request());
    setBusy(false);
  }

  function onInput() {
    if (!form.current) return;
    saveDraft(name, form.current);
    const newProblems = getProblems(read(form.current));
    clear(...fieldOrder(definition).filter((field) => !newProblems[field]));
  }

  function onPhoto(newPhoto: SentPhoto | 'sending' | undefined) {
    setPhoto(newPhoto);
    if (newPhoto) clear('photo');
  }

  const problemList = summarizeProblems(definition, problems, words);
  const summary = failure ? [...problemList, { problem: failure }] : problemList;
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
            lastCheck={lastCheck}
          />
        )}
        {formFields(definition).map(([name, field]) => (
          <FormField
            key={name}
            name={name}
            field={field}
            required={rules[name]?.required ?? true}
            words={words}
            lists={lists}
            problem={problems[name]}
            value={props.typed?.values[name]}
          />
        ))}
        <p className={styles.note}>{formWords.kept}</p>
        {boxes.map(({ name, text, missing }) => (
          <Checkbox
            key={name}
            name={name}
            label={text}
            required={missing !== undefined}
            problem={problems[name]}
            defaultChecked={props.typed?.agreed[name]}
          />
        ))}
        <Captcha
          words={words}
          problem={problems.captcha}
          onProof={() => clear('captcha')}
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
        <button type="submit" className={buttonStyles.button} aria-disabled={busy}>
          {busy ? words.sending : ready ? formWords.submit : proving.words.verifyEmail}
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
          text={formWords.thanks}
          label={words.reference}
          reference={reference}
          close={close}
        />
      )}
    </>
  );
}
