import { Label } from '../label.tsx'
import { tickSize } from '../svg.tsx'
import type { BarNames } from './bar-names.ts'

/** One name, centered under its bar. */
export function BarName({
  names,
  index,
  x,
  foot,
}: {
  names: BarNames
  index: number
  x: number
  foot: number
}) {
  const lines = names.lines[index] ?? []
  if (names.isTurned) {
    return (
      <Label x={x + 4} y={foot + 12} size={tickSize} anchor="end" turn={-50}>
        {lines.join(' ')}
      </Label>
    )
  }
  return lines.map((words, row) => (
    <Label key={words} x={x} y={foot + 15 + row * 18} size={tickSize}>
      {words}
    </Label>
  ))
}
