import type { CaseFacts } from '../../src/compatibility/index.ts'

type Ports = Pick<CaseFacts, 'usb2Ports' | 'usb3Ports' | 'usbCPorts'>

/** The port type named in a piece of text, first match wins. Other pieces (audio, buttons) are ignored. */
const kinds: [RegExp, keyof Ports][] = [
  [/type\s?-?\s?c\b|usb[\s-]?c\b|c-type/i, 'usbCPorts'],
  [/usb ?2\.0|2\.0 type/i, 'usb2Ports'],
  [/usb ?3|usb-?a\b|type\s?-?\s?a\b|\b3\.[012]\b/i, 'usb3Ports'],
]

/**
 * Reads "2 x USB 3.0, 1 x USB 3.2 Gen 2x2 Type-C", "USB 3.0 x 2", "USB 3.2 Gen 1 Type-AUSB 2.0 Type-A". A type that
 * is not named is not there. A named one without a number is one port if it is USB-C, and unknown otherwise.
 */
export function readFrontUsb(texts: readonly string[]): Ports {
  const ports: Ports = { usb2Ports: 0, usb3Ports: 0, usbCPorts: 0 }
  if (texts.length === 1 && texts[0] === 'None') return ports
  let found = false
  for (const piece of texts.flatMap(pieces)) {
    const kind = kinds.find(([pattern]) => pattern.test(piece))?.[1]
    if (!kind) continue
    found = true
    const quantity = quantityOf(piece) ?? (kind === 'usbCPorts' ? 1 : undefined)
    const before = ports[kind]
    ports[kind] = quantity === undefined || before === undefined ? undefined : before + quantity
  }
  return found ? ports : {}
}

/** A header of a board feeds so many. */
const onOneHeader = 2

/**
 * The most USB 3 ports of a case that names them without a number. Of 160 cases of OpenDB with USB 2.0 ports at the front too, and
 * of all mid towers without a USB-C port but Silverstone's (PM01), none has more than two.
 */
export function mostUsb3Ports(
  texts: readonly string[],
  { usb3Ports, usbCPorts }: Ports,
  { type, name }: { type: CaseFacts['type']; name: string },
): number | undefined {
  if (usb3Ports !== undefined || texts.length === 0) return undefined
  const hasUsb2 = texts.flatMap(pieces).some((piece) => /usb ?2\.0/i.test(piece))
  const isPlainTower = type === 'Mid Tower' && usbCPorts === 0 && !/^Silverstone/i.test(name)
  return hasUsb2 || isPlainTower ? onOneHeader : undefined
}

/** "Gen 2x2" loses its "x2", which is no number of ports. */
const pieces = (text: string) =>
  text
    .replace(/gen\.?\s?(\d)\s?x\s?\d/gi, 'Gen $1')
    .split(
      /[,、&;]|\s\/\s(?=\d|USB|Audio|HD)|(?<=type[\s-]?[ac])\s?(?=USB|\d)|(?=\b\d\s?[x×*]\s?(?:USB|type|audio))/i,
    )
    .map((piece) => piece.trim())
    .filter(Boolean)

function quantityOf(piece: string): number | undefined {
  const leading = /^\(?(\d)\s?(?:[x×*]\)?\s?|\s)(?=USB|type|c-)/i.exec(piece)
  const trailing = /[x×*]\s*(\d)$|\((\d)\)$/i.exec(piece)
  const digits = leading?.[1] ?? trailing?.[1] ?? trailing?.[2]
  return digits === undefined ? undefined : Number(digits)
}
