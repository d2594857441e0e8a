import { type M2Size, type M2Slot, m2Sizes, type Socket } from '../../src/compatibility/index.ts'
import type { Source } from './source.ts'

/** Default values of bulk-imported rows, independent of the real slot: "4.0" even on LGA 775. */
const defaultInterface = 'PCIe 4.0 x4'

/** Sockets whose boards came before M.2. */
const beforeM2: readonly Socket[] = [
  'LGA 775',
  'LGA 1156',
  'LGA 1155',
  'LGA 1366',
  'AM2',
  'AM2+',
  'AM3',
  'FM1',
  'FM2',
]

/** Sockets of today, where at most one of several slots takes SATA too. On the older ones most slots do. */
const mostlyNvme: readonly Socket[] = ['AM5', 'LGA 1851', 'sTR5']

export interface BoardM2 {
  m2Slots: M2Slot[] | undefined
  wifiSlots: number | undefined
}

/** The M.2 slots for drives, and those for Wi-Fi. */
export function readM2(source: Source, socket: Socket | undefined): BoardM2 {
  const rows = source.items('m2_slots')
  const isWifi = (row: Source) => row.text('key') === 'E' || /wi-?fi|cnvi/i.test(row.text('interface') ?? '')
  const wifi = rows.filter(isWifi)
  const drives = rows.filter((row) => !isWifi(row))
  const wifiSlots = wifi.length > 0 ? wifi.length : undefined
  if (drives.length === 0) {
    const hasNone = socket !== undefined && beforeM2.includes(socket)
    return { m2Slots: hasNone ? [] : undefined, wifiSlots }
  }
  if (isOneSlotOrMany(drives)) {
    source.repair('M.2 rows may be one slot or many', drives.map((row) => row.text('size')).join(', '))
    return { m2Slots: undefined, wifiSlots }
  }
  const isBulk = drives.every((row) => row.text('_id') || row.text('interface') === defaultInterface)
  const merged = mergeRows(drives)
  const speech = speechOf(drives, socket)
  const slots = merged.map((parts, place) =>
    slotOf(parts, isBulk, speech(parts, place === merged.length - 1)),
  )
  if (slots.length < drives.length) source.repair('M.2 rows of one slot were merged', drives.length)
  return { m2Slots: slots, wifiSlots }
}

/** "2242", "2260", "2280": the sizes of one slot on some boards, a slot each on others. */
function isOneSlotOrMany(rows: Source[]): boolean {
  const sizes = rows.map((row) => row.text('size') ?? '')
  const isRising = sizes.every(
    (size, place) => /^\d+$/.test(size) && Number(size) > Number(sizes[place - 1] ?? 0),
  )
  return sizes.length > 2 && isRising
}

/** One physical slot stands there as a range ("2242-2260") and, in the next row, as "2280". */
function mergeRows(rows: Source[]): Source[][] {
  const slots: Source[][] = []
  for (const row of rows) {
    const previous = slots.at(-1)
    const range = previous?.length === 1 ? previous[0] : undefined
    const isSecondHalf =
      row.text('size') === '2280' &&
      isRange(range?.text('size')) &&
      row.text('interface') === range?.text('interface')
    if (isSecondHalf) previous?.push(row)
    else slots.push([row])
  }
  return slots
}

const isRange = (size: string | undefined) => /^\d{4,5}-\d{4,5}$/.test(size ?? '')

function slotOf(rows: Source[], isBulk: boolean, interfaces: M2Slot['interfaces']): M2Slot {
  const texts = rows.flatMap((row) => row.text('size') ?? [])
  const sizes = m2Sizes.filter((size) => texts.some((text) => takes(text, size)))
  // Half of a merged row is missing where a range stands alone; 2280 is what it would have been.
  if (rows.length === 1 && isRange(texts[0]) && !sizes.includes('2280')) sizes.push('2280')
  // A slot for the longest cards has a post for the usual ones too, as is generally known of such boards.
  if (isLong(sizes)) sizes.push('2280')
  const key = rows[0]?.text('key')
  return {
    // A B-key slot of the bulk rows is a guess that would refuse every NVMe drive.
    ...(key === 'M' || (key === 'B' && !isBulk) ? { key } : {}),
    ...(sizes.length > 0 ? { sizes } : {}),
    ...(interfaces ? { interfaces } : {}),
    ...readGeneration(rows[0]?.text('interface')),
  }
}

const isLong = (sizes: readonly M2Size[]): boolean =>
  sizes.some((size) => size.endsWith('110')) && !sizes.some((size) => size.endsWith('80'))

/** Only the fifth generation is believed: "PCIe 4.0 x4" is the default of rows that say nothing. */
const readGeneration = (words = ''): M2Slot => (/(PCIe ?|Gen ?)5/i.test(words) ? { pcieGeneration: 5 } : {})

/**
 * What the slots of a board are wired for. Only where some row speaks of SATA do the others deny it; elsewhere the
 * writer did not care, and a SATA drive must not be refused for it.
 */
function speechOf(rows: Source[], socket: Socket | undefined) {
  const wordsOf = (row: Source | undefined) => row?.text('interface') ?? ''
  const isExact = rows.some((row) => /sata/i.test(wordsOf(row)))
  const isToday = socket !== undefined && mostlyNvme.includes(socket)
  return (slot: Source[], isLast: boolean): M2Slot['interfaces'] => {
    const words = wordsOf(slot[0])
    const isSata = /sata/i.test(words)
    const isPcie = /pci|nvme|gen ?\d|\d\.0/i.test(words.replace(/SATA\s*\d?\s*6\.0 ?Gb\/s/gi, 'SATA'))
    if (!isPcie && !isSata) return undefined
    if (isExact) return [...(isPcie ? (['NVMe'] as const) : []), ...(isSata ? (['SATA'] as const) : [])]
    if (!isToday || rows.length === 1) return ['NVMe', 'SATA']
    // The last slot stands for the one that may take SATA, so that such a drive is neither refused nor waved through.
    return isLast ? undefined : ['NVMe']
  }
}

/** Whether a text such as "2242/2260/2280", "2280-22110" or "110mm" names a size. A range means all between, of its width. */
function takes(text: string, size: M2Size): boolean {
  const [, from, to] = /^(\d{4,5})-(\d{4,5})$/.exec(text) ?? []
  if (!from || !to) return text.split(/[^\d]+/).includes(size)
  const length = (code: string) => Number(code.slice(2))
  return size.slice(0, 2) === to.slice(0, 2) && length(size) >= length(from) && length(size) <= length(to)
}
