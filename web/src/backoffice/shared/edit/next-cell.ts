/**
 * The cell after or before a cell; undefined at the end. Cells that can be edited are marked by `data-edit-cell`, the area within
 * which Tab goes from one to the next by `data-edit-area`.
 */
export function neighbourOf(cell: Element, step: 1 | -1): HTMLElement | undefined {
  const area = cell.closest('[data-edit-area]')
  const cells = [...(area?.querySelectorAll<HTMLElement>('[data-edit-cell]') ?? [])]
  return cells[cells.indexOf(cell as HTMLElement) + step]
}

/** Opens the field of a cell. A cell that opens a dialog only gets the focus. */
export function openCell(cell: HTMLElement): void {
  const button = cell.querySelector('button')
  if (button?.getAttribute('aria-haspopup') === 'dialog') button.focus()
  else button?.click()
}
