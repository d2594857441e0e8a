import { Alert, Button, Group, Stack, Text, Title } from '@mantine/core'
import { useMutation, useQuery } from '@tanstack/react-query'
import { queryClient } from '../../api/query-client'
import { Failure } from '../../shell/page-failure'
import { peopleTexts } from '../../texts/people'
import { useFormats } from '../format'
import { endSessionOf, sessionsQuery } from './security-api'

const words = peopleTexts.security.sessions

export function OwnSessions() {
  const { moment } = useFormats()
  const { data, error, refetch } = useQuery(sessionsQuery)
  const end = useMutation({
    mutationFn: endSessionOf,
    onSettled: () => queryClient.invalidateQueries({ queryKey: sessionsQuery.queryKey }),
  })
  return (
    <Stack component="section" aria-labelledby="sessions">
      <Title order={2} size="h4" id="sessions">
        {words.title}
      </Title>
      {error && <Failure error={error} onRetry={refetch} />}
      {end.error && (
        <Alert color="red" role="alert">
          {end.error.message}
        </Alert>
      )}
      {data?.sessions.map(({ sessionId, createdAt, seenAt, current }) => (
        <Group key={sessionId} justify="space-between">
          <div>
            <Text size="sm">{words.since(moment(createdAt))}</Text>
            <Text size="sm" c="dimmed">
              {current ? words.current : words.seen(moment(seenAt))}
            </Text>
          </div>
          {!current && (
            <Button
              variant="default"
              size="xs"
              aria-label={words.endOf(moment(createdAt))}
              loading={end.isPending && end.variables === sessionId}
              onClick={() => end.mutate(sessionId)}
            >
              {words.end}
            </Button>
          )}
        </Group>
      ))}
    </Stack>
  )
}
