// Numbers and codes are compared and printed without the spaces, dots and dashes that people write.

/** Null for nothing. */
export const tidy = (text: string | null): string | null => text?.trim() || null

export const compact = (text: string | null): string | null =>
  text?.replace(/[\s.-]/g, '').toUpperCase() || null
