// The checkout process: a form becomes a quote, a quote becomes an order.

import { ApiProblem, isOutcomeUnknown, newIdempotencyKey } from '@buildorder/client'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { useEffect, useState } from 'react'
import { type Cart, cartQuery } from '../cart/cart-query'
import { ordersKey } from '../orders/order-queries'
import { useAccount, useMe } from '../session/me'
import { rememberAddress } from './address-book-query'
import type { Basket } from './basket'
import { createDraft, createDraftOfCart, placeOrder, quoteQuery } from './checkout-queries'
import type { FieldName } from './fields'
import { stillOpen } from './findings'
import { addressOf, draftOf, keptForm, withAddress } from './form'
import { placedMemory, usePlacedElsewhere } from './placed-order'
import { chosenOption } from './quote'
import { submissionFor, submissionMemory } from './submission'
import type { Owner } from './tab-memory'
import { useKeptForm } from './use-kept-form'
import { quoteMemory, useQuoting } from './use-quoting'
import { useRemembering } from './use-remembering'

export type Checkout = ReturnType<typeof useCheckout>

export function useCheckout(basket: Basket, cart: Cart, quantity: number) {
  const me = useMe()
  const country = useAccount()?.country ?? ''
  const kept = useKeptForm(cart, me, country, quantity)
  const { form, picked } = kept
  const navigate = useNavigate()
  const text =
    basket === 'cart'
      ? JSON.stringify([keptForm(form, null), cart.lines.map(({ lineId, quantity }) => [lineId, quantity])])
      : JSON.stringify(draftOf(form, basket))

  const quoted = quoteMemory(me, basket)
  const quoting = useQuoting(quoted, text, async (asked, key) => {
    if (basket !== 'cart') return createDraft(draftOf(asked, basket), key)
    await kept.save()
    return createDraftOfCart(key)
  })
  const { quote, answered, refused } = quoting
  const option = quote && chosenOption(quote, picked)
  const [isRemembering, setRemembering] = useRemembering()
  const submitting = useSubmitting(me, basket, () => {
    if (isRemembering) rememberAddress(addressOf(form))
    quoted.forget()
    kept.clear()
  })

  const ordered = usePlacedElsewhere(me, cart)
  const judged = answered ?? refused
  const findings = judged ? stillOpen(quoting.findings, judged.form, form) : []
  return {
    form,
    change: (field: FieldName, value: string) => {
      kept.setForm({ ...form, [field]: value })
      // The address of the page has the quantity of an item, so that a reload keeps it.
      const isQuantity = field === 'quantity' && /^[1-9]\d*$/.test(value)
      if (isQuantity && basket !== 'cart')
        void navigate({
          to: '/checkout',
          search: (link) => ({ ...link, quantity: Number(value) }),
          replace: true,
          resetScroll: false,
        })
    },
    takeAddress: (address: Parameters<typeof withAddress>[1]) => kept.setForm(withAddress(form, address)),
    isRemembering,
    setRemembering,
    findings,
    ask: () => {
      submitting.forgetRefusal()
      quoting.ask({ form, text })
    },
    isAsking: quoting.isAsking,
    /** Why there is no quote; refusals that name fields become findings instead. */
    failure: quoting.failure,
    quote,
    priceChange: answered?.priceChange,
    /** Whether the quote matches the form. */
    isCurrent: answered?.text === text,
    /** The order that another tab or device made of the same quote or lines. */
    orderedAs: submitting.isPlacing ? undefined : (quote?.orderId ?? ordered),
    option,
    pick: kept.pick,
    submit: () => {
      if (!quote || !option) return
      kept.pause()
      const { checkoutId, promise } = quote
      const choice = { checkoutId, deliveryOptionId: option.deliveryOptionId, promise }
      const lineIds = cart.lines.map(({ lineId }) => lineId)
      submitting.submit(basket === 'cart' ? { ...choice, lineIds } : choice)
    },
    submitting,
    /** Increases with every response, so that the focus can move to the result. */
    answers: quoting.answers,
  }
}

function useSubmitting(owner: Owner, basket: Basket, onPlaced: () => void) {
  const memory = submissionMemory(owner, basket)
  const navigate = useNavigate()
  const queries = useQueryClient()
  const { mutate, reset, error, isPending, isSuccess } = useMutation({
    mutationFn: placeOrder,
    networkMode: 'always',
    onSuccess: (orderId, { lineIds }) => {
      memory.forget()
      if (lineIds) placedMemory(owner).keep({ orderId, lineIds })
      onPlaced()
      void queries.invalidateQueries({ queryKey: ordersKey })
      void queries.invalidateQueries({ queryKey: cartQuery.queryKey })
      // Back leads to the page before, not to a finished checkout.
      void navigate({ to: '/orders/$orderId/placed', params: { orderId }, replace: true })
    },
    onError: (problem, { checkoutId }) => {
      if (!isOutcomeUnknown(problem)) memory.forget()
      // The new quote may show what changed: sold out, or expired.
      void queries.invalidateQueries({ queryKey: quoteQuery(checkoutId).queryKey })
    },
  })
  const send = (choice: Parameters<typeof submissionFor>[1]) => {
    if (isPending || isSuccess) return
    const submission = submissionFor(memory.recall(), choice, newIdempotencyKey)
    memory.keep(submission)
    mutate(submission)
  }

  const [resumed] = useState(() => memory.recall())
  // biome-ignore lint/correctness/useExhaustiveDependencies: what was begun before a reload is finished once.
  useEffect(() => {
    if (resumed) mutate(resumed)
  }, [])
  const pending = memory.recall()
  const isUnknown = error !== null && pending !== undefined && isOutcomeUnknown(error)
  return {
    submit: send,
    /** From the click until the order's page is shown. */
    isPlacing: isPending || isSuccess,
    /** There is no quote yet: the page was reloaded during a submit and finishes it. */
    isResuming: resumed !== undefined && (isPending || isSuccess),
    isUnknown,
    again: () => pending && send(pending),
    refusal: error instanceof ApiProblem && !isUnknown ? error : null,
    forgetRefusal: reset,
  }
}
