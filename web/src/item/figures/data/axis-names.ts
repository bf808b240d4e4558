import type { AxisData } from '../axes.tsx'
import { numeral } from '../numeral.ts'
import { type Scale, textWidth, ticks } from '../scale.ts'
import { tickSize } from '../svg.tsx'

export interface DataAxis extends AxisData {
  names?: readonly string[] | undefined
}

export interface Tick {
  value: number
  name: string
}

const isYear = (axis: DataAxis, value: number) =>
  /\b(?:years?|años?)\b/i.test(axis.label) && Number.isInteger(value) && value >= 1000 && value < 3000

/** The label of each tick: its name if it has one, otherwise its number. */
export function ticksOf(axis: DataAxis): Tick[] {
  return ticks(axis.from, axis.to, axis.step).map((value, index) => ({
    value,
    name: axis.names ? (axis.names[index] ?? '') : isYear(axis, value) ? String(value) : numeral(value),
  }))
}

export const widestName = (axis: DataAxis): number =>
  Math.max(...ticksOf(axis).map(({ name }) => textWidth(name, tickSize)))

const steps = [1, 2, 4, 5, 10, 20, 25, 50, 100]
const stepsOfNames = [1, 2, 3, 4, 6, 12, 24]

/**
 * Every nth tick, so that labels are at least `gap` pixels apart. Zero is always kept, because readers count from
 * there.
 */
export function visibleTicks(axis: DataAxis, scale: Scale, gap: number): Tick[] {
  const all = ticksOf(axis)
  const spacing = Math.abs(scale(axis.from + axis.step) - scale(axis.from))
  const every = (axis.names ? stepsOfNames : steps).find((n) => n * spacing >= gap) ?? all.length
  const zero = axis.names ? 0 : all.findIndex(({ value }) => Math.abs(value) < 1e-9)
  const phase = Math.max(zero, 0) % every
  return all.filter((_, index) => index % every === phase)
}
