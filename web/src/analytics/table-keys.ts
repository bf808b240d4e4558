import type { KeyboardEvent } from 'react'

const steps: Readonly<Record<string, readonly [rows: number, columns: number]>> = {
  ArrowUp: [-1, 0],
  ArrowDown: [1, 0],
  ArrowLeft: [0, -1],
  ArrowRight: [0, 1],
  Home: [0, Number.NEGATIVE_INFINITY],
  End: [0, Number.POSITIVE_INFINITY],
}

const clamp = (value: number, max: number): number => Math.max(0, Math.min(max, value))

/** Moves focus among the figures of a table, with a roving tabindex. */
export function moveInTable(event: KeyboardEvent<HTMLTableElement>): void {
  const step = steps[event.key]
  const from = event.target instanceof HTMLElement ? event.target.closest('td') : null
  const row = from?.closest('tr')
  const body = row?.parentElement
  if (step === undefined || from == null || row == null || !(body instanceof HTMLTableSectionElement)) return
  event.preventDefault()
  const next = body.rows[clamp(row.sectionRowIndex + step[0], body.rows.length - 1)]
  const cell = next?.cells[Math.max(1, clamp(from.cellIndex + step[1], row.cells.length - 1))]
  const target = cell?.querySelector<HTMLElement>('[data-cell]')
  if (target == null) return
  for (const other of body.querySelectorAll<HTMLElement>('[data-cell][tabindex="0"]')) other.tabIndex = -1
  target.tabIndex = 0
  target.focus()
}
