import { ApiProblem } from '@buildorder/client'
import { Alert, Button, Group, Text } from '@mantine/core'
import { useQueryErrorResetBoundary } from '@tanstack/react-query'
import { type ErrorComponentProps, useRouter } from '@tanstack/react-router'
import { useEffect, useState } from 'react'
import { texts } from '../texts'
import { isMissingFile, reloadOnce } from './missing-file'
import { PageWaiting } from './page-waiting'

/** An error, shown where it occurred. */
export function Failure({ error, onRetry }: { error: unknown; onRetry?: () => void }) {
  const problem = error instanceof ApiProblem ? error : undefined
  if (problem?.code === 'scope_missing')
    return (
      <Alert color="blue" title={texts.common.notForYou} role="alert">
        <Text size="sm">{problem.message}</Text>
      </Alert>
    )
  return (
    <Alert color="red" title={texts.common.somethingWrong} role="alert">
      <Text size="sm">{error instanceof Error ? error.message : String(error)}</Text>
      {problem?.fields.map(({ fieldName, message }) => (
        <Text size="sm" key={fieldName + message}>
          {fieldName}: {message}
        </Text>
      ))}
      {problem?.traceId && (
        <Text size="xs" c="dimmed">
          {texts.common.trace(problem.traceId)}
        </Text>
      )}
      {onRetry && (
        <Group mt="sm">
          <Button size="xs" variant="default" onClick={onRetry}>
            {texts.common.tryAgain}
          </Button>
        </Group>
      )}
    </Alert>
  )
}

export const PageFailure = (props: ErrorComponentProps) =>
  isMissingFile(props.error) ? <FileMissing error={props.error} /> : <PageError {...props} />

/** Reloads the page; shows the error if that does not help. */
function FileMissing({ error }: { error: unknown }) {
  const [isHopeless, setHopeless] = useState(false)
  useEffect(() => {
    void reloadOnce().then((isReloading) => setHopeless(!isReloading))
  }, [])
  return isHopeless ? <Failure error={error} onRetry={() => location.reload()} /> : <PageWaiting />
}

function PageError({ error, reset }: ErrorComponentProps) {
  const queries = useQueryErrorResetBoundary()
  const router = useRouter()
  const retry = () => {
    queries.reset()
    reset()
    void router.invalidate()
  }
  return <Failure error={error} onRetry={retry} />
}
