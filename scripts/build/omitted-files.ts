/** Patterns, as tar reads them, that an archive for a server leaves out of its packages. */

/** Compilers, types and maps of sources: nothing that serves loads them. */
const neverLoaded = [
  ...['@next/swc-*', '@types', '@typescript', 'typescript', 'monaco-editor'].map(
    (name) => `node_modules/${name}`,
  ),
  ...['*.map', '*.d.ts', '*.d.mts', '*.d.cts'],
];

/** The recognition of letters comes in eight builds and its languages in two: of each one is asked for, in `decoders/`. */
const otherBuilds = [
  ...['*.wasm.js', 'tesseract-core.*', 'tesseract-core-lstm.*', 'tesseract-core-simd.*'],
  'tesseract-core-relaxedsimd*',
].map((name) => `node_modules/tesseract.js-core/${name}`);

export const leftOutOfPackages = [
  ...neverLoaded,
  ...otherBuilds,
  'node_modules/@tesseract.js-data/*/4.0.0',
];
