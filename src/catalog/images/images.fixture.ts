// The smallest files of each type with a given size: headers without pixels.

export function png(width: number, height: number): Buffer {
  const bytes = Buffer.alloc(33)
  Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a, 0, 0, 0, 13]).copy(bytes)
  bytes.write('IHDR', 12)
  bytes.writeUInt32BE(width, 16)
  bytes.writeUInt32BE(height, 20)
  return bytes
}

/** With a comment before the frame, as cameras and editors write it. */
export function jpeg(width: number, height: number): Buffer {
  const frame = Buffer.from([0xff, 0xc2, 0, 11, 8, 0, 0, 0, 0, 1, 1, 0x11, 0])
  frame.writeUInt16BE(height, 5)
  frame.writeUInt16BE(width, 7)
  const comment = Buffer.from([0xff, 0xfe, 0, 6, 0x61, 0x62, 0x63, 0x64])
  return Buffer.concat([Buffer.from([0xff, 0xd8]), comment, frame])
}

function riff(chunk: string): Buffer {
  const bytes = Buffer.alloc(40)
  bytes.write('RIFF', 0)
  bytes.write('WEBP', 8)
  bytes.write(chunk, 12)
  bytes.writeUInt32LE(32, 4)
  bytes.writeUInt32LE(20, 16)
  return bytes
}

export function webp(width: number, height: number): Buffer {
  const bytes = riff('VP8X')
  bytes.writeUIntLE(width - 1, 24, 3)
  bytes.writeUIntLE(height - 1, 27, 3)
  return bytes
}

export function webpLossy(width: number, height: number): Buffer {
  const bytes = riff('VP8 ')
  bytes.writeUIntBE(0x9d012a, 23, 3)
  bytes.writeUInt16LE(width, 26)
  bytes.writeUInt16LE(height, 28)
  return bytes
}

export function webpLossless(width: number, height: number): Buffer {
  const bytes = riff('VP8L')
  bytes[20] = 0x2f
  bytes.writeUInt32LE((width - 1) | ((height - 1) << 14), 21)
  return bytes
}

const box = (name: string, ...content: Buffer[]): Buffer => {
  const head = Buffer.alloc(8)
  head.writeUInt32BE(8 + content.reduce((sum, { length }) => sum + length, 0))
  head.write(name, 4)
  return Buffer.concat([head, ...content])
}

export function avif(width: number, height: number): Buffer {
  const size = Buffer.alloc(12)
  size.writeUInt32BE(width, 4)
  size.writeUInt32BE(height, 8)
  return Buffer.concat([
    box('ftyp', Buffer.from('avif\0\0\0\0')),
    box('meta', Buffer.alloc(4), box('iprp', box('ipco', box('ispe', size)))),
  ])
}
