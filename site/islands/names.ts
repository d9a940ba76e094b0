/** The islands, by file name; client.ts loads `islands/{name}.tsx` and hydrates its export of that name. */
export const islandNames = ['AlumniRegistrationForm', 'MessageForm', 'VisitorsNoteForm'] as const;
export type IslandName = (typeof islandNames)[number];
