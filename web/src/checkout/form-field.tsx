// One field of the form, with its label, hint and error.
import { NativeSelect, Textarea, TextInput } from '@mantine/core'
import { countriesIn } from '../countries'
import { WholeNumberInput } from '../shell/whole-number-input'
import { texts } from '../texts'
import { type Field, type FieldName, fields, idOf } from './fields'
import { messageFor } from './findings'
import type { Checkout } from './use-checkout'

const words = texts.checkout
const hints: Partial<Record<FieldName, string>> = words.hints
const countries = countriesIn(words.language)

/** The service's limits; the service decides. */
const maxTextLength = 255
const maxNoteLength = 4000

interface Props {
  field: FieldName
  checkout: Pick<Checkout, 'form' | 'findings' | 'change'>
  /** Suggestions for this field. */
  suggestions?: string[]
}

export function FormField({ field, checkout, suggestions = [] }: Props) {
  const { isRequired = false, autoComplete, inputType, inputMode }: Field = fields[field]
  const value = checkout.form[field]
  const change = (next: string) => checkout.change(field, next)
  const common = {
    id: idOf(field),
    label: words.fields[field],
    description: hints[field],
    error: messageFor(checkout.findings, field),
    required: isRequired,
    autoComplete,
  }
  switch (field) {
    case 'quantity':
      return (
        <WholeNumberInput
          {...common}
          value={value}
          onChange={(next) => change(String(next))}
          min={1}
          allowNegative={false}
          maw={160}
        />
      )
    case 'country':
      return (
        <NativeSelect
          {...common}
          value={value}
          onChange={({ currentTarget }) => change(currentTarget.value)}
          data={[{ value: '', label: words.chooseCountry }, ...countries]}
        />
      )
    case 'messageToSalesDepartment':
      return (
        <Textarea
          {...common}
          value={value}
          onChange={({ currentTarget }) => change(currentTarget.value)}
          maxLength={maxNoteLength}
          autosize
          minRows={2}
        />
      )
    default:
      return (
        <>
          <TextInput
            {...common}
            type={inputType ?? 'text'}
            inputMode={inputMode}
            value={value}
            onChange={({ currentTarget }) => change(currentTarget.value)}
            maxLength={inputType === 'date' ? undefined : maxTextLength}
            list={suggestions.length > 0 ? `${idOf(field)}-list` : undefined}
          />
          {suggestions.length > 0 && (
            <datalist id={`${idOf(field)}-list`}>
              {suggestions.map((each) => (
                <option key={each} value={each} />
              ))}
            </datalist>
          )}
        </>
      )
  }
}
