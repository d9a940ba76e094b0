/** Requests of the WordPress screen. */
import type { PayloadRequest } from 'payload';
import { z } from 'zod';
import { asSystem, maySetUp, type StaffRequest } from '../../access.ts';
import { alreadyDone, findImport, type StepsOfImport, startStep } from '../../import/import-job.ts';
import type { Import } from '../../payload-types.ts';
import { Refusal } from '../../platform/refusal.ts';
import { recordId, staffCall } from '../../staff-call.ts';
import { wordPressStatus } from './import/import-status.ts';
import { takeInventory } from './import/inventory.ts';
import { Mapping, unmapped } from './import/mapping.ts';
import { fileOf, isPart, sizeOf, storeChunk } from './import/upload-store.ts';
import { refusals } from './words/refusals.ts';

const ofWordPressImports: StepsOfImport = {
  steps: { importing: ['read'], undoing: ['imported', 'failed'] },
  task: 'wordpress',
  queue: 'wordpress',
};

const importOf = async (id: number, req: StaffRequest) => {
  const doc = await findImport(req, id);
  if (doc.kind !== 'wordpress') throw new Refusal('noImport');
  return doc;
};

const ofWordPress = { right: maySetUp, refusal: 'onlyAdministrators' } as const;

export const wordpressEndpoints = [
  staffCall({
    ...ofWordPress,
    path: '/wordpress/imports',
    method: 'post',
    input: z.object({ name: z.string().default('') }),
    status: 201,
    handle: async ({ name }, { user, payload }) => {
      const { id } = await payload.create({
        ...asSystem,
        collection: 'imports',
        data: {
          file_name: name.slice(0, 200),
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
      return { id };
    },
  }),

  staffCall({
    ...ofWordPress,
    path: '/wordpress/imports/:id',
    method: 'get',
    input: z.object({ id: recordId }),
    handle: async ({ id }, req) => wordPressStatus(req.payload, await importOf(id, req)),
  }),

  staffCall({
    ...ofWordPress,
    path: '/wordpress/imports/:id/files/:part',
    method: 'post',
    input: z.object({
      id: recordId,
      part: z.string(),
      at: z.coerce.number().int().min(0).catch(0),
    }),
    // Written to disk as it arrives; `storeChunk` knows how much.
    limit: 'handler',
    handle: async ({ id, part, at }, req) => {
      const { state } = await importOf(id, req);
      if (!isPart(part) || state !== 'read') throw new Refusal('noStep');
      const body = (req.body ?? []) as AsyncIterable<Uint8Array>;
      return { size: await storeChunk(id, part, at, body) };
    },
  }),

  staffCall({
    ...ofWordPress,
    path: '/wordpress/imports/:id/:step',
    method: 'post',
    // Without what Payload adds to each query, such as `depth`.
    input: z.object({ ...Mapping.partial().shape, id: recordId, step: z.string() }),
    invalid: [refusals.categoriesWithoutTarget],
    status: 202,
    handle: async ({ id, step, ...choices }, req) => {
      if (step !== 'importing' && step !== 'undoing') throw new Refusal('noStep');
      await startWordPressStep(req, await importOf(id, req), step, choices);
      return {};
    },
  }),
];

/** Starts the import, once every category has a target, or its undo. */
async function startWordPressStep(
  req: PayloadRequest,
  doc: Import,
  step: 'importing' | 'undoing',
  choices: unknown,
): Promise<void> {
  if (step === 'undoing' && !doc.report) throw alreadyDone();
  const data = step === 'importing' ? await readChoices(doc.id, choices) : undefined;
  await startStep(ofWordPressImports, req, doc, step, { data });
}

/** Throws a `Refusal` if a category has no target. */
async function readChoices(id: number, choices: unknown): Promise<Partial<Import>> {
  if ((await sizeOf(id, 'export')) === 0) throw new Refusal(refusals.filesGone);
  const inventory = await takeInventory(fileOf(id, 'export'));
  const mapping = Mapping.safeParse(choices).data;
  if (!mapping || unmapped(mapping, inventory).length > 0)
    throw new Refusal(refusals.categoriesWithoutTarget);
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
