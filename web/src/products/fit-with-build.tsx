// Whether the product fits the build of this tab, and the way into it.
import { Stack, Text } from '@mantine/core'
import { useQuery, useSuspenseQuery } from '@tanstack/react-query'
import { useState } from 'react'
import type { Bundle, Product } from '../builder/build'
import { FitIcon } from '../builder/candidates/fit-icon'
import type { Fit } from '../builder/candidates/verdict'
import { findingsQuery, type JudgedBase } from '../builder/candidates/verdicts-query'
import { lastBuild } from '../builder/last-build'
import { bundlesQuery } from '../builder/queries'
import { useProposed } from '../builder/use-products'
import { linkTo, readParts } from '../builds/build-link'
import { ButtonLink } from '../shell/button-link'
import { texts } from '../texts'
import { type Place, placeIn } from './place-in-build'
import classes from './products.module.css'

const words = texts.products.fit

export function FitWithBuild({ product }: { product: Product }) {
  const { data: bundles } = useSuspenseQuery(bundlesQuery)
  const [last] = useState(lastBuild)
  const bundle = bundles.find(({ bundleId }) => bundleId === last.bundle)
  const productIds = readParts(last.parts)
  if (!bundle || productIds.length === 0) return <NoBuild product={product} bundles={bundles} />
  return <FitWith product={product} bundle={bundle} productIds={productIds} />
}

/** Starts a build with the first PC on offer that takes the part. */
function NoBuild({ product, bundles }: { product: Product; bundles: Bundle[] }) {
  const bundle = bundles.find(({ groups }) =>
    groups.some(({ productGroupId }) => productGroupId === product.productGroupId),
  )
  if (!bundle) return null
  return (
    <Stack gap="xs">
      <Text size="sm">{words.none}</Text>
      <ButtonLink to="/" search={linkTo(bundle.bundleId, [product.productId])} variant="default">
        {words.putNew(bundle.name)}
      </ButtonLink>
    </Stack>
  )
}

interface Props {
  product: Product
  bundle: Bundle
  productIds: string[]
}

function FitWith({ product, bundle, productIds }: Props) {
  const parts = useProposed(productIds)
  if (!parts) return <Text size="sm">{words.checking}</Text>
  const open = (
    <ButtonLink to="/" search={linkTo(bundle.bundleId, productIds)} variant="default">
      {words.open}
    </ButtonLink>
  )
  if (productIds.includes(product.productId))
    return (
      <Stack gap="xs">
        <Text size="sm">{words.inBuild}</Text>
        {open}
      </Stack>
    )
  const place = placeIn(bundle, productIds, (id) => parts.get(id)?.productGroupId, product)
  if (!place)
    return (
      <Stack gap="xs">
        <Text size="sm">{words.notTaken(bundle.name)}</Text>
        {open}
      </Stack>
    )
  return (
    <Stack gap="xs">
      <Verdict productId={product.productId} question={{ partIds: productIds, replacing: place.replacing }} />
      {place.replacing && (
        <Text size="sm" c="dimmed">
          {words.replaces(parts.get(place.replacing)?.name ?? place.replacing)}
        </Text>
      )}
      <PutIntoBuild place={place} />
    </Stack>
  )
}

const PutIntoBuild = ({ place: { bundle, productIds } }: { place: Place }) => (
  <ButtonLink to="/" search={linkTo(bundle.bundleId, productIds)} variant="default">
    {words.put}
  </ButtonLink>
)

function Verdict({ productId, question }: { productId: string; question: JudgedBase }) {
  const { data: findings, error } = useQuery(findingsQuery(productId, question))
  if (error) return <Text size="sm">{words.failed}</Text>
  if (!findings) return <Text size="sm">{words.checking}</Text>
  const fit: Fit = findings[0]?.fit ?? 'fits'
  return (
    <div>
      <div className={classes.fit} data-fit={fit}>
        <FitIcon fit={fit} />
        {words[fit]}
      </div>
      {findings
        .filter((finding) => finding.fit !== 'fits')
        .map(({ message }) => (
          <Text key={message} size="sm" mt={4}>
            {message}
          </Text>
        ))}
    </div>
  )
}
