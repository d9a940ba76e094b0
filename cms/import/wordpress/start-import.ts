/** Begins a step of an import of WordPress, which a job then does. */

import type { PayloadRequest } from 'payload';
import { asSystem } from '../../access.ts';
import type { Import } from '../../payload-types.ts';
import { inTransaction, sameTransaction } from '../../platform/database/transaction.ts';
import { Refusal } from '../../platform/refusal.ts';
import { takeStep } from '../../sheets/imports/start-sheet-import.ts';
import { say } from '../../words/say.ts';
import { takeInventory } from './inventory.ts';
import { Mapping, unmapped } from './mapping.ts';
import { fileOf, sizeOf } from './upload-store.ts';

/** In which states what may follow. */
const after = { importing: ['read'], undoing: ['imported', 'failed'] } as const;
type Step = keyof typeof after;
export const isWordPressStep = (word: string): word is Step => Object.hasOwn(after, word);

export async function startStep(
  { payload, i18n: { language } }: PayloadRequest,
  { id, report }: Import,
  step: Step,
  chosen: object,
): Promise<void> {
  if (step === 'undoing' && !report) throw new Refusal(409, 'This was done already.');
  const data = step === 'importing' ? await readChoices(id, chosen, language) : {};
  await inTransaction(payload, async (req) => {
    await takeStep(id, step, after[step], req);
    await payload.update({
      collection: 'imports',
      id,
      data,
      depth: 0,
      ...asSystem,
      req: await sameTransaction(req),
    });
    const input = { import: id, language };
    await payload.jobs.queue({ task: 'wordpress', queue: 'sheets', input, req });
  });
}

/** Every category has a place, or nothing begins. */
async function readChoices(id: number, chosen: object, language: string): Promise<Partial<Import>> {
  if ((await sizeOf(id, 'export')) === 0)
    throw new Refusal(410, say(language, 'Its files are no longer kept: choose them again.'));
  const inventory = await takeInventory(fileOf(id, 'export'));
  const mapping = Mapping.safeParse(chosen).data;
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
