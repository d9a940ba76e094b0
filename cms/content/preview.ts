import { eventTypes } from '@college/contract/codes';
import { environment } from '../environment.ts';

const events: readonly unknown[] = eventTypes;

/** Where on the website an editor sees the published notice. */
export function previewAddress(doc: Record<string, unknown>): string {
  const path = events.includes(doc.type) ? `/singleevent?eventId=${doc.id}` : '/';
  return new URL(path, environment.SITE_URL).href;
}
