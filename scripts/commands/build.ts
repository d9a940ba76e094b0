/** `npm run build`: builds what changed, for a server that runs the two apps by itself. */
import { buildWhatChanged } from '../build/parts.ts';
import { sayAndFail } from '../failure.ts';

await buildWhatChanged().catch(sayAndFail);
