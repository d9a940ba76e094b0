import type { NoticeType } from '@college/contract/codes';

interface Theme {
  titles: readonly string[];
  /** Assamese titles, for the notices that have one. */
  assamese?: readonly string[];
  texts: readonly string[];
  documents?: readonly string[];
}

const examination: Theme = {
  titles: [
    'Filling in of examination forms for the odd semesters',
    'Seat plan of the end-semester examination',
    'Change of the date of one theory paper because of a public holiday',
    'Practical examinations of the science departments: batches, dates and what every candidate has to bring to the laboratory',
  ],
  assamese: ['ষাণ্মাসিক পৰীক্ষাৰ প্ৰপত্ৰ পূৰণৰ জাননী', 'পৰীক্ষাৰ আসন বিন্যাস'],
  texts: [
    'Candidates are asked to check the date, the hall and the time of every paper, and to be seated fifteen minutes before it begins.',
    'Nobody is admitted without an admit card. Mobile phones stay outside the hall.',
  ],
  documents: ['exam-schedule'],
};
const notice: Theme = {
  titles: [
    'Meeting of all heads of departments in the conference room',
    'The college remains closed on account of Bohag Bihu',
    'Renewal of identity cards for the new session',
    'Maintenance of the power supply on Sunday',
    'Revised working hours of the office during the admission weeks, counter by counter, with the names of the officers in charge',
  ],
  assamese: ['বিভাগীয় মুৰব্বীসকলৰ সভা', 'ব’হাগ বিহু উপলক্ষে মহাবিদ্যালয় বন্ধ থাকিব', 'পৰিচয় পত্ৰৰ নবীকৰণ'],
  texts: [
    'All concerned are asked to take note. The office answers questions on working days between ten and four.',
    'This notice replaces the earlier one of the same subject.',
  ],
  documents: ['application-form'],
};
const academic: Theme = {
  titles: [
    'Routine of the new session for all undergraduate classes',
    'Internal assessment: dates of the sessional tests',
    'Orientation of first-semester students in the auditorium',
    'Applications are invited for the merit scholarship of the college',
    'Field study of the final-semester students',
    'Last date for the change of the generic elective subject under the four-year programme and how to apply for it on the student portal',
  ],
  assamese: ['নতুন বৰ্ষৰ শ্ৰেণীৰ সময়সূচী', 'আভ্যন্তৰীণ মূল্যায়নৰ তাৰিখ', 'মেধা বৃত্তিৰ বাবে আবেদন'],
  texts: [
    'Students are asked to read the attached sheet with care and to speak to their mentor where something is not clear.',
    'Attendance counts from the first day of class.',
  ],
  documents: ['class-routine'],
};
const achievement: Theme = {
  titles: [
    'First prize at the inter-college debate',
    'Gold medal in the university athletics meet',
    'Best paper at the national seminar on wetlands',
    'Research fellowship awarded for work on traditional weaving',
    'Cadet selected for the Republic Day camp',
  ],
  assamese: ['আন্তঃমহাবিদ্যালয় তৰ্ক প্ৰতিযোগিতাত প্ৰথম স্থান', 'বিশ্ববিদ্যালয়ৰ ক্ৰীড়া মেলাত সোণৰ পদক'],
  texts: ['The college congratulates the winner, the teachers who helped, and the friends who cheered.'],
};
const event: Theme = {
  titles: [
    'College week: sports, music and a play in the open air',
    'Seminar on the wetlands of the Brahmaputra valley',
    'Freshers’ social of the new session',
    'Tree planting along the campus wall',
    'Blood donation camp with the Red Cross',
    'Book fair and a reading by young poets',
  ],
  assamese: ['মহাবিদ্যালয় সপ্তাহ', 'নৱাগত আদৰণি সভা', 'বৃক্ষৰোপণ কাৰ্যসূচী', 'গ্ৰন্থমেলা আৰু কবিতা পাঠ'],
  texts: [
    'Students of all departments took part. The day began with the college anthem and ended with a shared meal.',
    'Photographs of the day are below.',
  ],
};
const tender: Theme = {
  titles: ['Tender for laboratory equipment', 'Quotation for printing the college magazine', 'Tender for repair of the hostel roof'],
  assamese: ['পৰীক্ষাগাৰৰ সঁজুলিৰ দৰপত্ৰ'],
  texts: ['Sealed offers are received in the office until three in the afternoon of the last date.'],
  documents: ['tender-notice'],
};
const download: Theme = {
  titles: ['Application form for leave', 'Form for the transfer certificate', 'Prospectus of the session', 'Anti-ragging undertaking'],
  assamese: ['ছুটীৰ আবেদন প্ৰপত্ৰ'],
  texts: ['Print the form on A4 paper.'],
  documents: ['application-form', 'prospectus'],
};
const result: Theme = {
  titles: ['Result of the end-semester examination', 'Result of the re-evaluation', 'Merit list of the admission test'],
  assamese: ['ষাণ্মাসিক পৰীক্ষাৰ ফলাফল'],
  texts: ['The list is provisional until the mark sheets are given out.'],
  documents: ['result-sheet'],
};
const report: Theme = {
  titles: ['Report of the year', 'Minutes of the meeting', 'Action taken report', 'Plan of action'],
  texts: ['Approved by the quality assurance cell and placed before the governing body.'],
  documents: ['annual-report', 'meeting-minutes'],
};
const facility: Theme = {
  titles: ['What is there and how to use it'],
  texts: [
    'The facility is open to all students and staff on working days from nine to five. Bring the identity card of the college.',
    'Questions and wishes are welcome at the help desk beside the main staircase.',
  ],
};

/** Words for every family of notices; a type that is not named here speaks like a facility. */
const themes: Partial<Record<NoticeType, Theme>> = {
  COLLEGE_ACADEMIC_NOTICE: academic,
  COLLEGE_ADMIN_NOTICE: notice,
  COLLEGE_TENDER: tender,
  COLLEGE_DOWNLOADS: download,
  COLLEGE_DOWNLOADS_GENERAL: download,
  COLLEGE_ACHIEVEMENTS: achievement,
  COLLEGE_STU_ACHIEVEMENTS: achievement,
  COLLEGE_EMP_ACHIEVEMENTS: achievement,
  COLLEGE_EVENT: event,
  IQAC_EVENT: event,
  DEPTEVENT: event,
  COLLEGE_NPTEL_EVENT: event,
  COLLEGE_F_ALUMNI_EVENTS: event,
  COLLEGE_F_ALUMNI_ACHIEVEMENTS: achievement,
  DEPTNOTICE: academic,
  CLASS_ROUTINES: { ...academic, titles: ['Class routine of the odd semesters', 'Class routine of the even semesters'] },
  EXAM_RESULTS: result,
  EXAM_SCHEDULE: examination,
  EXAMINATION: examination,
  COLLEGE_SWOC_S: { titles: ['Strengths'], texts: ['Committed teachers, a quiet campus by the river, a library that students use, and graduates who come back to help.'] },
  COLLEGE_SWOC_W: { titles: ['Weaknesses'], texts: ['Too few class rooms for the number of students, and laboratories that need new instruments.'] },
  COLLEGE_SWOC_O: { titles: ['Opportunities'], texts: ['The growing city asks for new skills; the new curriculum lets departments work together.'] },
  COLLEGE_SWOC_C: { titles: ['Challenges'], texts: ['Floods that break the session, and students who travel far every day.'] },
};

export function themeOf(type: NoticeType): Theme {
  return themes[type] ?? (type.startsWith('IQAC') || type === 'NIRF' ? report : facility);
}
