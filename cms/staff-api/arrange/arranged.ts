/** Lists with an order set by the office. Lower places come first. */
interface Arranged {
  /** Fields that divide the list into parts with independent places. */
  parts: readonly string[];
  /** Path to the parent, for a collection with a separate list per parent. */
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
