import { expect, test } from 'vitest'
import { componentPreparer, type Facts, type Kind } from '../../../compatibility/index.ts'
import { strayed } from './intent.ts'

const prepare = componentPreparer()
const part = <K extends Kind>(kind: K, facts: Facts<K>) =>
  prepare({ productId: JSON.stringify(facts), name: 'x', kind, facts })

/** What is nearer to the part before comes first. */
const nearer = <K extends Kind>(
  title: string,
  kind: K,
  before: Facts<K>,
  near: Facts<K>,
  far: Facts<K>,
): [string, number, number] => [
  title,
  strayed(part(kind, before), part(kind, near)),
  strayed(part(kind, before), part(kind, far)),
]

const nvme = { form: 'M.2', interface: 'NVMe', solidState: true } as const

test.each([
  nearer(
    'an NVMe drive becomes a SATA one rather than a hard disk',
    'storage',
    nvme,
    { form: '2.5"', interface: 'SATA', solidState: true },
    { form: '3.5"', interface: 'SATA', solidState: false },
  ),
  nearer(
    'a small case stays small',
    'case',
    { type: 'Mini-ITX' },
    { type: 'Mini-ITX' },
    { type: 'Mid Tower' },
  ),
  nearer(
    'a card for games becomes no card for workstations',
    'graphicsCard',
    { chip: 'GeForce RTX 5090' },
    { chip: 'GeForce RTX 5080' },
    {},
  ),
  nearer(
    'DDR5-6000 stays DDR5',
    'memory',
    { type: 'DDR5', speedMts: 6000, modules: 2 },
    { type: 'DDR5', speedMts: 5600, modules: 2 },
    { type: 'DDR4', speedMts: 3600, modules: 2 },
  ),
  nearer(
    'a pair of modules stays a pair',
    'memory',
    { type: 'DDR5', speedMts: 6000, modules: 2 },
    { type: 'DDR5', speedMts: 5600, modules: 2 },
    { type: 'DDR5', speedMts: 5600, modules: 1 },
  ),
  nearer(
    'a CPU stays with its maker',
    'cpu',
    { generation: 'Granite Ridge' },
    { generation: 'Vermeer' },
    { generation: 'Alder Lake' },
  ),
  nearer(
    'a PCIe sound card becomes no PCI card',
    'soundCard',
    { interface: 'PCIe' },
    { interface: 'PCIe' },
    { interface: 'PCI' },
  ),
])('intent of fixes: %s', (_, near, far) => {
  expect(near).toBeLessThan(far)
})
