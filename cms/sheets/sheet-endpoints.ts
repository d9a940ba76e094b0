/** Requests of the admin about sheets. `staff-api/for-staff.ts` refuses requests without a session. */

import { asRecord } from '@college/contract/as-record';
import { create as contentDisposition } from 'content-disposition';
import { addDataAndFileToRequest, type Endpoint, type PayloadRequest } from 'payload';
import { asSystem } from '../access.ts';
import { findImport, isStep, progressOf, staffRequest } from '../import/import-job.ts';
import type { Rows } from '../platform/decoders/sheets/grid.ts';
import { isRefusal, Refusal } from '../platform/refusal.ts';
import { columnsOf } from './columns.ts';
import { rowsOfList, templateOf } from './export/rows.ts';
import { type Format, formats, isFormat } from './export/write.ts';
import { batchesOf, stepsAfterFailure } from './imports/batches.ts';
import { startImport, startSheetStep } from './imports/start-sheet-import.ts';
import { type ListName, labelOf, listFor, listNamed } from './lists.ts';
import { bodyOf, isManySheets } from './read/read.ts';
import { isRefused } from './reason.ts';

type Answer = (req: PayloadRequest) => Promise<Response>;

/** Turns refusals into responses: with a sentence, or with a key and its values. */
const answering =
  (answer: Answer): Answer =>
  async (req) => {
    try {
      return await answer(req);
    } catch (error) {
      if (isRefused(error)) return Response.json(error.reason, { status: 422 });
      if (isManySheets(error)) return Response.json({ sheets: error.names });
      if (isRefusal(error))
        return Response.json({ message: error.message }, { status: error.status });
      throw error;
    }
  };

const get = (path: string, answer: Answer): Endpoint => ({
  path: `/sheets/${path}`,
  method: 'get',
  handler: answering(answer),
});
const post = (path: string, answer: Answer): Endpoint => ({
  ...get(path, answer),
  method: 'post',
});

const importIdOf = ({ routeParams }: PayloadRequest) => Number(routeParams?.id);
/** Rows per page. */
const SHOWN = 50;

export const sheetEndpoints: Endpoint[] = [
  post('imports', async (req) => {
    const name = await listFor(req, req.query.list, 'import');
    const bytes = await bodyOf(req);
    const { query } = req;
    const sheet = typeof query.sheet === 'string' ? query.sheet : undefined;
    const file = { name: String(query.name ?? ''), bytes, sheet };
    return Response.json({ id: await startImport(staffRequest(req), name, file) }, { status: 201 });
  }),

  get('imports/:id', async (req) => {
    const doc = await findImport(staffRequest(req), importIdOf(req));
    const name = listNamed(doc.list, req.payload);
    const columns = name ? columnsOf(name, req.payload) : [];
    const batches = await batchesOf(req.payload, doc.id);
    return Response.json({
      ...doc,
      done: progressOf(doc).done,
      interrupted: progressOf(doc).interrupted,
      offered: columns.map(({ key, labelIn, required }) => ({
        key,
        label: labelIn(req.i18n.language),
        required: required && key !== name?.list.proposes?.code,
      })),
      next: doc.state === 'failed' ? stepsAfterFailure(batches) : [],
      top: (batches[0]?.rows ?? []).slice(0, 25).map(({ cells }) => cells),
    });
  }),

  get('imports/:id/rows', async (req) => {
    const doc = await findImport(staffRequest(req), importIdOf(req));
    const batches = await batchesOf(req.payload, doc.id);
    const { outcome, from } = req.query;
    const all = batches
      .flatMap(({ rows }) => rows)
      .filter((row) => row.outcome && (!outcome || row.outcome === outcome));
    const start = Number(from ?? 0) || 0;
    return Response.json({ total: all.length, rows: all.slice(start, start + SHOWN) });
  }),

  post('imports/:id/:step', async (req) => {
    const step = String(req.routeParams?.step);
    if (!isStep(step)) throw new Refusal(404, 'This step does not exist.');
    const doc = await findImport(staffRequest(req), importIdOf(req));
    const name = await listFor(req, doc.list, 'import');
    await addDataAndFileToRequest(req);
    await startSheetStep(staffRequest(req), doc, step, chosenIn(req, name));
    return Response.json({}, { status: 202 });
  }),

  get('template', async (req) => {
    const name = await listFor(req, req.query.list, 'import');
    return asFile(
      formatOf(req),
      `${labelOf(name, req.payload)} (template)`,
      templateOf(name, req.payload),
    );
  }),

  get('export', async (req) => {
    const name = await listFor(req, req.query.list, 'export');
    const format = formatOf(req);
    const rows = await rowsOfList(req, name);
    const file = await asFile(format, labelOf(name, req.payload), rows);
    // Logged before it is sent, because an export must not leave without an entry in the log.
    await req.payload.create({
      collection: 'exports',
      data: {
        list: String(req.query.list),
        by_email: staffRequest(req).user.email,
        format,
        rows: rows.length - 1,
      },
      ...asSystem,
    });
    return file;
  }),
];

function chosenIn({ data, payload }: PayloadRequest, name: ListName) {
  const { header, columns } = asRecord(data);
  const keys = columnsOf(name, payload).map(({ key }) => key);
  const isKnown = (key: unknown) => key === '' || keys.some((columnKey) => columnKey === key);
  if (!Array.isArray(columns) || !columns.every(isKnown)) return {};
  return { header: Math.max(0, Math.trunc(Number(header)) || 0), columns: columns.map(String) };
}

function formatOf({ query }: PayloadRequest): Format {
  const format = String(query.format ?? 'xlsx');
  if (!isFormat(format)) throw new Refusal(400, 'The format must be xlsx or csv.');
  return format;
}

const asFile = async (format: Format, title: string, rows: Rows): Promise<Response> =>
  new Response(new Uint8Array(await formats[format].write(rows)), {
    headers: {
      'Content-Type': formats[format].type,
      'Content-Disposition': contentDisposition(`${title}.${format}`),
      'Cache-Control': 'no-store',
    },
  });
