import { facilityPages } from '../text/pages/facilities.ts';
import { institutionPages } from '../text/pages/institution.ts';
import { officePages } from '../text/pages/offices.ts';
import type { PageText } from '../text/pages/page.ts';
import { studyPages } from '../text/pages/study.ts';
import { wingPages } from '../text/pages/wings.ts';

export const planPages = (): readonly PageText[] => [
  ...institutionPages,
  ...officePages,
  ...wingPages,
  ...studyPages,
  ...facilityPages,
];
