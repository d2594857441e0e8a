// The course of a checkout: a form becomes a quote, a quote becomes an order.

import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { useEffect, useRef, useState } from 'react'
import { newKey } from '../api/new-key'
import { ApiProblem, isPassing } from '../api/problem'
import { ordersQuery } from '../orders/order-queries'
import { useAccount, useMe } from '../session/me'
import { askForQuote, quoteQuery, submitDraft } from './checkout-queries'
import type { FieldName } from './fields'
import { type Finding, findingsOf, findingsOfRefusal, stillOpen } from './findings'
import { blankForm, draftOf, type Form } from './form'
import type { Item } from './item'
import { chosenOption, type PriceChange, priceChange, type Quote } from './quote'
import { addressMemory, addressOf } from './remembered-address'
import { intend, isOutcomeUnknown, submissionMemory } from './submission'

interface Asked {
  form: Form
  /** The draft's text: the same again is the same quote. */
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
    /** Why there is no answer; refusals that name fields are findings instead. */
    failure: quoting.failure,
    quote,
    priceChange: answered?.priceChange,
    /** The quote is about what the form says now. */
    isCurrent: answered?.text === text,
    option,
    pick,
    submit: () => {
      if (quote && option) submitting.submit(quote.checkoutId, option.deliveryOptionId)
    },
    submitting,
    /** Grows with every answer, so that the focus can go where it leads. */
    answers: quoting.answers,
  }
}

function useQuoting(item: Item) {
  const [answered, setAnswered] = useState<Answered>()
  const [refused, setRefused] = useState<Asked>()
  const [answers, setAnswers] = useState(0)
  const intention = useRef<{ text: string; key: string }>(undefined)
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
    // Only what was never answered is asked again with the same key.
    if (intention.current?.text !== text) intention.current = { text, key: newKey() }
    mutate(
      { draft: draftOf(form, item), key: intention.current.key },
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
          if (!isPassing(problem)) intention.current = undefined
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
    mutationFn: submitDraft,
    networkMode: 'always',
    retry: (failures, problem) => isOutcomeUnknown(problem) && failures < 2,
    onSuccess: (orderId) => {
      memory.forget()
      void queries.invalidateQueries({ queryKey: ordersQuery.queryKey })
      // Going back leads to the builder, not to a checkout that is done.
      void navigate({ to: '/orders/$orderId', params: { orderId }, replace: true })
    },
    onError: (problem, { checkoutId }) => {
      if (!isOutcomeUnknown(problem)) memory.forget()
      // It may say what has changed: sold out, or expired.
      void queries.invalidateQueries({ queryKey: quoteQuery(checkoutId).queryKey })
    },
  })
  const send = (checkoutId: string, deliveryOptionId: string) => {
    if (isPending || isSuccess) return
    const submission = intend(memory.recall(), checkoutId, deliveryOptionId, newKey)
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
    /** From the click to the order's page. */
    isPlacing: isPending || isSuccess,
    /** There was no quote to look at yet: the page was opened to finish what was begun. */
    isResuming: resumed !== undefined && (isPending || isSuccess),
    isUnknown,
    again: () => pending && send(pending.checkoutId, pending.deliveryOptionId),
    refusal: error instanceof ApiProblem && !isUnknown ? error : null,
    forgetRefusal: reset,
  }
}
