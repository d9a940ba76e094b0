/** Patterns for tar: files of packages that a server does not need. */

/** Compilers, types and source maps, which are never loaded. */
const neverLoaded = [
  ...['@next/swc-*', '@types', '@typescript', 'typescript', 'monaco-editor'].map(
    (name) => `node_modules/${name}`,
  ),
  ...['*.map', '*.d.ts', '*.d.mts', '*.d.cts'],
];

/** Other builds of the text recogniser and its languages. `decoders/` uses one of each. */
const otherBuilds = [
  ...['*.wasm.js', 'tesseract-core.*', 'tesseract-core-lstm.*', 'tesseract-core-simd.*'],
  'tesseract-core-relaxedsimd*',
].map((name) => `node_modules/tesseract.js-core/${name}`);

export const leftOutOfPackages = [
  ...neverLoaded,
  ...otherBuilds,
  'node_modules/@tesseract.js-data/*/4.0.0',
];
