import type { NoticeType } from '@college/contract/codes';
import type { Kind } from '../kind.ts';
import { withBanner } from './introduce.ts';
import * as tab from './tab.ts';
import { tabbed } from './tabbed.tsx';

/** A wing of the National Cadet Corps: its own notices and members, the activities of the whole corps. */
export const ncc = (type: NoticeType, committeeCode: string): Kind =>
  tabbed(
    withBanner(type, 'NCC_HIGHLIGHTS'),
    [
      tab.activities('NCC_ACTIVITIES'),
      tab.achievements('NCC_ACHIEVEMENTS'),
      tab.members(committeeCode),
    ],
    `notices/${type}`,
    `committees/${committeeCode}`,
  );

/** A unit of the National Service Scheme. */
export const nss = (type: NoticeType): Kind =>
  tabbed(
    withBanner(type, 'NSS_HIGHLIGHTS'),
    [tab.activities('NSS_ACTIVITIES'), tab.achievements('NSS_ACHIEVEMENTS'), tab.members('NSS')],
    `notices/${type}`,
    'committees/NSS',
  );
