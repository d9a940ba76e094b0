/** Types of notices about feedback. */
import { noticeTypes } from '@college/contract/codes';

export const analyses = noticeTypes.filter((type) => type.startsWith('IQAC_FEEDBACK_ANALYSIS_'));
export const ACTION_TAKEN = 'IQAC_ATR';
