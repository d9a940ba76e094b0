'use client';
import { Button, toast, useAuth, useConfig, useLocale, useTranslation } from '@payloadcms/ui';
import { type KeyboardEvent, useEffect, useRef, useState } from 'react';
import { isPhotoOfTelephone, typeOf } from '../../platform/files/file-types.ts';
import { ask, problemOf } from '../../staff-api/ask.ts';
import { sayRefusal } from '../../words/say.ts';
import { useSay } from '../use-say.ts';

interface Chosen {
  file: File;
  /** Address of the file in this browser. No two are the same. */
  url: string;
  description: string;
  /** Id in Pictures & files, once it is uploaded. */
  id?: number;
  problem?: string;
}

interface UploadFilesProps {
  /** Refuses other files. */
  onlyPictures?: boolean;
  /** Is called when files were chosen and are not uploaded yet. */
  onChosen?: () => void;
  /** Is called after each file. If it rejects, the file stays in the list with the reason, and is not uploaded twice. */
  onUploaded?: (id: number) => unknown;
  /** Is called with the number of files for which all of this succeeded, if there were any. */
  onEnd?: (count: number) => void;
}

const isPicture = ({ name }: File) =>
  typeOf(name)?.startsWith('image/') || isPhotoOfTelephone(name);

/**
 * Uploads many files. Asks for descriptions of pictures first, one for all or one for each. In a form, the buttons that save it
 * upload the chosen files first, so that no file is left out.
 */
export function UploadFiles({ onlyPictures, onChosen, onUploaded, onEnd }: UploadFilesProps) {
  const mayUpload = useAuth().permissions?.collections?.media?.create;
  const { api } = useConfig().config.routes;
  const { code: locale } = useLocale();
  const { i18n, t } = useTranslation();
  const say = useSay();
  const root = useRef<HTMLFieldSetElement>(null);
  const [files, setFiles] = useState<Chosen[]>([]);
  const [forAll, setForAll] = useState('');
  const [isIncomplete, setIsIncomplete] = useState(false);
  /** Place of the file that is being uploaded, from 1; 0 if none is. */
  const [current, setCurrent] = useState(0);
  const addresses = useRef<string[]>([]);
  useEffect(() => () => addresses.current.forEach(URL.revokeObjectURL), []);
  const hasChosen = files.length > 0;
  /** The button that saves the form, if it was pressed before the files were uploaded. */
  const pressed = useRef<HTMLElement>(undefined);
  useEffect(() => {
    if (hasChosen) missingIn(root.current)?.focus();
    else pressed.current?.click();
    pressed.current = undefined;
  }, [hasChosen]);
  const isBusy = current > 0;
  const beforeSaving = useRef((_event: MouseEvent) => {});
  beforeSaving.current = (event) => {
    const form = root.current?.closest('form');
    const button = (event.target as Element | null)?.closest<HTMLElement>('.form-submit button');
    if (!hasChosen || !button || !form?.contains(button)) return;
    event.preventDefault();
    event.stopImmediatePropagation();
    root.current?.lastElementChild?.scrollIntoView({ block: 'end' });
    pressed.current = button;
    if (!isBusy) void uploadAll();
  };
  useEffect(() => {
    const onClick = (event: MouseEvent) => beforeSaving.current(event);
    // Capturing listeners run before those of React.
    window.addEventListener('click', onClick, { capture: true });
    return () => window.removeEventListener('click', onClick, { capture: true });
  }, []);
  if (!mayUpload) return null;

  const pictures = files.filter(({ file }) => isPicture(file));
  const asksForAll = pictures.length > 1;
  const change = (url: string, changes: Partial<Chosen>) =>
    setFiles((all) => all.map((each) => (each.url === url ? { ...each, ...changes } : each)));
  const remove = (url: string) => setFiles((all) => all.filter((each) => each.url !== url));

  function add(chosen: Iterable<File>) {
    const accepted = [...chosen].filter((file) => !onlyPictures || isPicture(file));
    if (accepted.length < [...chosen].length) toast.error(sayRefusal(i18n.language, 'pictureKind'));
    const added = accepted.map((file) => ({
      file,
      url: URL.createObjectURL(file),
      description: '',
    }));
    addresses.current.push(...added.map(({ url }) => url));
    setFiles((all) => [...all, ...added]);
    if (added.length > 0) onChosen?.();
  }

  async function uploadOne({ file, description, id }: Chosen): Promise<number> {
    if (id !== undefined) return id;
    const body = new FormData();
    const alt = description.trim() || (isPicture(file) ? forAll.trim() : '');
    body.set('_payload', JSON.stringify({ alt }));
    body.set('file', file);
    const address = `${api}/media?locale=${locale}&depth=0`;
    const { doc } = await ask<{ doc: { id: number } }>(address, { method: 'POST', body });
    return doc.id;
  }

  async function uploadAll() {
    const missing = missingIn(root.current);
    setIsIncomplete(Boolean(missing));
    if (missing) {
      pressed.current = undefined;
      return missing.focus();
    }
    let count = 0;
    for (const [at, chosen] of files.entries()) {
      setCurrent(at + 1);
      try {
        const id = await uploadOne(chosen);
        change(chosen.url, { id });
        await onUploaded?.(id);
        remove(chosen.url);
        count += 1;
      } catch (error) {
        change(chosen.url, { problem: problemOf(error, say) });
      }
    }
    setCurrent(0);
    if (count < files.length) pressed.current = undefined;
    if (count > 0) onEnd?.(count);
  }

  return (
    <fieldset
      className="upload-files"
      onDragOver={(event) => event.preventDefault()}
      onDrop={(event) => {
        event.preventDefault();
        if (!isBusy) add(event.dataTransfer.files);
      }}
      onKeyDown={(event) => {
        if (!isEnter(event)) return;
        // Enter would save the form around the files.
        event.preventDefault();
        void uploadAll();
      }}
      ref={root}
    >
      <label className="upload-files__choose">
        {say(onlyPictures ? 'Upload pictures' : 'Upload files')}
        <input
          accept={onlyPictures ? 'image/*' : undefined}
          disabled={isBusy}
          multiple
          onChange={({ target }) => {
            add(target.files ?? []);
            target.value = '';
          }}
          type="file"
        />
      </label>
      {hasChosen && (
        <div className="upload-files__list">
          {asksForAll && (
            <label className="upload-files__text">
              {say('Description of all pictures')}
              <input
                disabled={isBusy}
                onChange={({ target }) => setForAll(target.value)}
                required={pictures.some(({ description }) => !description)}
                type="text"
                value={forAll}
              />
            </label>
          )}
          <ul>
            {files.map(({ file, url, description, problem }) => (
              <li className="upload-files__file" key={url}>
                {/* biome-ignore lint/performance/noImgElement: the picture is in this browser only */}
                {typeOf(file.name)?.startsWith('image/') && <img alt="" loading="lazy" src={url} />}
                <label className="upload-files__text">
                  {file.name}
                  <input
                    disabled={isBusy}
                    onChange={({ target }) => change(url, { description: target.value })}
                    placeholder={
                      (isPicture(file) && forAll) ||
                      say(isPicture(file) ? 'What does it show?' : 'Name that visitors read')
                    }
                    required={isPicture(file) && !asksForAll}
                    type="text"
                    value={description}
                  />
                </label>
                <Button
                  aria-label={`${t('general:remove')}: ${file.name}`}
                  buttonStyle="secondary"
                  disabled={isBusy}
                  margin={false}
                  onClick={() => remove(url)}
                  size="small"
                >
                  {t('general:remove')}
                </Button>
                {problem && (
                  <p className="upload-files__problem" role="alert">
                    {problem}
                  </p>
                )}
              </li>
            ))}
          </ul>
          {isIncomplete && (
            <p className="upload-files__problem" role="alert">
              {say('Describe in a few words what the picture shows.')}
            </p>
          )}
          <Button disabled={isBusy} margin={false} onClick={() => void uploadAll()}>
            {isBusy
              ? t('general:uploadingBulk', { current, total: files.length })
              : say('Upload ({{count}})', { count: files.length })}
          </Button>
        </div>
      )}
    </fieldset>
  );
}

/** The first description that is needed and missing. */
const missingIn = (element: Element | null) =>
  [...(element?.querySelectorAll<HTMLInputElement>('input[required]') ?? [])].find(
    ({ value }) => !/\S/.test(value),
  );

const isEnter = ({ key, target }: KeyboardEvent) =>
  key === 'Enter' && target instanceof HTMLInputElement && target.type === 'text';
