import Type from 'typebox'
import { type FactsOf, lanes, m2Sizes, oneOf } from './vocabulary.ts'

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
    slotLanes: lanes('Edge of a PCIe card drive in lanes'),
  },
  { additionalProperties: false },
)
export type StorageFacts = FactsOf<typeof StorageFacts>
