import { say } from '../../words/say.ts';
import { momentText } from './moment.ts';

/** `Planned: 23-11 09:00` */
export const plannedText = (
  language: string,
  { at, publishes }: { at: string; publishes: boolean },
  timeZone: string,
): string =>
  say(language, publishes ? 'Planned: {{moment}}' : 'Off the website: {{moment}}', {
    moment: momentText(at, timeZone),
  });
