import { Alert, Button, Stack } from '@mantine/core'
import { queryOptions, useQuery } from '@tanstack/react-query'
import { api } from '../../api/client'
import { queryClient } from '../../api/query-client'
import { useMay } from '../../session/me'
import { backofficeTexts } from '../../texts/backoffice'
import { Refusal } from '../shared/refusal'
import { showMessage } from '../shared/show-message'
import { idempotencyHeader, useCommand } from '../shared/use-command'

const words = backofficeTexts.sending

const sendingQuery = queryOptions({
  queryKey: ['backoffice', 'sending'],
  queryFn: () => api.GET('/admin/v1/sending'),
})

const resume = (_: undefined, key: string) =>
  api.POST('/admin/v1/sending/resume', { params: idempotencyHeader(key) })

/** Above every page for administrators, while a restored database sends nothing. */
export function SendingNotice() {
  const isAdmin = useMay('manage-settings')
  const { data } = useQuery({ ...sendingQuery, enabled: isAdmin })
  const command = useCommand(resume, async () => {
    showMessage(words.resumed)
    await queryClient.invalidateQueries({ queryKey: sendingQuery.queryKey })
  })
  if (!data || data.state === 'on') return null
  if (data.state === 'drill') {
    return (
      <Alert color="blue" title={words.drill}>
        {words.drillHint}
      </Alert>
    )
  }
  return (
    <Alert color="red" title={words.paused}>
      <Stack align="flex-start">
        {words.pausedHint}
        {command.error && <Refusal error={command.error} />}
        <Button onClick={() => command.mutate(undefined)} loading={command.isPending}>
          {words.resume}
        </Button>
      </Stack>
    </Alert>
  )
}
