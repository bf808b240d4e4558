import type { FigureOf } from '@skills-center/contract/figure'
import { numeral } from '../../item/figures/numeral.ts'
import { t } from '../../language/messages.ts'
import { type Motion, rounded } from './motion.ts'

/** From this value on, the steps are whole numbers. */
const wholeFrom = 30

/** A pair of values that slides along both lines. */
export function doubleLineMotion(figure: FigureOf<'double-number-line'>): Motion | null {
  const { ticks, hops = [] } = figure
  const first = ticks[0]
  const last = ticks.at(-1)
  const middle = ticks[Math.floor(ticks.length / 2)]
  if (first === undefined || last === undefined || middle === undefined || hops.length > 0) return null
  const [top, bottom] = [Number(last.top), Number(last.bottom)]
  if (Number(first.top) !== 0 || Number(first.bottom) !== 0 || !(top > 0) || !(bottom > 0)) return null
  const start = Number(middle.top)
  const pairOf = (value: number) => ({
    top: numeral(value),
    bottom: numeral(rounded((value * bottom) / top)),
  })
  return {
    sliders: [{ label: t('skills/pair'), min: 0, max: top, step: top > wholeFrom ? 1 : 0.5, start }],
    draw([value = start]) {
      const at = first.at + (value / top) * (last.at - first.at)
      // The others stay as marks, so that their numbers do not crowd the one that moves.
      const others = ticks.filter((tick) => Math.abs(tick.at - at) > 1e-6)
      const marks = others.map((tick) => (tick === first ? tick : { ...tick, top: '', bottom: '' }))
      return {
        ...figure,
        ticks: [...marks, { at, ...pairOf(value) }].toSorted((one, two) => one.at - two.at),
      }
    },
    says: ([value = start]) =>
      t('skills/pair-of-values', { ...pairOf(value), topName: figure.top, bottomName: figure.bottom }),
  }
}
