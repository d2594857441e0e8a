import { randomUUIDv7 } from 'node:crypto'
import type { Account } from '../../accounts/account.ts'
import { accountFor } from '../../accounts/caller.ts'
import { loadOrderable } from '../../configurator/orderable.ts'
import { CheckoutDraft, CheckoutIdentifier } from '../../contract/checkout.ts'
import { exampleDraft } from '../../contract/example-draft.ts'
import { Problem } from '../../contract/problems.ts'
import { route } from '../../platform/http/route.ts'
import type { CheckoutContext } from '../context.ts'
import { draftText, insertDraft } from '../draft.ts'
import { quote } from '../quote.ts'

const day = 86_400_000

export const createCheckout = (parts: CheckoutContext) =>
  route({
    operationId: 'createCheckout',
    method: 'POST',
    path: '/checkout/v1/create',
    tag: 'Checkout',
    summary: 'Create a checkout draft',
    description:
      'Stores a draft with its prices. Every well-formed draft is accepted; problems that prevent its submission are listed when it is read. The prices are valid until the draft expires.',
    access: 'checkout',
    body: { schema: CheckoutDraft, example: exampleDraft },
    success: {
      status: 201,
      description: 'The draft is created.',
      schema: CheckoutIdentifier,
      example: { name: 'checkoutId', value: '01981b2c-7f00-7a3e-9d52-0c6f4be1a9d7' },
      headers: { Location: 'Where the draft can be read.' },
    },
    problems: ['account_not_permitted'],

    async decide({ caller, body, isWanted }) {
      const accountId = accountFor(caller, body.soldTo?.customerId ?? null)
      if (accountId instanceof Problem) return accountId
      const account = parts.directory.current.accounts.get(accountId) as Account
      const market = {
        catalog: parts.catalog.current,
        prices: parts.prices.current,
        carriers: parts.carriers.current,
        configurations: await loadOrderable(parts, accountId, body, isWanted),
        maxExpandedLines: parts.settings.MAX_EXPANDED_LINES,
      }
      const { delivery, references, notes } = body
      const now = parts.clock()
      const draft = {
        id: randomUUIDv7(),
        account: accountId,
        createdAt: now,
        expiresAt: now + parts.settings.CHECKOUT_DAYS * day,
        submittedAt: null,
        orderId: null,
        request: { delivery, references, notes },
        quote: quote(body, account, market),
      }
      const text = draftText(draft)
      parts.submitMemory.rememberDraft(draft, text.length)
      return {
        writes: [insertDraft(draft, text)],
        answer: {
          status: 201,
          body: { name: 'checkoutId', value: draft.id },
          headers: { Location: `/checkout/v1/${draft.id}` },
        },
      }
    },
  })
