import type { PayloadRequest } from 'payload';
import type { Import } from '../../payload-types.ts';
import { Refusal } from '../../platform/refusal.ts';
import { say } from '../../words/say.ts';
import { startStep } from '../import-job.ts';
import { takeInventory } from './inventory.ts';
import { Mapping, unmapped } from './mapping.ts';
import { fileOf, sizeOf } from './upload-store.ts';

/** Starts the import, once every category has a target, or its undo. */
export async function startWordPressStep(
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
