// Decides how a quantity is served: from the shelf, from a purchase order, or without a date.
import type { ExpectedStatus } from '../contract/shapes.ts'

export interface Supply {
  quantity: number
  /** Expected date; null if unconfirmed. */
  expectedAt: number | null
}

export interface StockLevel {
  /** Null if stock is not tracked. */
  onHand: number | null
  /** Units on hand that are reserved for orders. */
  reserved: number
  /** Units that orders wait for. They come first when goods arrive. */
  waiting: number
  /** The product will not be restocked. Loaded only if fewer units are free than requested. */
  isDiscontinued: boolean
  supply: Supply[]
  /** Supply version: incremented by every change of stock or purchase orders. */
  supplyVersion: number
}

/** A part of a quantity that becomes available together. */
export interface Share {
  quantity: number
  status: ExpectedStatus
  availableAt: number | null
}

/** The claim of a quantity on the stock of its product. */
export interface Claim {
  productId: string
  reserved: number
  waiting: number
}

/** A claim with the state it was decided on; it is stored only if that state is unchanged. */
export interface DecidedClaim extends Claim {
  /** Maximum units that other orders wait for; null if no date was promised. */
  behind: number | null
  /** Required supply version; null if it waits for no units. */
  supplyVersion: number | null
}

export interface Ledger {
  /** Takes units for one line; they are no longer available for further lines of the product. */
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
    // In a fixed order, so that two orders for the same products never deadlock.
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

/** Units on hand that are not promised to an order. */
export const freeUnits = ({
  onHand,
  reserved,
  waiting,
}: Pick<StockLevel, 'onHand' | 'reserved' | 'waiting'>) => Math.max(0, (onHand ?? 0) - reserved - waiting)

/** Promised units beyond the stock on hand: they are served first when goods arrive. */
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

/** The combined availability of several shares: the worst status and the latest date. */
export function summarize(shares: Share[]): Omit<Share, 'quantity'> | null {
  if (shares.length === 0) return null
  const status = worstFirst.find((candidate) => shares.some((share) => share.status === candidate))
  const isDated = shares.every((share) => share.availableAt !== null)
  return {
    status: status as ExpectedStatus,
    availableAt: isDated ? Math.max(...shares.map((share) => share.availableAt as number)) : null,
  }
}
