export const gallery = {
  photos: (album: string) => `Photos: ${album}`,
  enlarged: 'Enlarged picture',
  watch: 'Watch the video',
} as const;

export const carousel = {
  previous: 'Previous',
  next: 'Next',
  pause: 'Pause',
  play: 'Play',
  label: 'carousel',
} as const;

export const embed = {
  opens: (host: string) => `The button opens ${host} in a new tab.`,
  note: (host: string) =>
    `The button loads this from ${host}. That website will then know about your visit.`,
} as const;
