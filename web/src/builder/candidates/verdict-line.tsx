import { texts } from '../../texts'
import classes from './candidates.module.css'
import { FitIcon } from './fit-icon'
import type { Verdict } from './verdict'

const words = texts.candidates

interface VerdictLineProps {
  verdict: Verdict | undefined
  isJudging: boolean
  /** The heading above already states the fit. */
  isUnderHeading?: boolean
}

/** The fit, how the part goes with the build, and the first reason against it, in one line. */
export function VerdictLine({ verdict, isJudging, isUnderHeading }: VerdictLineProps) {
  if (!verdict) return <span className={classes.verdict}>{isJudging ? words.checking : words.notJudged}</span>
  const [first, ...others] = verdict.findings
  const fit = verdict.fit === 'fits' ? words.fitsAnd(verdict.advice ?? null) : words.fits[verdict.fit]
  return (
    <span className={classes.verdict} data-fit={verdict.fit}>
      <FitIcon fit={verdict.fit} />
      <span className={classes.oneLine}>
        {isUnderHeading && first && verdict.fit !== 'fits'
          ? first.short
          : [fit, first?.short].filter(Boolean).join(': ')}
        {others.length > 0 && ` ${words.more(others.length)}`}
      </span>
    </span>
  )
}
