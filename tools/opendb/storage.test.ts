import { expect, test } from 'vitest'
import { openSource } from './source.ts'
import { readStorage } from './storage.ts'

test.each([
  ['M.2-2280', 'M.2 PCIe 4.0 x4', { form: 'M.2', interface: 'NVMe', m2Size: '2280', pcieGeneration: 4 }],
  ['M.2-22110', 'M.2 PCIe 3.0 x4', { form: 'M.2', interface: 'NVMe', m2Size: '22110', pcieGeneration: 3 }],
  ['M.2-2242', 'M.2 SATA', { form: 'M.2', interface: 'SATA', m2Size: '2242' }],
  ['M.2-2280', 'SATA 6.0 Gb/s', { form: 'M.2', interface: 'SATA', m2Size: '2280' }],
  ['PCIe', 'M.2 PCIe 3.0 x8', { form: 'PCIe card', interface: 'NVMe', slotLanes: 8 }],
  ['PCIe', 'M.2 PCIe x1', { form: 'PCIe card', interface: 'NVMe', slotLanes: undefined }],
  ['2.5"', 'SATA 3.0 Gb/s', { form: '2.5"', interface: 'SATA' }],
  ['2.5"', 'U.2', { form: '2.5"', interface: 'U.2' }],
  ['3.5"', 'SAS 12.0 Gb/s', { form: '3.5"', interface: 'SAS' }],
  ['3.5"', 'PATA 100', { form: '3.5"', interface: 'PATA' }],
  ['mSATA', 'mSATA', { form: 'mSATA', interface: 'SATA' }],
  [null, null, { form: undefined, interface: undefined }],
])('OpenDB drive: %s with %s', (form_factor, speech, facts) => {
  expect(readStorage(openSource({ form_factor, interface: speech }))).toEqual(facts)
})
