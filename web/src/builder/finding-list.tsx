import { Stack } from '@mantine/core'
import { texts } from '../texts'
import classes from './builder.module.css'
import { useBuilder } from './builder-context'
import { FindingBox } from './finding-box'
import { type Finding, others } from './findings'
import { Fixes } from './fixes/fixes-host'

const words = texts.builder.findings

interface Props {
  findings: Finding[]
  label: string
  /** The product at which they are shown; the other products are named. */
  about?: string
  /** The first problem contains the ways to fix the PC. */
  hasFixes?: boolean
}

/** Errors and warnings are visible; notes are behind a disclosure. */
export function FindingList({ findings, label, about = '', hasFixes = false }: Props) {
  const loud = findings.filter(({ weight }) => weight !== 'note')
  const quiet = findings.filter(({ weight }) => weight === 'note')
  if (findings.length === 0) return null
  return (
    <Stack gap={6} mt={6}>
      {loud.length > 0 && <Boxes findings={loud} label={label} about={about} hasFixes={hasFixes} />}
      {quiet.length > 0 && (
        <details className={classes.notes}>
          <summary>{words.notes(quiet.length)}</summary>
          <Boxes findings={quiet} label={label} about={about} hasFixes={false} />
        </details>
      )}
    </Stack>
  )
}

function Boxes({ findings, label, about, hasFixes }: Required<Props>) {
  const { products } = useBuilder()
  const firstProblem = hasFixes ? findings.find(({ weight }) => weight === 'problem') : undefined
  return (
    <ul className={classes.findings} aria-label={label}>
      {findings.map((finding) => (
        <li key={finding.rule + finding.message}>
          <FindingBox
            weight={finding.weight}
            title={finding.short}
            rule={finding.rule}
            names={others(finding, about).map((id) => products.get(id)?.name ?? id)}
            fix={finding === firstProblem && <Fixes />}
          >
            {finding.message}
          </FindingBox>
        </li>
      ))}
    </ul>
  )
}
