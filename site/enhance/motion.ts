/** True if the visitor prefers reduced motion. */
export const prefersReducedMotion = (): boolean =>
  matchMedia('(prefers-reduced-motion: reduce)').matches;

/** Handles a pause button, with its two labels in `data-words` and its state in `data-playing`. */
export function pauseButton(
  button: HTMLElement | null,
  onChange: (playing: boolean) => void,
): void {
  const set = (playing: boolean) => {
    if (button) {
      const [pause = '', play = ''] = (button.dataset.words ?? '').split('|');
      button.dataset.playing = String(playing);
      button.setAttribute('aria-label', playing ? pause : play);
    }
    onChange(playing);
  };
  button?.addEventListener('click', () => set(button.dataset.playing !== 'true'));
  set(!prefersReducedMotion());
}
