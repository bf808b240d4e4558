import { defineModel, type ItemTemplate, type Level, numberOf, slip, solved } from '#form'
import { tableFigure } from '#shapes/display/display.ts'
import { orderBy } from '#shapes/order-by/order-by.ts'
import { drawFixtures, type Fixture, savedBy, usedBy } from '#worlds/audits/fixtures.ts'
import { numeral } from '../../../../wording.ts'
import { say } from './messages.gen.ts'

const nameOf = ({ id }: Fixture) => say(`fixture.${id}`)
const insideOf = ({ id }: Fixture) => say(`inside.${id}`)

function auditTable(fixtures: readonly Fixture[], hasSaving: boolean, hasCost = false) {
  return tableFigure(
    say('audit.title'),
    [
      say('audit.head'),
      say('audit.uses'),
      say('audit.now'),
      ...(hasSaving ? [say('audit.saving')] : []),
      ...(hasCost ? [say('audit.cost')] : []),
    ],
    fixtures.map((fixture) => [
      nameOf(fixture),
      fixture.uses,
      fixture.now,
      ...(hasSaving ? [fixture.saving] : []),
      ...(hasCost ? [`$${numeral(fixture.cost)}`] : []),
    ]),
  )
}

interface Values {
  level: Level
  fixtures: Fixture[]
  one: number
}

const sum = (values: readonly number[]): number => values.reduce((total, value) => total + value, 0)
const none: Fixture = { id: 'toilet', uses: 0, now: 0, saving: 0, cost: 0 }

function askedOf({ level, fixtures, one }: Values) {
  const its = fixtures[one] ?? none
  const other = fixtures[(one + 1) % fixtures.length] ?? none
  const total = sum(fixtures.map(usedBy))
  const percent = (100 * savedBy(its)) / total
  const value = level === 1 ? usedBy(its) : level === 2 ? savedBy(its) : Math.round(percent)
  return { its, other, total, percent, value }
}

/** Liters a day (1), liters saved by new fixtures (2), and the saving as a percent of all the water (3). */
export const waterAudit = defineModel<Values>({
  id: 'water-audit',
  thinking: 'compute',
  seconds: 70,
  calculator: 'basic',
  standards: ['MS-ESS3-3'],
  task: ({ level, fixtures, one }) => `${level}/${fixtures.map(({ id }) => id).join(' ')}/${one}`,
  draw: (random, level) => ({ level, fixtures: drawFixtures(random, 3), one: random.integer(0, 2) }),
  fits(values) {
    const { percent } = askedOf(values)
    // Not close to a half, where rounding could go either way.
    return values.level < 3 || (percent >= 3 && Math.abs((percent % 1) - 0.5) > 0.1)
  },
  item(values) {
    const { level, fixtures } = values
    const { its, value } = askedOf(values)
    return {
      stem: [say('audit.scene'), say(`audit.ask-${level}`, { fixture: insideOf(its) })],
      figure: auditTable(fixtures, level > 1),
      ...numberOf({
        label: say(`audit.label-${level}`),
        after: level === 3 ? '%' : 'L',
        value,
        within: level === 3 ? 0.6 : 0,
        slips: slipsOf(values).filter((each) => each.value > 0),
      }),
      hints: [say(`audit.hint-${level}`), say(`audit.next-${level}`)],
      solution: worked(values),
    }
  },
  solve({ stem, figure, interaction }) {
    const rows = figure?.kind === 'table' ? figure.rows : []
    const numbers = rows.map((row) => row.slice(1).map((cell) => Number(cell.replaceAll(',', ''))))
    const words = {
      toilet: /toilet|inodoro/,
      urinal: /urinal/,
      faucet: /hand|manos/,
      shower: /shower|ducha/,
      sprayer: /dish|platos/,
    }
    const ask = stem
      .split(/(?<=\.) /)
      .slice(2)
      .join(' ')
      .toLowerCase()
    const pattern = Object.values(words).find((each) => each.test(ask)) ?? /x/
    const [uses = 0, now = 0, saving = 0] =
      numbers[rows.findIndex(([name = '']) => pattern.test(name.toLowerCase()))] ?? []
    const saved = uses * (now - saving)
    if (interaction.kind === 'number' && interaction.after === '%') {
      const total = sum(numbers.map(([each = 0, liters = 0]) => each * liters))
      return solved.number(Math.round((100 * saved) / total))
    }
    return solved.number(figure?.kind === 'table' && figure.columns.length > 3 ? saved : uses * now)
  },
})

function slipsOf(values: Values) {
  const { its, other, total, value } = askedOf(values)
  switch (values.level) {
    case 1:
      return [
        slip(its.uses + its.now, 'data.adds', say('audit.adds')),
        slip(its.now, 'consumption.each-only', say('audit.each-only')),
        slip(usedBy(other), 'reading.wrong-series', say('audit.other-row')),
      ]
    case 2:
      return [
        slip(its.now - its.saving, 'consumption.each-only', say('audit.one-use')),
        slip(usedBy(its), 'data.stops-early', say('audit.now-only')),
        slip(its.uses * its.saving, 'percent.part-for-rest', say('audit.still-used')),
        slip(savedBy(other), 'reading.wrong-series', say('audit.other-row')),
      ]
    case 3:
      return [
        slip(Math.round((100 * savedBy(its)) / usedBy(its)), 'percent.wrong-whole', say('audit.own-whole')),
        slip(100 - value, 'percent.part-for-rest', say('audit.rest')),
        slip(Math.round((100 * usedBy(its)) / total), 'data.stops-early', say('audit.share-now')),
        slip(savedBy(its), 'percent.compares-amounts', say('audit.liters')),
      ]
  }
}

function worked(values: Values): ItemTemplate['solution'] {
  const { its, total, value } = askedOf(values)
  const { uses, now, saving } = its
  const used = numeral(usedBy(its))
  const saved = numeral(savedBy(its))
  switch (values.level) {
    case 1:
      return [
        say('audit.so-row', { uses: numeral(uses), now }),
        say('audit.so-used', { uses: numeral(uses), now, used }),
      ]
    case 2:
      return [
        say('audit.so-each', { now, saving, gap: now - saving }),
        say('audit.so-saved', { uses: numeral(uses), gap: now - saving, saved }),
      ]
    case 3:
      return [
        say('audit.so-total', {
          parts: values.fixtures.map((each) => numeral(usedBy(each))).join(' + '),
          total: numeral(total),
        }),
        say('audit.so-saved', { uses: numeral(uses), gap: now - saving, saved }),
        say('audit.so-percent', { saved, total: numeral(total), value }),
      ]
  }
}

interface OrderValues {
  level: Level
  fixtures: Fixture[]
  shuffle: number
}
type Measure = (fixture: Fixture) => number
const perDollar: Measure = (fixture) => savedBy(fixture) / fixture.cost
const measureAt: Readonly<Record<Level, readonly [right: Measure, one: Measure, other: Measure]>> = {
  1: [usedBy, ({ now }) => now, ({ uses }) => uses],
  2: [savedBy, usedBy, ({ now, saving }) => now - saving],
  3: [perDollar, savedBy, ({ cost }) => -cost],
}
const slipsAt = {
  1: ['consumption.each-only', 'ratio.looks-at-one'],
  2: ['data.stops-early', 'consumption.each-only'],
  3: ['ratio.looks-at-one', 'ratio.looks-at-one'],
} as const

/** Where to act first: by water used (1), by water saved (2), by water saved for each dollar (3). */
export const orderSavings = defineModel<OrderValues>({
  id: 'order-savings',
  thinking: 'compare',
  seconds: 75,
  calculator: 'basic',
  standards: ['MS-ESS3-3'],
  task: ({ level, fixtures }) =>
    `${level}/${fixtures
      .toSorted((one, other) => measureAt[level][0](one) - measureAt[level][0](other))
      .map(({ id }) => id)
      .join(' ')}`,
  draw: (random, level) => ({ level, fixtures: drawFixtures(random, 4), shuffle: random.integer(0, 1e9) }),
  fits({ level, fixtures }) {
    const order = (by: Measure) =>
      fixtures
        .toSorted((one, other) => by(one) - by(other))
        .map(({ id }) => id)
        .join()
    const [right, one, other] = measureAt[level]
    const sorted = fixtures.map(right).toSorted((a, b) => a - b)
    return (
      sorted.every((each, at) => at === 0 || each > 1.15 * (sorted[at - 1] ?? 0)) &&
      order(one) !== order(right) &&
      order(other) !== order(right)
    )
  },
  item({ level, fixtures, shuffle }) {
    const [right, one, other] = measureAt[level]
    const things = fixtures.map((fixture) => ({ ...fixture, text: nameOf(fixture) }))
    const [first, second] = slipsAt[level]
    return {
      stem: [say('audit.scene'), say(`order.ask-${level}`)],
      figure: auditTable(fixtures, level > 1, level > 2),
      ...orderBy(shuffle, {
        things,
        by: right,
        first: say('order.least'),
        last: say('order.most'),
        slips: [
          { by: one, misconception: first, feedback: say(`order.told-${level}-one`) },
          { by: other, misconception: second, feedback: say(`order.told-${level}-other`) },
          { by: (its) => -right(its), misconception: 'order.backward', feedback: say('order.backward') },
        ],
      }),
      hints: [say(`order.hint-${level}`), say(`order.next-${level}`)],
      solution: things
        .toSorted((a, b) => right(a) - right(b))
        .map((its) => {
          const told = {
            fixture: its.text,
            uses: numeral(its.uses),
            now: its.now,
            used: numeral(usedBy(its)),
          }
          const saving = {
            fixture: its.text,
            uses: numeral(its.uses),
            gap: its.now - its.saving,
            saved: numeral(savedBy(its)),
          }
          return level === 1
            ? say('order.so-used', told)
            : level === 2
              ? say('order.so-saved', saving)
              : say('order.so-dollar', {
                  fixture: its.text,
                  saved: numeral(savedBy(its)),
                  cost: numeral(its.cost),
                  each: Math.round(100 * perDollar(its) + 1e-9) / 100,
                })
        }),
    }
  },
})
