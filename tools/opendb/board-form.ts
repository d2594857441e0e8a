import { type BoardForm, boardForms } from '../../src/compatibility/index.ts'
import type { Source } from './source.ts'

const squeezed = (name: string) => name.toLowerCase().replace(/[\s-]/g, '')

const bySpelling = new Map(boardForms.map((form) => [squeezed(form), form]))

/** "Mini ITX", "Micro-ATX", "E-ATX" in the one spelling used here. */
export const boardFormOf = (spelling: string): BoardForm | undefined => bySpelling.get(squeezed(spelling))

/** "B650M", "H310M": makers mark Micro ATX boards with an M after the chipset. */
const markedMicro = /\b[ABHQXZ]\d{2,3}E?M\b/

export function readBoardForm(source: Source): BoardForm | undefined {
  const form = boardFormOf(source.text('form_factor') ?? '')
  if (form !== 'ATX' || !markedMicro.test(source.name)) return form
  source.repair('a board with an M after the chipset is Micro ATX, not ATX', source.name)
  return 'Micro ATX'
}
