import { describeRule } from '../testing/describe-rule.ts'
import { m2Slots } from './m2.ts'

const sata = { interface: 'SATA' } as const
const both = { key: 'M', sizes: ['2280'], interfaces: ['NVMe', 'SATA'] } as const

describeRule(m2Slots, {
  passes: {
    'a drive for every slot': { storage: [{}, {}] },
    'placed so that the SATA drive gets the slot that speaks it': { storage: [{}, sata] },
    'the long drive gets the long slot, whatever the order': { storage: [{}, { m2Size: '22110' }] },
    'drives with cables': {
      storage: { form: '2.5"', interface: 'SATA' },
      motherboard: { m2Slots: undefined },
    },
  },
  finds: {
    'one drive too many': [
      { storage: [{}, {}, {}] },
      'Blocking: 3 M.2 drives, 2 slots',
      /need 3 M.2 slots, The motherboard has 2 for drives; no place is left for The storage 3 \(NVMe 2280\)/,
    ],
    'two SATA drives where one slot speaks it': [{ storage: [sata, sata] }, 'Blocking: No M.2 slot fits'],
    'two long drives where one slot is long': [
      { storage: [{ m2Size: '22110' }, { m2Size: '22110' }] },
      'Blocking: No M.2 slot fits',
    ],
    'an E-key slot is for Wi-Fi': [
      {
        motherboard: {
          m2Slots: [
            { ...both, sizes: ['2280'], interfaces: ['NVMe'] },
            { key: 'E', sizes: ['2280'], interfaces: ['NVMe'] },
          ],
        },
        storage: [{}, {}],
      },
      'Blocking: 2 M.2 drives, 1 slot',
    ],
    'NVMe in a B-key slot': [
      { motherboard: { m2Slots: [{ key: 'B', sizes: ['2280'], interfaces: ['NVMe', 'SATA'] }] } },
      'Blocking: No M.2 slot fits',
    ],
    'a board without': [{ motherboard: { m2Slots: [] } }, 'Blocking: 1 M.2 drive, 0 slots'],
    'a drive shorter than listed': [{ storage: { m2Size: '2230' } }, 'Clearance: 2230 not listed'],
  },
  unknown: {
    'the slots': [{ motherboard: { m2Slots: undefined } }, 'motherboard.m2Slots'],
    'what a slot speaks': [
      { motherboard: { m2Slots: [{ key: 'M', sizes: ['2280'] }] } },
      'motherboard.m2Slots',
    ],
    'the size of the drive': [{ storage: { m2Size: undefined } }, 'storage.m2Size'],
  },
})
