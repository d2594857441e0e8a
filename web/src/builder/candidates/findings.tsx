import classes from './candidates.module.css'
import { FitIcon } from './fit-icon'
import type { Fit, Verdict } from './verdict'

const signOf = (fit: Fit) => (fit === 'fits' ? 'note' : fit)

/** All findings about a candidate, in full. */
export const Findings = ({ verdict }: { verdict: Verdict }) =>
  verdict.findings.length > 0 && (
    <ul className={classes.findings}>
      {verdict.findings.map(({ fit, message }) => (
        <li key={message} className={classes.finding} data-fit={signOf(fit)}>
          <FitIcon fit={signOf(fit)} />
          <span className={classes.findingText}>{message}</span>
        </li>
      ))}
    </ul>
  )
