import { describeRule } from '../testing/describe-rule.ts'
import { backConnect, boardInCase } from './case-fit.ts'

describeRule(boardInCase, {
  passes: {
    'in the list': {},
    'smaller than one in the list': {
      motherboard: { formFactor: 'Micro ATX' },
      case: { boardForms: ['ATX'] },
    },
    'MEG X670E ACE (277 mm) in a Meshify 2 (EATX up to 285 mm)': {
      motherboard: { formFactor: 'EATX', depthMm: 277 },
      case: { boardForms: ['ATX', 'EATX'], maxBoardDepthMm: 285 },
    },
    'EATX of unknown depth in a case that lists it without a limit': {
      motherboard: { formFactor: 'EATX' },
      case: { boardForms: ['ATX', 'EATX'] },
    },
  },
  finds: {
    'MEG X670E GODLIKE (288 mm) in a Meshify 2 (EATX up to 285 mm)': [
      {
        motherboard: { formFactor: 'EATX', depthMm: 288 },
        case: { boardForms: ['ATX', 'EATX'], maxBoardDepthMm: 285 },
      },
      'Blocking: 288 mm deep, case takes 285 mm',
      /The motherboard is EATX and 288 mm deep, The case takes EATX boards of 285 mm/,
    ],
    'one size too large': [
      { case: { boardForms: ['Micro ATX', 'Mini-ITX'] } },
      'Blocking: ATX does not fit',
      /The motherboard is ATX, The case takes Micro ATX, Mini-ITX/,
    ],
    'EATX in a mid tower that does not list it': [
      { motherboard: { formFactor: 'EATX' } },
      'Blocking: EATX does not fit',
    ],
    'EATX in a full tower that does not list it': [
      { motherboard: { formFactor: 'EATX' }, case: { type: 'Full Tower' } },
      'Clearance: EATX not listed',
    ],
  },
  unknown: {
    'the depth of an EATX board in a case with a limit': [
      {
        motherboard: { formFactor: 'EATX' },
        case: { boardForms: ['ATX', 'EATX'], maxBoardDepthMm: 285 },
      },
      'motherboard.depthMm',
    ],
    "the board's": [{ motherboard: { formFactor: undefined } }, 'motherboard.formFactor'],
    "the case's": [{ case: { boardForms: undefined } }, 'case.boardForms'],
    'whether it is a full tower': [
      { motherboard: { formFactor: 'EATX' }, case: { type: undefined } },
      'case.type',
    ],
  },
})

describeRule(backConnect, {
  passes: {
    'a usual board': { case: { backConnect: undefined } },
    'a case with cut-outs': { motherboard: { backConnect: true }, case: { backConnect: true } },
    'any board in a case with cut-outs': {
      motherboard: { backConnect: undefined },
      case: { backConnect: true },
    },
  },
  finds: {
    'a case without': [
      { motherboard: { backConnect: true } },
      'Blocking: No rear cut-outs',
      /The motherboard has its connectors on the back, The case has no cut-outs/,
    ],
  },
  unknown: {
    "the board's": [{ motherboard: { backConnect: undefined } }, 'motherboard.backConnect'],
    "the case's": [
      { motherboard: { backConnect: true }, case: { backConnect: undefined } },
      'case.backConnect',
    ],
  },
})
