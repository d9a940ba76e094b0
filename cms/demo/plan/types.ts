import type {
  DepartmentList,
  EmployeeType,
  MessageType,
  NoticeType,
  PhotoType,
  Stream,
} from '@college/contract/codes';
import type { PictureName } from '../art/pictures.ts';
import type { DocumentName } from '../pdf/documents.ts';
import type { Text } from '../text.ts';
import type { Day } from './calendar.ts';
import type { RecordsPlan } from './records.ts';

export interface NoticePlan {
  type: NoticeType;
  date: Day;
  title: Text;
  /** In the marks of richText.ts. */
  body?: Text;
  posted_as: Text;
  department?: string;
  files?: readonly (DocumentName | PictureName)[];
  photos?: readonly PictureName[];
  caption?: Text;
  link?: string;
  /** The last day on the website. */
  expires?: Day;
}

export type Row = Record<string, string | number>;

export interface DepartmentPlan {
  code: string;
  name: Text;
  stream: Stream;
  kind?: Text;
  dual: boolean;
  estd: string;
  examination: Text;
  banner: PictureName;
  texts: Partial<
    Record<
      | 'department_about'
      | 'vision'
      | 'courses'
      | 'contact_details'
      | 'activity'
      | 'online_classes'
      | 'gallery'
      | 'research',
      Text
    >
  >;
  facilities: { title: Text; description: Text }[];
  lists: Partial<Record<DepartmentList, Row[]>>;
}

export interface EmployeePlan {
  type: EmployeeType;
  department?: string;
  name: string;
  designation: string;
  photo?: PictureName;
  email: string;
  phone: string;
  contact: string;
  joined: Day;
  left?: Day;
  experience: string;
  research: string;
  about: string;
  live: boolean;
  cv: boolean;
  order: number;
  addresses?: { address: Text; permanent: Text; shown: boolean };
  records?: RecordsPlan;
  /** Whether the profile leads to pages elsewhere, and says more in section 10. */
  links?: boolean;
  more?: Text;
}

export interface AlumnusPlan {
  department: string;
  name: string;
  from: number;
  profession: string;
  company: string;
  qualification: string;
  photo?: PictureName;
  prominent: boolean;
  consent: boolean;
  email: string;
}

/** What waits in the inbox of a moderator. */
export interface RegistrationPlan {
  name: string;
  email: string;
  department: string;
  from: number;
  occupation: string;
  qualification: string;
  address: string;
  consent: boolean;
  photo: PictureName;
  /** Days before today. */
  age: number;
}

export interface MessagePlan {
  type: MessageType;
  /** Where it waits for approval, the address of its sender. */
  waiting?: { email: string; course: string; department: string };
  name: string;
  message: Text;
  photo: PictureName;
  from: number;
  profession?: string;
  company?: string;
}

export interface PhotoPlan {
  type: PhotoType;
  picture: PictureName;
  caption: Text;
}

export interface HolidayPlan {
  title: Text;
  from: Day;
  to: Day;
  description: Text;
  picture?: PictureName;
}
