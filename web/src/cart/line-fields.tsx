// Quantity and reference of a line: stored after a pause in typing, or when the field is left.
import { ApiProblem } from '@buildorder/client'
import { Button, Text, TextInput } from '@mantine/core'
import { useDebouncedCallback } from '@mantine/hooks'
import { useState } from 'react'
import { isNotWhole } from '../shell/whole-number'
import { WholeNumberInput } from '../shell/whole-number-input'
import { texts } from '../texts'
import classes from './cart.module.css'
import { type CartLine, changeLine, useCartChange } from './cart-query'

const words = texts.cart
const pauseMs = 600

/** The text of a field: what was typed, until it is stored and the cart has it. */
function useStored(stored: string, store: (text: string) => void) {
  const [typed, setTyped] = useState<string>()
  const later = useDebouncedCallback(store, { delay: pauseMs, flushOnUnmount: true })
  return {
    value: typed ?? stored,
    change: (text: string, isValid: boolean) => {
      setTyped(text)
      if (isValid) later(text)
      else later.cancel()
    },
    leave: () => {
      later.flush()
      setTyped(undefined)
    },
  }
}

const name = (line: CartLine) => line.name ?? line.materialId?.value ?? ''

export function QuantityField({ line }: { line: CartLine }) {
  const { mutate, variables, isPending, error } = useCartChange(changeLine)
  const stored = isPending ? Number(variables.quantity) : line.quantity
  const field = useStored(String(stored), (text) => mutate({ lineId: line.lineId, quantity: Number(text) }))
  const isRefused = isNotWhole(field.value)
  return (
    <>
      <WholeNumberInput
        aria-label={words.quantityOf(name(line))}
        error={error !== null || isRefused}
        value={field.value}
        onChange={(next) => field.change(String(next), /^[1-9]\d*$/.test(String(next)))}
        // What is refused stays, with its message.
        onBlur={isRefused ? undefined : field.leave}
        min={1}
        max={2147483647}
        clampBehavior="strict"
        allowNegative={false}
        w={92}
      />
      {isRefused && (
        <Text size="sm" c="red" role="alert" className={classes.belowHead ?? ''}>
          {texts.common.wholeNumber}
        </Text>
      )}
      {error && (
        <NotStored
          className={classes.belowHead}
          what={words.quantityNotStored(String(variables.quantity))}
          error={error}
          onRetry={() => mutate(variables)}
        />
      )}
    </>
  )
}

export function ReferenceField({ line }: { line: CartLine }) {
  const { mutate, variables, isPending, error } = useCartChange(changeLine)
  const current = isPending ? variables.references : line.references
  const field = useStored(current?.deliveryReference ?? '', (deliveryReference) =>
    mutate({ lineId: line.lineId, references: { deliveryReference } }),
  )
  return (
    <div>
      <TextInput
        aria-label={words.referenceOf(name(line))}
        error={error !== null}
        placeholder={words.reference}
        value={field.value}
        onChange={({ currentTarget }) => field.change(currentTarget.value, true)}
        onBlur={field.leave}
        maxLength={255}
        maw={260}
      />
      {error && (
        <NotStored
          what={words.referenceNotStored(variables.references?.deliveryReference ?? '')}
          error={error}
          onRetry={() => mutate(variables)}
        />
      )}
    </div>
  )
}

interface NotStoredProps {
  className?: string | undefined
  what: string
  error: Error
  onRetry: () => void
}

/** What of a line was not stored, why, and what to do. */
function NotStored({ className, what, error, onRetry }: NotStoredProps) {
  const isGone = error instanceof ApiProblem && error.code === 'cart_line_not_found'
  return (
    <Text size="sm" c="red" role="alert" className={className ?? ''}>
      {what} {isGone ? words.removedElsewhere : error.message}{' '}
      {!isGone && (
        <Button size="compact-xs" variant="default" onClick={onRetry}>
          {texts.common.tryAgain}
        </Button>
      )}
    </Text>
  )
}
