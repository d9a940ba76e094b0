'use client';
import { Banner, Button, useConfig, useDocumentInfo, useFormModified } from '@payloadcms/ui';
import { useEffect, useId, useState } from 'react';
import {
  citationLimits,
  type PublicationPreview,
  type PublicationResult,
} from '../../../publications/preview.ts';
import { ask, post, problemOf } from '../../../staff-api/ask.ts';
import { useSay } from '../../use-say.ts';
import { PreviewLists } from './PreviewLists.tsx';
import './publications.css';

/** Where the result is stored while the page with the new rows is loaded. */
const RESULT = 'imported-publications';

/** Imports a BibTeX or RIS file into the tables of a profile: choose it, check its entries, import the ticked ones. */
export function ImportPublications() {
  const say = useSay();
  const { id, hasSavePermission } = useDocumentInfo();
  const isModified = useFormModified();
  const [isOpen, setOpen] = useState(false);
  const [result, setResult] = useState<PublicationResult>();
  useEffect(() => {
    const stored = sessionStorage.getItem(`${RESULT}-${id}`);
    if (!stored) return;
    sessionStorage.removeItem(`${RESULT}-${id}`);
    setResult(JSON.parse(stored));
  }, [id]);
  if (id === undefined || !hasSavePermission) return null;
  const showImported = (imported: PublicationResult) => {
    sessionStorage.setItem(`${RESULT}-${id}`, JSON.stringify(imported));
    // The form would write its old rows over the new ones.
    location.reload();
  };
  return (
    <div className="field-type publications">
      <Button buttonStyle="secondary" disabled={isModified} onClick={() => setOpen(!isOpen)}>
        {say('Import publications (BibTeX, RIS)')}
      </Button>
      <div aria-live="polite">
        {isModified && <p>{say('Save or discard your changes on this page first.')}</p>}
        {result && <Result result={result} />}
      </div>
      {isOpen && !isModified && <ImportForm employee={id} onImported={showImported} />}
    </div>
  );
}

function Result({ result }: { result: PublicationResult }) {
  const say = useSay();
  const { added, changed, skipped, isDraft } = result;
  const isWritten = added + changed > 0;
  return (
    <Banner type={skipped > 0 ? 'info' : 'success'}>
      {say('Added: {{added}}. Changed: {{changed}}.', { added, changed })}{' '}
      {isWritten &&
        isDraft &&
        say('They are saved as a draft. Check them, then publish or submit the profile.')}{' '}
      {skipped > 0 &&
        say(
          'Not imported, because the profile has changed meanwhile: {{skipped}}. Check the file again.',
          { skipped },
        )}
    </Banner>
  );
}

interface FormProps {
  employee: number | string;
  onImported: (result: PublicationResult) => void;
}

function ImportForm({ employee, onImported }: FormProps) {
  const say = useSay();
  const { api } = useConfig().config.routes;
  const address = `${api}/publication-imports/${employee}`;
  const field = useId();
  const [file, setFile] = useState<File>();
  const [text, setText] = useState('');
  const [preview, setPreview] = useState<PublicationPreview>();
  const [ticked, setTicked] = useState<ReadonlySet<number>>(new Set());
  const [isWorking, setWorking] = useState(false);
  const [refusal, setRefusal] = useState('');

  const run = async (step: () => Promise<void>) => {
    setWorking(true);
    setRefusal('');
    try {
      await step();
    } catch (error) {
      setRefusal(problemOf(error, say));
    }
    setWorking(false);
  };
  const check = () =>
    run(async () => {
      if (!file && !text.trim()) {
        setRefusal(say('Choose a file or paste the entries first.'));
        return;
      }
      const answer = await ask<PublicationPreview>(`${address}/preview`, {
        method: 'POST',
        headers: { 'Content-Type': 'application/octet-stream' },
        body: file ?? text,
      });
      setPreview(answer);
      setTicked(
        new Set(
          answer.publications.flatMap(({ state }, index) => (state === 'new' ? [index] : [])),
        ),
      );
    });
  const importTicked = () =>
    run(async () => {
      const publications = preview?.publications
        .filter((_, index) => ticked.has(index))
        .map(({ citation, state }) => ({ citation, state }));
      onImported(await post<PublicationResult>(address, { publications }));
    });
  const change = (part: { file?: File; text?: string }) => {
    if ('file' in part) setFile(part.file);
    if (part.text !== undefined) setText(part.text);
    setPreview(undefined);
  };

  return (
    <div className="publications__form">
      <label htmlFor={`${field}-file`}>
        {say('File (.bib or .ris)')}
        <input
          accept=".bib,.bibtex,.ris,.txt,.enw"
          id={`${field}-file`}
          onChange={({ target }) => change({ file: target.files?.[0] })}
          type="file"
        />
        <small>
          {say(
            'Zotero, Mendeley, Google Scholar and journals export such files. At most {{most}} MB and {{entries}} publications.',
            { most: citationLimits.bytes / 1024 / 1024, entries: citationLimits.entries },
          )}
        </small>
      </label>
      {!file && (
        <label htmlFor={`${field}-text`}>
          {say('Or paste the entries')}
          <textarea
            id={`${field}-text`}
            onChange={({ target }) => change({ text: target.value })}
            rows={4}
            value={text}
          />
        </label>
      )}
      <Button disabled={isWorking} onClick={() => void check()}>
        {say('Check the entries')}
      </Button>
      <div aria-live="polite">
        {isWorking && <p>{say('The entries are being read …')}</p>}
        {refusal && <Banner type="error">{refusal}</Banner>}
        {preview && !isWorking && (
          <p>
            {say(
              preview.publications.every(({ state }) => state === 'same')
                ? 'There is nothing new to import.'
                : 'Nothing is saved yet. Tick what you want to import.',
            )}
          </p>
        )}
      </div>
      {preview && (
        <>
          <PreviewLists onTick={setTicked} preview={preview} ticked={ticked} />
          <Button disabled={isWorking || ticked.size === 0} onClick={() => void importTicked()}>
            {say('Import the ticked publications ({{count}})', { count: ticked.size })}
          </Button>
        </>
      )}
    </div>
  );
}
