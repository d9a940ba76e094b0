import { text } from '../text.ts';
import type { Series } from './template.ts';

export const achievements: Series = {
  COLLEGE_ACHIEVEMENTS: [
    {
      title: text(
        'College receives the state award for a plastic-free campus, {year}',
        'প্লাষ্টিকমুক্ত চৌহদৰ বাবে মহাবিদ্যালয়লৈ ৰাজ্যিক বঁটা, {year}',
      ),
      body: text(
        'The award recognises three years of work by students of the eco club, who replaced bottles and bags by refill points and cloth.',
      ),
      photos: ['college-gate'],
    },
    {
      title: text('Central Library opens its digital archive of Assamese periodicals'),
      body: text(
        'Eleven thousand pages from 1889 to 1950 can now be read by anybody. The scans were made by students on a home-built stand.',
      ),
      photos: ['library-hall'],
    },
    {
      title: text('Memorandum of understanding with Demo University of the Hills'),
      body: text('The two institutions will exchange teachers for a month each year.'),
      files: ['memorandum.pdf'],
      photos: ['college-building'],
    },
    {
      title: text('New instrumentation centre inaugurated'),
      photos: ['laboratory'],
      body: text(
        'Six instruments, one booking list: the centre serves all science departments and neighbouring schools.',
      ),
    },
  ],
  COLLEGE_STU_ACHIEVEMENTS: [
    {
      title: text(
        'Gold medal in the state inter-college debate, {year}',
        'আন্তঃমহাবিদ্যালয় তৰ্ক প্ৰতিযোগিতাত সোণৰ পদক, {year}',
      ),
      body: text(
        'Two students of {dept} argued that small languages need machines, too, and won unanimously.',
      ),
      photos: ['graduates'],
    },
    {
      title: text('{dept} student among the first ten of the university'),
      body: text(
        'A first class with distinction after four years of steady work. The department congratulates.',
      ),
      photos: ['graduates'],
    },
    {
      title: text('Women’s football team wins the inter-college cup'),
      body: text(
        'Two to one in the last minute, on a wet ground, before eight hundred spectators.',
      ),
      photos: ['sports-ground'],
    },
    {
      title: text('Cadet selected for the Republic Day camp'),
      body: text(
        'After three rounds of drill and interviews a third-semester cadet goes to the capital.',
      ),
      photos: ['parade'],
    },
    {
      title: text('Student paper on {topic} published'),
      body: text(
        'The paper grew out of a summer project and was written by four students together.',
      ),
      photos: ['laboratory'],
    },
    {
      title: text('First prize for Bihu dance at the youth festival'),
      photos: ['bihu-dance'],
      body: text(
        'Twelve dancers, two drummers and a pepa: the troupe of the college took the first prize.',
      ),
    },
  ],
  COLLEGE_EMP_ACHIEVEMENTS: [
    {
      title: text(
        'Teacher of {dept} receives the Best Teacher award, {year}',
        '{year} চনৰ শ্ৰেষ্ঠ শিক্ষকৰ বঁটা',
      ),
      body: text('The jury praised lessons that begin with a question from the audience.'),
      photos: ['portrait-4'],
    },
    {
      title: text('Book on {topic} released'),
      body: text(
        'The book is written for readers without previous knowledge and is sold at the price of its paper.',
      ),
      photos: ['library-hall'],
    },
    {
      title: text('Research grant for a project on {topic}'),
      body: text(
        'Three years, two research fellows and a small instrument for the department of {dept}.',
      ),
      photos: ['laboratory'],
    },
    {
      title: text('Ph.D. awarded to an assistant professor of {dept}'),
      body: text('The thesis was defended in public and is kept in the library.'),
      photos: ['portrait-7'],
    },
    {
      title: text('Patent granted for a low-cost water filter'),
      photos: ['laboratory'],
      body: text('The filter uses rice-husk ash and can be made by a village potter.'),
    },
  ],
  NCC_ACTIVITIES: [
    {
      title: text('Combined annual training camp, {year}'),
      body: text('Sixty cadets trained for ten days in map reading, drill and first aid.'),
      by: 'ncc',
      photos: ['parade'],
    },
    {
      title: text('Cadets clean the river bank'),
      body: text('Forty sacks in three hours, sorted and weighed.'),
      by: 'ncc',
      photos: ['river-in-mist'],
    },
    {
      title: text('Firing practice and obstacle course'),
      by: 'ncc',
      photos: ['parade'],
      body: text('Twenty-four cadets fired ten rounds each; the course was run in 2 minutes 41.'),
    },
  ],
  NSS_ACTIVITIES: [
    {
      title: text('Special camp in the adopted village, {year}', 'তোলনীয়া গাঁৱত বিশেষ শিবিৰ, {year}'),
      body: text(
        'Seven days, fifty volunteers: a culvert, a reading corner and two hundred saplings.',
      ),
      by: 'nss',
      photos: ['saplings'],
    },
    {
      title: text('Blood donation: 84 units'),
      body: text('Students, teachers and neighbours gave 84 units in one day.'),
      by: 'nss',
      photos: ['auditorium'],
    },
    {
      title: text('Tree planting on World Environment Day', 'বিশ্ব পৰিৱেশ দিৱসত বৃক্ষৰোপণ'),
      on: [6, 5],
      by: 'nss',
      photos: ['saplings'],
      body: text('Sixty saplings along the bank, each with the name of who waters it.'),
    },
  ],
  NCC_ACHIEVEMENTS: [
    {
      title: text('Best contingent of the group, {year}'),
      by: 'ncc',
      body: text('The contingent was placed first in drill and second in line area.'),
      photos: ['parade'],
    },
    {
      title: text('Cadet promoted to under officer'),
      by: 'ncc',
      photos: ['parade'],
      body: text('She commanded the contingent of the college on Independence Day.'),
    },
  ],
  NSS_ACHIEVEMENTS: [
    {
      title: text('Best NSS unit of the district, {year}'),
      by: 'nss',
      body: text('Recognised for a year of evening classes in two villages.'),
      photos: ['saplings'],
    },
    {
      title: text('Volunteer receives the state award', 'স্বেচ্ছাসেৱকলৈ ৰাজ্যিক বঁটা'),
      by: 'nss',
      photos: ['saplings'],
      body: text('For three years of lessons on the river island, by boat and on foot.'),
    },
  ],
  COLLEGE_F_ALUMNI_ACHIEVEMENTS: [
    {
      title: text('Alumna appointed director of a research institute'),
      body: text('She studied {dept} here and still answers letters from students.'),
      by: 'alumni',
      photos: ['portrait-18'],
    },
    {
      title: text('Alumnus receives a national literary award'),
      by: 'alumni',
      photos: ['library-hall'],
      body: text('His novel follows a ferry through one monsoon.'),
    },
    {
      title: text('Batch of 1996 gives a solar plant to the hostel'),
      by: 'alumni',
      photos: ['college-at-dusk'],
      body: text('Twelve kilowatts: enough for light, fans and hot water of both houses.'),
    },
  ],
};
