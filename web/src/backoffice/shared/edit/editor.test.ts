import { expect, test } from 'vitest'
import { choiceEditor, figureEditor, requiredText, textEditor } from './editor'

const words = {
  notANumber: 'not a number',
  notWhole: 'not whole',
  outside: (minimum: number | null, maximum: number | null) => `outside ${minimum} to ${maximum}`,
}

test('figure editor: decimals with a point or a comma, and nothing removes the value', () => {
  const { readText } = figureEditor(words)
  expect(readText(' 12.5 ')).toEqual({ value: 12.5 })
  expect(readText('12,5')).toEqual({ value: 12.5 })
  expect(readText('')).toEqual({ value: null })
  expect(readText('twelve')).toEqual({ error: 'not a number' })
})

test('figure editor: bounds and whole numbers', () => {
  const { readText } = figureEditor(words, { minimum: 1, maximum: 8, isInteger: true })
  expect(readText('8')).toEqual({ value: 8 })
  expect(readText('9')).toEqual({ error: 'outside 1 to 8' })
  expect(readText('0')).toEqual({ error: 'outside 1 to 8' })
  expect(readText('1.5')).toEqual({ error: 'not whole' })
})

test('text editors: an empty text removes an optional value, and is refused for another', () => {
  expect(textEditor.readText(' a ')).toEqual({ value: 'a' })
  expect(textEditor.readText(' ')).toEqual({ value: null })
  expect(requiredText('missing').readText(' ')).toEqual({ error: 'missing' })
  expect(choiceEditor([]).readText('')).toEqual({ value: null })
})
