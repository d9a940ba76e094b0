'use client';
import { useConfig } from '@payloadcms/ui';
import { useRef, useState } from 'react';
import { ask, post } from '../../../staff-api/ask.ts';

interface Created {
  id: number;
}

/**
 * Sends the files of a screen as one import, which starts with the first file. `send` returns the
 * id of the new draft. Both functions reject as `ask` does.
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
  /** `files` is the number of files sent together. */
  const send = async (file: File, fields: object, files: number): Promise<number> => {
    const form = new FormData();
    form.append('file', file);
    form.append('_payload', JSON.stringify(fields));
    const address = `${api}/file-imports/${await start(file, files)}/files`;
    return (await ask<Created>(address, { method: 'POST', body: form })).id;
  };
  return { id, send };
}

/** Publishes a draft. Rejects as `ask` does. */
export const publish = (api: string, collection: string, id: number): Promise<object> =>
  post(`${api}/${collection}/${id}`, { _status: 'published' }, 'PATCH');
