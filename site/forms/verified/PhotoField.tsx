/** @jsxImportSource react */
import { photoKinds } from '@college/contract/limits';
import { type RefusalWords, translateRefusal } from '@college/contract/refusals';
import { type ChangeEvent, useRef, useState } from 'react';
import styles from '../form.module.css';
import type { VerificationWords } from '../form-definition.ts';
import { type SentPhoto, shrinkPhoto, UploadError, uploadPhoto } from './photo-upload.ts';

const accepted = photoKinds.map((kind) => `image/${kind}`).join();

interface Props {
  words: VerificationWords;
  refusals: RefusalWords;
  type: string;
  problem?: string;
  photo: SentPhoto | 'sending' | undefined;
  onPhoto: (photo: SentPhoto | 'sending' | undefined) => void;
}

/** Chooses a photo, shows it and uploads it at once. */
export function PhotoField({ words, refusals, type, problem, photo, onPhoto }: Props) {
  const preview = useRef<HTMLDivElement>(null);
  const [progress, setProgress] = useState<number>();
  const [failure, setFailure] = useState('');
  /** The latest choice, if the visitor chooses again during an upload. */
  const choice = useRef<File>(undefined);

  async function choose({ target }: ChangeEvent<HTMLInputElement>) {
    const [file] = target.files ?? [];
    choice.current = file;
    onPhoto(file && 'sending');
    setFailure('');
    setProgress(undefined);
    preview.current?.replaceChildren();
    if (!file) return setFailure(words.photoEmpty);
    const small = await shrinkPhoto(file);
    if (choice.current !== file) return;
    if (small.canvas) {
      small.canvas.setAttribute('role', 'img');
      small.canvas.setAttribute('aria-label', words.photoPreview);
      preview.current?.replaceChildren(small.canvas);
    }
    setProgress(0);
    const [sentPhoto, error] = await uploadPhoto(small.photo, type, setProgress).then(
      (photo) => [photo, ''] as const,
      (reason: unknown) => [undefined, uploadErrorText(reason, words, refusals)] as const,
    );
    if (choice.current !== file) return;
    onPhoto(sentPhoto);
    setFailure(error);
    setProgress(undefined);
    // Allows the visitor to choose the same file again.
    if (error) target.value = '';
  }

  const error = failure || problem;
  return (
    <div className={styles.field}>
      <label className={styles.label} htmlFor="field-photo">
        {words.photo}
      </label>
      <input
        type="file"
        id="field-photo"
        className={styles.input}
        accept={accepted}
        onChange={choose}
        required
        aria-invalid={Boolean(error)}
        aria-describedby={error ? 'field-photo-problem' : 'field-photo-hint'}
      />
      <p className={styles.note} id="field-photo-hint">
        {words.photoHint}
      </p>
      <div ref={preview} className={styles.preview} />
      {progress !== undefined && (
        <progress value={progress} max={1} aria-label={words.uploading}>
          {Math.round(progress * 100)} %
        </progress>
      )}
      <p role="status" className={styles.done}>
        {typeof photo === 'object' ? words.photoSent : ''}
      </p>
      {error && (
        <p className={styles.error} id="field-photo-problem" role="alert">
          {error}
        </p>
      )}
    </div>
  );
}

/** Returns the backend's own sentence for a 4xx answer, and the specification's text for other failures. */
function uploadErrorText(error: unknown, words: VerificationWords, refusals: RefusalWords): string {
  const status = error instanceof UploadError ? error.status : 0;
  if (error instanceof UploadError && status >= 400 && status < 500 && error.message.trim())
    return translateRefusal(error.refusal, refusals);
  return `${words.uploadFailed.replace('{status}', String(status))} ${words.tryLater}`;
}
