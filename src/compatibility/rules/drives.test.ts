import { describeRule } from '../testing/describe-rule.ts'
import { driveBays, sataPorts, sataPower } from './drives.ts'

const large = { form: '3.5"', interface: 'SATA', m2Size: undefined } as const
const small = { form: '2.5"', interface: 'SATA', m2Size: undefined } as const

describeRule(sataPorts, {
  passes: {
    'as many as ports': { storage: [large, large, small, small] },
    'M.2 drives take none': { storage: [{}, {}], motherboard: { sataPorts: 0 } },
    'SAS drives take none': { storage: { ...large, interface: 'SAS' }, motherboard: { sataPorts: 0 } },
  },
  finds: {
    'one too many': [
      { storage: [large, large, small, small, small] },
      'Blocking: 5 SATA drives, 4 ports',
      /need 5 SATA ports, The motherboard has 4/,
    ],
  },
  unknown: {
    'the ports': [{ storage: large, motherboard: { sataPorts: undefined } }, 'motherboard.sataPorts'],
    'what the drive speaks': [{ storage: { ...large, interface: undefined } }, 'storage.interface'],
  },
})

describeRule(driveBays, {
  passes: {
    'every bay full': { storage: [large, large, small, small] },
    'small drives in large bays': { storage: [small, small, small, small] },
    'a small drive in a large bay, whatever the small ones are': {
      storage: small,
      case: { bays25: undefined },
    },
  },
  finds: {
    'one large too many': [
      { storage: [large, large, large] },
      'Clearance: 3 drives, 2 3.5" bays',
      /need 3 3\.5" bays, The case has 2/,
    ],
    'one small too many': [
      { storage: [large, large, small, small, small] },
      'Clearance: 3 drives, 2 bays free',
    ],
  },
  unknown: {
    'the bays': [{ storage: large, case: { bays35: undefined } }, 'case.bays35'],
    'the small bays, when the large are full': [
      { storage: [large, large, small], case: { bays25: undefined } },
      'case.bays25',
    ],
    'the form': [{ storage: { form: undefined, interface: undefined, m2Size: undefined } }, 'storage.form'],
  },
})

describeRule(sataPower, {
  passes: { 'as many as plugs': { storage: [large, large], powerSupply: { sataConnectors: 2 } } },
  finds: {
    'one too many': [
      { storage: [large, small, small], powerSupply: { sataConnectors: 2 } },
      'Power: 3 drives, 2 SATA plugs',
      /need 3 SATA power plugs, The powerSupply has 2/,
    ],
  },
  unknown: {
    'the plugs': [
      { storage: large, powerSupply: { sataConnectors: undefined } },
      'powerSupply.sataConnectors',
    ],
    'the form, where it matters': [
      {
        storage: [large, { form: undefined, interface: undefined, m2Size: undefined }],
        powerSupply: { sataConnectors: 1 },
      },
      'storage2.form',
    ],
  },
})
