// Files from and to the service. The client of the API keeps a whole request and answer in memory and repeats them; files
// are too large for that.
import { ApiProblem } from '@buildorder/client'
import { basePath } from '../config'
import { currentSession, endSession } from './session'

/** The service ignores the cookie without this header. */
const sessionHeader = (): Record<string, string> => (currentSession() ? { Authorization: 'Session' } : {})

const unreachable = () =>
  new ApiProblem(0, { code: 'unreachable', detail: 'The connection was lost. Check it and try again.' })

function problemOf(status: number, text: string): ApiProblem {
  if (status === 401) endSession('expired')
  try {
    return new ApiProblem(status, JSON.parse(text))
  } catch {
    // A proxy answered.
    return new ApiProblem(status)
  }
}

export async function downloadFile(path: string): Promise<Blob> {
  const response = await fetch(basePath + path, { headers: sessionHeader() }).catch(() => {
    throw unreachable()
  })
  if (!response.ok) throw problemOf(response.status, await response.text())
  return response.blob().catch(() => {
    throw unreachable()
  })
}

export interface Upload {
  path: string
  file: Blob
  contentType: string
  /** A repeat with the same key answers what the first request did. */
  key: string
  /** From 0 to 1. */
  onProgress: (sent: number) => void
}

/** Not `fetch`, which does not report how much has been sent. The browser reads the file while it sends it. */
export function uploadFile<T>({ path, file, contentType, key, onProgress }: Upload): Promise<T> {
  return new Promise((resolve, reject) => {
    const request = new XMLHttpRequest()
    request.open('POST', basePath + path)
    const headers = { ...sessionHeader(), 'Content-Type': contentType, 'Idempotency-Key': key }
    for (const [name, value] of Object.entries(headers)) request.setRequestHeader(name, value)
    request.upload.onprogress = ({ loaded, total }) => onProgress(total > 0 ? loaded / total : 1)
    request.onerror = () => reject(unreachable())
    request.onload = () => {
      const { status, responseText } = request
      if (status >= 200 && status < 300) resolve(JSON.parse(responseText) as T)
      else reject(problemOf(status, responseText))
    }
    request.send(file)
  })
}
