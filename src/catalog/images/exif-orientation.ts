// How a picture is turned: the one entry of EXIF (a TIFF file within the picture) that browsers follow.

const orientationTag = 0x0112

/** 1 is upright, also if nothing says otherwise. */
export function orientationOf(exif: Buffer): number {
  const order = exif.toString('latin1', 0, 2)
  if (exif.length < 14 || (order !== 'II' && order !== 'MM')) return 1
  const isLittle = order === 'II'
  const short = (at: number) => (isLittle ? exif.readUInt16LE(at) : exif.readUInt16BE(at))
  const start = isLittle ? exif.readUInt32LE(4) : exif.readUInt32BE(4)
  if (start + 2 > exif.length) return 1
  const end = Math.min(exif.length - 12, start + 2 + 12 * (short(start) - 1))
  for (let at = start + 2; at <= end; at += 12) {
    if (short(at) === orientationTag) return short(at + 8)
  }
  return 1
}

/** EXIF with this entry alone; undefined if the picture is upright. */
export function exifWith(orientation: number): Buffer | undefined {
  if (orientation < 2 || orientation > 8) return undefined
  const exif = Buffer.from('MM\0*\0\0\0\x08\0\x01\x01\x12\0\x03\0\0\0\x01\0\0\0\0\0\0\0\0', 'latin1')
  exif.writeUInt16BE(orientation, 18)
  return exif
}
