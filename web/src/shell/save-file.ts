/** Offers a file to the person, as a link to it would. */
export function saveFile(name: string, content: Blob): void {
  const link = document.createElement('a')
  link.href = URL.createObjectURL(content)
  link.download = name
  link.click()
  URL.revokeObjectURL(link.href)
}

/** A text as a file. The mark makes spreadsheets read UTF-8. */
export const textFile = (text: string, type: string): Blob =>
  new Blob([type === 'text/csv' ? '\ufeff' : '', text], { type: `${type};charset=utf-8` })
