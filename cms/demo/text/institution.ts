import { text } from '../text.ts';
import type { Series } from './template.ts';

/** Strengths and challenges, the student wings and the standing pages of the quality cell. */
export const institution: Series = {
  COLLEGE_SWOC_S: [
    {
      title: text('Strengths', 'সামৰ্থ্য'),
      by: 'iqac',
      body: text(
        '- Seven decades of trust in the city and the villages around\n- Twenty-two departments and centres under one roof\n- Laboratories and a library that stay open in the evening\n- Teachers who live near the campus',
        '- সাতটা দশকজোৰা ৰাইজৰ বিশ্বাস\n- এখন ছাদৰ তলত বাইশটা বিভাগ আৰু কেন্দ্ৰ',
      ),
    },
  ],
  COLLEGE_SWOC_W: [
    {
      title: text('Weaknesses', 'দুৰ্বলতা'),
      by: 'iqac',
      body: text(
        '- Little ground left to build on\n- Too few hostel places for men\n- Old wiring in Block B',
      ),
    },
  ],
  COLLEGE_SWOC_O: [
    {
      title: text('Opportunities', 'সুযোগ'),
      by: 'iqac',
      body: text(
        '- Credit transfer under the new education policy\n- Alumni on four continents\n- River and wetlands as open-air laboratories',
      ),
    },
  ],
  COLLEGE_SWOC_C: [
    {
      title: text('Challenges', 'প্ৰত্যাহ্বান'),
      by: 'iqac',
      body: text(
        '- Students who travel two hours each way\n- Floods in the months of admission\n- Keeping good teachers when others pay more',
      ),
    },
  ],
  COLLEGE_NSS: [
    {
      title: text('National Service Scheme'),
      by: 'nss',
      photos: ['saplings'],
      body: text(
        'Two units of a hundred volunteers each. Every volunteer gives 120 hours a year and learns more than can be written here.',
      ),
    },
  ],
  NSS_HOME: [
    {
      title: text('Not me but you'),
      by: 'nss',
      photos: ['saplings'],
      body: text(
        'The NSS of the college has adopted two villages on the north bank. Evening classes, health camps and a small library are run by volunteers throughout the year.',
      ),
    },
  ],
  NCC_HOME: [
    {
      title: text('Unity and discipline'),
      by: 'ncc',
      photos: ['parade'],
      body: text(
        'Army, naval, air and girls’ wings parade on the college ground every Sunday. B and C certificate holders get preference in many services.',
      ),
    },
  ],
  COLLEGE_NCC_ARMY: [
    {
      title: text('NCC Army wing'),
      by: 'ncc',
      photos: ['parade'],
      body: text(
        'One company of 104 cadets. Drill, map reading, weapon training and adventure camps.',
      ),
    },
  ],
  COLLEGE_NCC_NAVY: [
    {
      title: text('NCC Naval wing'),
      by: 'ncc',
      photos: ['river-in-mist'],
      body: text(
        'Boat pulling on the Brahmaputra, ship modelling and seamanship for fifty cadets.',
      ),
    },
  ],
  COLLEGE_NCC_AIR: [
    {
      title: text('NCC Air wing'),
      by: 'ncc',
      photos: ['parade'],
      body: text('Aero-modelling, basics of flight and a visit to the air field every year.'),
    },
  ],
  COLLEGE_NCC_GIRL: [
    {
      title: text('NCC Girls’ wing'),
      by: 'ncc',
      photos: ['parade'],
      body: text(
        'Fifty-two cadets, founded in 1965, and the loudest words of command on the ground.',
      ),
    },
  ],
  COLLEGE_SCOUTE: [
    {
      title: text('Scouts and Guides'),
      by: 'welfare',
      photos: ['tea-garden-walk'],
      body: text('Rovers and Rangers meet on Saturdays and camp twice a year.'),
    },
  ],
  COLLEGE_REDCROSS: [
    {
      title: text('Youth Red Cross'),
      by: 'welfare',
      body: text(
        'First aid courses, blood groups of all students on file, and a relief team in the months of flood.',
      ),
    },
  ],
  IQAC_ABOUT: [
    {
      title: text('About the IQAC'),
      by: 'iqac',
      body: text(
        'The Internal Quality Assurance Cell was formed in 2004. It plans, measures and reports: what is taught and learnt, what is found out, and what the college does for its neighbours.\n\n## What it does\n\n- Annual report and academic audit\n- Feedback of students, parents, alumni and staff\n- Training of teachers and office staff',
      ),
    },
  ],
  IQAC_STRATEGIES: [
    {
      title: text('Strategic plan 2024 to 2030'),
      by: 'iqac',
      files: ['quality-assurance-report.pdf'],
      body: text('Ten goals with a figure and a year for each.'),
    },
  ],
  IQAC_CORE_COMMITTEES: [
    {
      title: text('Core committee'),
      by: 'iqac',
      body: text(
        '| Name | Role |\n| Dr Nirupama S. | Chairperson |\n| Dr Gautam K. | Coordinator |\n| Dr Gitali G. | Member |\n| Two students | Members |\n| One alumna, one employer | External members |',
      ),
    },
  ],
  IQAC_AISHE_DATA_C: [
    { title: text('AISHE certificate'), by: 'iqac', files: ['annual-report.pdf'] },
  ],
  IQAC_MOUS_AND_COLLABORATIONS: [
    {
      title: text('MoU with the Demo Institute of Technology'),
      by: 'iqac',
      files: ['memorandum.pdf'],
    },
    { title: text('MoU with the Demo State Museum'), by: 'iqac', files: ['memorandum.pdf'] },
  ],
  IQAC_HANDBOOK: [
    { title: text('Handbook for teachers and students'), by: 'iqac', files: ['prospectus.pdf'] },
  ],
  IQAC_DAC: [
    { title: text('Department advisory committees'), by: 'iqac', files: ['office-order.pdf'] },
  ],
  IQAC_IIQA: [
    {
      title: text('Institutional information for quality assessment'),
      by: 'iqac',
      files: ['quality-assurance-report.pdf'],
    },
  ],
  IQAC_SDF: [
    { title: text('Standard data format'), by: 'iqac', files: ['quality-assurance-report.pdf'] },
  ],
  IQAC_FEEDBACK_FORM: [
    {
      title: text('Feedback form'),
      by: 'iqac',
      files: ['application-form.pdf'],
      link: 'https://portal.example.org/feedback',
    },
  ],
  IQAC_FEEDBACK_ANALYSIS_STUDENTS: [
    {
      title: text('Feedback of students, {session}'),
      by: 'iqac',
      files: ['quality-assurance-report.pdf'],
    },
  ],
  IQAC_FEEDBACK_ANALYSIS_ALUMNI: [
    {
      title: text('Feedback of alumni, {session}'),
      by: 'iqac',
      files: ['quality-assurance-report.pdf'],
    },
  ],
  IQAC_FEEDBACK_ANALYSIS_PARENTS: [
    {
      title: text('Feedback of parents, {session}'),
      by: 'iqac',
      files: ['quality-assurance-report.pdf'],
    },
  ],
  IQAC_FEEDBACK_ANALYSIS_TEACHING_STAFF: [
    {
      title: text('Feedback of teachers, {session}'),
      by: 'iqac',
      files: ['quality-assurance-report.pdf'],
    },
  ],
  IQAC_FEEDBACK_ANALYSIS_NON_TEACHING_STAFF: [
    {
      title: text('Feedback of office staff, {session}'),
      by: 'iqac',
      files: ['quality-assurance-report.pdf'],
    },
  ],
  IQAC_BEST_PRACTICE: [
    {
      title: text('Best practice: water from forty wells'),
      by: 'iqac',
      body: text(
        'Chemistry students test the wells of the neighbourhood every year and explain the result at each door.',
      ),
      files: ['annual-report.pdf'],
    },
    {
      title: text('Best practice: mentors for four years'),
      by: 'iqac',
      body: text('Twelve students, one teacher, four years, a cup of tea every month.'),
    },
  ],
  IQAC_INSTITUTIONAL_DISTINGTIVENESS: [
    {
      title: text('A college that keeps its doors open'),
      by: 'iqac',
      body: text(
        'Observatory, library, garden and workshop are open to the town at fixed hours. Nineteen thousand visitors came last year.',
      ),
    },
  ],
  IQAC_ORGANOGRAM: [{ title: text('Organogram'), by: 'iqac', files: ['office-order.pdf'] }],
  IQAC_SSR: [
    {
      title: text('Self study report, third cycle'),
      by: 'iqac',
      files: ['quality-assurance-report.pdf', 'annual-report.pdf'],
    },
  ],
  IQAC_DVV: [
    {
      title: text('Data validation and verification'),
      by: 'iqac',
      files: ['quality-assurance-report.pdf'],
    },
  ],
  IQAC_DVV_ARCHIVE: [
    {
      title: text('DVV archive, second cycle'),
      by: 'iqac',
      files: ['quality-assurance-report.pdf'],
    },
  ],
  IQAC_CGC: [
    {
      title: text('Career guidance cell: yearly report'),
      by: 'iqac',
      files: ['annual-report.pdf'],
    },
  ],
  IQAC_AUDIT: [
    { title: text('Green and energy audit'), by: 'iqac', files: ['quality-assurance-report.pdf'] },
    {
      title: text('Academic and administrative audit'),
      by: 'iqac',
      files: ['quality-assurance-report.pdf'],
    },
  ],
};
