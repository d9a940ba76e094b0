/** Words for states of rows and for those who must act. */
import type { Sentence } from '../words/say.ts';
import type { RowState } from './check.ts';
import type { MatrixRow } from './matrix.ts';

export const rowStateSentences: Record<RowState, Sentence> = {
  not: 'Not met',
  partly: 'Met in part',
  met: 'Met',
  not_applicable: 'Does not apply',
};

export const actorSentences: Record<MatrixRow['by'], Sentence> = {
  content: 'Office',
  organisation: 'Organisation',
  software: 'Developer of the site',
};
