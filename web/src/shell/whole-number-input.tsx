// A field for a whole number. What is typed with decimals stays as it is, with a message: without the comma, 1,5 would be 15.
import { NumberInput, type NumberInputProps } from '@mantine/core'
import { texts } from '../texts'
import { isNotWhole, type TypedNumber } from './whole-number'

interface Props extends Omit<NumberInputProps, 'value' | 'onChange' | 'min' | 'max'> {
  value: TypedNumber
  onChange: (typed: TypedNumber) => void
  min?: number
  max?: number
}

export function WholeNumberInput({ value, onChange, error, clampBehavior = 'blur', ...others }: Props) {
  const { min = Number.NEGATIVE_INFINITY, max = Number.POSITIVE_INFINITY } = others
  const isRefused = isNotWhole(value)
  return (
    <NumberInput
      {...others}
      value={value}
      onChange={onChange}
      error={error || (isRefused && texts.common.wholeNumber)}
      decimalSeparator=","
      // The limits concern whole numbers: 0,5 must not become 1.
      clampBehavior={clampBehavior === 'blur' && !isRefused ? 'blur' : 'none'}
      isAllowed={({ value: typed, floatValue = min }) =>
        clampBehavior !== 'strict' || isNotWhole(typed) || (floatValue >= min && floatValue <= max)
      }
    />
  )
}
