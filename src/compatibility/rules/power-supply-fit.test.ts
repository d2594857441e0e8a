import { describeRule } from '../testing/describe-rule.ts'
import { includedPowerSupply, powerSupplyForm, powerSupplyLength } from './power-supply-fit.ts'

describeRule(powerSupplyForm, {
  passes: {
    'SFX in an ATX bay with a bracket': { powerSupply: { form: 'SFX' }, accessory: { sfxBracket: true } },
    'in the list': {},
    'Eclipse P400, an ATX tower that lists no outlines': { case: { psuForms: undefined } },
    'Flex ATX in a case for it (Jonsbo NV10)': {
      powerSupply: { form: 'Flex ATX' },
      case: { psuForms: ['Flex ATX'] },
    },
    'SFX in a bay for SFX-L': { powerSupply: { form: 'SFX' }, case: { psuForms: ['SFX-L'] } },
  },
  finds: {
    'SFX in an ATX bay': [{ powerSupply: { form: 'SFX' } }, 'Clearance: SFX needs a bracket'],
    'Flex ATX in an ATX bay, also beside a bracket for SFX': [
      { powerSupply: { form: 'Flex ATX' }, accessory: { sfxBracket: true } },
      'Clearance: Flex ATX needs a bracket',
      /needs an adapter bracket, which is sold apart. Order one, or choose/,
    ],
    'SFX in a case for Flex ATX': [
      { powerSupply: { form: 'SFX' }, case: { psuForms: ['Flex ATX'] } },
      'Blocking: SFX supply, case takes Flex ATX',
    ],
    'ATX in an SFX bay': [
      { case: { psuForms: ['SFX', 'SFX-L'] } },
      'Blocking: ATX supply, case takes SFX/SFX-L',
      /The powerSupply is ATX, The case takes SFX, SFX-L/,
    ],
  },
  unknown: {
    "the supply's": [{ powerSupply: { form: undefined } }, 'powerSupply.form'],
    'of a case that is no ATX tower': [
      { case: { psuForms: undefined, type: 'Mini-ITX', boardForms: ['Mini-ITX'] } },
      'case.psuForms',
    ],
    'of a case of which nothing is known': [
      { case: { psuForms: undefined, type: undefined, boardForms: undefined } },
      'case.psuForms',
    ],
    'a TFX supply in an ATX tower that lists no outlines': [
      { powerSupply: { form: 'TFX' }, case: { psuForms: undefined } },
      'case.psuForms',
    ],
  },
})

describeRule(powerSupplyLength, {
  passes: {
    'exactly as long': { powerSupply: { lengthMm: 255 } },
    'HX1000 (180 mm) in a full tower that states no length (7000D)': {
      powerSupply: { lengthMm: 180 },
      case: { maxPsuLengthMm: undefined, type: 'Full Tower' },
    },
    'SuperNOVA 750 GT (150 mm) in an ATX tower that states no length': {
      powerSupply: { lengthMm: 150 },
      case: { maxPsuLengthMm: undefined },
    },
    'RM750 (160 mm) in an ATX tower of 400 mm that states no length': {
      powerSupply: { lengthMm: 160 },
      case: { maxPsuLengthMm: undefined, depthMm: 400 },
    },
    'Flex ATX of 150 mm in a case for it that states no length (Jonsbo NV10)': {
      powerSupply: { form: 'Flex ATX', lengthMm: 150 },
      case: { maxPsuLengthMm: undefined, psuForms: ['Flex ATX'], type: 'Mini-ITX' },
    },
    'SFX of 100 mm in a case for SFX that states no length (O11 Dynamic Mini)': {
      powerSupply: { form: 'SFX', lengthMm: 100 },
      case: { maxPsuLengthMm: undefined, psuForms: ['SFX', 'SFX-L'] },
    },
    'a supply of 180 mm in an ATX tower of 480 mm that states no length': {
      powerSupply: { lengthMm: 180 },
      case: { maxPsuLengthMm: undefined, depthMm: 480 },
    },
  },
  finds: {
    'one millimetre too long': [
      { powerSupply: { lengthMm: 256 } },
      'Blocking: 256 mm, case takes 255 mm',
      /The powerSupply is 256 mm long, The case takes 255 mm/,
    ],
  },
  unknown: {
    "the supply's": [{ powerSupply: { lengthMm: undefined } }, 'powerSupply.lengthMm'],
    "the case's, for a RM750 (160 mm), which a Zalman T7 does not take": [
      { powerSupply: { lengthMm: 160 }, case: { maxPsuLengthMm: undefined, depthMm: 384 } },
      'case.maxPsuLengthMm',
    ],
    "the case's, for a supply longer than a LANCOOL 207 takes": [
      { powerSupply: { lengthMm: 161 }, case: { maxPsuLengthMm: undefined, depthMm: 455 } },
      'case.maxPsuLengthMm',
    ],
    "the case's, for an SFX supply longer than its outline is by the standard": [
      {
        powerSupply: { form: 'SFX', lengthMm: 125 },
        case: { maxPsuLengthMm: undefined, psuForms: ['SFX'] },
      },
      'case.maxPsuLengthMm',
    ],
    "the case's, for Flex ATX in a bay for SFX": [
      {
        powerSupply: { form: 'Flex ATX', lengthMm: 150 },
        case: { maxPsuLengthMm: undefined, psuForms: ['SFX'], type: 'Mini-ITX' },
      },
      'case.maxPsuLengthMm',
    ],
    "the case's, which is no ATX tower": [
      { case: { maxPsuLengthMm: undefined, type: 'Mini-ITX' } },
      'case.maxPsuLengthMm',
    ],
  },
})

describeRule(includedPowerSupply, {
  passes: {
    'none in the case': {},
    'only the one in the case': { powerSupply: 'none', case: { includesPsu: true } },
  },
  finds: {
    'a board with a DC input and its adapter': [
      { motherboard: { includesPowerAdapter: true } },
      'Blocking: Board is fed by an adapter',
      /is fed by the adapter that comes with it/,
    ],
    'a board with a DC input whose adapter is sold apart': [
      { motherboard: { dcInput: true } },
      'Blocking: Board is fed by an adapter',
      /is fed by an adapter through its DC input/,
    ],
    both: [
      { case: { includesPsu: true, includedPsuWatts: 500 } },
      'Advice: Case has a power supply',
      /The case comes with a power supply of 500 W; The powerSupply would take its place/,
    ],
  },
  unknown: { 'whether the case brings one': [{ case: { includesPsu: undefined } }, 'case.includesPsu'] },
})
