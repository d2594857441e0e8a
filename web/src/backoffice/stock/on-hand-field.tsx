import { Button, Group, NumberInput, Stack } from '@mantine/core'
import { type FormEvent, type KeyboardEvent, useState } from 'react'
import { queryClient } from '../../api/query-client'
import { texts } from '../../texts'
import { Refusal } from '../shared/refusal'
import { showMessage } from '../shared/show-message'
import { useCommand } from '../shared/use-command'
import { type ProductStock, setStock, stockKey } from './stock-queries'

const words = texts.backoffice.stock

/** Edits the stock on hand in the row: Enter saves, Escape restores. */
export function OnHandField({ product }: { product: ProductStock }) {
  const { productId, name, onHand } = product
  const [draft, setDraft] = useState<number | ''>()
  const value = draft ?? onHand ?? ''
  const isChanged = draft !== undefined && draft !== '' && draft !== onHand
  const command = useCommand(
    (units: number, key) => setStock(productId, units, key),
    async (_, units) => {
      showMessage(words.saved(name, units))
      await queryClient.invalidateQueries({ queryKey: stockKey })
      setDraft(undefined)
    },
  )
  const undo = () => {
    setDraft(undefined)
    command.reset()
  }
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (isChanged && !command.isPending) command.mutate(draft)
  }
  return (
    // As wide as with its buttons, so that the columns do not move.
    <Stack gap={6} w={240}>
      <Group component="form" gap={6} wrap="nowrap" onSubmit={submit}>
        <NumberInput
          size="xs"
          w={84}
          aria-label={words.onHandOf(name)}
          placeholder={words.notCounted}
          min={0}
          allowDecimal={false}
          allowNegative={false}
          hideControls
          value={value}
          onChange={(next) => setDraft(next === '' ? '' : Number(next))}
          onKeyDown={(event: KeyboardEvent) => event.key === 'Escape' && undo()}
        />
        {isChanged && (
          <>
            <Button type="submit" size="xs" loading={command.isPending} aria-label={words.saveOf(name)}>
              {texts.backoffice.save}
            </Button>
            <Button size="xs" variant="subtle" px={6} onClick={undo} aria-label={words.undoOf(name)}>
              {words.undo}
            </Button>
          </>
        )}
      </Group>
      {command.error && <Refusal error={command.error} onClose={command.reset} />}
    </Stack>
  )
}
