import type { FanFacts } from '../../src/compatibility/index.ts'
import type { Source } from './source.ts'

type Lighting = FanFacts['lighting']

const words: Record<string, Lighting> = {
  None: 'None',
  ARGB: 'ARGB 5V',
  RGB: 'RGB 12V',
}

/** What the list of lights says; a part without a list may still be lit. */
function lightingOf(source: Source): Lighting {
  const lights = source.texts('lighting')
  if (lights.includes('ARGB')) return 'ARGB 5V'
  return lights.length === 1 ? words[lights[0] as string] : undefined
}

/** Makers and series without light, except for products that say so in their names. */
const plainSeries =
  /^(Noctua|ARCTIC|Intel|Scythe|Alpenföhn|CRYORIG|Iceberg Thermal|RAIJINTEK PALLAS|Zalman CNPS8900|ID-COOLING (SE|IS)-|be quiet! (Dark|Pure|Shadow) Rock|Thermalright (AXP|.*\bAir\b)|Deepcool (AK\d{3}|ASSASSIN)) ?/i
const lit = /RGB|LED|Lumi|\bFX\b|\bLX\b|Elite|Light|Vision|Digital|LCD|Display/i

/** Liquid coolers that light by their own controller, on USB, and use no lighting header. */
const ownController = /^(NZXT Kraken|Corsair (Hydro|iCUE|H\d{2,3}))/i

/** A cooler's light: by its list, else by its name, where ARGB is the word for 5 V. */
export function coolerLightingOf(source: Source): Lighting {
  const listed = lightingOf(source)
  if (listed) return listed
  if (/\bA-?RGB\b/i.test(source.name)) return 'ARGB 5V'
  if (ownController.test(source.name)) return 'Proprietary'
  return plainSeries.test(source.name) && !lit.test(source.name) ? 'None' : undefined
}

/** How a fan's connector feeds its light, first match wins. */
const connectors: [RegExp, Lighting][] = [
  [/5V (Addressable|ARGB)|5V A?RGB/i, 'ARGB 5V'],
  [/12V/i, 'RGB 12V'],
  [/Proprietary|NZXT|8-pin|daisy/i, 'Proprietary'],
]

/** A fan's light: by its connector where it is of many colours. One fixed colour needs no header. */
export function fanLightingOf(source: Source): Lighting {
  const light = source.text('led')
  if (!light) return lightingOf(source)
  if (!/RGB|Multicolor/i.test(light)) return 'None'
  const connector = source.text('connector') ?? ''
  const fed = connectors.find(([pattern]) => pattern.test(connector))?.[1]
  return fed ?? (/Addressable|ARGB/i.test(light) ? 'ARGB 5V' : undefined)
}
