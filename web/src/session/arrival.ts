// The issuer's answer, taken out of the address before anything else runs, so that it stays neither there nor in the
// history.
import { basePath } from '../config'

export const arrivalPath = `${basePath}/sign-in`

function take(): URLSearchParams | undefined {
  const parameters = new URLSearchParams(location.search)
  const isAnswer = parameters.has('code') || parameters.has('error')
  if (location.pathname !== arrivalPath || !isAnswer) return undefined
  history.replaceState(null, '', arrivalPath)
  return parameters
}

export const arrival = take()
