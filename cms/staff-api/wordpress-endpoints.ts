/** Requests of the WordPress screen, for administrators only. */

import { addDataAndFileToRequest, type Endpoint, type PayloadRequest } from 'payload';
import { asSystem, maySetUp } from '../access.ts';
import { findImport, staffRequest, startStep } from '../import/import-job.ts';
import { wordPressStatus } from '../import/wordpress/import-status.ts';
import { takeInventory } from '../import/wordpress/inventory.ts';
import { Mapping, unmapped } from '../import/wordpress/mapping.ts';
import { isUnreadableExport } from '../import/wordpress/read-export.ts';
import { fileOf, isPart, sizeOf, storeChunk } from '../import/wordpress/upload-store.ts';
import type { Import } from '../payload-types.ts';
import { Refusal } from '../platform/refusal.ts';
import { say } from '../words/say.ts';
import { answerRefusals, refuse } from './refuse.ts';

type Answer = (req: PayloadRequest) => Promise<Response>;

const answering = (answer: Answer): Answer =>
  answerRefusals(async (req) => {
    if (!maySetUp({ req }))
      return refuse(403, say(req.i18n.language, 'Only administrators can do this.'));
    try {
      return await answer(req);
    } catch (error) {
      if (isUnreadableExport(error)) return refuse(422, say(req.i18n.language, error.sentence));
      throw error;
    }
  });

const endpoint = (method: 'get' | 'post', path: string, answer: Answer): Endpoint => ({
  path: `/wordpress/imports${path}`,
  method,
  handler: answering(answer),
});

const importIn = async (req: PayloadRequest) => {
  const doc = await findImport(staffRequest(req), Number(req.routeParams?.id));
  if (doc.kind !== 'wordpress') throw new Refusal(404, 'There is no such import.');
  return doc;
};

export const wordpressEndpoints: Endpoint[] = [
  endpoint('post', '', async (req) => {
    const { user, payload } = staffRequest(req);
    const { id } = await payload.create({
      ...asSystem,
      collection: 'imports',
      data: {
        file_name: String(req.query.name ?? '').slice(0, 200),
        kind: 'wordpress',
        list: 'wordpress',
        by: user.id,
        by_email: user.email,
        state: 'read',
        rows: 0,
        header: 0,
        columns: [],
      },
    });
    return Response.json({ id }, { status: 201 });
  }),

  endpoint('get', '/:id', async (req) =>
    Response.json(await wordPressStatus(req.payload, await importIn(req), req.i18n.language)),
  ),

  endpoint('post', '/:id/files/:part', async (req) => {
    const { id, state } = await importIn(req);
    const part = String(req.routeParams?.part);
    if (!isPart(part) || state !== 'read') throw new Refusal(404, 'This step does not exist.');
    const body = (req.body ?? []) as AsyncIterable<Uint8Array>;
    const at = Math.max(0, Math.trunc(Number(req.query.at)) || 0);
    return Response.json({ size: await storeChunk(id, part, at, body) });
  }),

  endpoint('post', '/:id/:step', async (req) => {
    const step = String(req.routeParams?.step);
    if (step !== 'importing' && step !== 'undoing')
      throw new Refusal(404, 'This step does not exist.');
    const doc = await importIn(req);
    await addDataAndFileToRequest(req);
    await startWordPressStep(req, doc, step, req.data);
    return Response.json({}, { status: 202 });
  }),
];

/** Starts the import, once every category has a target, or its undo. */
async function startWordPressStep(
  req: PayloadRequest,
  doc: Import,
  step: 'importing' | 'undoing',
  choices: unknown,
): Promise<void> {
  if (step === 'undoing' && !doc.report) throw new Refusal(409, 'This step is already finished.');
  const data =
    step === 'importing' ? await readChoices(doc.id, choices, req.i18n.language) : undefined;
  await startStep(req, doc, step, { data });
}

/** Throws a `Refusal` if a category has no target. */
async function readChoices(
  id: number,
  choices: unknown,
  language: string,
): Promise<Partial<Import>> {
  if ((await sizeOf(id, 'export')) === 0)
    throw new Refusal(
      410,
      say(language, 'The files of this import are no longer stored. Choose them again.'),
    );
  const inventory = await takeInventory(fileOf(id, 'export'));
  const mapping = Mapping.safeParse(choices).data;
  if (!mapping || unmapped(mapping, inventory).length > 0)
    throw new Refusal(422, say(language, 'Choose where each category appears.'));
  const { address, items, attachments } = inventory;
  return {
    mapping: { ...mapping },
    rows: items.size,
    progress: {
      origin: address,
      begun: new Date().toISOString(),
      done: 0,
      of: items.size + attachments.size,
    },
  };
}
