import { photoKinds } from '@college/contract/limits';
import { type RefusalWords, translateRefusal } from '@college/contract/refusals';
import { type ChangeEvent, useRef, useState } from 'react';
import styles from '../form.module.css';
import type { VerificationWords } from '../form-definition.ts';
import { type SentPhoto, shrink, UploadError, upload } from './photo-upload.ts';

const accepted = photoKinds.map((kind) => `image/${kind}`).join();

interface Props {
  words: VerificationWords;
  refusals: RefusalWords;
  type: string;
  problem?: string;
  photo: SentPhoto | 'sending' | undefined;
  onPhoto: (photo: SentPhoto | 'sending' | undefined) => void;
}

/** Chooses a photo, shows it, and sends it at once. */
export function PhotoField({ words, refusals, type, problem, photo, onPhoto }: Props) {
  const preview = useRef<HTMLDivElement>(null);
  const [progress, setProgress] = useState<number>();
  const [failure, setFailure] = useState('');
  /** The choice that counts, when another is made before the first has arrived. */
  const choice = useRef<File>(undefined);

  async function choose({ target }: ChangeEvent<HTMLInputElement>) {
    const [file] = target.files ?? [];
    choice.current = file;
    onPhoto(file && 'sending');
    setFailure('');
    setProgress(undefined);
    preview.current?.replaceChildren();
    if (!file) return setFailure(words.photoEmpty);
    const small = await shrink(file);
    if (choice.current !== file) return;
    if (small.canvas) {
      small.canvas.setAttribute('role', 'img');
      small.canvas.setAttribute('aria-label', words.photoPreview);
      preview.current?.replaceChildren(small.canvas);
    }
    setProgress(0);
    const [sent, failed] = await upload(small.photo, type, setProgress).then(
      (photo) => [photo, ''] as const,
      (error: unknown) => [undefined, sentenceOf(error, words, refusals)] as const,
    );
    if (choice.current !== file) return;
    onPhoto(sent);
    setFailure(failed);
    setProgress(undefined);
    // The same file may be chosen again after a failure.
    if (failed) target.value = '';
  }

  const wrong = failure || problem;
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
        aria-invalid={Boolean(wrong)}
        aria-describedby={wrong ? 'field-photo-problem' : 'field-photo-hint'}
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
      {wrong && (
        <p className={styles.error} id="field-photo-problem" role="alert">
          {wrong}
        </p>
      )}
    </div>
  );
}

/** The specification's words: the backend's own sentence for what it refuses. */
function sentenceOf(error: unknown, words: VerificationWords, refusals: RefusalWords): string {
  const status = error instanceof UploadError ? error.status : 0;
  if (error instanceof UploadError && status >= 400 && status < 500 && error.message.trim())
    return translateRefusal(error.refusal, refusals);
  return `${words.uploadFailed.replace('{status}', String(status))} ${words.tryLater}`;
}
