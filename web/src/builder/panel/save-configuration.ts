import { newIdempotencyKey } from '@buildorder/client'
import { useMutation } from '@tanstack/react-query'
import { api } from '../../api/client'
import type { Build } from '../build'

const keys = new Map<string, string>()

/** Saving the same build again repeats the request and returns the same saved PC. */
function keyOf(build: Build): string {
  const signature = JSON.stringify(build)
  const key = keys.get(signature) ?? newIdempotencyKey()
  keys.set(signature, key)
  return key
}

export const isSameBuild = (one: Build | undefined, other: Build) =>
  JSON.stringify(one) === JSON.stringify(other)

export const useSaveConfiguration = () =>
  useMutation({
    mutationFn: (build: Build) =>
      api.POST('/pcconfig/v1/configurations', {
        params: { header: { 'Idempotency-Key': keyOf(build) } },
        body: { bundleId: build.bundleId, products: build.parts },
      }),
  })
