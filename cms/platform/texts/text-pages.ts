/** The pages of a file's text, as `document-texts` stores them. */
import { z } from 'zod';
import { jsonColumn } from '../database/json-column.ts';
import type { PageText } from './page-text.ts';

const pageText = z.object({ number: z.number(), text: z.string() }) satisfies z.ZodType<PageText>;

export const textPages = jsonColumn('document-texts', 'pages', z.array(pageText));
