/** Finds people and bodies that answer a duty. */
import type { Where } from 'payload';
import { forVisitors, MOST_RECORDS } from '../for-visitors.ts';
import type { Committee } from '../payload-types.ts';
import { hasText } from '../platform/translations/translation-state.ts';
import {
  type Answer,
  containsAny,
  inEveryLanguage,
  newIn,
  recordIn,
  type Visit,
} from './findings.ts';

export async function findPeople({ person, at }: Answer<'person'>, visit: Visit) {
  const { type, designations, heads, with: needs = ['photo', 'phone'] } = person;
  const conditions: Where[] = [
    ...(type ? [{ type: { equals: type } }] : []),
    ...(designations
      ? [
          {
            or: [
              ...designations.map((words) => ({ designation: { contains: words } })),
              ...(heads ? [{ head_since: { exists: true } }] : []),
            ],
          },
        ]
      : []),
  ];
  const people = await inEveryLanguage(visit, (locale) =>
    visit.payload.find({
      ...forVisitors({ locale }),
      collection: 'employees',
      where: { and: conditions },
      sort: ['order', 'id'],
      limit: MOST_RECORDS,
      select: {
        ...{ name: true, dp: true, phone: true, mobile: true, updatedAt: true },
        ...{ designation: true, head_since: true },
      },
    }),
  );
  // The database looks for letters, not for words.
  const holders = people.filter(
    (versions) =>
      !designations ||
      (heads && versions[0].head_since) ||
      versions.some(({ designation }) => containsAny(designation ?? '', designations)),
  );
  const complete = holders.filter(
    ([{ dp, phone, mobile }]) =>
      (!needs.includes('photo') || dp) && (!needs.includes('phone') || phone || mobile),
  );
  return {
    findings: complete.slice(0, 1).map(([{ id, name, updatedAt }]) => ({
      title: name,
      path: at,
      date: updatedAt,
      edit: recordIn('employees', id),
    })),
    add: holders[0] ? recordIn('employees', holders[0][0].id) : newIn('employees'),
  };
}

export async function findCommittee({ committee, part, at }: Answer<'committee'>, visit: Visit) {
  const { codes, names } = committee;
  const committees = await inEveryLanguage(visit, (locale) =>
    visit.payload.find({
      ...forVisitors({ locale }),
      collection: 'committees',
      sort: ['order', 'id'],
      limit: MOST_RECORDS,
    }),
  );
  const matching = committees.filter((versions) =>
    versions.some(({ code, name }) => codes.includes(code ?? '') || containsAny(name, names)),
  );
  const filled = matching.filter((versions) => versions.some((each) => isPartFilled(each, part)));
  return {
    findings: filled.slice(0, 1).map(([{ id, name, updatedAt }]) => ({
      title: name,
      path: at,
      date: updatedAt,
      edit: recordIn('committees', id),
    })),
    add: matching[0] ? recordIn('committees', matching[0][0].id) : newIn('committees'),
  };
}

function isPartFilled(committee: Committee, part: Answer<'committee'>['part']): boolean {
  const value = committee[part];
  return Array.isArray(value) ? value.length > 0 : hasText(value);
}

export async function findMembers({ members, at }: Answer<'members'>, visit: Visit) {
  const { docs } = await visit.payload.find({
    ...forVisitors(visit),
    collection: 'members',
    where: { type: { equals: members } },
    sort: '-updatedAt',
    limit: 1,
    select: { name: true, designation: true, updatedAt: true },
  });
  return {
    findings: docs.map(({ id, updatedAt }) => ({
      title: '',
      path: at,
      date: updatedAt,
      edit: recordIn('members', id),
    })),
    add: newIn('members'),
  };
}
