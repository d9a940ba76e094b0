/** Links of the set-up to screens of features that bring old content. */
import { slot } from '../../slot.ts';
import type { MenuLink } from '../lists/import-links.ts';

export type OldContentLink = (language: string) => MenuLink;
export const oldContentLinks = slot<OldContentLink>('oldContentLinks');
