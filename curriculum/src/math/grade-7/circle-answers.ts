import { type Answering, expression, number, type Slip } from '../../build-item.ts'
import { math, tex } from '../../markup.ts'
import type { Random } from '../../random.ts'
import { numeral } from '../../wording.ts'

export const lengthUnits = ['cm', 'm', 'mm', 'in', 'ft'] as const
export type LengthUnit = (typeof lengthUnits)[number]

export const exactly = (value: number): number => Number(value.toFixed(6))
export const shown = (value: number): string => numeral(exactly(value))
export const upTo = (most: number, least = 1): number[] =>
  Array.from({ length: most - least + 1 }, (_, index) => index + least)

/** Whether π is taken as 3.14 or left as it is. */
export type Mode = 'decimal' | 'exact'
export const modeOf = (random: Random): Mode => (random.chance(0.5) ? 'decimal' : 'exact')
export const told: Record<Mode, string> = {
  decimal: `Use 3.14 for ${math`\pi`}.`,
  exact: `Give the answer in terms of ${math`\pi`}.`,
}

/** `12π` in TeX. */
export const timesPi = (value: number): string => tex(`${value === 1 ? '' : exactly(value)}\\pi`)
const keyPi = (value: number): string => `${exactly(value)}π`

interface WrongMultiple extends Slip {
  /** So many times π, or a plain number. */
  multiple?: number
  plain?: number
}

/**
 * The answer is so many times π plus a plain number. With 3.14 for π, what a calculator’s own π or 22/7 gives
 * counts as well.
 */
export function answerIn(
  mode: Mode,
  label: string,
  unit: string,
  right: { multiple: number; plain?: number },
  wrong: WrongMultiple[],
): Answering {
  const value = ({ multiple = 0, plain: rest = 0 }: { multiple?: number; plain?: number }) =>
    exactly(3.14 * multiple + rest)
  const inPi = ({ multiple = 0, plain: rest = 0 }: { multiple?: number; plain?: number }) =>
    multiple === 0
      ? String(exactly(rest))
      : rest === 0
        ? keyPi(multiple)
        : `${keyPi(multiple)}+${exactly(rest)}`.replace('+-', '-')
  if (mode === 'decimal') {
    const within = String(exactly(value(right) * 0.0015))
    return number(
      { label, after: unit },
      { value: String(value(right)), unit, within },
      wrong
        .filter((each) => value(each) > 0)
        .map((each) => ({ value: String(value(each)), ...slipOf(each) })),
    )
  }
  return expression({ label, after: unit, letters: ['π'] }, { value: inPi(right) }, [
    ...wrong.map((each) => ({ value: inPi(each), ...slipOf(each) })),
    {
      value: String(value(right)),
      misconception: 'leaves-out-pi',
      feedback: `You worked it out with 3.14, which is only close to ${math`\pi`}. Here ${math`\pi`} stays in the answer: how many times ${math`\pi`} is it?`,
    },
  ])
}

const slipOf = ({ misconception, feedback }: Slip): Slip => ({ misconception, feedback })
