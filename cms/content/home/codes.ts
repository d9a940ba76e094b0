import { CALLING_CODE, COLLEGE_CODE, OFFICE_CODE, TIME_ZONE } from '@college/contract/codes';
import { isTimeZone } from '@college/contract/days/time-zone';
import type { PayloadRequest, Tab, TextField } from 'payload';
import { keepsDays } from '../../platform/time-zone/zone.ts';
import { say } from '../../words/say.ts';
import { plain } from '../fields.ts';

const code = (name: string, label: string, fallback: string, description: string): TextField => ({
  ...plain(name, label),
  admin: { description, placeholder: fallback },
  validate: (value: unknown, { req }: { req: PayloadRequest }) =>
    !value ||
    /^[\w-]{1,20}$/.test(String(value)) ||
    say(req.i18n.language, 'Letters, digits, hyphens and _, 20 at most.'),
});

/** What programs know the college by. */
export const codesTab: Tab = {
  label: 'Codes',
  fields: [
    {
      name: 'codes',
      label: 'Codes in addresses and calls',
      type: 'group',
      admin: { description: 'What has no department goes under these, as Physics under PHY.' },
      fields: [
        code('college', 'The college itself', COLLEGE_CODE, 'Its notices and prominent alumni.'),
        code(
          'office',
          "The principal's office",
          OFFICE_CODE,
          'Stands in the address of a profile.',
        ),
      ],
    },
    {
      ...plain('calling_code', 'Calling code of the country'),
      admin: { description: 'Stands before phone numbers in forms.', placeholder: CALLING_CODE },
      validate: (value: unknown, { req }: { req: PayloadRequest }) =>
        !value ||
        /^\+[1-9]\d{0,2}$/.test(String(value)) ||
        say(req.i18n.language, 'Like this: +91'),
    },
    {
      ...plain('time_zone', 'Time zone'),
      admin: {
        description: 'By which a day begins: of notices that end, holidays, planned publishing.',
        placeholder: TIME_ZONE,
      },
      validate: (value: unknown, { req }: { req: PayloadRequest }) => {
        if (!value) return true;
        const zone = String(value);
        if (!isTimeZone(zone))
          return say(req.i18n.language, 'No such time zone. Write it like this: Asia/Kolkata');
        return keepsDays(zone) || say(req.i18n.language, 'This time zone is too far east for us.');
      },
    },
  ],
};
