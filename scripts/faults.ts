/** `npm run faults`: every fault and load that the college must bear, with its figures; about six minutes. */
process.env.FAULTS = 'all';
process.argv.splice(2, 0, 'tests/faults');
await import('./test.ts');

export {};
