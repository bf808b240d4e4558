import { defineModel, slip, solved, tex, tidy, toNumber } from '#form'
import { numeral } from '@skills-center/messages/format-value'
import { monthsAsYears, onceOnly, percentAsAmount, wrongPlace } from '#bugs/interest/interest-bugs.ts'
import { claimModel, faultsBy } from '#shapes/claim/claim.ts'
import { type FilledCell, fillTable } from '#shapes/fill-table/fill-table.ts'
import {
  dollars,
  drawInterest,
  type Interest,
  interestOf,
  tellInterest,
  yearlyOf,
} from '#situations/interest/interest.ts'
import { dollarsIn } from '#shapes/order-offers/order-offers.ts'
import { forwardSteps, yearlyStep } from '#solutions/interest/interest.ts'
import { say } from './messages.gen.ts'

/** Interest so far and the whole amount, year by year: the interest (level 1), the amount (level 2), from a later year (level 3). */
export const growthTable = defineModel<Interest & { level: 1 | 2 | 3 }>({
  id: 'growth-table',
  thinking: 'read a figure',
  seconds: 90,
  standards: ['7.RP.A.3'],
  task: ({ account, level }) => `${account} ${level}`,
  draw: (random, level) => ({ ...drawInterest(random, 'total', [12]), level }),
  fits: (its) => Number.isInteger(yearlyOf(its)),
  item(its) {
    const { principal, rate, level } = its
    const year = yearlyOf(its)
    const cell = (name: 'interest' | 'amount', value: number, years: number): FilledCell => ({
      name: say(`table.${name}`),
      value,
      wrong: [
        slip(value - (years - 1) * year, 'model.counts-once', say('table.once')),
        ...(name === 'amount'
          ? [slip(value - principal, 'percent.stops-early', say('table.alone'))]
          : level === 3
            ? []
            : [slip(tidy(rate * years), 'percent.percent-as-amount', say('table.percent', { r: rate }))]),
      ],
    })
    const shown = { 1: [1, 2, 3], 2: [1, 3, 5], 3: [2, 4, 6] }[level]
    const given = level === 3 ? 4 : 0
    return {
      stem: [
        ...tellInterest(its).slice(0, level === 3 ? 1 : 2),
        say(level === 3 ? 'table.some' : 'table.asks'),
      ],
      ...fillTable({
        columns: [say('table.years'), say('table.interest'), say('table.amount')],
        rows: shown.map((n) => [
          String(n),
          n === given ? numeral(n * year) : cell('interest', n * year, n),
          n === given ? numeral(principal + n * year) : cell('amount', principal + n * year, n),
        ]),
      }),
      hints: [say('table.nudge'), say(level === 3 ? 'table.hint.some' : 'table.hint.first')],
      solution: [
        level === 3
          ? say('back.per-year', {
              equation: tex(String.raw`${numeral(4 * year)} \div 4 = ${numeral(year)}`),
            })
          : yearlyStep(its),
        say('table.each', { year: numeral(year) }),
        ...shown.map((n) =>
          say('table.row', {
            n,
            interest: `${n} × ${numeral(year)} = ${numeral(n * year)}`,
            amount: `${numeral(principal)} + ${numeral(n * year)} = ${numeral(principal + n * year)}`,
          }),
        ),
      ],
    }
  },
  solve(shown) {
    const [principal = 0, percent = 0] = dollarsIn(shown.stem)
    return solved.table(shown, ({ row, column }) => {
      const table = shown.interaction.kind === 'table' ? shown.interaction.rows : []
      const texts = table.map((cells) =>
        cells.map((cell) => ('text' in cell ? Number(cell.text.replaceAll(',', '')) : Number.NaN)),
      )
      const known = texts.find(([, interest = Number.NaN]) => !Number.isNaN(interest))
      const year = known === undefined ? (principal * percent) / 100 : (known[1] ?? 0) / (known[0] ?? 1)
      const interest = year * (texts[row]?.[0] ?? 0)
      return column === 1 ? interest : principal + interest
    })
  },
})

const faults = faultsBy(
  { percent: percentAsAmount, once: onceOnly, place: wrongPlace, months: monthsAsYears },
  (id, who) => say(`claim.${id}`, { who }),
)
const years = [24, 36, 48, 60]

/** The interest of some years (level 1), the whole amount (level 2), the interest of some months (level 3). */
export const findMistake = claimModel<Interest>({
  seconds: 75,
  standards: ['7.RP.A.3'],
  task: ({ account, asks }) => `${account} ${asks}`,
  kinds: {
    1: [
      {
        draw: (random) => drawInterest(random, 'interest', years),
        faults: faults('percent', 'once', 'place'),
      },
    ],
    2: [
      { draw: (random) => drawInterest(random, 'total', years), faults: faults('percent', 'once', 'place') },
    ],
    3: [
      {
        draw: (random) => drawInterest(random, 'interest', [3, 6, 9, 18]),
        faults: faults('months', 'once', 'place'),
      },
    ],
  },
  truth: (its) => tidy(interestOf(its) + (its.asks === 'total' ? its.principal : 0)),
  printed: ({ principal }) => [principal],
  fits: (its) => Number.isInteger(tidy(interestOf(its) * 100)) && its.rate < 10,
  isSaid: (got) => Number.isInteger(tidy(toNumber(got) * 100)),
  words(its, _who, got) {
    const right = tidy(interestOf(its) + (its.asks === 'total' ? its.principal : 0))
    return {
      context: tellInterest(its),
      said: say('claim.said', { value: dollars(toNumber(got)) }),
      truth: say('claim.truth', { value: dollars(right) }),
      hints: [
        say('interest.nudge'),
        say(its.months % 12 === 0 ? 'interest.hint.years' : 'interest.hint.months'),
      ],
      start: forwardSteps(its),
    }
  },
  reads({ stem }) {
    const [principal = 0, rate = 0, time = 0, got = 0] = dollarsIn(stem)
    const span = /month|mes(?:es)?\b/.test(stem) ? time / 12 : time
    const start = /with the interest|con el interés/.test(stem) ? principal : 0
    const year = (principal * rate) / 100
    return {
      got,
      truth: start + year * span,
      ways: [
        [/dollars|dólares/, start + rate * span],
        [/one year|de un año/, start + year],
        [/decimal/, start + 10 * year * span],
        [/months as|meses como/, year * time],
      ],
    }
  },
})
