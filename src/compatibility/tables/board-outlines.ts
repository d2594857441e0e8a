import type { BoardForm } from '../facts/vocabulary.ts'

/** Smaller outlines whose holes a case for the larger one has too. Cases' lists often leave them out. */
const holds: Partial<Record<BoardForm, readonly BoardForm[]>> = {
  'Mini-ITX': ['Thin Mini-ITX'],
  'Mini-DTX': ['Mini-ITX', 'Thin Mini-ITX'],
  'Flex ATX': ['Mini-ITX', 'Thin Mini-ITX'],
  'Micro ATX': ['Flex ATX', 'Mini-DTX', 'Mini-ITX', 'Thin Mini-ITX'],
  ATX: ['Micro ATX', 'Flex ATX', 'Mini-DTX', 'Mini-ITX', 'Thin Mini-ITX'],
  EATX: ['ATX', 'SSI CEB', 'Micro ATX', 'Mini-ITX'],
  'XL ATX': ['ATX', 'Micro ATX', 'Mini-ITX'],
  'SSI CEB': ['ATX', 'Micro ATX', 'Mini-ITX'],
  'SSI EEB': ['SSI CEB', 'EATX', 'ATX', 'Micro ATX', 'Mini-ITX'],
}

/** Whether a case that lists these outlines takes the board. */
export const caseTakes = (listed: readonly BoardForm[], board: BoardForm): boolean =>
  listed.includes(board) || listed.some((form) => holds[form]?.includes(board) ?? false)

/** Outlines that full towers mostly take although their lists leave them out. */
export const oftenUnlisted: ReadonlySet<BoardForm> = new Set(['EATX', 'SSI CEB'])

/** Expansion slot positions by outline. */
export const slotPositions: Partial<Record<BoardForm, number>> = {
  'Thin Mini-ITX': 1,
  'Mini-ITX': 1,
  'Mini-DTX': 2,
  'Flex ATX': 4,
  'Micro ATX': 4,
  ATX: 7,
  EATX: 7,
  'SSI CEB': 7,
  'SSI EEB': 7,
  'XL ATX': 9,
  HPTX: 9,
}
