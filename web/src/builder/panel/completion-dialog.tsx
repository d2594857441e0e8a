import type { Schemas } from '@buildorder/client'
import { Button, Group, Loader, Modal, NativeSelect, Stack, Text, TextInput } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { type FormEvent, useState } from 'react'
import { useFormats } from '../../session/format'
import { Failure } from '../../shell/page-failure'
import { texts } from '../../texts'
import type { Product } from '../build'
import { panelStatusId, useBuilder } from '../builder-context'
import { FindingBox } from '../finding-box'
import { completionsQuery, type Purpose } from '../queries'
import { useProposed } from '../use-products'
import { readAmount } from './budget'
import { CompletionCard } from './completion-card'
import type { DialogProps } from './use-dialog'

const words = texts.builder.completion

const purposes = Object.keys(words.purposes) as Purpose[]

/** PCs worth buying that contain the chosen parts, for a purpose and within a budget if there is one. */
export function CompletionDialog({ isOpen, onClose, onClosed }: DialogProps) {
  return (
    <Modal
      opened={isOpen}
      onClose={onClose}
      onExitTransitionEnd={onClosed}
      title={words.title}
      size="lg"
      closeButtonProps={{ 'aria-label': texts.common.close }}
    >
      <Search onClose={onClose} />
    </Modal>
  )
}

function Search({ onClose }: { onClose: () => void }) {
  const { bundle, productIds } = useBuilder()
  const [budget, setBudget] = useState<number | null>(null)
  const [purpose, setPurpose] = useState<Purpose | null>(null)
  const { data, error, refetch } = useQuery(
    completionsQuery(bundle.bundleId, productIds, { budget, purpose }),
  )
  const added = data?.completions.flatMap((completion) => completion.added) ?? []
  const proposed = useProposed(added.map(({ productId }) => productId))
  const isWaiting = !error && !(data && proposed)
  return (
    <Stack mih={320}>
      <Text size="sm" c="dimmed">
        {words.intro}
      </Text>
      <NativeSelect
        label={words.purpose}
        data={purposes.map((value) => ({ value, label: words.purposes[value] }))}
        value={purpose ?? data?.purpose ?? ''}
        onChange={(event) => setPurpose(event.currentTarget.value as Purpose)}
      />
      <BudgetForm key={budget} budget={budget} onSearch={setBudget} />
      <Group role="status" gap="xs">
        {isWaiting && (
          <>
            <Loader size="sm" aria-hidden />
            <Text size="sm">{words.searching}</Text>
          </>
        )}
      </Group>
      {error && <Failure error={error} onRetry={() => refetch()} />}
      {data && proposed && <Answer found={data} proposed={proposed} onBudget={setBudget} onClose={onClose} />}
    </Stack>
  )
}

function BudgetForm({
  budget,
  onSearch,
}: {
  budget: number | null
  onSearch: (budget: number | null) => void
}) {
  const [written, setWritten] = useState(budget === null ? '' : String(budget))
  const [isWrong, setWrong] = useState(false)
  const submit = (event: FormEvent) => {
    event.preventDefault()
    const amount = written.trim() === '' ? null : readAmount(written)
    if (amount === undefined) setWrong(true)
    else onSearch(amount)
  }
  return (
    <form onSubmit={submit}>
      <Group align="end" gap="xs">
        <TextInput
          flex={1}
          miw={220}
          data-autofocus
          inputMode="decimal"
          autoComplete="off"
          label={words.budget}
          error={isWrong && words.budgetWrong}
          value={written}
          onChange={(event) => {
            setWritten(event.currentTarget.value)
            setWrong(false)
          }}
        />
        <Button type="submit" variant="default">
          {words.search}
        </Button>
      </Group>
    </form>
  )
}

interface AnswerProps {
  found: Schemas['Completions']
  proposed: ReadonlyMap<string, Product>
  onBudget: (budget: number) => void
  onClose: () => void
}

function Answer({ found, proposed, onBudget, onClose }: AnswerProps) {
  const { change } = useBuilder()
  const { money } = useFormats()
  const { completions, cheapestPrice, obstacles, isProven } = found
  if (completions.length === 0 && cheapestPrice) {
    const cheapest = money(cheapestPrice.gross, cheapestPrice.currency)
    return (
      <Stack gap="xs" align="start" role="status">
        <Text>{words.tooSmall(cheapest)}</Text>
        <Button variant="default" onClick={() => onBudget(cheapestPrice.gross)}>
          {words.takeCheapest(cheapest)}
        </Button>
      </Stack>
    )
  }
  if (completions.length === 0)
    return (
      <Stack gap="xs" role="status">
        <Text fw={600}>{words.impossible}</Text>
        {obstacles.map(({ message }) => (
          <FindingBox key={message} weight="problem" title={message} />
        ))}
      </Stack>
    )
  return (
    <>
      <Stack component="ol" aria-label={words.proposals} p={0} m={0}>
        {completions.map((completion, index) => (
          <CompletionCard
            key={completion.products.map(({ productId }) => productId).join()}
            number={index + 1}
            completion={completion}
            proposed={proposed}
            onUse={() => {
              change(
                completion.products.map(({ productId }) => productId),
                words.used(completion.added.length),
                { canUndo: true, focus: panelStatusId },
              )
              onClose()
            }}
          />
        ))}
      </Stack>
      {!isProven && (
        <Text size="sm" c="dimmed">
          {words.notProven}
        </Text>
      )}
    </>
  )
}
