// The colour space sRGB as an ICC profile of version 2, which PDF/A wants to have in the file. Its figures are those of IEC 61966-2-1.

/** Red, green and blue of sRGB, and white, in the light D50. */
const primaries: Record<string, [number, number, number]> = {
  wtpt: [0.9642, 1, 0.8249],
  rXYZ: [0.4361, 0.2225, 0.0139],
  gXYZ: [0.3851, 0.7169, 0.0971],
  bXYZ: [0.1431, 0.0606, 0.7141],
}
const steps = 1024

const linear = (value: number) => (value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4)

const word = (value: number) => {
  const bytes = Buffer.alloc(4)
  bytes.writeUInt32BE(value)
  return bytes
}
const fixed = (value: number) => word(Math.round(value * 65_536))
const typed = (type: string, ...parts: Buffer[]) =>
  Buffer.concat([Buffer.from(type, 'latin1'), word(0), ...parts])

function curve(): Buffer {
  const values = Buffer.alloc(steps * 2)
  for (let step = 0; step < steps; step++)
    values.writeUInt16BE(Math.round(linear(step / (steps - 1)) * 65_535), step * 2)
  return typed('curv', word(steps), values)
}

/** A description in ASCII; those in Unicode and for the Macintosh are empty. */
function description(text: string): Buffer {
  const ascii = Buffer.from(`${text}\0`, 'latin1')
  return typed('desc', word(ascii.length), ascii, Buffer.alloc(4 + 4 + 2 + 1 + 67))
}

let made: Buffer | undefined

export function colourProfile(): Buffer {
  made ??= makeProfile()
  return made
}

function makeProfile(): Buffer {
  const tone = curve()
  const tags: [string, Buffer][] = [
    ['desc', description('sRGB')],
    ['cprt', typed('text', Buffer.from('No copyright, use freely\0', 'latin1'))],
    ...Object.entries(primaries).map(([name, xyz]): [string, Buffer] => [
      name,
      typed('XYZ ', ...xyz.map(fixed)),
    ]),
    ...['rTRC', 'gTRC', 'bTRC'].map((name): [string, Buffer] => [name, tone]),
  ]
  const contents = [...new Set(tags.map(([, content]) => content))]
  const offsets = new Map<Buffer, number>()
  const body: Buffer[] = []
  let offset = 128 + 4 + tags.length * 12
  for (const content of contents) {
    offsets.set(content, offset)
    const padding = Buffer.alloc((4 - (content.length % 4)) % 4)
    body.push(content, padding)
    offset += content.length + padding.length
  }
  const table = tags.flatMap(([name, content]) => [
    Buffer.from(name, 'latin1'),
    word(offsets.get(content) ?? 0),
    word(content.length),
  ])
  return Buffer.concat([header(offset), word(tags.length), ...table, ...body])
}

function header(size: number): Buffer {
  const bytes = Buffer.alloc(128)
  bytes.writeUInt32BE(size, 0)
  bytes.writeUInt32BE(0x02100000, 8)
  bytes.write('mntrRGB XYZ ', 12, 'latin1')
  // 2026-01-01.
  for (const [index, part] of [2026, 1, 1].entries()) bytes.writeUInt16BE(part, 24 + index * 2)
  bytes.write('acsp', 36, 'latin1')
  for (const [index, part] of (primaries.wtpt ?? []).entries())
    bytes.writeUInt32BE(Math.round(part * 65_536), 68 + index * 4)
  return bytes
}
