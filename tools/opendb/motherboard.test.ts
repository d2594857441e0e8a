import { expect, test } from 'vitest'
import { readMotherboard } from './motherboard.ts'
import { openSource } from './source.ts'

const board = (raw: { name?: string } & Record<string, unknown>) => {
  const { name = 'Maker Board', ...rest } = raw
  const source = openSource({ metadata: { name }, ...rest })
  return { facts: readMotherboard(source), repairs: source.repairs.map(({ reason }) => reason) }
}

test.each([
  ['LGA 1151v2', 'LGA 1151', 1],
  ['2 x LGA 2011', 'LGA 2011', 2],
  ['2 x LGA 2011-3 Narrow', 'LGA 2011-3', 2],
  ['sTR4', 'TR4', 1],
  ['Integrated Atom', 'Soldered', 1],
])('OpenDB motherboard: the socket %s is %s', (spelling, socket, socketCount) => {
  expect(board({ socket: spelling }).facts).toMatchObject({ socket, socketCount })
})

test('OpenDB motherboard: a C612 board with LGA 2011 is LGA 2011-3', () => {
  expect(board({ socket: '2 x LGA 2011', chipset: 'Intel C612' }).facts.socket).toBe('LGA 2011-3')
})

test.each([
  ['Maker A', 'AMD B650', 'B650'],
  ['Maker A', 'B850', 'B850'],
  ['Maker A', 'AMD 570X', 'X570'],
  ['Maker H410M V2', 'Intel H470', 'H470'],
  ['Maker H310M A', undefined, 'H310'],
  ['Maker A', 'CPU Integrated', undefined],
])('OpenDB motherboard: %s with the chipset %s has %s', (name, chipset, read) => {
  expect(board({ name, chipset }).facts.chipset).toBe(read)
})

test('OpenDB motherboard: zero SATA ports are unknown, and so are 64; both speeds count', () => {
  const ports = (fast: number, slow = 0) =>
    board({ storage_devices: { sata_6_gb_s: fast, sata_3_gb_s: slow } }).facts.sataPorts
  expect([ports(0), ports(64), ports(2, 4), ports(0, 4)]).toEqual([undefined, undefined, 6, 4])
})

test('OpenDB motherboard: false means unset for flashback and ECC', () => {
  const no = { bios_features: { flashback: false }, ecc_support: false }
  expect(board(no).facts).toMatchObject({ biosFlashback: undefined, eccSupport: undefined })
  const yes = { bios_features: { flashback: true }, ecc_support: true }
  expect(board(yes).facts).toMatchObject({ biosFlashback: true, eccSupport: true })
})

test.each([
  ['Maker Z890 HERO BTF', false, true],
  ['Maker B850 GAMING PZ', true, true],
  ['Maker B850 STEALTH ICE', false, true],
  ['Maker B650M PROJECT ZERO', false, true],
  ['Maker Z490 EXTREME', true, undefined],
  ['Maker Z490', false, false],
])('OpenDB motherboard: %s with the mark %s is back-connect: %s', (name, field, backConnect) => {
  expect(board({ name, back_connect_connectors: field }).facts.backConnect).toBe(backConnect)
})

test('OpenDB motherboard: one with an M after its chipset is Micro ATX, whatever its field says', () => {
  const { facts, repairs } = board({ name: 'Maker B650M GAMING', chipset: 'AMD B650', form_factor: 'ATX' })
  expect(facts.formFactor).toBe('Micro ATX')
  expect(repairs).toEqual(['a board with an M after the chipset is Micro ATX, not ATX'])
  expect(board({ name: 'Maker Z170A MPOWER', form_factor: 'ATX' }).facts.formFactor).toBe('ATX')
  expect(board({ form_factor: 'Mini DTX' }).facts.formFactor).toBe('Mini-DTX')
})

test('OpenDB motherboard: thin Mini-ITX takes SO-DIMM, special Mini-ITX either, all others DIMM', () => {
  const length = (form_factor: string, chipset: string) => board({ form_factor, chipset }).facts.memoryForm
  expect(length('Thin Mini-ITX', 'Intel H81')).toBe('SO-DIMM')
  expect(length('Mini-ITX', 'AMD B650')).toBe('DIMM')
  expect(length('Mini-ITX', 'Intel X299')).toBeUndefined()
  expect(length('ATX', 'Intel X299')).toBe('DIMM')
})

test('OpenDB motherboard: a memory maximum of 0 or 1 is unknown, and one from before larger DDR5 modules is kept as stated', () => {
  const most = (ram_type: string, slots: number, max: number) =>
    board({ memory: { ram_type, slots, max } }).facts.memoryMaxGb
  expect([most('DDR5', 4, 192), most('DDR5', 4, 128), most('DDR4', 4, 128)]).toEqual([192, 128, 128])
  expect([most('DDR4', 4, 0), most('DDR4', 4, 1)]).toEqual([undefined, undefined])
})

test('OpenDB motherboard: a list of PCI Express slots with a gap is unknown', () => {
  const slots = (form_factor: string, ...rows: [quantity: number, lanes: number][]) =>
    board({ form_factor, pcie_slots: rows.map(([quantity, lanes]) => ({ quantity, lanes, gen: '4.0' })) })
      .facts.pcieSlots
  expect(slots('ATX', [1, 16], [2, 1], [1, 16])).toEqual([
    { lanes: 16, size: 16, quantity: 2 },
    { lanes: 1, quantity: 2 },
  ])
  expect(slots('ATX', [31, 16], [1, 4])).toBeUndefined()
  expect(slots('ATX', [1, 16], [1, 0])).toBeUndefined()
  expect(slots('ATX', [1, 4], [2, 1])).toBeUndefined()
  expect(slots('ATX', [1, 16])).toBeUndefined()
  expect(slots('Mini-ITX', [1, 4])).toEqual([{ lanes: 4, quantity: 1 }])
  expect(slots('ATX')).toBeUndefined()
})

// The rows of MSI MAG B650 TOMAHAWK WIFI, Supermicro X11SSL-CF and ASRock X79 Extreme6 as OpenDB has them.
test.each([
  [
    'slots of a consumer board with fewer lanes are x16 long',
    { socket: 'AM5', chipset: 'AMD B650' },
    [
      { gen: '4.0', quantity: 1, lanes: 16 },
      { gen: '4.0', quantity: 1, lanes: 2 },
      { gen: '3.0', quantity: 1, lanes: 1 },
    ],
    [
      { lanes: 16, size: 16, quantity: 1 },
      { lanes: 2, size: 16, quantity: 1 },
      { lanes: 1, quantity: 1 },
    ],
  ],
  [
    'slots of a server board may be as short as their lanes',
    { socket: 'LGA 1151', chipset: 'Intel C232' },
    [
      { _id: 'a', gen: '3.0', quantity: 1, lanes: 16 },
      { _id: 'b', gen: '3.0', quantity: 1, lanes: 8 },
    ],
    [
      { lanes: 16, size: 16, quantity: 1 },
      { lanes: 8, quantity: 1 },
    ],
  ],
  [
    'bulk rows count long slots and say nothing of their lanes',
    { socket: 'LGA 2011', chipset: 'Intel X79' },
    [
      { _id: 'a', gen: '4.0', quantity: 3, lanes: 16 },
      { _id: 'b', gen: '4.0', quantity: 1, lanes: 1 },
    ],
    [
      { size: 16, quantity: 3 },
      { lanes: 1, quantity: 1 },
    ],
  ],
])('OpenDB motherboard: %s', (_, kind, pcie_slots, read) => {
  expect(board({ ...kind, form_factor: 'ATX', pcie_slots }).facts.pcieSlots).toEqual(read)
})

test('OpenDB motherboard: no headers at all are unknown, and rear ports are not headers', () => {
  const usb = (usb_2_0: number, gen1: number, gen2: number) =>
    board({ usb_headers: { usb_2_0, usb_3_2_gen_1: gen1, usb_3_2_gen_2: gen2, usb_3_2_gen_2x2: 1 } }).facts
  expect(usb(2, 1, 1)).toMatchObject({ usb2Headers: 2, usb3Headers: 1, usbCHeaders: 2 })
  expect(usb(0, 0, 0).usb2Headers).toBeUndefined()
  expect(usb(2, 1, 8)).toMatchObject({ usb3Headers: 1, usbCHeaders: undefined })
})

test('OpenDB motherboard: EPS sockets and fan headers are counted where they are listed', () => {
  const { facts } = board({
    power_connectors: { cpu_power: ['8-pin', '4-pin', '6-pin'] },
    fan_headers: { cpu_fan: 1, case_fan: 3, pump: 1 },
  })
  expect(facts).toMatchObject({ epsConnectors: 2, fanHeaders: 5 })
  expect(board({ power_connectors: { cpu_power: [] } }).facts.epsConnectors).toBeUndefined()
})

test.each([
  ['Maker B650', 'None', false],
  ['Maker B650', 'Wi-Fi 7', true],
  ['Maker B650 AX', undefined, true],
  ['Maker B650', undefined, undefined],
])('OpenDB motherboard: %s with %s has Wi-Fi: %s', (name, wireless_networking, wireless) => {
  expect(board({ name, wireless_networking }).facts.wireless).toBe(wireless)
})

test.each([
  ['2 x Antenna Ports', undefined],
  ['2 x Antenna Mounting Points', undefined],
  ['Antenna Bracket', undefined],
  ['1 x Wi-Fi Module (Only on WIFI model)', undefined],
  ['2 x SMA antenna connectors (2T2R)', true],
  ['1 x Wi-Fi Module', true],
])('the port "%s" says of Wi-Fi: %s', (port, wireless) => {
  expect(board({ back_panel_ports: [port] }).facts.wireless).toBe(wireless)
})

test.each([
  ['ASUS PRIME B650M-A AX6', true],
  ['ASUS PRIME B760M-K D4-CSM', false],
  ['MSI PRO B650M-P', false],
  ['ASRock B650M-HDV/M.2 AM5 DDR5 Micro-ATX', false],
  ['Gigabyte B650 AORUS ELITE AM5 DDR5 ATX', undefined],
  ['ASUS ROG MAXIMUS Z790 HERO', undefined],
])('OpenDB motherboard: by its name alone, %s has Wi-Fi: %s', (name, wireless) => {
  expect(board({ name }).facts.wireless).toBe(wireless)
})

test('OpenDB motherboard: Thin Mini-ITX is fed through its DC input, of others it is not known', () => {
  expect(board({ form_factor: 'Thin Mini-ITX' }).facts.dcInput).toBe(true)
  expect(board({ form_factor: 'Mini-ITX' }).facts.dcInput).toBeUndefined()
})
