/** Every row of the contract with the function that answers it: one missing or too many does not compile. */
import type { CallName } from '@college/contract/calls';
import { getcollege } from './college.ts';
import { getcommittee, getcommitteebycode, getcommitteebyid } from './committees.ts';
import { getcount, setcount } from './counter.ts';
import { getcourse } from './courses.ts';
import { getdepartments, getdeptdata } from './departments.ts';
import { getcollegeeventlistwithyear, getsingleeventbyid, getupcomingevents } from './events.ts';
import { evidence } from './evidence.ts';
import { getfileaddress, getfiledata } from './files.ts';
import type { Exchange, Handler } from './handler.ts';
import {
  admissionSettings,
  checkiftodayisholiday,
  getfeaturednotificationwebsite,
} from './home.ts';
import { getgbmembers, getmembersbytype } from './members.ts';
import { getmessageAll } from './messages.ts';
import {
  getnoticesbytype,
  getnoticesbytypeann,
  getnoticesbytypedept,
  getnoticesbytypedeptv1,
} from './notices.ts';
import { getformerprincipals, getrtiofficers } from './officers.ts';
import { getpage } from './pages.ts';
import { getalumnibydept, getemployeebytype } from './people.ts';
import { getphotosforwebsite, getphotosforwebsitewithcaption } from './photos.ts';
import { getpreview } from './preview.ts';
import {
  employeeprofilewithdeptcode,
  getmyprofiledata,
  getmyprofiledataqreport,
} from './profiles.ts';
import { getdepartmentfilebytype, getgallery, getimportantfiles } from './shared-files.ts';
import {
  addAlumniRegistration,
  addfileAlumni,
  addMessage,
  addvisitornote,
  captchaChallenge,
  contentRevision,
  emailVerification,
  emailVerificationOtp,
} from './submissions.ts';

const iqac = evidence('IQAC');
const ssr = evidence('SSR');

export const handlers = {
  getdepartments,
  getdeptdata,
  getnoticesbytype,
  getnoticesbytypedept,
  getnoticesbytypedeptv1,
  getnoticesbytypeann,
  getcollegeeventlistwithyear,
  getsingleeventbyid,
  getupcomingevents,
  getphotosforwebsite,
  getphotosforwebsitewithcaption,
  getemployeebytype,
  'getmessage-all': getmessageAll,
  getalumnibydept,
  checkiftodayisholiday,
  getfeaturednotificationwebsite,
  'initialisation/setcount': setcount,
  'initialisation/getcount': getcount,
  'settings/admissionSettings.json': admissionSettings,
  getfiledata,
  getfileaddress,
  addvisitornote,
  getimportantfiles,
  getdepartmentfilebytype,
  getgallery,
  getgroup: iqac.groups,
  getsubgroupbygroupidandtype: iqac.subgroups,
  getsubsubgroupbysubgroupid: iqac.subsubgroups,
  getfilegroupbysubsubgroupid: iqac.filegroups,
  getssrgroup: ssr.groups,
  getssrsubgroupbygroupidandtype: ssr.subgroups,
  getssrsubsubgroupbysubgroupid: ssr.subsubgroups,
  getssrfilegroupbysubsubgroupid: ssr.filegroups,
  getcourse,
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
  getpreview,
  getcollege,
  'content-revision': contentRevision,
  'captcha-challenge': captchaChallenge,
} satisfies { [Name in CallName]: Handler<Name, Exchange> };
