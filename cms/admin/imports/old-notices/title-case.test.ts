import { expect, it } from 'vitest';
import { repairCapitals } from './title-case.ts';

it.each([
  ['NOTIFICATION FOR ADMISSION', 'Notification for Admission'],
  ['ADMISSION INTO B.SC. AND B.COM. 1ST SEMESTER', 'Admission into B.Sc. and B.Com. 1st Semester'],
  ['RESULT OF BSC, BCOM AND PHD COURSEWORK', 'Result of BSc, BCom and PhD Coursework'],
  ['UG AND PG CLASSES OF HS (FYUGP)', 'UG and PG Classes of HS (FYUGP)'],
  ['VISIT OF THE NAAC PEER TEAM: SCHEDULE', 'Visit of the NAAC Peer Team: Schedule'],
  ["BOYS' HOSTEL NO. II, RE-OPENING", "Boys' Hostel No. II, Re-opening"],
  ['FORM FILL-UP OF SEMESTER IV/VI', 'Form Fill-up of Semester IV/VI'],
  ['M.A. IN ASSAMESE, U.G.C. NET', 'M.A. in Assamese, U.G.C. NET'],
  ['Holiday on Monday', 'Holiday on Monday'],
  ['NAAC visit', 'NAAC visit'],
  ['স্নাতকৰ নামভৰ্তি', 'স্নাতকৰ নামভৰ্তি'],
  ['', ''],
])('%s becomes “%s”', (capitals, title) => {
  expect(repairCapitals(title)).toBe(title);
  expect(repairCapitals(capitals)).toBe(title);
});
