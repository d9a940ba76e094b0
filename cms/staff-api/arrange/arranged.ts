/** Lists whose order the office keeps by hand, smaller places first. */
interface Arranged {
  /** Fields that part the list: places count within a part. */
  parts: readonly string[];
  /** Path to the parent, if a list contains the independent lists of several parents. */
  of?: string;
}

export const arranged = {
  committees: { parts: [] },
  courses: { parts: [] },
  guides: { parts: [] },
  members: { parts: ['type', 'own_page'] },
  'rti-officers': { parts: ['role'] },
  photos: { parts: ['type'] },
  'evidence-groups': { parts: ['report', 'own_page'] },
  'evidence-criteria': { parts: ['type'], of: 'group' },
  'evidence-files': { parts: ['question'], of: 'question.criterion.group' },
} as const satisfies Record<string, Arranged>;
export type ArrangedList = keyof typeof arranged;

export const isArranged = (name: unknown): name is ArrangedList =>
  typeof name === 'string' && Object.hasOwn(arranged, name);

export const arrangedAs = (list: ArrangedList): Arranged => arranged[list];
