/** Search in the handbook, by the words that people in an office use. */
import { comparableText } from '../../reading/comparable.ts';
import type { HandbookPage } from './read-handbook.ts';
import type { Task } from './tasks.ts';

/** Words for a task that its page does not have in its title. */
export const otherWords: Partial<Record<Task, string>> = {
  'sign-in': 'login password forgot otp two factor লগ ইন পাছৱৰ্ড',
  'write-a-notice': 'tender circular notification result routine whatsapp share pdf টেণ্ডাৰ',
  'add-an-event': 'programme function seminar webinar',
  'files-and-albums': 'photo gallery whatsapp image upload document pdf replace ফটো',
  departments: 'course syllabus routine subject',
  profiles: 'teacher faculty staff retire retired retirement transfer cv photo অৱসৰ',
  'head-of-department': 'hod head change মুৰব্বী',
  'many-profiles-public': 'bulk all publish visible',
  'committees-and-members': 'governing body alumni union principal iqac cell',
  quality: 'naac aqar ssr nirf iqac evidence',
  'home-page': 'logo emblem banner colour color name address college popup holiday emergency লোগো',
  'slider-photos': 'banner carousel slideshow',
  'pages-and-menu': 'menu link navigation hide page url redirect',
  'duties-and-reviews': 'rti ugc disclosure mandatory',
  policies: 'gigw copyright privacy terms security stqc web information manager wim',
  sheets: 'excel csv bulk spreadsheet',
  'old-website': 'migrate import pdf',
  'decide-what-was-sent': 'moderate approve alumni feedback spam',
  'answer-by-mail': 'reply respond email contact visitor note',
  'assamese-beside-english': 'translate translation language',
  accounts: 'user invite role permission password retire leave',
  mistakes: 'recycle bin trash undo delete restore version wrong ৰিচাইকেল বিন',
};

const wordsOf = (text: string): string[] => comparableText(text).split(' ').filter(Boolean);

/**
 * Pages that have every word of the query at the beginning of one of their words. Words of titles come first, then other
 * names, then the text. An empty query has no results.
 */
export function searchHandbook(pages: readonly HandbookPage[], query: string): HandbookPage[] {
  const searched = wordsOf(query);
  if (searched.length === 0) return [];
  const scored = pages.map((page) => {
    const places = [
      page.title,
      `${otherWords[page.task] ?? ''} ${page.otherWords}`,
      page.html.replace(/<[^<>]*>/g, ' '),
    ].map(wordsOf);
    const weights = searched.map((word) => {
      const place = places.findIndex((words) => words.some((other) => other.startsWith(word)));
      return place < 0 ? 0 : [100, 10, 1][place];
    });
    const isWhole = weights.every(Boolean);
    return { page, weight: isWhole ? weights.reduce((sum = 0, weight = 0) => sum + weight, 0) : 0 };
  });
  return scored
    .filter(({ weight }) => weight)
    .sort((one, other) => (other.weight ?? 0) - (one.weight ?? 0))
    .map(({ page }) => page);
}
