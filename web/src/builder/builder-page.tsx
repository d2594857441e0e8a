import { Alert } from '@mantine/core'
import { useSuspenseQuery } from '@tanstack/react-query'
import { Navigate, useSearch } from '@tanstack/react-router'
import { readParts } from '../builds/build-link'
import { isStaff, useCan, useMe } from '../session/me'
import { useTitle } from '../shell/use-title'
import { texts } from '../texts'
import { BuildEditor } from './build-editor'
import { BundleChoice } from './bundle-choice'
import { OpenSaved } from './open-saved'
import { bundlesQuery } from './queries'
import { usePrefetchedBuild } from './use-prefetched-build'

export function BuilderPage() {
  useTitle(texts.builder.title)
  const mayRead = useCan('pcconfig:read')
  const { saved } = useSearch({ from: '/' })
  const me = useMe()
  if (!mayRead && isStaff(me)) return <Navigate to="/backoffice" replace />
  if (!mayRead) return <Alert color="gray">{texts.builder.noReading}</Alert>
  return saved ? <OpenSaved configurationId={saved} /> : <LinkedBuild />
}

function LinkedBuild() {
  const { bundle: bundleId, parts } = useSearch({ from: '/' })
  usePrefetchedBuild(bundleId, readParts(parts))
  const { data: bundles } = useSuspenseQuery(bundlesQuery)
  const bundle = bundles.find((each) => each.bundleId === bundleId)
  if (bundle) return <BuildEditor key={bundle.bundleId} bundle={bundle} productIds={readParts(parts)} />
  return <BundleChoice bundles={bundles} isGone={bundleId !== undefined} />
}
