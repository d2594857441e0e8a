import { Button, Text } from '@mantine/core'
import { memo } from 'react'
import type { Formats } from '../../format'
import { texts } from '../../texts'
import { availabilityText } from './availability'
import type { Candidate } from './candidate'
import classes from './candidates.module.css'
import { Findings } from './findings'
import { PriceText } from './price-text'
import type { Verdict } from './verdict'
import { VerdictLine } from './verdict-line'

interface CandidateRowProps {
  candidate: Candidate
  verdict: Verdict | undefined
  isJudging: boolean
  isUnderHeading: boolean
  /** The one row that Tab leads to. */
  isActive: boolean
  isChosen: boolean
  isCompared: boolean
  canCompare: boolean
  isOpen: boolean
  formats: Formats
  onChoose: (id: string) => void
  onCompare: (id: string) => void
  onOpen: (id: string) => void
}

const words = texts.candidates

/** Its cells; the list puts them in their place. */
export const CandidateRow = memo(function CandidateRow(props: CandidateRowProps) {
  const { candidate, verdict, isOpen, formats } = props
  const { id, product, line } = candidate
  const tabIndex = props.isActive ? 0 : -1
  const subline = [product.manufacturer, line].filter(Boolean).join(' · ')
  return (
    <>
      <td className={classes.compareCell}>
        <input
          type="checkbox"
          className={classes.compare}
          tabIndex={tabIndex}
          checked={props.isCompared}
          disabled={!props.canCompare}
          title={props.canCompare ? undefined : words.compare.full}
          onChange={() => props.onCompare(id)}
          aria-label={words.compare.add(product.name)}
        />
      </td>
      <td className={classes.mainCell}>
        <div className={classes.name}>{product.name}</div>
        <div className={classes.facts}>{subline}</div>
        <div className={classes.verdictRow}>
          <VerdictLine verdict={verdict} isJudging={props.isJudging} isUnderHeading={props.isUnderHeading} />
          {verdict && verdict.findings.length > 0 && (
            <button
              type="button"
              className={classes.why}
              tabIndex={tabIndex}
              aria-expanded={isOpen}
              aria-label={words.detailsOf(product.name)}
              onClick={() => props.onOpen(id)}
            >
              {isOpen ? words.hideDetails : verdict.fit === 'clashes' ? words.why : words.details}
            </button>
          )}
        </div>
        {isOpen && verdict && <Findings verdict={verdict} />}
      </td>
      <td className={classes.availabilityCell}>
        <Text component="span" size="sm" c={candidate.isInStock ? undefined : 'dimmed'}>
          {availabilityText(product, formats)}
        </Text>
      </td>
      <td className={classes.priceCell}>
        <PriceText price={product.price} />
      </td>
      <td className={classes.chooseCell}>
        <Button
          size="xs"
          variant={props.isChosen ? 'light' : 'default'}
          tabIndex={tabIndex}
          onClick={() => props.onChoose(id)}
          aria-label={words.chooseThis(product.name)}
        >
          {words.choose}
        </Button>
        {props.isChosen && <span className={classes.chosen}>{words.chosen}</span>}
      </td>
    </>
  )
})
