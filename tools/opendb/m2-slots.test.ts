import { expect, test } from 'vitest'
import { readM2 } from './m2-slots.ts'
import { openSource } from './source.ts'

type Row = [key: string | null, size: string, words?: string | null]

const bulk = (...rows: Row[]) =>
  openSource({
    m2_slots: rows.map(([key, size, words = 'PCIe 4.0 x4'], place) => ({
      key,
      size,
      interface: words,
      _id: `id${place}`,
    })),
  })
const byHand = (...rows: Row[]) =>
  openSource({ m2_slots: rows.map(([key, size, words]) => ({ key, size, interface: words })) })

test('OpenDB M.2: a range and the 2280 after it are one slot; the default text does not state SATA', () => {
  const source = bulk(['M', '2242-2260'], ['M', '2280'], ['M', '2280-22110'], ['M', '2280'], ['M', '2280'])
  const { m2Slots } = readM2(source, 'AM4')
  expect(m2Slots).toEqual([
    { key: 'M', sizes: ['2242', '2260', '2280'], interfaces: ['NVMe', 'SATA'] },
    { key: 'M', sizes: ['2280', '22110'], interfaces: ['NVMe', 'SATA'] },
    { key: 'M', sizes: ['2280'], interfaces: ['NVMe', 'SATA'] },
  ])
  expect(source.repairs).toHaveLength(1)
})

test('OpenDB M.2: a range without its 2280 includes it', () => {
  expect(readM2(bulk(['M', '2242-2260'], ['M', '2242-2260'], ['M', '2280']), 'AM4').m2Slots).toHaveLength(2)
  expect(readM2(bulk(['M', '2242-2260']), 'AM4').m2Slots?.[0]?.sizes).toEqual(['2242', '2260', '2280'])
})

test('OpenDB M.2: on current sockets one slot of several may take SATA, which is unknown', () => {
  const { m2Slots } = readM2(bulk(['M', '2280'], ['M', '2280']), 'AM5')
  expect(m2Slots?.map(({ interfaces }) => interfaces)).toEqual([['NVMe'], undefined])
})

test('OpenDB M.2: E-key rows are for Wi-Fi, whatever their size', () => {
  const { m2Slots, wifiSlots } = readM2(bulk(['E', '2280'], ['M', '2280']), 'AM4')
  expect([m2Slots?.length, wifiSlots]).toEqual([1, 1])
})

test.each([
  ['PCIe 4.0 x4 & SATA', ['NVMe', 'SATA']],
  ['SATA3 6.0 Gb/s', ['SATA']],
  ['SATA3 6.0 Gb/s & PCIe Gen3x4', ['NVMe', 'SATA']],
  ['Gen4x4', ['NVMe']],
  ['PCIe 5.0 x4/x2', ['NVMe']],
  ['', undefined],
])('OpenDB M.2: "%s" beside a row with SATA means %s', (words, interfaces) => {
  const { m2Slots } = readM2(
    byHand(['M', '2280', words], ['M', '2260/2280', 'PCIe 3.0 x2, SATA']),
    'LGA 1700',
  )
  expect(m2Slots?.[0]?.interfaces).toEqual(interfaces)
})

test.each([
  ['2242/ 2260 /2280/ 22110', ['2242', '2260', '2280', '22110']],
  ['25110/22110/2580/2280', ['2280', '22110', '2580', '25110']],
  ['2580-25110', ['2580', '25110', '2280']],
  ['22110', ['22110', '2280']],
  ['Vertical', undefined],
])('OpenDB M.2: the size "%s" is %s', (size, sizes) => {
  expect(readM2(byHand(['M', size, 'PCIe 4.0 x4']), 'AM5').m2Slots?.[0]?.sizes).toEqual(sizes)
})

test('OpenDB M.2: rising single sizes may be one slot or many', () => {
  expect(readM2(bulk(['M', '2242'], ['M', '2260'], ['M', '2280']), 'LGA 1200').m2Slots).toBeUndefined()
})

test('OpenDB M.2: an empty list means none only for boards older than M.2', () => {
  expect(readM2(bulk(), 'LGA 1155').m2Slots).toEqual([])
  expect(readM2(bulk(), 'AM4').m2Slots).toBeUndefined()
})

test('M.2 slots: a fifth-generation slot is one, a default fourth generation says nothing', () => {
  const { m2Slots } = readM2(bulk(['M', '2280', 'PCIe 5.0 x4'], ['M', '2280', 'PCIe 4.0 x4']), 'AM5')
  expect(m2Slots?.map(({ pcieGeneration }) => pcieGeneration)).toEqual([5, undefined])
})
