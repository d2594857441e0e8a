// A form becomes a quote. The tab keeps which one, so that a reload does not lose the price that was promised.

import { isTemporary, newIdempotencyKey } from '@buildorder/client'
import { useMutation, useQuery } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import { type Basket, basketKey } from './basket'
import { askForQuote, quoteQuery } from './checkout-queries'
import { type Finding, findingsOf, findingsOfRefusal } from './findings'
import type { Form } from './form'
import { preferenceFindings } from './preferences'
import { type PriceChange, priceChange, type Quote } from './quote'
import { type Memory, type Owner, tabMemory } from './tab-memory'

interface Asked {
  form: Form
  /** What is ordered and where it goes, as text: an equal one has the same quote. */
  text: string
}

interface Answered extends Asked {
  checkoutId: string
  priceChange: PriceChange | undefined
}

export const quoteMemory = (owner: Owner, basket: Basket): Memory<Answered> =>
  tabMemory(`quote.${basketKey(basket)}`, owner)

/** Starts with the quote that the tab has kept, if it is one for `text`. */
export function useQuoting(
  memory: Memory<Answered>,
  text: string,
  create: (form: Form, key: string) => Promise<string>,
) {
  const [answered, setAnswered] = useState(() => {
    const kept = memory.recall()
    return kept?.text === text ? kept : undefined
  })
  const [refused, setRefused] = useState<Asked>()
  const [answers, setAnswers] = useState(0)
  const requestKey = useRef<{ text: string; key: string }>(undefined)
  const { data: quote, isLoading } = useQuery({
    ...quoteQuery(answered?.checkoutId ?? ''),
    enabled: answered !== undefined,
  })
  const shown = answered && quote
  const { mutate, error, isPending } = useMutation({
    mutationFn: askForQuote,
    networkMode: 'always',
  })

  const ask = ({ form, text }: Asked) => {
    if (isPending || isLoading) return
    // The key is reused only if no response arrived.
    const { key } = requestKey.current?.text === text ? requestKey.current : { key: newIdempotencyKey() }
    requestKey.current = { text, key }
    mutate(
      { create: () => create(form, key) },
      {
        onSuccess: (next: Quote) => {
          const answer = { form, text, checkoutId: next.checkoutId, priceChange: priceChange(shown, next) }
          memory.keep(answer)
          setAnswered(answer)
          setRefused(undefined)
        },
        onError: () => {
          memory.forget()
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
    /** Also while a kept quote is read again after a reload. */
    isAsking: isPending || isLoading,
    failure: refused && !refusals ? error : null,
  }
}
