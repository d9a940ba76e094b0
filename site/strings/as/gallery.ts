import type { Strings } from '../en.ts';

export const gallery: Strings['gallery'] = {
  photos: (album) => `ফটো: ${album}`,
  enlarged: 'ডাঙৰকৈ দেখুওৱা ছবি',
  watch: 'চলচ্চিত্ৰ চাওক',
};
