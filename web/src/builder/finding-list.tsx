import { Stack } from '@mantine/core'
import { texts } from '../texts'
import classes from './builder.module.css'
import { useBuilder } from './builder-context'
import { FindingBox } from './finding-box'
import { type Finding, others } from './findings'

const words = texts.builder.findings

interface Props {
  findings: Finding[]
  label: string
  /** The product at which they are shown; the other products are named. */
  about?: string
}

/** Errors and warnings are visible; notes are behind a disclosure. */
export function FindingList({ findings, label, about = '' }: Props) {
  const loud = findings.filter(({ weight }) => weight !== 'note')
  const quiet = findings.filter(({ weight }) => weight === 'note')
  if (findings.length === 0) return null
  return (
    <Stack gap="xs" mt="xs">
      {loud.length > 0 && <Boxes findings={loud} label={label} about={about} />}
      {quiet.length > 0 && (
        <details className={classes.notes}>
          <summary>{words.notes(quiet.length)}</summary>
          <Boxes findings={quiet} label={label} about={about} />
        </details>
      )}
    </Stack>
  )
}

function Boxes({ findings, label, about }: Required<Props>) {
  const { products } = useBuilder()
  return (
    <ul className={classes.findings} aria-label={label}>
      {findings.map((finding) => (
        <li key={finding.rule + finding.message}>
          <FindingBox
            weight={finding.weight}
            title={finding.short}
            rule={finding.rule}
            names={others(finding, about).map((id) => products.get(id)?.name ?? id)}
          >
            {finding.message}
          </FindingBox>
        </li>
      ))}
    </ul>
  )
}
