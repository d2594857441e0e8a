// "Try it" at each operation: a form made from the OpenAPI document, which sends the request and shows the answer.
import type { OpenApiDocument, ParameterObject } from '../../../src/documentation/openapi/types.ts'
import { answerTo, showAnswer } from './answer.ts'
import { element } from './dom.ts'
import { choicesOf, exampleOf, findOperation, type Operation, requestOf, type Typed } from './request.ts'

/** Typed once for all forms. */
let credential = ''

let loading: Promise<OpenApiDocument> | undefined
function loadDocument(): Promise<OpenApiDocument> {
  loading ??= fetch(element('#try').dataset.document ?? '')
    .then((answer) => answer.json() as Promise<OpenApiDocument>)
    .catch((error) => {
      loading = undefined
      throw error
    })
  return loading
}

export function addForms(): void {
  for (const section of document.querySelectorAll<HTMLElement>('.operation')) {
    const button = Object.assign(document.createElement('button'), { type: 'button', textContent: 'Try it' })
    button.setAttribute('aria-expanded', 'false')
    button.addEventListener('click', () => void toggleForm(section, button))
    element('.line', section).append(' ', button)
  }
}

async function toggleForm(section: HTMLElement, button: HTMLButtonElement): Promise<void> {
  const present = section.querySelector<HTMLFormElement>('form.try')
  const form = present ?? (await addForm(section, button))
  if (!form) return
  if (present) form.hidden = !form.hidden
  button.setAttribute('aria-expanded', String(!form.hidden))
  if (form.hidden) return
  fieldOf(form, 'credential').value = credential
  const [empty] = [...form.querySelectorAll('input')].filter(({ value }) => value === '')
  empty?.focus()
}

/** Undefined if the OpenAPI document did not arrive; the button says so and can be used again. */
async function addForm(
  section: HTMLElement,
  button: HTMLButtonElement,
): Promise<HTMLFormElement | undefined> {
  button.disabled = true
  const document = await loadDocument().catch(() => undefined)
  button.disabled = false
  button.textContent = document ? 'Try it' : 'The service did not answer. Try it again'
  const operation = document && findOperation(document, section.id)
  if (!operation) return undefined
  const form = formOf(document, operation)
  element('.line', section).after(form)
  return form
}

function formOf(api: OpenApiDocument, operation: Operation): HTMLFormElement {
  const copy = element<HTMLTemplateElement>('#try').content.cloneNode(true) as DocumentFragment
  const form = element<HTMLFormElement>('form', copy)
  form.setAttribute('aria-label', `Try it: ${operation.summary}`)
  element('.inputs', form).append(...operation.parameters.map((parameter) => inputOf(api, parameter)))
  if (operation.security?.length === 0) element('.credential', form).remove()
  fillBody(form, operation)
  form.addEventListener('submit', (event) => {
    event.preventDefault()
    void send(form, operation, api.servers[0]?.url ?? '/')
  })
  return form
}

function inputOf(api: OpenApiDocument, parameter: ParameterObject): HTMLElement {
  const { name, required } = parameter
  const label = document.createElement('label')
  const title = Object.assign(document.createElement('span'), {
    textContent: required ? `${name} (required)` : name,
  })
  const choices = choicesOf(api, parameter)
  const input = document.createElement(choices.length > 0 ? 'select' : 'input')
  input.name = `parameter.${name}`
  input.required = required
  const example = exampleOf(parameter)
  if (input instanceof HTMLSelectElement)
    input.append(...['', ...choices].map((choice) => new Option(choice, choice)))
  else Object.assign(input, { placeholder: example, spellcheck: false })
  if (required) input.value = example
  label.append(title, input)
  return label
}

function fillBody(form: HTMLFormElement, { requestBody }: Operation): void {
  const types = Object.entries(requestBody?.content ?? {})
  if (types.length < 2) element('.type', form).hidden = true
  if (types.length === 0) element('.body', form).remove()
  const select = fieldOf(form, 'type')
  select.append(...types.map(([type]) => new Option(type, type)))
  const showExample = () => {
    const example = types.find(([type]) => type === select.value)?.[1].example
    const text = typeof example === 'string' ? example : JSON.stringify(example, null, 2)
    const area = form.querySelector('textarea')
    if (area)
      Object.assign(area, { value: text ?? '', rows: Math.min(18, (text ?? '').split('\n').length + 1) })
  }
  select.addEventListener('change', showExample)
  showExample()
}

async function send(form: HTMLFormElement, operation: Operation, basePath: string): Promise<void> {
  const typed = typedIn(form)
  credential = typed.credential
  const button = element<HTMLButtonElement>('button', form)
  const request = requestOf(operation, basePath, typed)
  button.disabled = true
  // Otherwise the answer of the request before would stand there as that of this one.
  element('[role=status]', form).textContent = 'Sending …'
  const answer = await answerTo(request)
  button.disabled = false
  showAnswer(form, request, answer)
}

function typedIn(form: HTMLFormElement): Typed {
  const data = [...new FormData(form)].map(([name, value]) => [name, String(value)] as const)
  const all = Object.fromEntries(data)
  const ofParameters = data.filter(([name]) => name.startsWith('parameter.'))
  return {
    credential: (all.credential ?? '').trim(),
    parameters: Object.fromEntries(
      ofParameters.map(([name, value]) => [name.replace('parameter.', ''), value]),
    ),
    body: all.body ?? '',
    type: all.type ?? '',
  }
}

const fieldOf = (form: HTMLFormElement, name: string) => element<HTMLSelectElement>(`[name=${name}]`, form)
