// The requests of the overload scenario: GET order, create and submit in turn, now and then a compatibility batch.
import { requestBytes } from './load.ts'
import { draft, productsOf } from './world.ts'

/** One request under way. */
export interface Draw {
  /** When it should leave, as performance.now() counts. */
  dueAt: number
  bytes: Buffer
  /** The draft that it submits. */
  draftId?: string
  isCreate: boolean
}

export interface MixOptions {
  orderIds: string[]
  draftIds: string[]
  batchEvery: number
}

const candidates = 500

export function requestMix({ orderIds, draftIds, batchEvery }: MixOptions) {
  const drafts = [...draftIds]
  const made = new Map<string, (number: number) => Draw>()
  let number = 0

  function drawsOf(key: string): (number: number) => Draw {
    const gets = orderIds.map((id) => requestBytes('GET', `/orders/v1/${id}`, key))
    const creates = Array.from({ length: 100 }, (_, place) =>
      requestBytes('POST', '/checkout/v1/create', key, draft(place, productsOf(place))),
    )
    const batch = batchBytes(key)
    const pick = (list: Buffer[], at: number) => list[at % list.length] as Buffer
    return (at) => {
      if (batchEvery > 0 && at % batchEvery === 0) return { dueAt: 0, bytes: batch, isCreate: false }
      if (at % 3 === 0) return { dueAt: 0, bytes: pick(gets, at), isCreate: false }
      const draftId = at % 3 === 1 ? undefined : drafts.pop()
      if (draftId === undefined) return { dueAt: 0, bytes: pick(creates, at), isCreate: true }
      const body = { checkoutId: draftId, deliveryOptionId: null }
      return {
        dueAt: 0,
        bytes: requestBytes('POST', '/checkout/v1/submit', key, body),
        draftId,
        isCreate: false,
      }
    }
  }

  return {
    next(key: string, dueAt: number): Draw {
      let draws = made.get(key)
      if (!draws) {
        draws = drawsOf(key)
        made.set(key, draws)
      }
      const draw = draws(number++)
      draw.dueAt = dueAt
      return draw
    },
    settle({ isCreate, draftId }: Draw, status: number, answer: string): void {
      const created = isCreate && status === 201 ? /"value":"([^"]+)"/.exec(answer)?.[1] : undefined
      if (created) drafts.push(created)
      // Nothing of a refused request was stored.
      if (draftId && status === 503) drafts.push(draftId)
    },
    drafts: () => drafts,
  }
}

function batchBytes(key: string): Buffer {
  const products = (count: number) => Array.from({ length: count }, () => ({ productId: 'CPU-A' }))
  return requestBytes('POST', '/pcconfig/v1/compatibility/batch', key, {
    baseConfiguration: products(8),
    productsToValidate: products(candidates),
    productIdToReplace: null,
  })
}
