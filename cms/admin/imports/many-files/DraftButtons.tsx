'use client';
import { Button } from '@payloadcms/ui';
import type { ReactNode } from 'react';
import { useSay } from '../../use-say.ts';
import type { FileRow } from './use-rows.ts';

interface Props<Row> {
  rows: Row[];
  isComplete: (row: Row) => boolean;
  /** Message about rows that are not complete. */
  lacks: string;
  isWorking: boolean;
  onSave: (some: Row[]) => void;
  onPublish: (some: Row[]) => void;
  children: ReactNode;
}

const NAMED = 10;

/**
 * Saves complete rows as drafts and publishes drafts together. An incomplete or refused file does
 * not block the others.
 */
export function DraftButtons<Row extends FileRow>(props: Props<Row>) {
  const { rows, isComplete, lacks, isWorking, onSave, onPublish, children } = props;
  const say = useSay();
  const fresh = rows.filter(({ id }) => id === undefined);
  const ready = fresh.filter(isComplete);
  const drafts = rows.filter(({ id, isPublished }) => id !== undefined && !isPublished);
  const names = fresh.filter((row) => !isComplete(row)).map(({ file }) => file.name);
  return (
    <>
      <div className="sheets__buttons">
        {fresh.length > 0 && (
          <Button disabled={ready.length === 0 || isWorking} onClick={() => onSave(ready)}>
            {say('Save {{count}} as drafts', { count: ready.length || fresh.length })}
          </Button>
        )}
        {drafts.length > 0 && (
          <Button
            buttonStyle={fresh.length > 0 ? 'secondary' : 'primary'}
            disabled={isWorking}
            onClick={() => onPublish(drafts)}
          >
            {say('Publish {{count}} together', { count: drafts.length })}
          </Button>
        )}
        {children}
      </div>
      {names.length > 0 && (
        <p>
          {lacks}
          {ready.length > 0 && ` ${names.slice(0, NAMED).join(', ')}`}
          {names.length > NAMED && ready.length > 0 && ' …'}
        </p>
      )}
    </>
  );
}
