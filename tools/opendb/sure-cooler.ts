import type { CaseFacts } from '../../src/compatibility/index.ts'
import type { Source } from './source.ts'

/**
 * What towers for ATX boards leave over the CPU by their width, in millimetres. Of 918 towers of OpenDB that state both, all
 * take as much (the lowest: Mars Gaming MC-S2, 185 mm wide; Thermaltake Divider 500, 230 mm wide). Left out are those that turn
 * the board, which are taller than deep (Lian Li SUP01).
 */
const byWidth: readonly (readonly [widthMm: number, coolerMm: number])[] = [
  [225, 155],
  [180, 145],
]
const widestMm = 300
const upright = 1.25

type Box = Pick<CaseFacts, 'type' | 'boardForms' | 'widthMm' | 'heightMm' | 'depthMm'>

/** The height of a cooler that a case without a limit surely takes. */
export function readSureCooler(source: Source, box: Box): number | undefined {
  const { widthMm = 0, heightMm = 0, depthMm = 0, type, boardForms } = box
  const isTower = (type === 'Mid Tower' || type === 'Full Tower') && boardForms?.includes('ATX')
  if (!isTower || widthMm > widestMm || heightMm === 0 || heightMm > upright * depthMm) return undefined
  return source.derive('surelyTakesCoolerMm', byWidth.find(([from]) => widthMm >= from)?.[1])
}
