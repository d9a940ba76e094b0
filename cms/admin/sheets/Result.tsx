'use client';
import { retention } from '@college/contract/retention';
import { Banner, Button, useConfig } from '@payloadcms/ui';
import { useState } from 'react';
import { interruptedSentence } from '../../platform/interrupted-job.ts';
import { ask, problemOf } from '../../staff-api/ask.ts';
import { useSay } from '../use-say.ts';
import { Rows } from './Rows.tsx';
import type { ImportState, Offer } from './use-import.ts';
import { useWords } from './use-words.ts';

interface Props {
  of: ImportState;
  offer: Offer | undefined;
  onBegun: () => void;
  onColumns: () => void;
}

/** The result of each row: expected after the test run, actual after the import. */
export function Result({ of, offer, onBegun, onColumns }: Props) {
  const say = useWords();
  const saySentence = useSay();
  const { routes } = useConfig().config;
  const [isSure, setSure] = useState(false);
  const [refusal, setRefusal] = useState('');
  const begin = (step: string) =>
    ask(`${routes.api}/sheets/imports/${of.id}/${step}`, { method: 'POST' }).then(
      onBegun,
      (error: unknown) => setRefusal(problemOf(error, saySentence)),
    );
  const { created = 0, changed = 0, undone = 0, kept = 0, gone = 0 } = of.counts ?? {};
  const rows = created + changed;
  const isUndone = undone + kept + gone > 0;
  const { next = [] } = of;
  const [goOn] = next.filter((step) => step !== 'undoing');
  const mayUndo = of.state === 'imported' ? rows > undone + gone : next.includes('undoing');
  const undoWords = isUndone ? 'undoRest' : 'undo';
  return (
    <div className="sheets__form">
      {of.state === 'failed' && (
        <Banner type="error">
          {say('failed')}
          {of.interrupted && ` ${saySentence(interruptedSentence)}`}
        </Banner>
      )}
      {isUndone && (
        <Banner type="info">
          {say('undoResult', { undone, kept, gone })}
          {kept > 0 && ` ${say('undoLater')}`}
        </Banner>
      )}
      {of.state === 'tried' && rows === 0 && <Banner type="info">{say('nothingToDo')}</Banner>}
      <div aria-live="polite">{refusal && <Banner type="error">{refusal}</Banner>}</div>
      <Rows key={of.state} of={of} />
      {of.state === 'tried' && (
        <div className="sheets__buttons">
          {rows > 0 && (
            <Button onClick={() => void begin('importing')}>{say('import', { rows })}</Button>
          )}
          <Button buttonStyle="secondary" onClick={onColumns}>
            {say('again')}
          </Button>
        </div>
      )}
      {goOn && (
        <div className="sheets__buttons">
          <Button onClick={() => void begin(goOn)}>{say('goOn')}</Button>
        </div>
      )}
      {mayUndo && (
        <>
          <p>{say('undoHint', { days: retention.imports, bin: retention.deleted })}</p>
          <Button
            buttonStyle="secondary"
            onClick={() => (isSure ? void begin('undoing') : setSure(true))}
          >
            {say(isSure ? 'sure' : undoWords)}
          </Button>
        </>
      )}
      <p className="sheets__buttons">
        {offer && <a href={`${routes.admin}/collections/${offer.slug}`}>{say('toList')}</a>}
        {offer && undone > 0 && (
          <a href={`${routes.admin}/collections/${offer.slug}/trash`}>{say('toBin')}</a>
        )}
        <a href={`${routes.admin}/sheets?list=${of.list}`}>{say('another')}</a>
      </p>
    </div>
  );
}
