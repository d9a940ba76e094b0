import { CALLING_CODE, COLLEGE_CODE, OFFICE_CODE, TIME_ZONE } from '@college/contract/codes';
import { isTimeZone } from '@college/contract/days/time-zone';
import { ANSWER_DAYS } from '@college/contract/limits';
import type { GlobalConfig, PayloadRequest, Tab, TextField } from 'payload';
import { anybody, editors, hiddenFrom } from '../../access.ts';
import type { College as StoredCollege } from '../../payload-types.ts';
import { searchedPages } from '../../search/searched.ts';
import { isSameDayAtNoon } from '../../time-zone/dates.ts';
import { say } from '../../words/say.ts';
import { day, line, linkAdvice, longText, picture, plain, tiles, webAddress } from '../fields.ts';
import { groups } from '../groups.ts';
import { appearanceTab } from './appearance.ts';
import { applyLanguages, languages } from './languages.ts';

const code = (name: string, label: string, fallback: string, description: string): TextField => ({
  ...plain(name, label),
  admin: { description, placeholder: fallback },
  validate: (value: unknown, { req }: { req: PayloadRequest }) =>
    !value ||
    /^[\w-]{1,20}$/.test(String(value)) ||
    say(req.i18n.language, 'Use at most 20 characters: letters, digits, hyphens and _.'),
});

/** The tab with the codes by which other systems know the college. */
const codesTab: Tab = {
  label: 'Codes',
  fields: [
    {
      name: 'codes',
      label: 'Codes for records without a department',
      type: 'group',
      admin: { description: 'Records without a department use these codes, as Physics uses PHY.' },
      fields: [
        code(
          'college',
          'The college itself',
          COLLEGE_CODE,
          'For its notices and prominent alumni.',
        ),
        code('office', "The principal's office", OFFICE_CODE, 'Used in the address of a profile.'),
      ],
    },
    {
      ...plain('calling_code', 'Country calling code'),
      admin: { description: 'Shown before phone numbers in forms.', placeholder: CALLING_CODE },
      validate: (value: unknown, { req }: { req: PayloadRequest }) =>
        !value || /^\+[1-9]\d{0,2}$/.test(String(value)) || say(req.i18n.language, 'Example: +91'),
    },
    {
      ...plain('time_zone', 'Time zone'),
      admin: {
        description: 'Used for the last day of notices, for holidays and for scheduled publishing.',
        placeholder: TIME_ZONE,
      },
      validate: (value: unknown, { req }: { req: PayloadRequest }) => {
        if (!value) return true;
        const zone = String(value);
        if (!isTimeZone(zone))
          return say(req.i18n.language, 'This time zone does not exist. Example: Asia/Kolkata');
        return (
          isSameDayAtNoon(zone) ||
          say(
            req.i18n.language,
            'This time zone is not supported. Choose one up to 12 hours ahead of UTC.',
          )
        );
      },
    },
  ],
};

/** The tab with the person who is responsible for the website (GIGW 3.0, 5.4.1). */
const informationManagerTab: Tab = {
  label: 'Web Information Manager',
  description:
    'The person who is responsible for the website and approves its policies. Visitors find this page only once you have entered the name.',
  fields: [
    {
      name: 'information_manager',
      label: 'Web Information Manager',
      type: 'group',
      fields: [
        line('name', 'Name'),
        line('designation', 'Designation'),
        {
          type: 'row',
          fields: [plain('phone', 'Phone'), { name: 'email', label: 'E-mail', type: 'email' }],
        },
        line('address', 'Postal address'),
        { ...day('appointed', 'Appointed on'), index: false },
      ],
    },
  ],
};

export const College = {
  slug: 'college',
  label: 'The college',
  admin: {
    hidden: hiddenFrom('department-editor', 'iqac-coordinator', 'moderator'),
    group: groups.home,
    description: 'Name, address and the texts of the home page.',
  },
  access: { read: anybody, update: editors, readVersions: editors },
  custom: searchedPages<StoredCollege>({
    about: ['about'],
    vision: ['motto', 'mission', 'vision'],
    'emblem-meaning': ['emblem_meaning', 'anthem'],
    'principal-message': ['principal_message'],
  }),
  versions: { max: 20 },
  hooks: { afterChange: [applyLanguages] },
  fields: [
    linkAdvice,
    {
      type: 'tabs',
      tabs: [
        {
          label: 'Name and address',
          fields: [
            { ...line('name', 'Name'), required: true },
            languages,
            picture('emblem', 'Emblem'),
            line('tagline', 'Tagline'),
            plain('established', 'Established'),
            line('affiliation', 'Affiliation'),
            line(
              'owner',
              'Owner of the website',
              'The department and the government, for example: Department of Higher Education, Government of Assam. Shown at the end of every page.',
            ),
            line(
              'region',
              'State and country',
              'For example: Assam, India. Added to the title of the home page.',
            ),
            line(
              'keywords',
              'Keywords',
              'For search engines. Put commas between them. The name and the title of each page are added.',
            ),
            line('address', 'Postal address'),
            plain('email', 'E-mail'),
            plain('phone', 'Phone'),
            {
              name: 'answer_days',
              label: 'Days within which the office answers notes',
              type: 'number',
              min: 1,
              defaultValue: ANSWER_DAYS,
              admin: {
                description:
                  'Visitors read it in the form and in the e-mail that confirms their note.',
              },
            },
            {
              name: 'map',
              type: 'group',
              fields: [
                webAddress('embed', 'Map frame', 'Opens only after a visitor clicks.'),
                webAddress('link', 'Link to the map'),
                picture('image', 'Picture of the map'),
                plain('latitude', 'Latitude'),
                plain('longitude', 'Longitude'),
              ],
            },
          ],
        },
        {
          label: 'Texts',
          fields: [
            longText('about', 'About the college'),
            picture('about_image', 'Picture beside the text'),
            {
              name: 'video_file',
              label: 'Video',
              type: 'upload',
              relationTo: 'media',
              filterOptions: { mimeType: { contains: 'video/' } },
            },
            webAddress(
              'video_link',
              'Or the address of a video on another website',
              'Loads only after a visitor clicks.',
            ),
            picture('video_poster', 'Preview picture of the video'),
            longText('principal_message', "Principal's message"),
            longText('motto', 'Motto'),
            longText('mission', 'Mission'),
            longText('vision', 'Vision'),
            {
              name: 'anthem',
              type: 'group',
              fields: [line('title', 'Title'), longText('html', 'Lyrics')],
            },
            longText('emblem_meaning', 'Meaning of the emblem'),
          ],
        },
        {
          label: 'Links',
          fields: [
            tiles('certificates', 'Certificates'),
            tiles('shortcuts', 'Shortcuts'),
            tiles('accreditation', 'Accreditation'),
            tiles('distance_learning', 'Distance learning'),
            tiles('portals', 'Login links', 'Portals for students, teachers and departments.'),
            tiles('social', 'Social media'),
            {
              name: 'state_portal',
              label: 'Portal of the state',
              type: 'group',
              admin: {
                description:
                  'Linked at the end of every page, beside the National Portal of India.',
              },
              fields: [line('title', 'Name'), webAddress('link', 'Link')],
            },
            {
              name: 'leaving_notice',
              label: 'Ask visitors before they leave for a website that is not of a government',
              type: 'checkbox',
              defaultValue: false,
            },
          ],
        },
        informationManagerTab,
        appearanceTab,
        codesTab,
      ],
    },
  ],
} satisfies GlobalConfig;
