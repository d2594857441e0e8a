import type { M2Slot } from '../facts/motherboard.ts'
import { describeRule } from '../testing/describe-rule.ts'
import { drivePorts } from './drive-ports.ts'
import { driveBays, sataPorts, sataPower } from './drives.ts'

const large = { form: '3.5"', interface: 'SATA', m2Size: undefined } as const
const small = { form: '2.5"', interface: 'SATA', m2Size: undefined } as const

const slot: M2Slot = { key: 'M', sizes: ['2280'], interfaces: ['NVMe'] }
const sharing: M2Slot = { ...slot, disablesSataPorts: 2 }

describeRule(sataPorts, {
  passes: {
    'more drives than ports, with a controller card': {
      storage: Array.from({ length: 8 }, () => ({ form: '3.5"', interface: 'SATA' }) as const),
      motherboard: { sataPorts: 4 },
      accessory: { sataPorts: 6 },
    },
    'as many as ports': { storage: [large, large, small, small] },
    'an M.2 drive in the slot that shares no ports': {
      storage: [{}, large, large, small, small],
      motherboard: { m2Slots: [sharing, slot] },
    },
    'M.2 drives take none': { storage: [{}, {}], motherboard: { sataPorts: 0 } },
    'SAS drives take none': { storage: { ...large, interface: 'SAS' }, motherboard: { sataPorts: 0 } },
  },
  finds: {
    'one too many': [
      { storage: [large, large, small, small, small] },
      'Blocking: 5 SATA drives, 4 ports',
      /need 5 SATA ports, The motherboard has 4/,
    ],
    'the second M.2 slot switches two ports off': [
      { storage: [{}, {}, large, large, small], motherboard: { m2Slots: [slot, sharing] } },
      'Blocking: 3 SATA drives, 2 ports',
      /The motherboard has 2 beside these M\.2 drives, whose slots switch 2 off/,
    ],
  },
  unknown: {
    'the ports': [{ storage: large, motherboard: { sataPorts: undefined } }, 'motherboard.sataPorts'],
    'what the drive speaks': [{ storage: { ...large, interface: undefined } }, 'storage.interface'],
  },
})

const optane = { form: '2.5"', interface: 'U.2', m2Size: undefined } as const
const exos = { form: '3.5"', interface: 'SAS', m2Size: undefined } as const
const msata = { form: 'mSATA', interface: 'SATA', m2Size: undefined } as const
const pata = { form: '3.5"', interface: 'PATA', m2Size: undefined } as const

describeRule(drivePorts, {
  passes: {
    'SATA and M.2 drives, which are for other rules': { storage: [{}, large] },
    'Optane 905P on a board with a U.2 port': { storage: optane, motherboard: { u2Ports: 1 } },
    'Exos X16 SAS on a server board': { storage: exos, motherboard: { sasPorts: 8, chipset: 'C232' } },
  },
  finds: {
    'Optane 905P on MAG B650 TOMAHAWK': [
      { storage: optane, motherboard: { u2Ports: 0 } },
      'Blocking: 1 U.2 drive, 0 ports',
      /The storage needs 1 U\.2 port, The motherboard has 0/,
    ],
    'two U.2 drives on one port': [
      { storage: [optane, optane], motherboard: { u2Ports: 1 } },
      'Blocking: 2 U.2 drives, 1 port',
    ],
    'Exos X16 SAS on a consumer board: a SATA port does not take it': [
      { storage: exos },
      'Blocking: 1 SAS drive, 0 ports',
      /A SATA port does not take it/,
    ],
    'mSATA on AM5': [{ storage: msata }, 'Blocking: 1 mSATA drive, 0 slots'],
    'PATA on AM5': [{ storage: pata }, 'Blocking: 1 PATA drive, 0 ports'],
    'a 2.5" NVMe drive, which is U.2': [
      { storage: { ...optane, interface: 'NVMe' }, motherboard: { u2Ports: 0 } },
      'Blocking: 1 U.2 drive, 0 ports',
    ],
  },
  unknown: {
    'the U.2 ports': [{ storage: optane }, 'motherboard.u2Ports'],
    'the SAS ports of X11SSL-CF, a server board': [
      { storage: exos, motherboard: { socket: 'LGA 1151', chipset: 'C232' } },
      'motherboard.sasPorts',
    ],
    'the mSATA slots of a board of 2012': [
      { storage: msata, motherboard: { socket: 'LGA 1155', chipset: 'Z77' } },
      'motherboard.mSataSlots',
    ],
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
  passes: {
    'as many as plugs': { storage: [large, large], powerSupply: { sataConnectors: 2 } },
    'as many as plugs of the supply in the case': {
      storage: large,
      powerSupply: 'none',
      case: { includesPsu: true, includedPsuPlugs: { sataConnectors: 1 } },
    },
  },
  finds: {
    'one too many': [
      { storage: [large, small, small], powerSupply: { sataConnectors: 2 } },
      'Power: 3 drives, 2 SATA plugs',
      /need 3 SATA power plugs, The powerSupply has 2/,
    ],
  },
  unknown: {
    'the plugs of the supply in Chopin MAX': [
      { storage: small, powerSupply: 'none', case: { includesPsu: true } },
      'case.includedPsuPlugs',
    ],
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
