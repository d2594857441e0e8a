// Prices a request and makes the draft. Creating a checkout and reading or ordering a cart use the same code.
import { randomUUIDv7 } from 'node:crypto'
import type { Account } from '../accounts/account.ts'
import type { OrderableConfiguration } from '../configurator/configuration.ts'
import { loadOrderable } from '../configurator/orderable.ts'
import type { CheckoutDraft } from '../contract/checkout.ts'
import type { Write } from '../platform/store/store.ts'
import type { CheckoutContext } from './context.ts'
import { type Draft, type DraftRequest, draftText, insertDraft } from './draft.ts'
import { quote, type StaffTerms } from './quote.ts'

const day = 86_400_000

/** What staff decide about a draft that customers cannot. */
export interface DraftOfStaff extends StaffTerms {
  /** The PCs of its lines, in place of saved ones. */
  configurations?: ReadonlyMap<string, OrderableConfiguration>
}

/** A draft at the current prices. It is not stored yet. */
export async function makeDraft(
  context: CheckoutContext,
  accountId: string,
  request: Omit<CheckoutDraft, 'references'> & Pick<DraftRequest, 'references'>,
  isWanted: () => boolean,
  staffTerms?: DraftOfStaff,
): Promise<Draft> {
  const account = context.directory.current.accounts.get(accountId) as Account
  const now = context.clock()
  const market = {
    now,
    catalog: context.catalog.current,
    prices: context.prices.current,
    carriers: context.carriers.current,
    configurations:
      staffTerms?.configurations ?? (await loadOrderable(context, accountId, request, isWanted)),
    maxExpandedLines: context.settings.MAX_EXPANDED_LINES,
    staffTerms,
  }
  const { delivery, references, notes } = request
  return {
    id: randomUUIDv7(),
    account: accountId,
    createdAt: now,
    expiresAt: now + context.settings.CHECKOUT_DAYS * day,
    submittedAt: null,
    orderId: null,
    request: { delivery, references, notes },
    quote: quote(request, account, market),
  }
}

/** The write that stores a draft. The submit that follows finds it in memory. */
export function storeDraft({ submitMemory }: CheckoutContext, draft: Draft): Write {
  const text = draftText(draft)
  submitMemory.rememberDraft(draft, text.length)
  return insertDraft(draft, text)
}
