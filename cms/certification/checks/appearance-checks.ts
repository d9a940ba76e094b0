/** Checks of the college's own colours. */
import { nearest, type Role } from '@college/server/palette';
import { asSystem } from '../../access.ts';
import { type Check, type Fact, resultOf } from '../check.ts';
import { COLLEGE } from '../college.ts';

const roles: readonly Role[] = ['primary', 'accent'];

/** The two colours of the college have the contrast of WCAG AA. All other colours are computed from them. */
export const palette: Check = async ({ payload }) => {
  const { appearance } = await payload.findGlobal({ ...asSystem, slug: 'college' });
  const wrong = roles.flatMap((role): Fact[] => {
    const colour = appearance?.[role]?.toLowerCase();
    if (!colour || (/^#[0-9a-f]{6}$/.test(colour) && nearest[role](colour) === colour)) return [];
    return [
      {
        says: 'The colour {{colour}} of the college is too pale to read.',
        values: { colour },
        link: COLLEGE,
      },
    ];
  });
  return resultOf(wrong, [
    { says: 'The colours of the website are computed, so that every text has enough contrast.' },
  ]);
};
