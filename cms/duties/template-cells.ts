/** Cells of each data template of `duties/evidence-columns.yaml`; `npm run reference` generates this file. */
export interface TemplateCells {
  projects: {
    title: string;
    investigator: string;
    department: string;
    award_year: string;
    amount: string;
    duration: string;
    agency: string;
    agency_type: string;
  };
  seminars: {
    year: string;
    title: string;
    participants: string;
    period: string;
    link: string;
  };
  papers: {
    title: string;
    authors: string;
    department: string;
    journal: string;
    year: string;
    issn: string;
    journal_link: string;
    link: string;
    ugc_care: string;
  };
  books: {
    serial: string;
    teacher: string;
    book: string;
    paper: string;
    proceedings: string;
    conference: string;
    level: string;
    year: string;
    isbn: string;
    affiliation: string;
    publisher: string;
  };
  extension: {
    activity: string;
    unit: string;
    scheme: string;
    year: string;
    students: string;
  };
  mous: {
    serial: string;
    name: string;
    institution: string;
    signed: string;
    purpose: string;
    duration: string;
    activities: string;
    link: string;
  };
  seats: {
    programme: string;
    code: string;
    sanctioned: string;
    admitted: string;
  };
  'reserved-seats': {
    year: string;
    earmarked: string;
    admitted: string;
  };
  teachers: {
    name: string;
    pan: string;
    designation: string;
    appointed: string;
    appointment: string;
    department: string;
    experience: string;
    serving: string;
  };
  results: {
    code: string;
    programme: string;
    appeared: string;
    passed: string;
  };
  'add-on-courses': {
    name: string;
    code: string;
    year: string;
    times_offered: string;
    duration: string;
    enrolled: string;
    completed: string;
  };
  'financial-support': {
    year: string;
    teacher: string;
    event: string;
    professional_body: string;
    amount: string;
  };
  'development-programmes': {
    teacher: string;
    title: string;
    period: string;
  };
  'e-governance': {
    area: string;
    implementation_year: string;
    link: string;
  };
  'full-time-teachers': {
    name: string;
    staff_number: string;
    email: string;
    gender: string;
    designation: string;
    joined: string;
  };
}
