'use client';
import { useConfig } from '@payloadcms/ui';
import { useRef, useState } from 'react';
import { ask, isAnswered, post } from '../../../staff-api/ask.ts';
import type { FileRow } from './use-rows.ts';

interface Created {
  id: number;
}

/** The part of a row that an import changes. */
type Imported = Pick<FileRow, 'id' | 'problem'>;

/**
 * Sends the files of a screen as one import, which starts with the first file. `send` returns the
 * id of each new draft, or the problem of its file. It rejects as `ask` does.
 */
export function useFileImport(kind: 'old-notices' | 'evidence') {
  const { api } = useConfig().config.routes;
  const started = useRef<number>(undefined);
  const [id, setId] = useState<number>();

  const start = async (file: File, files: number): Promise<number> => {
    if (started.current !== undefined) return started.current;
    const file_name = (files > 1 ? `${file.name.slice(0, 180)} + ${files - 1}` : file.name).slice(
      0,
      200,
    );
    const created = await post<Created>(`${api}/file-imports`, { kind, file_name, files });
    started.current = created.id;
    setId(created.id);
    return created.id;
  };
  /** `fields` has an entry for each row; `total` is the number of files of all batches. */
  const send = async (
    rows: readonly FileRow[],
    fields: readonly object[],
    total: number,
  ): Promise<Imported[]> => {
    const [first] = rows;
    if (!first) return [];
    const form = new FormData();
    for (const { file } of rows) form.append('file', file);
    form.append('_payload', JSON.stringify({ fields }));
    const address = `${api}/file-imports/${await start(first.file, total)}/files`;
    return (await ask<{ results: Imported[] }>(address, { method: 'POST', body: form })).results;
  };
  return { id, send };
}

/** Payload's answer to a change of several records. An error with an id is about that record. */
interface BulkAnswer {
  errors?: { id?: number; message: string }[];
}

/** Publishes drafts. Returns the result of each in their order. Rejects as `ask` does. */
export async function publish(
  api: string,
  collection: string,
  drafts: readonly FileRow[],
): Promise<Pick<FileRow, 'isPublished' | 'problem'>[]> {
  const ids = drafts.map(({ id }) => Number(id));
  const where = ids.map((id, at) => `where[id][in][${at}]=${id}`).join('&');
  const errors = await post(
    `${api}/${collection}?${where}`,
    { _status: 'published' },
    'PATCH',
  ).then(
    () => [],
    (error: unknown) => errorsOfRecords(error),
  );
  return ids.map((id) => {
    const problem = errors.find((error) => error.id === id)?.message;
    return problem === undefined ? { isPublished: true } : { problem };
  });
}

/** Errors of single records. Throws the error again if it is about the whole request. */
function errorsOfRecords(error: unknown): Required<BulkAnswer>['errors'] {
  const { errors = [] }: BulkAnswer = isAnswered(error) ? error.answer : {};
  const ofRecords = errors.filter(({ id }) => id !== undefined);
  if (ofRecords.length === 0) throw error;
  return ofRecords;
}
