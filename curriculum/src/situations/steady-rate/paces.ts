import type { Level } from '@skills-center/contract/ids'
import type { Quantity } from '@skills-center/messages/values'
import { tidy } from '../../bugs/bug.ts'
import type { Random } from '../../random.ts'
import { quantity } from '../../units/units.ts'
import { type SituationId, situation, situations } from './steady-rate.ts'

/** Three rates of one kind of work, from slowest to fastest. */
export interface Paces {
  situation: SituationId
  paces: { rate: number; time: number }[]
  /** The quantity that all of them share. */
  same: 'amount' | 'time' | 'none'
  /** The display order. */
  shuffle: number
}

const amountIn = ({ rate, time }: Paces['paces'][number]): number => tidy(rate * time)

export interface PaceTerms {
  amount: Quantity
  time: Quantity
  rate: Quantity
}

export const paceTerms = ({ situation: id, paces }: Paces): PaceTerms[] =>
  paces.map((pace) => {
    const amount = quantity(amountIn(pace), situations[id].made)
    const time = quantity(pace.time, situations[id].time)
    return { amount, time, rate: quantity(pace.rate, situations[id].made) }
  })

/** Sets of three rates for one amount: for example 12 in 6, in 4, and in 3. */
function sharedAmount(slow: number, fast: number, longest: number): { rate: number; time: number }[][] {
  const amounts = Array.from({ length: fast * Math.min(12, longest) }, (_, index) => index + 1)
  return amounts
    .map((amount) =>
      Array.from({ length: Math.min(12, longest) - 1 }, (_, index) => index + 2)
        .filter((time) => amount % time === 0 && amount / time >= slow / 2 && amount / time <= fast * 1.2)
        .map((time) => ({ rate: amount / time, time })),
    )
    .filter((paces) => paces.length >= 3)
}

/** One quantity may be the same for all; otherwise both differ, and at level 3 the rates have tenths. */
export function drawPaces(random: Random, level: Level, same: Paces['same']): Paces {
  const id = situation(random)
  const { slow, fast, longest } = situations[id]
  const shuffle = random.integer(0, 1e9)
  const bySpeed = (paces: Paces['paces']) => paces.toSorted((one, other) => one.rate - other.rate)
  if (same === 'amount') {
    const shared = sharedAmount(slow, fast, longest)
    const paces = shared.length === 0 ? [] : bySpeed(random.sample(random.pick(shared), 3))
    return { situation: id, paces, same, shuffle }
  }
  const step = level === 3 ? 2 : 1
  const rates = random.sample(
    Array.from({ length: (fast - slow) * step + 1 }, (_, index) => slow + index / step),
    Math.min(3, (fast - slow) * step + 1),
  )
  const evens = [2, 4, 6, 8, 10, 12].filter((time) => time <= longest)
  const times = level === 3 ? evens : [2, 3, 4, 5, 6, 8, 10].filter((time) => time <= longest)
  const shared = random.pick(times)
  const different = random.sample(times, Math.min(3, times.length))
  const paces = rates.map((rate, at) => ({
    rate,
    time: same === 'time' ? shared : (different[at] ?? shared),
  }))
  return { situation: id, paces: bySpeed(paces), same, shuffle }
}

/** Whether neither quantity alone gives the order away. */
export function isClearOrder({ paces, same }: Paces): boolean {
  if (paces.length < 3) return false
  if (same !== 'none') return true
  const rises = (numbers: number[]) => numbers.every((each, at) => at === 0 || each > (numbers[at - 1] ?? 0))
  const amounts = paces.map(amountIn)
  const times = paces.map(({ time }) => time)
  return (
    !rises(amounts) && !rises(times.toReversed()) && new Set(amounts).size === 3 && new Set(times).size === 3
  )
}
