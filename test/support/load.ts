// Clients that order and cancel continuously and record every answer, and every request without one.
import { adHoc } from '../../src/platform/store/statement.ts'
import type { Store } from '../../src/platform/store/store.ts'
import { type Call, cancelCall, createCall, orderIdOf, type Reply, send, submitCall } from './processes.ts'
import { draftOf } from './service.ts'

/** A request with its key, which is repeated if no answer came. */
export interface Request extends Call {
  key: string
  kind: 'create' | 'submit' | 'cancel'
  /** Its subject: the marker of a draft, the id of a draft, or the id of an order. */
  subject: string
}

/** Everything acknowledged. */
export interface Ledger {
  /** Draft id → the marker in its references. */
  drafts: Map<string, string>
  /** Draft id → order id. */
  orders: Map<string, string>
  cancelled: Set<string>
}

export const emptyLedger = (): Ledger => ({ drafts: new Map(), orders: new Map(), cancelled: new Set() })

export interface Buyer {
  /** Orders until stopped, or until a request fails or gets no answer. */
  run: (urlOf: () => string, until: () => boolean) => Promise<void>
  /** The request without an answer. */
  pending: Request | undefined
  /** Sends the pending request again; undefined if there is none. */
  retry: (url: string) => Promise<Reply | undefined>
}

const products = ['PLENTY', 'FEW', 'DATED', 'UNDATED', 'CPU-A', 'NONE-YET']

export function createBuyer(name: string, ledger: Ledger, random: () => number): Buyer {
  let counter = 0
  const nextKey = (kind: string) => `${name}-${kind}-${counter++}`

  function note(request: Request, reply: Reply): string {
    if (request.kind === 'create') {
      const id = JSON.parse(reply.text).value as string
      ledger.drafts.set(id, request.subject)
      return id
    }
    if (request.kind === 'submit') {
      const orderId = orderIdOf(reply)
      ledger.orders.set(request.subject, orderId)
      return orderId
    }
    ledger.cancelled.add(request.subject)
    return request.subject
  }

  const buyer: Buyer = {
    pending: undefined,
    async run(urlOf, until) {
      const attempt = async (request: Request): Promise<string | undefined> => {
        buyer.pending = request
        const reply = await send(urlOf(), request).catch(() => undefined)
        if (reply === undefined || reply.status >= 500) return undefined
        if (reply.status >= 300) throw new Error(`${request.kind} answered ${reply.status}: ${reply.text}`)
        buyer.pending = undefined
        return note(request, reply)
      }
      while (!until()) {
        const draftId = await attempt(createRequest(nextKey('create'), random))
        if (draftId === undefined) return
        const orderId = await attempt({
          ...submitCall(draftId),
          key: nextKey('submit'),
          kind: 'submit',
          subject: draftId,
        })
        if (orderId === undefined) return
        if (random() < 0.5) {
          const request = { ...cancelCall(orderId), key: nextKey('cancel'), kind: 'cancel' as const }
          if ((await attempt({ ...request, subject: orderId })) === undefined) return
        }
      }
    },
    async retry(url) {
      const { pending } = buyer
      if (!pending) return undefined
      const reply = await send(url, pending)
      if (reply.status < 300) {
        note(pending, reply)
        buyer.pending = undefined
      }
      return reply
    },
  }
  return buyer
}

function createRequest(key: string, random: () => number): Request {
  const count = 1 + Math.floor(random() * 3)
  const lines = Array.from({ length: count }, (): [string, number] => [
    products[Math.floor(random() * products.length)] as string,
    1 + Math.floor(random() * 3),
  ])
  const draft = draftOf(lines, { references: { billingReference: key, deliveryReference: null } })
  return { ...createCall(draft), key, kind: 'create', subject: key }
}

/**
 * Every acknowledged answer that the database contradicts, as sentences. Checks only drafts with a marker: those
 * that a buyer made.
 */
export async function brokenPromises(store: Store, ledger: Ledger): Promise<string[]> {
  const draftRows = await store.all<{ id: string; body: string }>({
    statement: adHoc('SELECT id, body FROM draft'),
  })
  const orderRows = await store.all<{ id: string; draft_id: string; state: string }>({
    statement: adHoc('SELECT id, draft_id, state FROM orders'),
  })
  const markers = new Map(
    draftRows.flatMap(({ id, body }): [string, string][] => {
      const marker = JSON.parse(body).request.references?.billingReference
      return marker ? [[id, marker]] : []
    }),
  )
  const orders = new Map(
    orderRows.filter(({ draft_id }) => markers.has(draft_id)).map((row) => [row.id, row]),
  )

  const broken: string[] = []
  const promise = (holds: boolean, sentence: string) => {
    if (!holds) broken.push(sentence)
  }
  for (const [id, marker] of ledger.drafts) {
    promise(markers.get(id) === marker, `the draft ${id} (${marker}) was acknowledged and is not there`)
  }
  for (const [draftId, orderId] of ledger.orders) {
    promise(
      orders.get(orderId)?.draft_id === draftId,
      `the order ${orderId} was acknowledged and is not there`,
    )
    const isCancelled = orders.get(orderId)?.state === 'Cancelled'
    promise(
      isCancelled === ledger.cancelled.has(orderId),
      `the order ${orderId} is ${orders.get(orderId)?.state}, which was never answered`,
    )
  }
  // Each create has its own marker: two drafts with one marker are two effects of one request.
  promise(new Set(markers.values()).size === markers.size, 'one create made two drafts')
  promise(
    markers.size === ledger.drafts.size,
    `${markers.size} drafts exist, ${ledger.drafts.size} were answered`,
  )
  promise(
    orders.size === ledger.orders.size,
    `${orders.size} orders exist, ${ledger.orders.size} were answered`,
  )
  return broken
}
