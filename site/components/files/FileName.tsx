import type { Upload } from '@college/contract/entities';
import { cutName, fileName } from './file-name.ts';

interface Props {
  file: Upload;
  /** Letters that are shown; where there are more, two dots follow. */
  longest: number;
}

/** What a file is called: cut where it is long, but whole under the pointer and read aloud. */
export function FileName({ file, longest }: Props) {
  const name = fileName(file);
  const cut = cutName(name, longest);
  if (cut === name) return name;
  return (
    <span title={name}>
      <span aria-hidden="true">{cut}</span>
      <span className="visually-hidden">{name}</span>
    </span>
  );
}
