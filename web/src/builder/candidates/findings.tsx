import { useQuery } from '@tanstack/react-query'
import { useEffect, useRef } from 'react'
import classes from './candidates.module.css'
import { FitIcon } from './fit-icon'
import type { Fit, Verdict } from './verdict'
import { findingsQuery, type Question } from './verdicts-query'

const signOf = (fit: Fit) => (fit === 'fits' ? 'note' : fit)

interface FindingsProps {
  productId: string
  verdict: Verdict
  question: Question
}

/** All findings about a candidate, in full; in short until the messages are loaded. */
export function Findings({ productId, verdict, question }: FindingsProps) {
  const { data, isPending } = useQuery({
    ...findingsQuery(productId, question),
    enabled: verdict.findings.length > 0,
  })
  const shown = data ?? verdict.findings.map((finding) => ({ ...finding, message: finding.short }))
  const list = useRef<HTMLUListElement>(null)
  // The messages of the last visible row would be below the edge of the list.
  // biome-ignore lint/correctness/useExhaustiveDependencies: the full messages are longer
  useEffect(() => void list.current?.scrollIntoView({ block: 'nearest' }), [data])
  if (shown.length === 0) return null
  return (
    <ul ref={list} className={classes.findings} aria-busy={isPending}>
      {shown.map(({ fit, message }) => (
        <li key={message} className={classes.finding} data-fit={signOf(fit)}>
          <FitIcon fit={signOf(fit)} />
          <span className={classes.findingText}>{message}</span>
        </li>
      ))}
    </ul>
  )
}
