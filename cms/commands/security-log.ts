/** Checks that no line of the security log was changed or removed, and fails if one was. Changes nothing. */
import { checkSecurityLog } from '../platform/security-log/security-log.ts';

const { lines, broken, last } = await checkSecurityLog();
if (broken) {
  console.log(
    `Line ${broken.line} of security-log/${broken.day}.jsonl was changed, or lines before it were removed.`,
  );
  process.exit(1);
}
console.log(`None of the ${lines} lines was changed or removed.`);
if (last) console.log(`The last line has the hash ${last}. Later, a line must still name it.`);
