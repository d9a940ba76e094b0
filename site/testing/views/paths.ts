/** Pages by what they are about: one of each kind, and every page that is of no kind. */
export const views = {
  home: ['/'],
  about: [
    ...['/aboutus/about', '/aboutus/vision', '/aboutus/emblem', '/organo', '/contactus'],
    ...['/administrations/principal', '/administrations/gb', '/administrations/officestaff'],
    ...['/administrations/formerprincipals', '/departments', '/departments/others'],
    ...['/committees', '/committee-description?committeeId=1'],
  ],
  notices: [
    ...['/admissionprocedure', '/students/results', '/students/routines?year=2024'],
    ...['/facility/library', '/notifications/tender/2025', '/importantfile', '/nirf'],
    ...['/iqac/aishe-data?type=IQAC_AISHE_DATA_C', '/alumni/events', '/iqac/event-news?year=2023'],
    ...['/events', '/singleevent?eventId=1', '/gallery/photo', '/gallery/video'],
    ...['/gallery/document', '/iqac/about', '/iqac/units-and-wings'],
  ],
  sections: [
    ...['/nptel', '/kkhsou?tab=documents', '/ncc/ncc_army', '/nss/home?tab=achievements'],
    ...['/student-wings', '/syllabus-course', '/students/students_union', '/alumni/prominent'],
    ...['/alumni/list', '/iqac/co_po', '/rti/officers', '/privacy', '/recruitment'],
    ...['/help', '/policies', '/web-information-manager'],
    ...['/facility/guest_house', '/alumni-registration', '/visitors-note', '/search?q=hall'],
    ...['/guides', '/guides/address%201'],
  ],
  lists: ['/people', '/programmes', '/sitemap'],
  evidence: [
    ...['/iqac/matrix', '/iqac/matrix?group=1&type=types+1&criterion=1&in_question=metric'],
    '/iqac/ssrmatrix?group=1&type=types+1&criterion=1&srno=1',
  ],
  research: [
    ...['/research', '/research/D1?report=econtent', '/publications', '/research-projects/D2'],
    ...['/research-journal', '/wallmagazines/D1'],
  ],
  department: [
    ...['', '/vision', '/profile', '/glance', '/course', '/contact', '/faculty', '/former-faculty'],
    ...['/staff', '/wall-magazine', '/activity', '/facilities', '/alumni', '/gallery', '/notices'],
    ...['/events', '/singleevent?eventId=1', '/co_po'],
  ].map((page) => `/department/D1${page}`),
  faculty: [
    ...['1', '3', '4', '8', '9', '11', '12', '13'].map((tab) => `single?id=1&section=${tab}`),
    'quarterlyreport?id=1',
  ].map((page) => `/department/D1/faculty/${page}`),
};
