// The PC that candidates are judged in: eight parts of the catalog, found by their facts, so that it also exists in a
// newer catalog.
import { type Component, type Facts, judge, type Kind, type Part } from '../src/compatibility/index.ts'

type Wish = { [K in Kind]?: (facts: Facts<K>) => boolean | undefined }

const wishes: Wish = {
  cpu: ({ socket, generation, integratedGraphics, includesCooler, unlocked }) =>
    socket === 'AM5' &&
    generation === 'Raphael' &&
    integratedGraphics &&
    unlocked &&
    includesCooler === false,
  motherboard: ({ socket, chipset, formFactor, memorySlots, m2Slots, sataPorts }) =>
    socket === 'AM5' &&
    chipset === 'B650' &&
    formFactor === 'ATX' &&
    memorySlots === 4 &&
    (m2Slots?.length ?? 0) > 1 &&
    sataPorts !== undefined,
  memory: ({ type, form, modules, moduleGb, registered }) =>
    type === 'DDR5' && form === 'DIMM' && modules === 2 && moduleGb === 16 && registered === false,
  graphicsCard: ({ chip, lengthMm, boardPowerWatts }) =>
    chip === 'GeForce RTX 4070' && (lengthMm ?? 999) < 300 && boardPowerWatts !== undefined,
  storage: ({ form, interface: speaks, m2Size }) => form === 'M.2' && speaks === 'NVMe' && m2Size === '2280',
  powerSupply: ({ ratedWatts, form, pcie8Pins, eps8Pins }) =>
    ratedWatts === 750 && form === 'ATX' && (pcie8Pins ?? 0) >= 4 && (eps8Pins ?? 0) >= 2,
  case: ({ type, boardForms, maxCardLengthMm, maxCoolerHeightMm }) =>
    type === 'Mid Tower' &&
    boardForms?.includes('ATX') &&
    (maxCardLengthMm ?? 0) > 350 &&
    (maxCoolerHeightMm ?? 0) > 160,
  cooler: ({ type, sockets, heightMm }) =>
    type === 'Air' && sockets?.includes('AM5') && (heightMm ?? 999) < 160,
}

export function chooseBase(components: readonly Part[]): Part[] {
  const base = Object.entries(wishes).map(([kind, fits]) => {
    const found = components.find(
      (part) =>
        part.kind === kind &&
        (fits as (facts: Component['facts']) => boolean | undefined)(part.facts as Facts),
    )
    if (!found) throw new Error(`The catalog has no ${kind} for the base configuration.`)
    return found
  })
  const { errors } = judge(base)
  if (errors.length > 0) throw new Error(`The base configuration is not valid: ${errors[0]?.message}`)
  return base
}
