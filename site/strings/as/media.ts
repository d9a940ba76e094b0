import type { Strings } from '../en.ts';

export const gallery: Strings['gallery'] = {
  photos: (album) => `ফটো: ${album}`,
  enlarged: 'ডাঙৰকৈ দেখুওৱা ছবি',
  watch: 'ভিডিঅ’ চাওক',
};

export const carousel: Strings['carousel'] = {
  previous: 'আগৰখন',
  next: 'পিছৰখন',
  pause: 'ৰখাওক',
  play: 'চলাওক',
  label: 'ছবিৰ শাৰী',
};

export const embed: Strings['embed'] = {
  opens: (host) => `বুটামটো টিপিলে ${host} এটা নতুন টেবত খোল খাব।`,
  note: (host) => `বুটামটো টিপিলে এইটো ${host}ৰ পৰা আহিব। তেতিয়া সেই ৱেবছাইটে আপোনাৰ আগমনৰ কথা জানিব।`,
};
