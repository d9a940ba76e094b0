import { sql } from '@payloadcms/db-sqlite/drizzle';
import type { CollectionConfig, PayloadRequest } from 'payload';
import { asSystem } from '../../access.ts';
import type { AlumniRegistration } from '../../payload-types.ts';
import { rowsOf } from '../../platform/database/statements.ts';
import { sameTransaction } from '../../platform/database/transaction.ts';
import { publishPhoto } from '../photos/publish-photo.ts';
import { decision, deletePhotos, mailDecision, refuse, withDecision } from './decisions.ts';

/** Two moderators may press at once: the row says who was first, whatever each of them has read. */
async function approveOnce(id: number, req: PayloadRequest): Promise<void> {
  const won = await rowsOf(
    req.payload,
    sql`UPDATE alumni_registrations SET status = 'approved'
        WHERE id = ${id} AND status <> 'approved' RETURNING id`,
    req,
  );
  if (won.length === 0) throw refuse(req, 'Somebody else has just approved this.');
}

async function addAlumnus(registration: AlumniRegistration, req: PayloadRequest): Promise<number> {
  const dp = await publishPhoto(registration.photos, registration.name, req);
  const alumnus = await req.payload.create({
    collection: 'alumni',
    data: {
      name: registration.name,
      department: registration.department,
      batch_from: registration.batch_from,
      batch_to: registration.batch_to,
      current_profession: registration.occupation,
      qualification: registration.highest_qualification,
      dp,
      show_contact: registration.show_contact,
      email: registration.email,
      phone: registration.phone,
    },
    req: await sameTransaction(req),
    depth: 0,
    ...asSystem,
  });
  return alumnus.id;
}

/** The page of a department's alumni; undefined for a registration without a department. */
async function alumniPage(
  { department }: AlumniRegistration,
  req: PayloadRequest,
): Promise<string | undefined> {
  const id = typeof department === 'object' ? department?.id : department;
  if (!id) return undefined;
  const { dept_code } = await req.payload.findByID({
    collection: 'departments',
    id,
    depth: 0,
    select: { dept_code: true },
    req: await sameTransaction(req),
    ...asSystem,
  });
  return `/department/${encodeURIComponent(dept_code)}/alumni`;
}

export const registrationDecisions: CollectionConfig<'alumni-registrations'>['hooks'] = {
  beforeChange: [
    async ({ data, originalDoc, operation, req }) => {
      const now = { ...originalDoc, ...data } as AlumniRegistration;
      data.waiting = now.status === 'pending';
      const decided = operation === 'update' ? decision(now, originalDoc) : undefined;
      if (!decided) return data;
      if (originalDoc?.status === 'approved') {
        throw refuse(req, 'It is already in the list of alumni. Remove it there.');
      }
      if (decided === 'approved') {
        await approveOnce(now.id, req);
        data.alumnus = await addAlumnus(now, req);
      }
      data.decisions = withDecision(now, originalDoc, req);
      return data;
    },
  ],
  afterChange: [
    async ({ doc, previousDoc, operation, req }) => {
      if (operation === 'update' && decision(doc, previousDoc)) {
        await mailDecision('registration', doc, req, () => alumniPage(doc, req));
      }
    },
  ],
  afterDelete: [({ doc, req }) => deletePhotos(doc, req)],
};
