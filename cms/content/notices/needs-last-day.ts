/** Words of titles of tenders, vacancies and admissions, in English and Assamese. */
const announcesDeadline =
  /\b(?:tenders?|quotations?|bids?|auction|vacanc(?:y|ies)|recruitment|walk-in|applications? (?:are )?invited|inviting applications?|admissions? (?:to|for|notice|is open|open|begins?|starts?))\b|দৰপত্ৰ|নিবিদা|নিযুক্তি|খালী পদ|সাক্ষাৎকাৰ|আবেদন আহ্বান|নামভৰ্তি(?:ৰ)? (?:জাননী|আৰম্ভ|মুকলি|আবেদন)/iu;
/** Types in which titles of this kind announce something that ends. */
const announcements = ['COLLEGE_ACADEMIC_NOTICE', 'COLLEGE_ADMIN_NOTICE', 'DEPTNOTICE', 'OWN'];

interface Announcement {
  type?: unknown;
  title?: unknown;
  deadline?: unknown;
  expires?: unknown;
}

/** True for a tender, and for an announcement whose title names a vacancy or an admission. */
export const hasLastDay = ({ type, title }: Announcement): boolean =>
  type === 'COLLEGE_TENDER' ||
  (announcements.some((each) => each === type) && announcesDeadline.test(String(title ?? '')));

/** True if a last day is missing: neither a due date nor a last day on the website is given. */
export const lacksLastDay = (notice: Announcement): boolean =>
  hasLastDay(notice) && !notice.deadline && !notice.expires;
