/** Puts VP8 key frames into a WebM file: the few elements of Matroska that a browser asks for. */
export interface Frame {
  /** Milliseconds from the start. */
  at: number;
  /** A lossy WebP picture. */
  webp: Buffer;
}

const numbered = (value: number, bytes: number) => {
  const buffer = Buffer.alloc(bytes);
  buffer.writeUIntBE(value, 0, bytes);
  return buffer;
};
/** A size in eight bytes, the first of which says so. */
const sized = (length: number) => Buffer.concat([Buffer.from([0x01, 0x00]), numbered(length, 6)]);
const element = (id: string, ...content: Buffer[]) => {
  const body = Buffer.concat(content);
  return Buffer.concat([Buffer.from(id, 'hex'), sized(body.length), body]);
};
const whole = (id: string, value: number) => element(id, numbered(value, 4));
const words = (id: string, value: string) => element(id, Buffer.from(value));
const float = (id: string, value: number) => {
  const buffer = Buffer.alloc(8);
  buffer.writeDoubleBE(value);
  return element(id, buffer);
};

/** The picture's own data inside its RIFF container. */
function vp8(webp: Buffer): Buffer {
  for (let at = 12; at < webp.length; ) {
    const length = webp.readUInt32LE(at + 4);
    if (webp.toString('latin1', at, at + 4) === 'VP8 ')
      return webp.subarray(at + 8, at + 8 + length);
    at += 8 + length + (length % 2);
  }
  throw new Error('Only lossy WebP pictures can become frames.');
}

const header = element(
  '1a45dfa3',
  whole('4286', 1),
  whole('42f7', 1),
  whole('42f2', 4),
  whole('42f3', 8),
  words('4282', 'webm'),
  whole('4287', 2),
  whole('4285', 2),
);

const block = ({ at, webp }: Frame) => {
  const [track, keyFrame] = [Buffer.from([0x81]), Buffer.from([0x80])];
  return element('a3', track, numbered(at, 2), keyFrame, vp8(webp));
};

export function webm(
  frames: readonly Frame[],
  width: number,
  height: number,
  duration: number,
): Buffer {
  const info = element(
    '1549a966',
    whole('2ad7b1', 1_000_000),
    float('4489', duration),
    words('4d80', 'demo'),
    words('5741', 'demo'),
  );
  const picture = element('e0', whole('b0', width), whole('ba', height));
  const tracks = element(
    '1654ae6b',
    element('ae', whole('d7', 1), whole('73c5', 1), whole('83', 1), words('86', 'V_VP8'), picture),
  );
  const cluster = element('1f43b675', whole('e7', 0), ...frames.map(block));
  // Where the one cluster begins, so that a player can seek.
  const cueAt = (position: number) =>
    element(
      '1c53bb6b',
      element('bb', whole('b3', 0), element('b7', whole('f7', 1), whole('f1', position))),
    );
  const cues = cueAt(info.length + tracks.length + cueAt(0).length);
  return Buffer.concat([header, element('18538067', info, tracks, cues, cluster)]);
}
