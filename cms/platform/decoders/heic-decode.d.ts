/** Types of heic-decode, which has none. */
declare module 'heic-decode' {
  interface Decoded {
    width: number;
    height: number;
    /** Red, green, blue and opacity, one byte each. */
    data: Uint8ClampedArray;
  }
  interface Image extends Omit<Decoded, 'data'> {
    decode: () => Promise<Decoded>;
  }
  const decode: {
    all: (input: { buffer: Uint8Array }) => Promise<Image[] & { dispose: () => void }>;
  };
  export default decode;
}
