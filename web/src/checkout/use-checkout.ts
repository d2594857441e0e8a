// The checkout process: a form becomes a quote, a quote becomes an order.

import { ApiProblem, isOutcomeUnknown, isTemporary, newIdempotencyKey } from '@buildorder/client'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { useEffect, useRef, useState } from 'react'
import { ordersKey } from '../orders/order-queries'
import { useAccount, useMe } from '../session/me'
import { askForQuote, placeOrder, quoteQuery } from './checkout-queries'
import type { FieldName } from './fields'
import { type Finding, findingsOf, findingsOfRefusal, stillOpen } from './findings'
import { blankForm, draftOf, type Form } from './form'
import type { Item } from './item'
import { chosenOption, type PriceChange, priceChange, type Quote } from './quote'
import { addressMemory, addressOf } from './remembered-address'
import { submissionFor, submissionMemory } from './submission'

interface Asked {
  form: Form
  /** The draft as text: an equal draft has the same quote. */
  text: string
}

interface Answered extends Asked {
  checkoutId: string
  priceChange: PriceChange | undefined
}

export type Checkout = ReturnType<typeof useCheckout>

export function useCheckout(item: Item, quantity: number) {
  const { client: owner } = useMe()
  const country = useAccount()?.country ?? ''
  const memory = addressMemory(owner)
  const [form, setForm] = useState<Form>(() => ({ ...blankForm(country, quantity), ...memory.recall() }))
  const text = JSON.stringify(draftOf(form, item))

  const quoting = useQuoting(item)
  const { quote, answered, refused } = quoting
  const [picked, pick] = useState<string>()
  const option = quote && chosenOption(quote, picked)
  const submitting = useSubmitting(owner, item)

  const judged = answered ?? refused
  const findings = judged ? stillOpen(quoting.findings, judged.form, form) : []
  return {
    form,
    change: (field: FieldName, value: string) => {
      const next = { ...form, [field]: value }
      setForm(next)
      memory.keep(addressOf(next))
    },
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
    pick,
    submit: () => {
      if (quote && option) submitting.submit(quote.checkoutId, option.deliveryOptionId)
    },
    submitting,
    /** Increases with every response, so that the focus can move to the result. */
    answers: quoting.answers,
  }
}

function useQuoting(item: Item) {
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
    if (requestKey.current?.text !== text) requestKey.current = { text, key: newIdempotencyKey() }
    mutate(
      { draft: draftOf(form, item), key: requestKey.current.key },
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
  const findings: Finding[] = refused ? (refusals ?? []) : shown ? findingsOf(shown.problems) : []
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

function useSubmitting(owner: string, item: Item) {
  const memory = submissionMemory(owner, item)
  const navigate = useNavigate()
  const queries = useQueryClient()
  const { mutate, reset, error, isPending, isSuccess } = useMutation({
    mutationFn: placeOrder,
    networkMode: 'always',
    onSuccess: (orderId) => {
      memory.forget()
      void queries.invalidateQueries({ queryKey: ordersKey })
      // Back leads to the builder, not to a finished checkout.
      void navigate({ to: '/orders/$orderId', params: { orderId }, replace: true })
    },
    onError: (problem, { checkoutId }) => {
      if (!isOutcomeUnknown(problem)) memory.forget()
      // The new quote may show what changed: sold out, or expired.
      void queries.invalidateQueries({ queryKey: quoteQuery(checkoutId).queryKey })
    },
  })
  const send = (checkoutId: string, deliveryOptionId: string) => {
    if (isPending || isSuccess) return
    const submission = submissionFor(memory.recall(), checkoutId, deliveryOptionId, newIdempotencyKey)
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
    again: () => pending && send(pending.checkoutId, pending.deliveryOptionId),
    refusal: error instanceof ApiProblem && !isUnknown ? error : null,
    forgetRefusal: reset,
  }
}
