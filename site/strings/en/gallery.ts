export const gallery = {
  photos: (album: string) => `Photos: ${album}`,
  enlarged: 'Enlarged picture',
  watch: 'Watch the film',
} as const;
