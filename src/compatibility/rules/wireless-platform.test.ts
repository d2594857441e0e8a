import { describeRule } from '../testing/describe-rule.ts'
import { wirelessPlatform } from './wireless-platform.ts'

const be200 = { interface: 'M.2', m2Key: 'E', wireless: true, platform: 'Intel' } as const

describeRule(wirelessPlatform, {
  passes: {
    'no card': {},
    'AX210 on a B650 board': { networkCard: { interface: 'M.2', m2Key: 'E', wireless: true } },
    'BE200 on a Z790 board': { networkCard: be200, motherboard: { socket: 'LGA 1700', chipset: 'Z790' } },
  },
  finds: {
    'BE200 on a B650 board': [
      { networkCard: be200 },
      'Firmware: For Intel boards',
      /The networkCard is supported on Intel platforms only, The motherboard has socket AM5/,
    ],
  },
  unknown: {
    'the socket of the board': [
      { networkCard: be200, motherboard: { socket: undefined } },
      'motherboard.socket',
    ],
    'whose CPU is soldered on': [
      { networkCard: be200, motherboard: { socket: 'Soldered' } },
      'motherboard.socket',
    ],
  },
})
