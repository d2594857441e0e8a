import type { GraphicsCardFacts } from '../facts/graphics-card.ts'

type Cooling = Pick<GraphicsCardFacts, 'cooling' | 'radiatorMm'>

const block: Cooling = { cooling: 'Water block' }
const radiator = (radiatorMm?: number): Cooling => ({ cooling: 'Radiator', radiatorMm })

/**
 * Product lines of liquid-cooled graphics cards by the words of their names, the first that fits; the size of the radiator
 * where all cards of the line have the same. Source: what is generally known of the makers' ranges; not checked against each data sheet. Limit: a line that is not listed
 * counts as cooled by air unless its facts say otherwise.
 */
const lines: readonly (readonly [words: RegExp, cooling: Cooling])[] = [
  [/\bWB\b|water ?block|liquid devil|hydro ?copper|frostbite|\bEK(WB)?\b|arctic ?storm(?!.*\bAIO)/i, block],
  [/ASRock.*\baqua\b|galax.*\bhydro\b/i, block],
  [/arctic ?storm|astral LC|rog matrix.*4090|lightning z/i, radiator(360)],
  [/suprim liquid.*RTX 50|RTX 50.*suprim liquid/i, radiator(360)],
  [/suprim liquid/i, radiator(240)],
  [/strix.* LC\b/i, radiator(240)],
  [/sea ?hawk.*(GTX|RTX 20)|(GTX|RTX 20).*sea ?hawk/i, radiator(120)],
  [/waterforce.*RTX (4090|4080|50)|RTX (4090|4080|50).*waterforce/i, radiator(360)],
  [/hybrid.*(GTX|RTX 20[678]0 (?!Ti))|(GTX|RTX 20[678]0 (?!Ti)).*hybrid/i, radiator(120)],
  [/(FTW3|XC3).*hybrid.*RTX 30/i, radiator(240)],
  [/toxic.*(limited|extreme)/i, radiator(360)],
  [/\bLC\b|hybrid|waterforce|liquid|sea ?hawk|neptune|water ?cooled|fury x\b/i, radiator()],
]

/** How a card is cooled by its name; empty: its name does not tell, so by air. */
export const coolingByName = (name: string): Cooling => lines.find(([words]) => words.test(name))?.[1] ?? {}
