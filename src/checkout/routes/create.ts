import { orderingAccount } from '../../accounts/caller.ts'
import { CheckoutDraft, CheckoutIdentifier } from '../../contract/checkout.ts'
import { exampleDraft } from '../../contract/example-draft.ts'
import { Problem } from '../../contract/problems.ts'
import { created, route } from '../../platform/http/route/route.ts'
import type { CheckoutContext } from '../context.ts'
import { makeDraft, storeDraft } from '../make-draft.ts'

export const createCheckout = (context: CheckoutContext) =>
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
    success: created(
      'The draft is created.',
      CheckoutIdentifier,
      { name: 'checkoutId', value: '01981b2c-7f00-7a3e-9d52-0c6f4be1a9d7' },
      { Location: 'Where the draft can be read.' },
    ),
    problems: ['account_not_permitted'],

    async decide({ caller, body, isWanted }) {
      const customerId = body.soldTo?.customerId ?? null
      const accountId = orderingAccount(caller, customerId, context.directory.current)
      if (accountId instanceof Problem) return accountId
      const draft = await makeDraft(context, accountId, body, isWanted)
      return {
        writes: [storeDraft(context, draft)],
        answer: {
          status: 201,
          body: { name: 'checkoutId', value: draft.id },
          headers: { Location: `/checkout/v1/${draft.id}` },
        },
      }
    },
  })
