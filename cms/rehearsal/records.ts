/** Records of the college as sheets, for metrics without a sheet of their own. */
import type { Payload } from 'payload';
import type { EvidenceSheet } from './evidence-sheet.ts';
import type { Template } from './templates.ts';
import type { Period } from './years.ts';

export async function sheetsOfRecords(
  _payload: Payload,
  _templates: readonly Template[],
  _period: Period | undefined,
): Promise<EvidenceSheet[]> {
  return [];
}
