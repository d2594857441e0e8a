import type { CaseFacts } from '../../src/compatibility/index.ts'
import type { Source } from './source.ts'

type Included = Pick<CaseFacts, 'includesPsu' | 'includedPsuWatts'>

/** "None", "Not Included", "ATX (not included)", "Standard PS2 PSU (optional)". */
const notIncluded = /^none$|^no\b|not included|optional/i

/** Reads "300 W", "RM750e (750W)", "80+ Gold SFX-L PSU". What only says which outlines fit tells nothing. */
export function readIncludedPower(source: Source): Included {
  const words = source.text('power_supply')
  const flag = source.flag('power_supply_included')
  if (words && notIncluded.test(words)) return { includesPsu: false }
  const watts = Number(/(\d{2,4})\s?W\b/.exec(words ?? '')?.[1])
  if (watts > 0) return { includesPsu: true, includedPsuWatts: watts }
  if (flag === undefined) return {}
  return { includesPsu: flag }
}
