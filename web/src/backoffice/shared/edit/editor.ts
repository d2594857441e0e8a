// How a value is edited in place: as a text in a field, and read from it again.

export interface Choice {
  value: string
  label: string
}

export interface Editor {
  /** The words to choose from; without them, it is a text field. */
  choices?: readonly Choice[]
  isFigure?: boolean
  unit?: string | null
  textOf: (value: unknown) => string
  /** The value to save; null removes it. An error says why it cannot be saved. */
  readText: (text: string) => { value: unknown } | { error: string }
}

export const textEditor: Editor = {
  textOf: (value) => String(value ?? ''),
  readText: (text) => ({ value: text.trim() === '' ? null : text.trim() }),
}

/** A text that must not be empty. */
export const requiredText = (missing: string): Editor => ({
  ...textEditor,
  readText: (text) => (text.trim() === '' ? { error: missing } : { value: text.trim() }),
})

export const choiceEditor = (choices: readonly Choice[]): Editor => ({
  choices,
  textOf: (value) => String(value ?? ''),
  readText: (text) => ({ value: text === '' ? null : text }),
})

export interface FigureWords {
  notANumber: string
  notWhole: string
  outside: (minimum: number | null, maximum: number | null) => string
}

interface Bounds {
  minimum?: number | null
  maximum?: number | null
  isInteger?: boolean
  unit?: string | null
}

/** A number with a decimal point or comma; an empty field removes it. */
export const figureEditor = (words: FigureWords, bounds: Bounds = {}): Editor => {
  const { minimum = null, maximum = null, isInteger = false, unit = null } = bounds
  return {
    isFigure: true,
    unit,
    textOf: (value) => String(value ?? ''),
    readText: (text) => {
      const written = text.trim().replace(',', '.')
      if (written === '') return { value: null }
      const value = Number(written)
      if (!Number.isFinite(value)) return { error: words.notANumber }
      if (isInteger && !Number.isInteger(value)) return { error: words.notWhole }
      const isOutside = (minimum !== null && value < minimum) || (maximum !== null && value > maximum)
      return isOutside ? { error: words.outside(minimum, maximum) } : { value }
    },
  }
}
