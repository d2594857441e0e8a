// How a quantity would be served: from the shelf, from a purchase order, or nobody knows yet.
import type { ExpectedStatus } from '../contract/shapes.ts'

export interface Supply {
  quantity: number
  /** When it is due; null when the supplier has not said. */
  expectedAt: number | null
}

export interface StockLevel {
  /** Null when the stock of the product is not known. */
  onHand: number | null
  /** Units on hand that belong to orders. */
  reserved: number
  /** Units that orders wait for. They come first when goods arrive. */
  waiting: number
  /** Nothing will come any more. Looked up only where it matters: when less is free than is wanted. */
  isDiscontinued: boolean
  supply: Supply[]
  /** Another one whenever goods come, or are to come, otherwise than before. */
  supplyVersion: number
}

/** A part of a quantity that becomes available together. */
export interface Share {
  quantity: number
  status: ExpectedStatus
  availableAt: number | null
}

/** What a taken quantity does to the stock of its product. */
export interface Claim {
  productId: string
  reserved: number
  waiting: number
}

/** A claim as it was decided. It holds only as long as what it rests on is as it was seen. */
export interface DecidedClaim extends Claim {
  /** No more units than these are owed to others; null when no date was promised, so that it does not matter. */
  behind: number | null
  /** What is to come is the same; null when it waits for nothing. */
  supplyVersion: number | null
}

export interface Ledger {
  /** Takes units for one line; a second line of the same product finds them gone. */
  take(productId: string, quantity: number): Share[]
  claims(): DecidedClaim[]
}

export function openLedger(levels: ReadonlyMap<string, StockLevel>, now: number): Ledger {
  const taken = new Map<string, DecidedClaim>()

  return {
    take(productId, quantity) {
      const claim = taken.get(productId) ?? unclaimed(productId)
      taken.set(productId, claim)
      const level = levels.get(productId)
      const shares = level
        ? serve(afterClaim(level, claim), quantity, now)
        : [{ quantity, status: 'Unknown' as const, availableAt: null }]
      for (const share of shares) {
        if (share.status === 'Available') {
          claim.reserved += share.quantity
          continue
        }
        claim.waiting += share.quantity
        claim.supplyVersion = level?.supplyVersion ?? null
        if (share.status === 'ConfirmedRestock') claim.behind = level ? owedUnits(level) : null
      }
      return shares
    },
    // In a fixed order, so that two orders for the same products never wait for each other in a circle.
    claims: () => [...taken.values()].sort((a, b) => (a.productId < b.productId ? -1 : 1)),
  }
}

const unclaimed = (productId: string): DecidedClaim => ({
  productId,
  reserved: 0,
  waiting: 0,
  behind: null,
  supplyVersion: null,
})

const afterClaim = (level: StockLevel, { reserved, waiting }: Claim): StockLevel => ({
  ...level,
  reserved: level.reserved + reserved,
  waiting: level.waiting + waiting,
})

/** Units on hand that nobody was promised. */
export const freeUnits = ({
  onHand,
  reserved,
  waiting,
}: Pick<StockLevel, 'onHand' | 'reserved' | 'waiting'>) => Math.max(0, (onHand ?? 0) - reserved - waiting)

/** Units that were promised beyond what is on hand: they come first when goods arrive. */
const owedUnits = ({ onHand, reserved, waiting }: StockLevel) => waiting + reserved - (onHand ?? 0)

/** How a quantity would be served from this level, earliest first. */
export function serve(level: StockLevel, quantity: number, now: number): Share[] {
  if (level.onHand === null) return [{ quantity, status: 'Unknown', availableAt: null }]
  const shares: Share[] = []
  let open = quantity
  const give = (units: number, status: ExpectedStatus, availableAt: number | null) => {
    const share = Math.min(units, open)
    if (share <= 0) return
    open -= share
    const last = shares.at(-1)
    if (last && last.status === status && last.availableAt === availableAt) last.quantity += share
    else shares.push({ quantity: share, status, availableAt })
  }

  give(freeUnits(level), 'Available', now)
  if (level.isDiscontinued) {
    give(open, 'Unavailable', null)
    return shares
  }
  // Orders that wait already are served first.
  let ahead = Math.max(0, owedUnits(level))
  for (const supply of [...level.supply].sort(bySupplyDate)) {
    const passed = Math.min(ahead, supply.quantity)
    ahead -= passed
    // A date that has passed without goods promises nothing.
    const isConfirmed = supply.expectedAt !== null && supply.expectedAt > now
    give(
      supply.quantity - passed,
      isConfirmed ? 'ConfirmedRestock' : 'UnconfirmedRestock',
      isConfirmed ? supply.expectedAt : null,
    )
  }
  give(open, 'UnconfirmedRestock', null)
  return shares
}

const bySupplyDate = (a: Supply, b: Supply) =>
  (a.expectedAt ?? Number.POSITIVE_INFINITY) - (b.expectedAt ?? Number.POSITIVE_INFINITY) || 0

const worstFirst: ExpectedStatus[] = [
  'Unavailable',
  'Unknown',
  'UnconfirmedRestock',
  'ConfirmedRestock',
  'Available',
]

/** Several shares as one word: the worst status, and the moment the last of them is there. */
export function summarize(shares: Share[]): Omit<Share, 'quantity'> | null {
  if (shares.length === 0) return null
  const status = worstFirst.find((candidate) => shares.some((share) => share.status === candidate))
  const isDated = shares.every((share) => share.availableAt !== null)
  return {
    status: status as ExpectedStatus,
    availableAt: isDated ? Math.max(...shares.map((share) => share.availableAt as number)) : null,
  }
}
