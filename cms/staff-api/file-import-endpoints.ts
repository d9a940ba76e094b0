/** Requests of the screens for old notices and evidence: start an import, import its files in batches, undo it. */
import { addDataAndFileToRequest, type PayloadRequest } from 'payload';
import { z } from 'zod';
import { mayCreate, mayOpenAdmin, type StaffRequest } from '../access.ts';
import {
  type FileWithFields,
  importFiles,
  kindOfFiles,
  NewFileImport,
  startFileImport,
} from '../import/file-import.ts';
import { findImport, type StepsOfImport, startStep, statusOf } from '../import/import-job.ts';
import { Refusal } from '../platform/refusal.ts';
import { recordId, staffCall } from '../staff-call.ts';

const ofImport = z.object({ id: recordId });

const importOf = async ({ id }: z.output<typeof ofImport>, req: StaffRequest) => {
  const doc = await findImport(req, id);
  kindOfFiles(doc);
  return doc;
};

/** Pairs each file with its entry of `fields`. Throws a `Refusal` if there are no files or not one entry for each. */
function filesWithFields({ files, data }: PayloadRequest): FileWithFields[] {
  const uploads = [files?.file ?? []].flat();
  if (uploads.length === 0) throw new Refusal('noFileSent');
  const { data: fields } = z.array(z.unknown()).length(uploads.length).safeParse(data?.fields);
  if (!fields) throw new Refusal('fileFields');
  return uploads.map((file, at) => ({ file, fields: fields[at] }));
}

const ofFiles: StepsOfImport = {
  steps: { undoing: ['imported', 'failed'] },
  task: 'file-import',
  queue: 'sheets',
};

export const fileImportEndpoints = [
  staffCall({
    path: '/file-imports',
    method: 'post',
    input: NewFileImport,
    right: ({ req, input: { kind } }) =>
      mayCreate(req, kind === 'evidence' ? 'evidence-files' : 'notices'),
    refusal: 'noRightToList',
    status: 201,
    handle: async (input, req) => ({ id: await startFileImport(req, input) }),
  }),

  staffCall({
    path: '/file-imports/:id',
    method: 'get',
    input: ofImport,
    right: mayOpenAdmin,
    refusal: 'noImport',
    handle: async (input, req) => statusOf(await importOf(input, req)),
  }),

  staffCall({
    path: '/file-imports/:id/files',
    method: 'post',
    input: ofImport,
    // Payload reads the form within the limits of uploads.
    limit: 'handler',
    right: mayOpenAdmin,
    refusal: 'noImport',
    handle: async (input, req) => {
      const doc = await importOf(input, req);
      await addDataAndFileToRequest(req);
      return { results: await importFiles(req, doc, filesWithFields(req)) };
    },
  }),

  staffCall({
    path: '/file-imports/:id/undoing',
    method: 'post',
    input: ofImport,
    right: mayOpenAdmin,
    refusal: 'noImport',
    status: 202,
    handle: async (input, req) => {
      await startStep(ofFiles, req, await importOf(input, req), 'undoing');
      return {};
    },
  }),
];
