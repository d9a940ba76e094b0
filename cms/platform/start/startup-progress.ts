/** Tells whoever started this command how far it is; without one, the terminal. */
export function reportProgress(figure: string): void {
  if (process.send) process.send({ figure });
  else console.log(figure);
}
