import { ApiProblem } from '@buildorder/client'
import { Alert, Stack } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { Navigate } from '@tanstack/react-router'
import { linkTo } from '../builds/build-link'
import { Failure } from '../shell/page-failure'
import { PageWaiting } from '../shell/page-waiting'
import { TextLink } from '../shell/text-link'
import { texts } from '../texts'
import { savedQuery } from './queries'

/** Opens a saved PC as a build that can be changed. */
export function OpenSaved({ configurationId }: { configurationId: string }) {
  const { data, error, refetch } = useQuery(savedQuery(configurationId))
  if (data) {
    const productIds = data.products.map(({ productId }) => productId)
    return <Navigate to="/" search={linkTo(data.bundleId, productIds)} replace />
  }
  if (!error) return <PageWaiting />
  const isGone = error instanceof ApiProblem && error.status === 404
  return (
    <Stack align="start">
      {isGone ? (
        <Alert color="gray">{texts.builder.savedGone}</Alert>
      ) : (
        <Failure error={error} onRetry={() => refetch()} />
      )}
      <TextLink to="/">{texts.builder.allPcs}</TextLink>
    </Stack>
  )
}
