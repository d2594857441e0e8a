import { ApiProblem, type Schemas } from '@buildorder/client'
import { Button, Group, Stack, Text, TextInput } from '@mantine/core'
import { type FormEvent, type KeyboardEvent, useState } from 'react'
import { queryClient } from '../../api/query-client'
import { isNotWhole, type TypedNumber, wholeNumber } from '../../shell/whole-number'
import { WholeNumberInput } from '../../shell/whole-number-input'
import { texts } from '../../texts'
import { backofficeTexts } from '../../texts/backoffice'
import { messageOf } from '../shared/field-error'
import { Refusal } from '../shared/refusal'
import { showMessage } from '../shared/show-message'
import { useCommand } from '../shared/use-command'
import { ShortageConfirmation } from './shortage-confirmation'
import { type ProductStock, setStock, stockKey } from './stock-queries'

const words = backofficeTexts.stock

/** Edits the stock on hand in the row: Enter saves, Escape restores. */
export function OnHandField({ product }: { product: ProductStock }) {
  const { productId, name, onHand } = product
  const [typed, setTyped] = useState<TypedNumber>()
  const [reason, setReason] = useState('')
  const value = typed ?? onHand ?? ''
  const draft = typed === undefined ? null : wholeNumber(typed)
  const isChanged = draft !== null && draft !== onHand
  const command = useCommand(
    (body: Schemas['NewStock'], key) => setStock(productId, body, key),
    async (_, body) => {
      showMessage(words.saved(name, Number(body.onHand)))
      await queryClient.invalidateQueries({ queryKey: stockKey })
      setTyped(undefined)
      setReason('')
    },
    (error) => ({ title: backofficeTexts.edit.notSaved(words.onHandOf(name)), message: messageOf(error) }),
  )
  const undo = () => {
    setTyped(undefined)
    setReason('')
    command.reset()
  }
  const isNegative = Number(value) < 0
  const wrong = isNotWhole(value) ? texts.common.wholeNumber : isNegative ? words.negative : undefined
  const isShort = command.error instanceof ApiProblem && command.error.code === 'stock_below_reserved'
  const save = (confirmedOrders: string[]) => {
    if (!isChanged || isNegative || command.isPending) return
    command.mutate({
      onHand: draft,
      ...(reason.trim() ? { reason: reason.trim() } : {}),
      ...(confirmedOrders.length > 0 ? { confirmedOrders } : {}),
    })
  }
  const submit = (event: FormEvent) => {
    event.preventDefault()
    save([])
  }
  return (
    // As wide as with its buttons, so that the columns do not move.
    <Stack gap={6} w={240}>
      <Group component="form" gap={6} wrap="nowrap" onSubmit={submit}>
        <WholeNumberInput
          size="xs"
          w={84}
          aria-label={words.onHandOf(name)}
          placeholder={words.notCounted}
          // A minus sign is shown and refused; it must not be dropped without a word.
          clampBehavior="none"
          error={wrong !== undefined}
          hideControls
          value={value}
          onChange={setTyped}
          onKeyDown={(event: KeyboardEvent) => event.key === 'Escape' && undo()}
        />
        {isChanged && (
          <>
            <Button type="submit" size="xs" loading={command.isPending} aria-label={words.saveOf(name)}>
              {backofficeTexts.save}
            </Button>
            <Button size="xs" variant="subtle" px={6} onClick={undo} aria-label={words.undoOf(name)}>
              {words.undo}
            </Button>
          </>
        )}
      </Group>
      {wrong && (
        <Text size="sm" c="red" role="alert">
          {wrong}
        </Text>
      )}
      {isChanged && !isNegative && (
        <TextInput
          size="xs"
          aria-label={words.reasonOf(name)}
          placeholder={words.reason}
          value={reason}
          onChange={(event) => setReason(event.currentTarget.value)}
          onKeyDown={(event: KeyboardEvent) => event.key === 'Escape' && undo()}
        />
      )}
      {command.error && <Refusal error={command.error} onClose={command.reset} />}
      {isShort && isChanged && (
        <ShortageConfirmation
          product={product}
          onHand={draft}
          isPending={command.isPending}
          onConfirm={save}
        />
      )}
    </Stack>
  )
}
