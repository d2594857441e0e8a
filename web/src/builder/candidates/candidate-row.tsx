import { memo } from 'react'
import type { Formats } from '../../session/format'
import { texts } from '../../texts'
import type { Product } from '../build'
import { availabilityText } from './availability'
import type { Candidate } from './candidate'
import classes from './candidates.module.css'
import { Findings } from './findings'
import { PriceText } from './price-text'
import type { Verdict } from './verdict'
import { VerdictLine } from './verdict-line'
import type { Question } from './verdicts-query'

interface CandidateRowProps {
  candidate: Candidate
  verdict: Verdict | undefined
  isJudging: boolean
  isUnderHeading: boolean
  /** The one row in the tab order. */
  isActive: boolean
  isChosen: boolean
  /** The price of the part to replace. */
  before: Product['price'] | undefined
  isCompared: boolean
  canCompare: boolean
  isOpen: boolean
  question: Question
  formats: Formats
  onChoose: (id: string) => void
  onCompare: (id: string) => void
  onOpen: (id: string) => void
}

const words = texts.candidates

/** A wide list shows so many facts in columns, the others below the name. */
const factColumns = 4

const inOneLine = ({ manufacturer, manufacturerPartNumber }: Product, phrases: readonly string[]) =>
  [manufacturer, ...(phrases.length > 0 ? phrases : [manufacturerPartNumber])].filter(Boolean).join(' · ')

/** Plain elements instead of components: scrolling creates hundreds of cells per second. */
export const CandidateRow = memo(function CandidateRow(props: CandidateRowProps) {
  const { candidate, verdict, isOpen, formats } = props
  const { id, product } = candidate
  const tabIndex = props.isActive ? 0 : -1
  const details = isOpen ? words.hideDetails : verdict?.fit === 'clashes' ? words.why : words.details
  const phrases = candidate.phrases()
  const inColumns = phrases.slice(0, factColumns)
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
        {/* A new tab keeps the list as it is. */}
        <a
          className={classes.name}
          href={`products/${encodeURIComponent(id)}`}
          target="_blank"
          rel="noopener"
          tabIndex={tabIndex}
          title={words.productPage(product.name)}
        >
          {product.name}
        </a>
        <div className={classes.facts} data-width="narrow">
          {inOneLine(product, phrases)}
        </div>
        <div className={classes.facts} data-width="wide">
          {inOneLine(product, phrases.slice(factColumns))}
        </div>
        <div className={classes.verdictRow}>
          <VerdictLine verdict={verdict} isJudging={props.isJudging} isUnderHeading={props.isUnderHeading} />
          {verdict && verdict.findings.length > 0 && (
            <button
              type="button"
              className={classes.why}
              tabIndex={tabIndex}
              aria-expanded={isOpen}
              aria-label={words.about(details, product.name)}
              onClick={() => props.onOpen(id)}
            >
              {details}
            </button>
          )}
        </div>
        {isOpen && verdict && <Findings productId={id} verdict={verdict} question={props.question} />}
      </td>
      {inColumns.map((phrase, column) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a column is known by its place
        <td key={column} className={classes.factCell} title={phrase}>
          {phrase}
        </td>
      ))}
      <td className={classes.priceCell}>
        <PriceText
          price={product.price}
          formats={formats}
          before={props.isChosen ? undefined : props.before}
        />
        <span className={classes.availability} data-in-stock={candidate.isInStock || undefined}>
          {availabilityText(product, formats)}
        </span>
      </td>
      <td className={classes.chooseCell}>
        <button
          type="button"
          className={classes.choose}
          tabIndex={tabIndex}
          onClick={() => props.onChoose(id)}
          aria-label={words.about(words.choose, product.name)}
        >
          {words.choose}
        </button>
        {props.isChosen && <span className={classes.chosen}>{words.chosen}</span>}
      </td>
    </>
  )
})
