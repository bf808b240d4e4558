import { showWork as showWorkOf } from '#shapes/show-work/show-work.ts'
import { type ChangedRate, type Rate, rateTerms } from '#situations/changed-rates/changed-rates.ts'
import type { UnitId } from '#units/units.ts'
import { numeral } from '../../../../wording.ts'
import { say } from './messages.gen.ts'
import { changeRate } from './rates.ts'

/** Symbols of the units in these stories, as students write them in a calculation. */
const symbols: Partial<Record<UnitId, string>> = {
  kilometer: 'km',
  meter: 'm',
  centimeter: 'cm',
  millimeter: 'mm',
  foot: 'ft',
  inch: 'in',
  liter: 'L',
  milliliter: 'mL',
  gallon: 'gal',
  quart: 'qt',
  kilogram: 'kg',
  gram: 'g',
  day: 'd',
  hour: 'h',
  minute: 'min',
  second: 's',
}
const symbolOf = ({ amount, time }: Rate): string =>
  `${symbols[amount.unit] ?? ''}/${symbols[time.unit] ?? ''}`

/** The same rates, with a fraction that equals 1 for each unit that cancels. */
export const showWork = showWorkOf<ChangedRate>({
  // A cup has no symbol.
  of: { ...changeRate, fits: ({ story }) => story !== 'fountain' },
  seconds: 100,
  task(its) {
    const { given, right } = rateTerms(its)
    return { kind: 'quantity', given: `${given.amount.q} ${symbolOf(given)}`, unit: symbolOf(right) }
  },
  knowns(its) {
    const { given } = rateTerms(its)
    return [say('work.given', { amount: `${numeral(given.amount.q)} ${symbolOf(given)}` })]
  },
  bugs: ['unit-not-changed', 'unit-factor-turned', 'unit-wrong-factor'],
  lastLine(shown) {
    const { interaction } = shown
    // Without “line by line”, which reads like a rate in Spanish.
    const answer = changeRate.solve?.({ ...shown, stem: shown.stem.replace(/^[^.]*\./u, '') })
    if (answer?.kind !== 'number' || interaction.kind !== 'steps' || interaction.task.kind !== 'quantity')
      throw new TypeError('expects a rate to change')
    return `${answer.text} ${interaction.task.unit}`
  },
})
