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

/** Makers and series without light, or with one of a fixed colour on the fan's own plug, except for products that say so in their names. */
const plainSeries: readonly RegExp[] = [
  /^(Noctua|ARCTIC|Intel|Scythe|Alpenföhn|CRYORIG|Iceberg Thermal|SilentiumPC|ENDORFY)\b/i,
  /^Alpenföhn/i,
  /^RAIJINTEK (PALLAS|THEMIS|EREBOSS|ELEOS)/i,
  /^Zalman CNPS(5|7|8|10X (Performa|Extreme|Quiet)|11X|12X|14X)/i,
  /^ID-COOLING (SE-|IS-|FROZN A|FROSTFLOW X)/i,
  /^be quiet! ((Dark|Pure|Shadow) Rock|Pure Loop(?! [23])|Silent Loop(?! [23]))/i,
  /^Thermalright (AXP|.*\bAir\b|Peerless Assassin|Phantom Spirit|Assassin (X|King|Spirit)|Burst Assassin|Frost (Tower|Spirit|Commander)|Silver Arrow|True Spirit|SI-100|Le Grand Macho|Macho)/i,
  /^Deepcool (AK\d{3}|ASSASSIN|GAMMAXX [234]00|ICE|THETA|CK-|GABRIEL|LUCIFER)/i,
  /^Cooler Master (Hyper (212|TX[23]|T4|D92|412|612|622|101|N520|N620)|Nepton|Seidon|MasterAir (Pro|Maker|MA6\d\d Stealth)|MasterLiquid (Lite|Pro))/i,
  /^Thermaltake (Water [23]\.0|Riing Silent|Contac|Gravity|NiC)/i,
  /^Fractal Design (Kelvin|Celsius(?!\+))/i,
  /^Phanteks PH-TC/i,
  /^Alphacool Eisbaer/i,
]
const lit =
  /RGB|LED|Lumi|\bFX\b|\bLX\b|Elite|Light|Vision|Digital|LCD|Display|Halo|Spectrum|Turbo|Aurora|Prisma|Spirit 120 EVO/i

/** Series of which every cooler has addressable lights on a 5 V plug. */
const addressableSeries: readonly RegExp[] = [
  /^MSI M[AP]G CORELIQUID\b/i,
  /^Lian Li Galahad\b/i,
  /^Phanteks Glacier One\b/i,
  /^Fractal Design Lumen\b/i,
  /^be quiet! Silent Loop 2\b/i,
  /^ID-COOLING (AURAFLOW X|ZOOMFLOW|PINKFLOW)\b/i,
  /^Enermax AQUAFUSION\b/i,
  /^Deepcool (GAMERSTORM )?CASTLE \d{3}EX/i,
  /^GAMDIAS (AURA GL|CHIONE [MP])/i,
  /^Alphacool (Core Ocean|Eisbaer Aurora)/i,
]

/** Liquid coolers that light by their own controller, on USB, and use no lighting header. */
const ownController = /^(NZXT Kraken|Corsair (Hydro|iCUE|H\d{2,3})|EVGA CLC|Asus ROG (RYUJIN|RYUO))\b/i

/** A cooler's light: by its list, else by its name, where ARGB is the word for 5 V. */
export function coolerLightingOf(source: Source): Lighting {
  const listed = lightingOf(source)
  if (listed) return listed
  if (/\bA-?RGB\b/i.test(source.name)) return 'ARGB 5V'
  if (ownController.test(source.name)) return source.derive('lighting', 'Proprietary')
  const isOf = (series: readonly RegExp[]) => series.some((words) => words.test(source.name))
  if (isOf(addressableSeries)) return source.derive('lighting', 'ARGB 5V')
  return source.derive('lighting', isOf(plainSeries) && !lit.test(source.name) ? 'None' : undefined)
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
