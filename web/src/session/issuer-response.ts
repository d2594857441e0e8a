// The issuer's response. It is removed from the address before anything else runs, so that it is not kept there or in
// the history.
import { basePath } from '../config'

export const returnPath = `${basePath}/sign-in`

function take(): URLSearchParams | undefined {
  const parameters = new URLSearchParams(location.search)
  const isAnswer = parameters.has('code') || parameters.has('error')
  if (location.pathname !== returnPath || !isAnswer) return undefined
  history.replaceState(null, '', returnPath)
  return parameters
}

export const issuerResponse = take()
