// How the members of a product are edited, in the list and on its page.
import { backofficeTexts } from '../../texts/backoffice'
import { choiceEditor, type Editor, figureEditor, requiredText, textEditor } from '../shared/edit/editor'
import type { ProductGroup } from './product-queries'

const words = backofficeTexts.products
const editWords = backofficeTexts.edit

export const nameEditor = requiredText(editWords.missing)

export const groupEditor = (groups: readonly ProductGroup[]) =>
  choiceEditor([
    { value: '', label: words.noGroup },
    ...groups
      .filter(({ retired }) => !retired)
      .map(({ productGroupId, name }) => ({ value: productGroupId, label: name })),
  ])

const yesOrNo = choiceEditor([
  { value: 'false', label: editWords.no },
  { value: 'true', label: editWords.yes },
])

export const flagEditor: Editor = { ...yesOrNo, readText: (text) => ({ value: text === 'true' }) }

export const categoryEditor = choiceEditor(
  Object.entries(words.categories).map(([value, label]) => ({ value, label })),
)

export const weightEditor = figureEditor(editWords, { minimum: 0, isInteger: true, unit: 'g' })

export { textEditor }
