import { type CoolerFacts, sockets } from '../../src/compatibility/index.ts'
import { figure, noiseOf } from './figure.ts'
import { coolerLightingOf } from './lighting.ts'
import { makersRating } from './rated-coolers.ts'
import { socketsOf } from './sockets.ts'
import type { Source } from './source.ts'

/** Radiators are named by their fans; their real length is a little more. */
const radiatorSizes = [92, 120, 140, 180, 200, 240, 280, 360, 420, 480, 560]

export function readCooler(source: Source): CoolerFacts {
  const type = readType(source)
  return {
    type,
    sockets: readSockets(source),
    ratedWatts: source.derive('ratedWatts', makersRating(source.name)),
    ...(type === 'Air' ? { heightMm: figure(source, 'height', 'the cooler height', 15, 200) } : {}),
    ...(type === 'Liquid' ? { radiatorMm: readRadiator(source) } : {}),
    // Without a fan it needs no header. With one, how many it takes is not known.
    fanHeaders: type === 'Air' && source.flag('fanless') ? 0 : undefined,
    lighting: coolerLightingOf(source),
    noiseDb: noiseOf(source),
  }
}

/** The field, unless the name says otherwise. An air cooler without a height may be a liquid one that was missed. */
function readType(source: Source): CoolerFacts['type'] {
  const field = source.flag('water_cooled')
  const isAir = /\bAir\b \d{2,3}mm|\bAir\b.*\bCFM\b|\bCFM\b.*\bAir\b/.test(source.name)
  const isLiquid = /\bWater\b|\bLiquid\b|\bAIO\b/i.test(source.name)
  if (field && isAir && !isLiquid) {
    source.repair('an air cooler by its name is marked as liquid', source.name)
    return 'Air'
  }
  if (field === false && !source.number('height') && /\b(240|280|360|420)/.test(source.name)) {
    source.repair('a cooler with the size of a radiator in its name is marked as air', source.name)
    return 'Liquid'
  }
  return field === undefined ? undefined : field ? 'Liquid' : 'Air'
}

function readSockets(source: Source): CoolerFacts['sockets'] {
  const fits = new Set(source.texts('cpu_sockets').flatMap(socketsOf))
  return fits.size > 0 ? sockets.filter((socket) => fits.has(socket)) : undefined
}

function readRadiator(source: Source): number | undefined {
  const size = figure(source, 'radiator_size', 'the radiator', 92, 600)
  if (size === undefined || radiatorSizes.includes(size)) return size
  const named = radiatorSizes.find((known) => new RegExp(`\\b${known}\\s?mm`).test(source.name))
  source.repair('the radiator has its real length for its size', size)
  return named
}
