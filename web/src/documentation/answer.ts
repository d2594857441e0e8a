// Sends a request of the form and shows what came back.
import { element } from './dom.ts'
import { type BuiltRequest, commandOf } from './request.ts'

const timeoutMs = 120_000
/** Longer texts are cut; the file has all of it. */
const maxShownCharacters = 100_000

interface Answer {
  status: string
  headers: string
  text: string
  /** For what is not shown, or not whole. */
  file: Blob | undefined
}

/** The cookie of a signed-in browser is not sent: the request has the rights of the key alone. */
export async function answerTo({ method, url, headers, body }: BuiltRequest): Promise<Answer> {
  const begin = performance.now()
  try {
    const options = { method, headers, credentials: 'omit', cache: 'no-store' } as const
    const response = await fetch(url, {
      ...options,
      ...(body !== undefined && { body }),
      signal: AbortSignal.timeout(timeoutMs),
    })
    const blob = await response.blob()
    const ms = Math.round(performance.now() - begin)
    return {
      status: `Answer ${response.status} ${response.statusText}, ${ms} ms, ${blob.size} bytes`,
      headers: [...response.headers].map(([name, value]) => `${name}: ${value}`).join('\n'),
      ...(await contentOf(blob)),
    }
  } catch (error) {
    const status = `No answer: ${(error as Error).message}. Check the values, and that the service is running.`
    return { status, headers: '', text: '', file: undefined }
  }
}

async function contentOf(blob: Blob): Promise<Pick<Answer, 'text' | 'file'>> {
  if (blob.size > 0 && !/json|text|xml/.test(blob.type)) return { text: '', file: blob }
  const text = readable(await blob.text())
  return text.length > maxShownCharacters
    ? { text: `${text.slice(0, maxShownCharacters)}\n…`, file: blob }
    : { text, file: undefined }
}

function readable(text: string): string {
  try {
    return JSON.stringify(JSON.parse(text), null, 2)
  } catch {
    return text
  }
}

export function showAnswer(form: HTMLElement, request: BuiltRequest, answer: Answer): void {
  const place = element('.answer', form)
  place.hidden = false
  element('[role=status]', form).textContent = answer.status
  const content = element('.content', place)
  content.textContent = answer.text
  content.hidden = answer.text === ''
  element('.headers', place).textContent = answer.headers
  element('.command', place).textContent = commandOf(request, location.origin)
  const link = element<HTMLAnchorElement>('.file', place)
  URL.revokeObjectURL(link.href)
  link.hidden = answer.file === undefined
  if (answer.file)
    Object.assign(link, { href: URL.createObjectURL(answer.file), download: fileName(answer.file) })
}

const fileName = ({ type }: Blob) => `answer.${/\/([a-z]+)/.exec(type)?.[1] ?? 'bin'}`
