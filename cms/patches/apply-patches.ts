/** Applies the patches of Payload's configuration. Others replace functions of its packages and are imported where they act. */
import type { SanitizedConfig } from 'payload';
import { closePayloadsOwn } from './accounts/closed-collections.ts';
import { changeInBatches, type IsUnavailable } from './bulk-in-batches.ts';
import { followLanguages, type Languages } from './languages/follow-languages.ts';
import { replaceLabelFunctions } from './languages/label-functions.ts';
import { showDraftState } from './lists/status.ts';
import { listInAnyLanguage } from './lists/titles.ts';
import { saveOneLanguage } from './one-language.ts';
import { refuseQueriesOfRelated } from './query/own-fields.ts';
import { filterListsByDays } from './query/whole-days.ts';
import { compareValues } from './versions/compare-values.ts';

export async function applyPatches(
  sanitized: SanitizedConfig,
  { isUnavailable, ...languages }: Languages & { isUnavailable: IsUnavailable },
): Promise<SanitizedConfig> {
  closePayloadsOwn(sanitized);
  changeInBatches(sanitized, isUnavailable);
  showDraftState(sanitized);
  listInAnyLanguage(sanitized);
  filterListsByDays(sanitized);
  compareValues(sanitized);
  // After what changes queries, because it stands before all other hooks.
  refuseQueriesOfRelated(sanitized);
  saveOneLanguage(sanitized);
  await replaceLabelFunctions(sanitized);
  // After the labels, which are needed in all languages, also in those that the college does not use.
  followLanguages(sanitized, languages);
  return sanitized;
}
