import type { Figure } from '@skills-center/contract/figure'

/** One quantity of a figure that a reader can change. */
export interface Quantity {
  readonly label: string
  readonly min: number
  readonly max: number
  readonly step: number
  /** Its value in the figure as it is in the lesson. */
  readonly start: number
  /** A value as people write it; by default a number. */
  readonly format?: (value: number) => string
}

/** How a figure changes with its sliders. */
export interface Motion {
  readonly sliders: readonly Quantity[]
  /** The figure for these values, one for each slider. */
  readonly draw: (values: readonly number[]) => Figure
  /** What it shows then, in one line. */
  readonly says: (values: readonly number[]) => string
}

/** Without the noise of binary fractions. */
export const rounded = (value: number): number => Number(value.toFixed(6))

/** Whether each slider can reach its start; otherwise the figure would jump at the first touch. */
export const startsOnItsSteps = ({ min, max, step, start }: Quantity): boolean => {
  const steps = (start - min) / step
  return start >= min && start <= max && Math.abs(steps - Math.round(steps)) < 1e-6
}
