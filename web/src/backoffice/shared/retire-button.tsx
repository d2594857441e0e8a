import { Button, Stack } from '@mantine/core'
import { useState } from 'react'
import type { Right } from '../../../../src/contract/rights.ts'
import { backofficeTexts } from '../../texts/backoffice'
import { Confirmation } from './confirmation'
import { fieldError } from './field-error'
import { ForRight } from './for-right'
import { Refusal } from './refusal'
import { showMessage } from './show-message'
import { useCommand } from './use-command'

const words = backofficeTexts.products

interface Props {
  right: Right
  name: string
  retired: boolean
  /** Said before it is retired, and afterwards. */
  said: Record<'retireHint' | 'isRetired' | 'isReinstated', (name: string) => string>
  save: (isRetired: boolean, key: string) => Promise<unknown>
  size?: 'compact-sm' | 'sm'
}

/** Takes something out of use after a question, or brings it back. Hidden from callers without the right. */
export const RetireButton = ({ right, ...props }: Props) => (
  <ForRight right={right}>
    <Retire {...props} />
  </ForRight>
)

function Retire({ name, retired, said, save, size = 'compact-sm' }: Omit<Props, 'right'>) {
  const [isAsking, setAsking] = useState(false)
  const command = useCommand(save, (_, isRetired) =>
    showMessage(isRetired ? said.isRetired(name) : said.isReinstated(name)),
  )
  const reason = fieldError(command.error, 'retired')
  return (
    <Stack gap={4} align="flex-start">
      <Button
        size={size}
        variant="default"
        loading={command.isPending}
        aria-label={retired ? words.reinstateOf(name) : words.retireOf(name)}
        onClick={() => (retired ? command.mutate(false) : setAsking(true))}
      >
        {retired ? words.reinstate : words.retire}
      </Button>
      {command.error && (
        <Refusal error={reason ? words.notRetired(reason) : command.error} onClose={command.reset} />
      )}
      {isAsking && (
        <Confirmation
          title={words.retireOf(name)}
          hint={said.retireHint(name)}
          submit={words.retire}
          onConfirm={() => command.mutate(true)}
          onClose={() => setAsking(false)}
        />
      )}
    </Stack>
  )
}
