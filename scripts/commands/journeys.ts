/**
 * `npm run journeys`: performs in a browser what people do with the built product. Words after `--` choose journeys. A
 * journey that fails leaves a picture, its step and the logs of its college in logs/journeys/.
 */
process.env.JOURNEYS = 'yes';
if (process.argv.length === 2) process.argv.push('tests/journeys/');
await import('./test.ts');

export {};
