/**
 * The same bytes in memory of their own. Node cuts its small buffers, and what zlib makes, from blocks of 64 KB: one that
 * is kept keeps its whole block, and a cache of 64 MB took 250.
 */
export function unpooled(bytes: Buffer): Buffer {
  const own = Buffer.allocUnsafeSlow(bytes.length);
  bytes.copy(own);
  return own;
}
