import Type from 'typebox'
import { count, driveGigabytes, type FactsOf, flag, lanes, m2Sizes, megabytes, oneOf } from './vocabulary.ts'

export const StorageFacts = Type.Object(
  {
    form: oneOf('Its body: decides about bays and slots', ['3.5"', '2.5"', 'M.2', 'PCIe card', 'mSATA']),
    interface: oneOf('What it speaks; an M.2 drive on PCI Express is NVMe', [
      'SATA',
      'NVMe',
      'SAS',
      'U.2',
      'PATA',
    ]),
    m2Size: oneOf('Size of an M.2 drive', m2Sizes),
    pcieGeneration: count('PCI Express generation of an NVMe drive', 1, 6),
    slotLanes: lanes('Edge of a PCIe card drive in lanes'),
    solidState: flag('A solid-state drive; false: a hard disk'),
    capacityGb: driveGigabytes('Capacity', 1, 200_000),
    cacheMb: megabytes('Cache', 1, 32_768),
    rpm: count('Turns of a hard disk per minute', 3000, 20_000),
  },
  { additionalProperties: false },
)
export type StorageFacts = FactsOf<typeof StorageFacts>
