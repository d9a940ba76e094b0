/** `npm start`: the whole college on this machine. */
import { buildWhatChanged } from './builds.ts';
import { sayAndFail } from './failure.ts';
import { serve } from './serve.ts';

await serve({ dev: false, build: buildWhatChanged }).catch(sayAndFail);
