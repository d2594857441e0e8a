import { type Facts, generation, type Kind, type Part } from '../../../compatibility/index.ts'
import { hasStackedCache } from '../value/gaming-cpus.ts'

/** How bad it is that a replacement is of another sort, as a share of the price of the replaced part. */
type Change<K extends Kind> = (before: Facts<K>, after: Facts<K>) => number

/** The share of a figure that is lost. */
const lost = (before: number | undefined, after: number | undefined): number =>
  before && after ? Math.max(0, 1 - after / before) : 0

const isOther = <T>(before: T | undefined, after: T | undefined, share: number): number =>
  before !== undefined && before !== after ? share : 0

const sum = (...shares: number[]): number => shares.reduce((total, share) => total + share, 0)

const makerOf = ({ generation: name }: Facts<'cpu'>) => name && generation(name).maker

/**
 * What of a part the customer meant, beside its class and price: form, kind of storage, product line, speed. The shares are
 * this project's estimates: 2 is worse than going without the part, 0.3 is a matter of taste.
 */
const changes: { readonly [K in Kind]?: Change<K> } = {
  // A hard disk in the place of a solid-state drive is another thing, also a larger one.
  storage: (before, after) =>
    sum(
      isOther(before.solidState, after.solidState, 2),
      isOther(before.form, after.form, 0.5),
      isOther(before.interface, after.interface, 0.3),
      lost(before.capacityGb, after.capacityGb),
    ),
  case: (before, after) => isOther(before.type, after.type, 1),
  // A chip for games and none that is known: a card for workstations, or an old one.
  graphicsCard: (before, after) => (before.chip && !after.chip ? 3 : 0),
  memory: (before, after) =>
    sum(
      isOther(before.type, after.type, 0.2),
      before.type === after.type ? lost(before.speedMts, after.speedMts) : 0,
      // Two modules run on two channels.
      (before.modules ?? 0) > 1 && after.modules === 1 ? 0.5 : 0,
      (after.modules ?? 0) > 2 && (before.modules ?? 0) <= 2 ? 0.3 : 0,
    ),
  motherboard: (before, after) =>
    sum(
      isOther(before.formFactor, after.formFactor, 0.3),
      before.wireless && !after.wireless ? 0.3 : 0,
      lost(before.m2Slots?.length, after.m2Slots?.length),
    ),
  cpu: (before, after) =>
    sum(
      before.integratedGraphics && !after.integratedGraphics ? 0.3 : 0,
      isOther(makerOf(before), makerOf(after), 1),
      // Who buys stacked cache buys a CPU for games.
      hasStackedCache(before) && !hasStackedCache(after) ? 0.5 : 0,
      0.1 * Math.max(0, (before.releaseYear ?? 0) - (after.releaseYear ?? before.releaseYear ?? 0)),
    ),
  cooler: (before, after) => isOther(before.type, after.type, 0.3),
  soundCard: (before, after) => isOther(before.interface, after.interface, 2),
  networkCard: (before, after) =>
    sum(isOther(before.interface, after.interface, 0.5), before.wireless && !after.wireless ? 2 : 0),
  captureCard: (before, after) => isOther(before.interface, after.interface, 2),
}

/** How far a replacement is from what the customer meant, as a share of the price of the replaced part. */
export const strayed = (removed: Part<Kind>, added: Part<Kind>): number =>
  (changes[removed.kind] as Change<Kind> | undefined)?.(removed.facts, added.facts) ?? 0
