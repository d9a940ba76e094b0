/** The handler of each call of the contract. A missing or additional handler does not compile. */
import type { CallName } from '@college/contract/calls';
import { getcollege, getcount, setcount } from './college/college.ts';
import { getduties } from './college/duties.ts';
import {
  admissionSettings,
  checkiftodayisholiday,
  getfeaturednotificationwebsite,
  getholidays,
  getphotosforwebsite,
  getphotosforwebsitewithcaption,
} from './college/home.ts';
import { getguides, getpage } from './college/pages.ts';
import { getpolicies } from './college/policies.ts';
import { getpreview } from './college/preview.ts';
import { getsitemap } from './college/site-map-call.ts';
import { getwebsitequality } from './college/website-quality.ts';
import {
  getcourse,
  getdepartments,
  getdeptdata,
  getprogrammes,
} from './departments/departments.ts';
import { evidence, getowngroup } from './evidence.ts';
import {
  getdepartmentfilebytype,
  getfileaddress,
  getfiledata,
  getfileswithtext,
  getfiletext,
  getgallery,
  getimportantfiles,
} from './files/files.ts';
import type { Exchange, Handler, WithBody } from './handler.ts';
import {
  getcollegeeventlistwithyear,
  getduenotices,
  getnoticesbytype,
  getnoticesbytypeann,
  getnoticesbytypedept,
  getnoticesbytypedeptv1,
  getsingleeventbyid,
  getupcomingevents,
  getyearsoftype,
} from './notices/notices.ts';
import { getalumnibydept, getmessageAll } from './people/alumni.ts';
import { getcommittee, getcommitteebycode, getcommitteebyid } from './people/committees.ts';
import { getemployeebytype, getpeople } from './people/employees.ts';
import {
  getformerprincipals,
  getgbmembers,
  getmembersbytype,
  getrtiofficers,
} from './people/members.ts';
import {
  employeeprofilewithdeptcode,
  getmyprofiledata,
  getmyprofiledataqreport,
} from './people/profiles.ts';
import { addsearchcounts, getsearchresults, getsearchsuggestions } from './search/search-calls.ts';
import {
  addAlumniRegistration,
  addfileAlumni,
  addMessage,
  addvisitornote,
  captchaChallenge,
  contentRevision,
  emailVerification,
  emailVerificationOtp,
  withdraw,
} from './submissions.ts';

const iqac = evidence('IQAC');
const ssr = evidence('SSR');

export const handlers = {
  getdepartments,
  getdeptdata,
  getprogrammes,
  getnoticesbytype,
  getnoticesbytypedept,
  getnoticesbytypedeptv1,
  getnoticesbytypeann,
  getduenotices,
  getyearsoftype,
  getcollegeeventlistwithyear,
  getsingleeventbyid,
  getupcomingevents,
  getphotosforwebsite,
  getphotosforwebsitewithcaption,
  getemployeebytype,
  getpeople,
  'getmessage-all': getmessageAll,
  getalumnibydept,
  checkiftodayisholiday,
  getholidays,
  getfeaturednotificationwebsite,
  'initialisation/setcount': setcount,
  'initialisation/getcount': getcount,
  'settings/admissionSettings.json': admissionSettings,
  getfiledata,
  getfileaddress,
  getfiletext,
  getfileswithtext,
  addvisitornote,
  getimportantfiles,
  getdepartmentfilebytype,
  getgallery,
  getgroup: iqac.groups,
  getsubgroupbygroupidandtype: iqac.subgroups,
  getsubsubgroupbysubgroupid: iqac.subsubgroups,
  getfilegroupbysubsubgroupid: iqac.filegroups,
  getowngroup,
  getssrgroup: ssr.groups,
  getssrsubgroupbygroupidandtype: ssr.subgroups,
  getssrsubsubgroupbysubgroupid: ssr.subsubgroups,
  getssrfilegroupbysubsubgroupid: ssr.filegroups,
  getcourse,
  getguides,
  getpolicies,
  getduties,
  getwebsitequality,
  getpage,
  getcommittee,
  getcommitteebycode,
  getcommitteebyid,
  getgbmembers,
  getmembersbytype,
  getmyprofiledata,
  getmyprofiledataqreport,
  employeeprofilewithdeptcode,
  getformerprincipals,
  getrtiofficers,
  'email-verification': emailVerification,
  'email-verification-otp': emailVerificationOtp,
  'addfile-alumni': addfileAlumni,
  'add-alumni-registration': addAlumniRegistration,
  'add-message': addMessage,
  'withdraw-consent': withdraw,
  getpreview,
  getsitemap,
  getsearchresults,
  getsearchsuggestions,
  addsearchcounts,
  getcollege,
  'content-revision': contentRevision,
  'captcha-challenge': captchaChallenge,
} satisfies { [Name in CallName]: Handler<Name, Exchange & WithBody<Name>> };
