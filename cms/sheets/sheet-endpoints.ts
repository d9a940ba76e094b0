/** Requests of the admin about sheets. The rights follow from those to the list. */
import { create as contentDisposition } from 'content-disposition';
import type { Payload } from 'payload';
import { z } from 'zod';
import { asSystem, mayOpenAdmin } from '../access.ts';
import { findImport, isStep, progressOf } from '../import/import-job.ts';
import type { Rows } from '../platform/decoders/sheets/grid.ts';
import { Refusal } from '../platform/refusal.ts';
import { recordId, staffCall } from '../staff-call.ts';
import { columnsOf } from './columns.ts';
import { rowsOfList, templateOf } from './export/rows.ts';
import { type Format, formats } from './export/write.ts';
import { batchesOf, stepsAfterFailure } from './imports/batches.ts';
import { undoResultOf } from './imports/row.ts';
import { startImport, startSheetStep } from './imports/start-sheet-import.ts';
import { type ListName, labelOf, listFor, listNamed } from './lists.ts';
import { bodyOf } from './read/read.ts';

/** Rows per page. */
const SHOWN = 50;

// `listFor` and `findImport` refuse lists and imports of others.
const ofLists = { right: mayOpenAdmin, refusal: 'noRightToList' } as const;
const ofImport = z.object({ id: recordId });
const ofFile = z.object({ list: z.string(), format: z.enum(['xlsx', 'csv']).default('xlsx') });

export const sheetEndpoints = [
  staffCall({
    ...ofLists,
    path: '/sheets/imports',
    method: 'post',
    input: z.object({
      list: z.string().default(''),
      name: z.string().default(''),
      sheet: z.string().optional(),
    }),
    limit: 'handler',
    status: 201,
    handle: async ({ list, name, sheet }, req) => {
      const listName = await listFor(req, list, 'import');
      const file = { name, bytes: await bodyOf(req), sheet };
      return { id: await startImport(req, listName, file) };
    },
  }),

  staffCall({
    ...ofLists,
    path: '/sheets/imports/:id',
    method: 'get',
    input: ofImport,
    handle: async ({ id }, req) => {
      const doc = await findImport(req, id);
      const name = listNamed(doc.list, req.payload);
      const columns = name ? columnsOf(name, req.payload) : [];
      const batches = await batchesOf(req.payload, doc.id);
      return {
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
      };
    },
  }),

  staffCall({
    ...ofLists,
    path: '/sheets/imports/:id/rows',
    method: 'get',
    input: z.object({
      id: recordId,
      outcome: z.string().optional(),
      from: z.coerce.number().catch(0),
    }),
    handle: async ({ id, outcome, from }, req) => {
      const doc = await findImport(req, id);
      const batches = await batchesOf(req.payload, doc.id);
      const all = batches
        .flatMap(({ rows }) => rows)
        .filter(
          (row) =>
            row.outcome &&
            (!outcome || [row.outcome, undoResultOf(row)].some((result) => result === outcome)),
        );
      return { total: all.length, rows: all.slice(from, from + SHOWN) };
    },
  }),

  staffCall({
    ...ofLists,
    path: '/sheets/imports/:id/:step',
    method: 'post',
    input: z.object({
      id: recordId,
      step: z.string(),
      header: z.coerce.number().int().min(0).catch(0),
      columns: z.array(z.string()).optional().catch(undefined),
    }),
    status: 202,
    handle: async ({ id, step, ...chosen }, req) => {
      if (!isStep(step)) throw new Refusal('noStep');
      const doc = await findImport(req, id);
      const name = await listFor(req, doc.list, 'import');
      await startSheetStep(req, doc, step, chosenIn(chosen, name, req.payload));
      return {};
    },
  }),

  staffCall({
    ...ofLists,
    path: '/sheets/template',
    method: 'get',
    input: ofFile,
    invalid: ['sheetFormat'],
    handle: async ({ list, format }, req) => {
      const name = await listFor(req, list, 'import');
      const title = `${labelOf(name, req.payload)} (template)`;
      return asFile(format, title, templateOf(name, req.payload));
    },
  }),

  staffCall({
    ...ofLists,
    path: '/sheets/export',
    method: 'get',
    // The other names of the query are the filters of the list.
    input: ofFile,
    invalid: ['sheetFormat'],
    handle: async ({ list, format }, req) => {
      const name = await listFor(req, list, 'export');
      const rows = await rowsOfList(req, name);
      const file = await asFile(format, labelOf(name, req.payload), rows);
      // Logged before it is sent, because an export must not leave without an entry in the log.
      await req.payload.create({
        collection: 'exports',
        data: { list, by_email: req.user.email, format, rows: rows.length - 1 },
        ...asSystem,
      });
      return file;
    },
  }),
];

/** The columns that the account chose for the sheet, if it chose and the list has them all. */
function chosenIn(
  { header, columns }: { header: number; columns?: string[] },
  name: ListName,
  payload: Payload,
) {
  const keys = new Set(['', ...columnsOf(name, payload).map(({ key }) => key)]);
  return columns?.every((key) => keys.has(key)) ? { header, columns } : {};
}

const asFile = async (format: Format, title: string, rows: Rows): Promise<Response> =>
  new Response(new Uint8Array(await formats[format].write(rows)), {
    headers: {
      'Content-Type': formats[format].type,
      'Content-Disposition': contentDisposition(`${title}.${format}`),
    },
  });
