/**
 * Names of share pictures. The name contains a hash of the content, so a changed picture has
 * another name.
 */
import { createHash } from 'node:crypto';
import { imageName } from '@college/contract/images';
import { locales } from '@college/contract/locales';
import type { Payload } from 'payload';
import { type Drawing, HEIGHT, WIDTH } from './draw.ts';
import { drawingOf, type Subject, sharedCollections } from './subject.ts';

/** Version of the design. Increase it when the same content is drawn differently. */
const LOOK = 1;

export const stemOf = ({ collection, id, locale }: Subject) => `${collection}-${id}-${locale}-`;
export function nameOf(subject: Subject, drawing: Drawing): string {
  const hash = createHash('sha256')
    .update(JSON.stringify([LOOK, drawing]))
    .digest('hex');
  return `${imageName(stemOf(subject) + hash.slice(0, 8), WIDTH, HEIGHT)}.png`;
}

const pattern = new RegExp(
  `^(${sharedCollections.join('|')})-(\\d{1,15})-(${locales.join('|')})-[0-9a-f]{8}-\\d+x\\d+\\.png$`,
);
export function subjectOf(name: string): Subject | undefined {
  const [, collection, id, locale] = pattern.exec(name) ?? [];
  if (!collection) return undefined;
  return { collection, id: Number(id), locale } as Subject;
}

/** Address of the share picture; undefined if visitors cannot see its subject. */
export async function sharePictureOf(
  subject: Subject,
  payload: Payload,
): Promise<string | undefined> {
  const drawing = await drawingOf(subject, payload);
  return drawing && `/files/share/${nameOf(subject, drawing)}`;
}
