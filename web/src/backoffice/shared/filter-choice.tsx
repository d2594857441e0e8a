import { NativeSelect, type NativeSelectProps } from '@mantine/core'
import { backofficeTexts } from '../../texts/backoffice'

interface Props {
  label: string
  value: string | undefined
  choices: readonly { value: string; label: string }[]
  /** Undefined for all. */
  onChoose: (value: string | undefined) => void
  /** What is said for no restriction. */
  all?: string
  w?: NativeSelectProps['w']
}

/** Restricts a list to one of some values, or to none. */
export const FilterChoice = ({ label, value, choices, onChoose, all = backofficeTexts.all, w }: Props) => (
  <NativeSelect
    w={w}
    label={label}
    value={value ?? ''}
    data={[{ value: '', label: all }, ...choices]}
    onChange={(event) => onChoose(event.currentTarget.value || undefined)}
  />
)
