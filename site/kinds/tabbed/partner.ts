import type { NoticeType } from '@college/contract/codes';
import type { Kind } from '../kind.ts';
import { byPage } from './introduce.ts';
import * as tab from './tab.ts';
import { tabbed } from './tabbed.tsx';

/** A partner for distance education: the words of its static page, then its notices of one type. */
export const partner = (code: string, type: NoticeType): Kind =>
  tabbed(byPage(code), [tab.news(type), tab.documents(type)], `pages/${code}`, `notices/${type}`);
