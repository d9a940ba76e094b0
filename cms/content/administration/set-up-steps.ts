/** The steps from an empty college to a public one, in the order in which they are offered. */
export const setUpSteps = [
  'college',
  'languages',
  'colours',
  'departments',
  'sections',
  'people',
  'mail',
  'launch',
] as const;
export type SetUpStep = (typeof setUpSteps)[number];

export const isSetUpStep = (name: unknown): name is SetUpStep =>
  setUpSteps.some((step) => step === name);
