// What was found, as groups of options: how each is written, and where it leads.
import type { UseNavigateResult } from '@tanstack/react-router'
import type { Formats } from '../../session/format'
import { texts } from '../../texts'
import { backofficeTexts } from '../../texts/backoffice'
import type { DeskResults } from './desk-query'

const words = backofficeTexts.desk

export interface DeskOption {
  id: string
  title: string
  detail: string
  /** At the end of the line. */
  side?: string
  open: () => void
}

export interface DeskGroup {
  label: string
  options: DeskOption[]
}

interface Tools {
  formats: Formats
  rights: readonly string[]
  navigate: UseNavigateResult<string>
}

type Results<Kind extends keyof DeskResults> =
  NonNullable<DeskResults[Kind]> extends (infer Item)[] ? Item : never
type Found = 'orders' | 'accounts' | 'invoices' | 'returns' | 'products' | 'purchaseOrders'
type Writers = { [Kind in Found]: (item: Results<Kind>, tools: Tools) => DeskOption }

const joined = (...parts: (string | null | undefined | false)[]) => parts.filter(Boolean).join(' · ')

/** What the line says anyway. */
const shownFields = ['account', 'customerId', 'city']

const writers: Writers = {
  orders: (
    { orderId, state, placedAt, accountName, customerId, company, city, gross, currency, match },
    tools,
  ) => {
    const who = accountName ?? customerId
    const meant =
      match && !shownFields.includes(match.field) && match.text !== who
        ? `${words.fields[match.field] ?? match.field} ${match.text}`
        : company !== who && company
    return {
      id: orderId,
      title: orderId,
      detail: joined(
        backofficeTexts.orders.states[state] ?? state,
        who,
        city,
        meant,
        tools.formats.day(placedAt),
      ),
      side: tools.formats.money(gross, currency),
      open: () => void tools.navigate({ to: '/backoffice/orders/$orderId', params: { orderId } }),
    }
  },
  accounts: ({ customerId, name, isRetired }, { rights, navigate }) => ({
    id: customerId,
    title: name,
    detail: joined(customerId, isRetired && words.retired),
    open: () =>
      void (rights.includes('see-accounts')
        ? navigate({ to: '/backoffice/accounts/$customerId', params: { customerId } })
        : navigate({ to: '/backoffice/orders', search: { account: customerId } })),
  }),
  invoices: (
    { billingId, number, orderId, buyer, issueDate, payable, currency, type },
    { formats, navigate },
  ) => ({
    id: billingId,
    title: number,
    detail: joined(
      type === 'CreditNote' && backofficeTexts.invoices.types.CreditNote,
      buyer,
      words.ofOrder(orderId),
      formats.deliveryDay(issueDate),
    ),
    side: formats.money(payable, currency),
    open: () => void navigate({ to: '/backoffice/invoices', search: { search: number } }),
  }),
  returns: ({ returnId, state, orderIds, requestedAt }, { formats, navigate }) => ({
    id: returnId,
    title: returnId,
    detail: joined(
      texts.returns.states[state] ?? state,
      orderIds.map(words.ofOrder).join(', '),
      formats.day(requestedAt),
    ),
    open: () => void navigate({ to: '/backoffice/returns/$returnId', params: { returnId } }),
  }),
  products: ({ productId, name, partNumber }, { rights, navigate }) => ({
    id: productId,
    title: name,
    detail: joined(productId, partNumber),
    open: () =>
      void (rights.includes('see-products')
        ? navigate({ to: '/backoffice/products/$productId', params: { productId } })
        : navigate({ to: '/products/$productId', params: { productId } })),
  }),
  purchaseOrders: (
    { purchaseOrderId, productName, productId, quantity, expectedAt },
    { formats, navigate },
  ) => ({
    id: purchaseOrderId,
    title: purchaseOrderId,
    detail: joined(
      productName ?? productId,
      words.units(quantity),
      expectedAt && formats.deliveryDay(expectedAt),
    ),
    open: () => void navigate({ to: '/backoffice/expected-goods', search: { search: purchaseOrderId } }),
  }),
}

const kinds: Found[] = ['orders', 'accounts', 'invoices', 'returns', 'products', 'purchaseOrders']

/** Groups with something in them. */
export const groupsOf = (results: DeskResults, tools: Tools): DeskGroup[] =>
  kinds
    .map((kind) => ({ label: words.groups[kind], options: optionsOf(results, kind, tools) }))
    .filter(({ options }) => options.length > 0)

const optionsOf = <Kind extends Found>(results: DeskResults, kind: Kind, tools: Tools): DeskOption[] =>
  (results[kind] as Results<Kind>[]).map((item) => (writers[kind] as Writers[Kind])(item, tools))
