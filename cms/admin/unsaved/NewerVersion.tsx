'use client';
import {
  Button,
  toast,
  useAuth,
  useDocumentInfo,
  useForm,
  useFormFields,
  useFormProcessing,
  useLocale,
  useServerFunctions,
} from '@payloadcms/ui';
import { useEffect, useId, useRef, useState } from 'react';
import type { Conflict, NewestVersion } from '../../staff-api/newest-version.ts';
import { useSay } from '../use-say.ts';
import { changedFields, type Values } from './unsaved-store.ts';

type Choice = 'theirs' | 'mine';

/**
 * Opens when a save was refused because of a newer version or another editor. Shows each field that both changed, and
 * continues with a form that has what was chosen.
 */
export function NewerVersion({ opened }: { opened: Values }) {
  const { id, collectionSlug, globalSlug, setData, updateDocumentEditor } = useDocumentInfo();
  const { dispatchFields, getData, reset, setModified } = useForm();
  const isRefused = useFormFields(([{ updatedAt }]) => updatedAt?.valid === false);
  const isSaving = useFormProcessing();
  const { serverFunction } = useServerFunctions();
  const { code: locale } = useLocale();
  const { user } = useAuth();
  const say = useSay();
  const [newest, setNewest] = useState<NewestVersion>();
  const [choices, setChoices] = useState<Record<string, Choice>>({});
  const dialog = useRef<HTMLDialogElement>(null);

  const read = useRef(async () => {});
  read.current = async () => {
    const mine = changedFields(getData(), opened);
    // Below a name of its own, because Payload adds arguments such as `locale` itself.
    const args = { form: { collectionSlug, globalSlug, id, locale, mine, opened } };
    const answer = await serverFunction({ name: 'compare-with-newest', args });
    setChoices({});
    setNewest((answer ?? undefined) as NewestVersion | undefined);
  };
  /** True from a save until its refusal is shown. */
  const isAnswerDue = useRef(false);
  useEffect(() => {
    if (isSaving) isAnswerDue.current = true;
    // Payload also checks a form while it is saved, and finds it behind its own save.
    if (!isRefused || isSaving) return;
    // Otherwise the next refusal would change nothing.
    dispatchFields({ type: 'UPDATE', path: 'updatedAt', valid: true, errorMessage: undefined });
    // A check of the form that is answered later must not open the dialog again.
    if (!isAnswerDue.current) return;
    isAnswerDue.current = false;
    void read.current();
  }, [isRefused, isSaving, dispatchFields]);
  const isNewer = newest !== undefined && newest.record.updatedAt !== opened.updatedAt;
  const isBehind = isNewer || newest?.editor !== undefined;
  useEffect(() => {
    if (isBehind) dialog.current?.showModal();
  }, [isBehind]);

  if (!newest || !isBehind) return null;
  const { record, conflicts, merged, editor } = newest;
  const close = () => setNewest(undefined);

  async function takeOver() {
    const theirs = conflicts.filter(({ name }) => choices[name] === 'theirs');
    const values = Object.fromEntries(theirs.map(({ name }) => [name, record[name]]));
    if (editor && user)
      await updateDocumentEditor(id ?? '', collectionSlug ?? globalSlug ?? '', user);
    await reset({ ...merged, ...values });
    setData(record);
    setModified(true);
    close();
    toast.info(say('Check the form, then save it again.'));
  }
  return (
    <dialog className="newer-version" onClose={close} ref={dialog}>
      <h2>
        {isNewer
          ? say('{{name}} saved this on {{at}}, after you opened it', {
              name: newest.by ?? say('Somebody else'),
              at: newest.at,
            })
          : say('{{name}} is editing this now', { name: editor ?? say('Somebody else') })}
      </h2>
      <p>{say('What you typed is still in the form. It is not saved yet.')}</p>
      {isNewer && editor && <p>{say('{{name}} is editing this now', { name: editor })}</p>}
      {isNewer && (
        <p>
          {conflicts.length > 0
            ? say('You both changed these fields. Choose what stays:')
            : say('You changed different fields. The form will have both changes.')}
        </p>
      )}
      {conflicts.map((conflict) => (
        <Field
          choice={choices[conflict.name]}
          conflict={conflict}
          key={conflict.name}
          onChoose={(choice) => setChoices((all) => ({ ...all, [conflict.name]: choice }))}
        />
      ))}
      <div className="newer-version__buttons">
        <Button
          disabled={conflicts.some(({ name }) => !choices[name])}
          margin={false}
          onClick={() => void takeOver()}
        >
          {editor ? say('Take over and continue') : say('Continue')}
        </Button>
        <Button buttonStyle="secondary" margin={false} onClick={close}>
          {say('Back to the form')}
        </Button>
      </div>
    </dialog>
  );
}

function Field({
  conflict: { label, theirs, mine },
  choice,
  onChoose,
}: {
  conflict: Conflict;
  choice: Choice | undefined;
  onChoose: (choice: Choice) => void;
}) {
  const say = useSay();
  const group = useId();
  const option = (value: Choice, title: string, text: string) => (
    <label>
      <input
        checked={choice === value}
        name={group}
        onChange={() => onChoose(value)}
        type="radio"
      />
      <strong>{title}</strong>
      <span>{text || say('(empty)')}</span>
    </label>
  );
  return (
    <fieldset>
      <legend>{label}</legend>
      {option('theirs', say('Saved by the other person'), theirs)}
      {option('mine', say('Yours'), mine)}
    </fieldset>
  );
}
