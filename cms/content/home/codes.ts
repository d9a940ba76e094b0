import { CALLING_CODE, COLLEGE_CODE, OFFICE_CODE, TIME_ZONE } from '@college/contract/codes';
import { isTimeZone } from '@college/contract/days/time-zone';
import type { PayloadRequest, Tab, TextField } from 'payload';
import { isSameDayAtNoon } from '../../platform/time-zone/dates.ts';
import { say } from '../../words/say.ts';
import { plain } from '../fields.ts';

const code = (name: string, label: string, fallback: string, description: string): TextField => ({
  ...plain(name, label),
  admin: { description, placeholder: fallback },
  validate: (value: unknown, { req }: { req: PayloadRequest }) =>
    !value ||
    /^[\w-]{1,20}$/.test(String(value)) ||
    say(req.i18n.language, 'Use at most 20 characters: letters, digits, hyphens and _.'),
});

/** The tab with the codes by which other systems know the college. */
export const codesTab: Tab = {
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
