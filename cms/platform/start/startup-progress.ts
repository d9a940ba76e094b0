/** Reports progress to the process that started this command, or to the terminal. */
export function reportProgress(figure: string): void {
  if (process.send) process.send({ figure });
  else console.log(figure);
}
