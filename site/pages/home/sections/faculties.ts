import type { Stream } from '@college/contract/codes';
import type { DepartmentSummary } from '@college/contract/entities';
import { siteLocales } from '../../../strings/locales.ts';

/** Departments shown before Show More is pressed. */
export const PREVIEW = 4;

/** Whether a department stands under a stream; a dual one stands under Arts and under Science. */
export function inStream(department: DepartmentSummary, stream: Stream): boolean {
  if (department.stream === stream) return true;
  return department.is_dual === 1 && (stream === 'ARTS' || stream === 'SCIENCE');
}

/** The word that makes a department one of Management, in any of the languages it may come in. */
const management = Object.values(siteLocales).map(({ strings }) =>
  strings.home.management.toLowerCase(),
);

/** Management is no stream of its own: its departments name it as their other stream. */
export const inManagement = ({ other_stream }: DepartmentSummary): boolean =>
  management.includes(other_stream.trim().toLowerCase());
