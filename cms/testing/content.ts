import { buffer } from 'node:stream/consumers';
/** Small pieces of content for tests. */
import type { Payload } from 'payload';
import PDFDocument from 'pdfkit';
import sharp from 'sharp';
import type { Role } from '../access.ts';
import type { Notice, User } from '../payload-types.ts';
import type { Subject } from '../platform/preview/preview-token.ts';

export const paragraph = (text: string) => ({
  root: {
    type: 'root',
    version: 1,
    direction: null,
    format: '' as const,
    indent: 0,
    children: [
      { type: 'paragraph', version: 1, children: [{ type: 'text', version: 1, text, format: 0 }] },
    ],
  },
});

export const addDepartment = (payload: Payload, dept_code: string) =>
  payload.create({
    collection: 'departments',
    data: { dept_code, dept_name: `Department of ${dept_code}`, stream: 'SCIENCE' },
  });

/** Creates an account, linked to a department or, for a teacher, to an employee. */
export async function addUser(payload: Payload, role: Role, linked?: number): Promise<User> {
  const link = role === 'teacher' ? { employee: linked } : { department: linked };
  const { docs } = await payload.find({
    collection: 'users',
    where: { email: { equals: `${role}@example.org` } },
  });
  const user =
    docs[0] ??
    (await payload.create({
      collection: 'users',
      data: { email: `${role}@example.org`, password: 'long enough for a test', role, ...link },
    }));
  return { ...user, collection: 'users' };
}

/** Signs an account in, as a request of its browser has it. */
export async function withSession<Account extends { id: number }>(
  payload: Payload,
  account: Account,
) {
  const expiresAt = new Date(Date.now() + 60 * 60_000).toISOString();
  const session = {
    id: `session-of-${account.id}`,
    createdAt: new Date().toISOString(),
    expiresAt,
  };
  await payload.db.updateOne({
    collection: 'users',
    id: account.id,
    data: { sessions: [session] },
  });
  return { ...account, _sid: session.id };
}

/** A token of a preview for an account that is signed in. */
export async function previewToken(payload: Payload, subject: Subject, user: User) {
  // Imported here, because some tests choose their environment first.
  const { signPreview } = await import('../platform/preview/preview-token.ts');
  const { id: account, _sid: session } = await withSession(payload, user);
  return signPreview(subject, { account, session });
}

interface NewNotice
  extends Partial<Pick<Notice, 'type' | 'date' | 'expires' | 'deadline' | 'importance'>>,
    Partial<Pick<Notice, 'on_top_until' | 'cancelled' | 'link'>> {
  title: string;
  own_page?: number;
  department?: number;
  _status?: 'draft' | 'published';
}

export const addNotice = (payload: Payload, { title, ...data }: NewNotice) =>
  payload.create({
    collection: 'notices',
    data: {
      title,
      type: 'COLLEGE_ADMIN_NOTICE',
      date: '2025-03-05T06:30:00.000Z',
      _status: 'published',
      ...data,
    },
  });

/** Creates a public record that shows these files. */
export const showFiles = (payload: Payload, ...uploads: number[]) =>
  payload.create({
    collection: 'important-files',
    data: { title: 'Shown', date: '2025-03-05T06:30:00.000Z', uploads },
  });

export async function addPicture(
  payload: Payload,
  name: string,
  width = 700,
  height = 400,
  overrides: object = {},
) {
  const data = await sharp({ create: { width, height, channels: 3, background: '#a33' } })
    .jpeg()
    .toBuffer();
  return payload.create({
    collection: 'media',
    data: { alt: 'A red field' },
    file: { name, data, mimetype: 'image/jpeg', size: data.length },
    ...overrides,
  });
}

export async function pdf(): Promise<Buffer> {
  const document = new PDFDocument();
  document.text('Hello');
  document.end();
  return buffer(document);
}
