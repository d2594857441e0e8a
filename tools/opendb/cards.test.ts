import { expect, test } from 'vitest'
import { readCaptureCard, readCard, readNetworkCard } from './cards.ts'
import { readOperatingSystem } from './operating-system.ts'
import { openSource } from './source.ts'

const named = (name: string) => openSource({ metadata: { name } })

test.each([
  ['Maker Gigabit Ethernet PCIe x1', { interface: 'PCIe', slotLanes: 1, wireless: false }],
  ['Maker 10 Gb/s Ethernet PCIe x8 Network Adapter', { interface: 'PCIe', slotLanes: 8, wireless: false }],
  ['Maker Gigabit Ethernet PCI Network Adapter', { interface: 'PCI', wireless: false }],
  ['Maker Gigabit Ethernet USB Type-C', { interface: 'USB', wireless: false }],
  ['Intel BE200 Wi-Fi 7 M.2 card', { interface: 'M.2', platform: 'Intel' }],
  ['Maker Wi-Fi 6E M.2 card', { platform: undefined, interface: 'M.2', m2Key: 'E', wireless: true }],
])('OpenDB network card: %s', (name, facts) => {
  expect(readNetworkCard(named(name))).toMatchObject(facts)
})

test('OpenDB sound card: the interface is unknown unless the name has it', () => {
  expect(readCard(named('Maker Xtreme PCI 7.1 Channel')).interface).toBe('PCI')
  expect(readCard(named('Maker 24-bit Sound Card')).interface).toBeUndefined()
})

test('OpenDB capture card: is known by its family', () => {
  expect(readCaptureCard(named('Blackmagic DeckLink Duo'))).toEqual({ interface: 'PCIe' })
  expect(readCaptureCard(named('Maker HD60 S'))).toEqual({ interface: 'USB' })
  expect(readCaptureCard(named('Maker Capture'))).toEqual({})
})

test.each([
  ['Microsoft Windows 11 Home | USB', 'Windows 11', 'Home'],
  ['Microsoft Windows 10 Pro | Download', 'Windows 10', 'Pro'],
  ['Microsoft Windows 11 Pro for Workstations', 'Windows 11', 'Pro for Workstations'],
  ['Windows Server 2019 Standard', 'Windows Server', undefined],
  ['Something', 'Other', undefined],
])('OpenDB operating system: %s is %s, edition %s', (name, system, edition) => {
  expect(readOperatingSystem(named(name))).toEqual({ system, edition })
})
