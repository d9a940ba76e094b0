/** Requests of the screens for old notices and evidence: start an import, import its files in batches, undo it. */
import { addDataAndFileToRequest, type Endpoint, type PayloadRequest } from 'payload';
import { z } from 'zod';
import {
  type FileWithFields,
  importFiles,
  kindOfFiles,
  NewFileImport,
  startFileImport,
} from '../import/file-import.ts';
import {
  findImport,
  type StaffRequest,
  staffRequest,
  startStep,
  statusOf,
} from '../import/import-job.ts';
import { Refusal } from '../platform/refusal.ts';
import { say } from '../words/say.ts';
import { answerRefusals } from './refuse.ts';

type Answer = (req: StaffRequest) => Promise<Response>;

const endpoint = (method: 'get' | 'post', path: string, answer: Answer): Endpoint => ({
  path: `/file-imports${path}`,
  method,
  handler: answerRefusals(async (req) => answer(staffRequest(req))),
});

const importIn = async (req: StaffRequest) => {
  const doc = await findImport(req, Number(req.routeParams?.id));
  kindOfFiles(doc);
  return doc;
};

/** Throws a `Refusal` for an account that may not create the imported records. */
async function checkRights(req: PayloadRequest, kind: 'old-notices' | 'evidence'): Promise<void> {
  const slug = kind === 'evidence' ? 'evidence-files' : 'notices';
  if (!(await req.payload.collections[slug].config.access.create({ req })))
    throw new Refusal(
      403,
      say(req.i18n.language, 'You do not have permission to do this in this list.'),
    );
}

/** Pairs each file with its entry of `fields`. Throws a `Refusal` if there are no files or not one entry for each. */
function filesWithFields({ files, data }: PayloadRequest): FileWithFields[] {
  const uploads = [files?.file ?? []].flat();
  if (uploads.length === 0) throw new Refusal(400, 'There is no file.');
  const { data: fields } = z.array(z.unknown()).length(uploads.length).safeParse(data?.fields);
  if (!fields) throw new Refusal(400, 'The fields of each file are missing.');
  return uploads.map((file, at) => ({ file, fields: fields[at] }));
}

export const fileImportEndpoints: Endpoint[] = [
  endpoint('post', '', async (req) => {
    await addDataAndFileToRequest(req);
    const { data } = NewFileImport.safeParse(req.data);
    if (!data) throw new Refusal(400, 'kind, file_name and files are missing or wrong.');
    await checkRights(req, data.kind);
    return Response.json({ id: await startFileImport(req, data) }, { status: 201 });
  }),

  endpoint('get', '/:id', async (req) => Response.json(statusOf(await importIn(req)))),

  endpoint('post', '/:id/files', async (req) => {
    const doc = await importIn(req);
    await addDataAndFileToRequest(req);
    const results = await importFiles(req, doc, filesWithFields(req));
    return Response.json({ results });
  }),

  endpoint('post', '/:id/undoing', async (req) => {
    await startStep(req, await importIn(req), 'undoing');
    return Response.json({}, { status: 202 });
  }),
];
