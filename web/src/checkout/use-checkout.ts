// The checkout process: a form becomes a quote, a quote becomes an order.

import { ApiProblem, isOutcomeUnknown, isTemporary, newIdempotencyKey } from '@buildorder/client'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { useEffect, useRef, useState } from 'react'
import { type Cart, cartQuery } from '../cart/cart-query'
import { ordersKey } from '../orders/order-queries'
import { useAccount, useMe } from '../session/me'
import { rememberAddress } from './address-book-query'
import type { Basket } from './basket'
import { askForQuote, createDraft, createDraftOfCart, placeOrder, quoteQuery } from './checkout-queries'
import type { FieldName } from './fields'
import { type Finding, findingsOf, findingsOfRefusal, stillOpen } from './findings'
import { addressOf, draftOf, type Form, keptForm, withAddress } from './form'
import { preferenceFindings } from './preferences'
import { chosenOption, type PriceChange, priceChange, type Quote } from './quote'
import { submissionFor, submissionMemory } from './submission'
import type { Owner } from './tab-memory'
import { useKeptForm } from './use-kept-form'
import { useRemembering } from './use-remembering'

interface Asked {
  form: Form
  /** What is ordered and where it goes, as text: an equal one has the same quote. */
  text: string
}

interface Answered extends Asked {
  checkoutId: string
  priceChange: PriceChange | undefined
}

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

  const quoting = useQuoting(async (asked, key) => {
    if (basket !== 'cart') return createDraft(draftOf(asked, basket), key)
    await kept.save()
    return createDraftOfCart(key)
  })
  const { quote, answered, refused } = quoting
  const option = quote && chosenOption(quote, picked)
  const [isRemembering, setRemembering] = useRemembering()
  const submitting = useSubmitting(me, basket, () => {
    if (isRemembering) rememberAddress(addressOf(form))
    kept.clear()
  })

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
    option,
    pick: kept.pick,
    submit: () => {
      if (!quote || !option) return
      kept.pause()
      const { checkoutId, promise } = quote
      submitting.submit({ checkoutId, deliveryOptionId: option.deliveryOptionId, promise })
    },
    submitting,
    /** Increases with every response, so that the focus can move to the result. */
    answers: quoting.answers,
  }
}

function useQuoting(create: (form: Form, key: string) => Promise<string>) {
  const [answered, setAnswered] = useState<Answered>()
  const [refused, setRefused] = useState<Asked>()
  const [answers, setAnswers] = useState(0)
  const requestKey = useRef<{ text: string; key: string }>(undefined)
  const { data: quote } = useQuery({
    ...quoteQuery(answered?.checkoutId ?? ''),
    enabled: answered !== undefined,
  })
  const shown = answered && quote
  const { mutate, error, isPending } = useMutation({
    mutationFn: askForQuote,
    networkMode: 'always',
  })

  const ask = ({ form, text }: Asked) => {
    if (isPending) return
    // The key is reused only if no response arrived.
    const { key } = requestKey.current?.text === text ? requestKey.current : { key: newIdempotencyKey() }
    requestKey.current = { text, key }
    mutate(
      { create: () => create(form, key) },
      {
        onSuccess: (next: Quote) => {
          setAnswered({ form, text, checkoutId: next.checkoutId, priceChange: priceChange(shown, next) })
          setRefused(undefined)
        },
        onError: () => {
          setAnswered(undefined)
          setRefused({ form, text })
        },
        onSettled: (_, problem) => {
          if (!isTemporary(problem)) requestKey.current = undefined
          setAnswers((count) => count + 1)
        },
      },
    )
  }
  const refusals = findingsOfRefusal(error)
  const today = new Date().toISOString().slice(0, 10)
  const findings: Finding[] = refused
    ? (refusals ?? [])
    : shown
      ? [...findingsOf(shown.problems), ...preferenceFindings(answered.form, shown, today)]
      : []
  return {
    ask,
    answered,
    refused,
    answers,
    findings,
    quote: shown,
    isAsking: isPending,
    failure: refused && !refusals ? error : null,
  }
}

function useSubmitting(owner: Owner, basket: Basket, onPlaced: () => void) {
  const memory = submissionMemory(owner, basket)
  const navigate = useNavigate()
  const queries = useQueryClient()
  const { mutate, reset, error, isPending, isSuccess } = useMutation({
    mutationFn: placeOrder,
    networkMode: 'always',
    onSuccess: (orderId) => {
      memory.forget()
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
