/** Words by which visitors look for a page, besides its title: in English and in Assamese. */
import type { PagePath } from '../../menu.ts';

export const usualWords: { readonly [Path in PagePath]?: string } = {
  '/contactus':
    'contact number press media journalist telephone phone email address reach location map enquiry যোগাযোগ নম্বৰ সংবাদমাধ্যম ফোন ঠিকনা',
  '/students/certificates':
    'certificate transcript marksheet gradecard transfer tc migration bonafide character duplicate প্ৰমাণপত্ৰ নম্বৰপত্ৰ',
  '/admissionprocedure': 'admission apply application eligibility merit form fee নামভৰ্তি আবেদন মাচুল',
  '/admission-helpdesk': 'admission help query নামভৰ্তি সহায়',
  '/facility/antiragging': 'ragging bullying helpline complaint ৰেগিং',
  '/facility/girlshostel': 'hostel accommodation boarder warden ছাত্ৰীনিবাস ছাত্ৰাবাস',
  '/facility/student_grievance_cell': 'complaint grievance redressal অভিযোগ',
  '/facility/career_placement_cell': 'job campus interview placement চাকৰি',
  '/facility/healthcare_facility': 'doctor hospital medical ambulance চিকিৎসা',
  '/facility/disability_support': 'divyang divyangjan ramp wheelchair pwd দিব্যাংগ',
  '/facility/scholarship_and_stipen': 'scholarship stipend nsp freeship বৃত্তি জলপানি',
  '/rti/home': 'rti information act pio তথ্য',
  '/rti/officers': 'rti pio appellate authority',
  '/recruitment': 'job vacancy career post চাকৰি পদ',
  '/students/results': 'result ফলাফল',
  '/students/routines': 'timetable time-table class ৰুটিন',
  '/students/exam-schedule': 'exam routine date-sheet datesheet programme পৰীক্ষা',
  '/iqac/academic-calendar': 'calendar holiday list বন্ধৰ তালিকা',
  '/notifications/tender': 'tender e-tender quotation bid নিবিদা দৰপত্ৰ',
  '/alumni-registration': 'alumni register association প্ৰাক্তন',
  '/administrations/officestaff': 'office clerk staff কাৰ্যালয়',
  '/administrations/principal': 'principal head of the institution অধ্যক্ষ',
  '/visitors-note': 'feedback suggestion মতামত',
};
