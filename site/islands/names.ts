/** The islands, by file name; client.ts loads `islands/{name}.tsx` and hydrates its export of that name. */
export const islandNames = ['Form'] as const;
export type IslandName = (typeof islandNames)[number];
