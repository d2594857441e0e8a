// Goods of an order once more, free of charge and of delivery: the draft of the order that replaces what came back. Its PCs have the parts
// that were delivered, whatever their bundle has today.
import type { Catalog } from '../catalog/catalog.ts'
import type { OrderableConfiguration } from '../configurator/configuration.ts'
import type { OrderLine } from '../contract/order.ts'
import { Problem } from '../contract/problems.ts'
import type { ReplacementOffer } from '../contract/returns.ts'
import { loadStock } from '../inventory/stock.ts'
import { termsOf } from '../orders/expected.ts'
import { findLine, isDelivery, perUnit } from '../orders/lines.ts'
import type { StoredOrder } from '../orders/order.ts'
import type { Caller } from '../platform/http/exchange/caller.ts'
import type { CheckoutContext } from './context.ts'
import { type Draft, loadDraft } from './draft.ts'
import { type DraftOfStaff, makeDraft } from './make-draft.ts'
import { newDraftSubmitter } from './routes/submit.ts'
import { unitsWanted } from './stock-of-draft.ts'
import { expectationOf, viewDraft } from './view.ts'

export interface ReplacedGoods {
  /** Whose units are replaced. The replacement goes where it went, in the same way if that is still offered. */
  stored: StoredOrder
  /** `line` is the number in the return. */
  lines: readonly { line: number; lineNumber: string; quantity: number }[]
  returnId: string
}

export function replacements(context: CheckoutContext) {
  const submit = newDraftSubmitter(context)
  return {
    /** What `place` would order now. */
    async offer(goods: ReplacedGoods): Promise<ReplacementOffer | Problem> {
      const draft = await draftOf(context, goods)
      if (draft instanceof Problem) return draft
      const now = context.clock()
      const stock = await loadStock(context.store, unitsWanted(draft.quote.lines))
      const { orderLines, deliveryOptions, problems } = viewDraft(
        draft,
        expectationOf(draft, stock, now),
        undefined,
        now,
      )
      const chosen = sameOption(draft, goods) ?? deliveryOptions[0]?.deliveryOptionId
      return {
        orderId: goods.stored.id,
        lines: orderLines.map(({ name, quantity, availability, availabilityParts }, index) => ({
          line: goods.lines[index]?.line ?? 0,
          lineNumber: goods.lines[index]?.lineNumber ?? '',
          ...{ name: name ?? '', quantity, availability },
          ...(availabilityParts && { availabilityParts }),
        })),
        deliveryOption: deliveryOptions.find(({ deliveryOptionId }) => deliveryOptionId === chosen) ?? null,
        problems,
      }
    },

    async place(goods: ReplacedGoods, caller: Caller, isRetry: boolean) {
      const draft = await draftOf(context, goods)
      if (draft instanceof Problem) return draft
      const deliveryOptionId = sameOption(draft, goods) ?? null
      return submit(draft, { caller, deliveryOptionId, precondition: undefined, isRetry })
    },
  }
}

/** The lines of the draft are in the order of the goods. */
async function draftOf(context: CheckoutContext, goods: ReplacedGoods): Promise<Draft | Problem> {
  const { stored, lines, returnId } = goods
  const { collectionPoint, deliveryAddress } = termsOf(stored)
  if (!deliveryAddress)
    return new Problem('no_delivery_option', `The order ${stored.id} has no delivery address.`)
  const wanted = lines.flatMap(({ lineNumber, quantity }) => {
    const line = findLine(stored.order.orderLines, lineNumber)
    return line ? [{ line, quantity }] : []
  })
  const before = await loadDraft(context.store, stored.checkoutId)
  const materials = wanted.map(({ line }) => materialOf(line, before))
  const manualPrice = { net: 0, reason: `Replacement for return ${returnId}` }
  const preferences = {
    carrier: null,
    carrierCollectionPointId: collectionPoint?.id ?? null,
    deliverDate: null,
  }
  const references = stored.order.references ?? { billingReference: null, deliveryReference: null }
  const staff: DraftOfStaff = {
    prices: wanted.map(() => manualPrice),
    deliveryNet: 0,
    configurations: new Map(
      wanted.flatMap(({ line }, index) =>
        line.orderLines.length > 0
          ? [[materials[index]?.value.toLowerCase() ?? '', deliveredPc(line, context.catalog.current)]]
          : [],
      ),
    ),
  }
  const request = {
    soldTo: { customerId: stored.account },
    orderLines: wanted.map(({ line, quantity }, index) => ({
      materialId: materials[index] ?? null,
      quantity,
      references: line.references,
    })),
    delivery: { deliveryAddress, preferences },
    references: { ...references, replacementFor: returnId },
    notes: null,
  }
  return makeDraft(context, stored.account, request, () => true, staff)
}

/** A PC has the id of the saved one, so that the customer can order it again. */
function materialOf(line: OrderLine, before: Draft | undefined) {
  if (line.orderLines.length === 0) return { type: 'MaterialNumber', value: line.materialNumber }
  const quoted = before?.quote.lines.find(({ lineNumber }) => lineNumber === line.lineNumber)
  return { type: 'PcConfiguration', value: quoted?.materialId?.value ?? line.materialNumber }
}

function deliveredPc(line: OrderLine, { products }: Catalog): OrderableConfiguration {
  const parts = line.orderLines.map((part) => ({
    product: products.get(part.materialNumber),
    quantity: perUnit(line, part),
    ...{ id: part.materialNumber, name: part.name },
  }))
  const { materialNumber: id, name, description } = line
  return {
    id,
    bundle: { id, name, description },
    parts: parts.flatMap(({ product, quantity }) => (product ? [{ product, quantity }] : [])),
    obstacles: parts
      .filter(({ product }) => !product)
      .map((part) => ({
        code: 'configuration_part_gone',
        message: `The part ${part.name} (${part.id}) is no longer on offer.`,
      })),
  }
}

/** The delivery option of the order, if the draft has it. */
function sameOption({ quote }: Draft, { stored }: ReplacedGoods): string | undefined {
  const before = stored.order.orderLines.find(isDelivery)?.materialNumber
  return quote.options.find(({ deliveryOptionId }) => deliveryOptionId === before)?.deliveryOptionId
}
