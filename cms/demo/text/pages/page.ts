import type { PictureName } from '../../art/pictures.ts';
import type { DocumentName } from '../../pdf/documents.ts';
import type { Text } from '../../text.ts';

/** A page with words of its own, under the code that the website asks for. */
export interface PageText {
  page: string;
  title: Text;
  body?: Text;
  picture?: PictureName;
  cards?: readonly CardText[];
  files?: readonly DocumentName[];
}

export interface CardText {
  title: Text;
  description: Text;
  link?: string;
  picture?: PictureName;
}
