/** The steps from an empty website to a public one, in the order of the admin. */
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
