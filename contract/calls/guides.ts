import { z } from 'zod';
import { Guide } from '../entities.ts';
import { get } from './call.ts';

export const guides = {
  getguides: get({
    output: z.array(Guide),
    about: 'Ours: how to get something done at the office, step by step.',
    absent: [],
  }),
};
