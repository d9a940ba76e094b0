/** Faculty and staff, and what is recorded of them. */
import {
  date,
  file,
  html,
  list,
  paper,
  papers,
  pick,
  quarter,
  random,
  title,
  word,
  words,
} from './words.ts';

const row = (fields: readonly string[]) => ({
  ...Object.fromEntries(fields.map((field) => [field, words(1 + random(6))])),
  quarter: quarter(),
  file: papers(1),
});
const rows = (count: number, ...fields: string[]) => list(count, () => row(fields));

const inSections = (count: number) =>
  list(count, () => ({
    section_name: words(3),
    section_data: rows(3, 'activity', 'remark', 'student_count'),
  }));
const blocks = (count: number) =>
  Object.entries({
    '1.1': rows(count, 'label', 'semester', 'paper_code', 'paper_name'),
    '1.2': inSections(count),
    '1.3': rows(count, 'title', 'category', 'organizer', 'from', 'till'),
    '1.4': rows(count, 'title', 'type', 'from', 'till', 'collaborating_unit', 'participant'),
    '2': rows(count, 'title', 'primary_unit', 'collaborating_unit', 'from', 'till'),
    '3': inSections(count),
    '4.1': rows(count, 'title', 'sponsored_by', 'duration', 'fund', 'status'),
    '4.2': rows(count, 'title', 'journal_name', 'ugc_care', 'impact_factor', 'isbn'),
    '4.3': rows(count, 'title', 'journal_name', 'category', 'publication_date'),
  }).map(([activity_sub_id, activity_data]) => ({
    activity_sub_id,
    activity_name: words(3),
    activity_data,
  }));

export function records(count: number) {
  const activities = {
    qr: [...new Set(list(count * 4, quarter))],
    blocks: blocks(count),
    research: rows(count, 'title', 'sponsored_by', 'duration', 'fund', 'status'),
    research_paper: rows(count, 'title_paper', 'title_book', 'published_by', 'isbn_no'),
    text_book: rows(count, 'title_book', 'published_by', 'isbn_no', 'name_of_authors'),
    awards: rows(count, 'area', 'achievement', 'award', 'other_info'),
    workshop: rows(count, 'theme', 'organised_by', 'date_year', 'duration'),
  };
  return {
    activities,
    bDegree: rows(1, 'course_b', 'subject_b', 'university_b', 'year_b'),
    mDegree: rows(1, 'course_m', 'subject_m', 'university_m', 'year_m'),
    phd: rows(1, 'title_p', 'year_p', 'university_p', 'department_p', 'supervisor_p'),
    oDegree: rows(count, 'description_o', 'year_o'),
    awards: activities.awards,
    achievements: rows(count, 'achievement', 'date_year', 'other_info'),
    college_activities: rows(count, 'name', 'position', 'from', 'till', 'other_info'),
    social_activities: rows(count, 'name', 'position', 'from', 'till', 'other_info'),
    guideship: rows(count, 'name', 'date_of_registration', 'topic', 'status'),
    any_other_information: html(count * 30),
    others: Object.fromEntries(
      ['facebook_link', 'linkedin_link', 'google_scholar', 'wiki_link', 'orchid_link'].map(
        (link) => [link, `https://${word()}.example.org/${word()}`],
      ),
    ),
  };
}

/** Every fifth writes at length of themselves, every sixth has no photo. */
export const person = (dept_code: string, type: string, index: number) => ({
  id: `${dept_code}-${type}-${index}`,
  type,
  name: `Dr ${title(2)} ${title(1)}`,
  designation: pick(['Associate Professor', 'Assistant Professor', 'Guest Lecturer']),
  email: `${word()}.${word()}@example.org`,
  phone: `0${random(1e9)}`,
  mobile: `0${random(1e9)}`,
  dpurl: index % 6 === 5 ? [] : [file('480x600.jpg')],
  experience: `${random(40)} years`,
  date_of_joining: date(),
  date_of_leaving: type === 'FORMER_FACULTY' ? date() : '',
  area_of_research: words(8),
  about: html(index % 5 === 0 ? 400 : 60),
  contact: words(8),
  address: words(12),
  permanent_address: words(12),
  cv: [paper()],
  dept_code,
});
