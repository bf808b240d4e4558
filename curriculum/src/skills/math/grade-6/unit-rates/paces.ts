import { arranged, defineModel, numbersIn, solved, type Text, typed } from '#form'
import { paceBugs, tableBugs } from '#bugs/steady-rate/steady-rate-bugs.ts'
import {
  doubleLine as doubleLineFigure,
  gapOf,
  gapTable,
} from '#figures/proportion-figure/proportion-figure.ts'
import {
  amountOf,
  moreOf,
  type Pace,
  quantitiesOf,
  situation,
  situations,
  tell,
} from '#situations/steady-rate/steady-rate.ts'
import { unitRate } from '#solutions/unit-rate/unit-rate.ts'
import { say } from './messages.gen.ts'

/** What stands beside the field, the key and the right answer as it is shown, by what is asked. */
function fieldOf(pace: Pace): { label: Text; after: Text; key: number; answer: Text } {
  const { amount, time, rate, longer, more } = quantitiesOf(pace)
  const label = say(`label.${pace.asks}`)
  if (pace.asks === 'rate') {
    return {
      label,
      after: say('per', { amount, time }),
      key: rate.q,
      answer: say('answer.rate', { rate, time }),
    }
  }
  const right = pace.asks === 'amount' ? more : longer
  return { label, after: say('unit', { of: right }), key: right.q, answer: say('answer.quantity', { right }) }
}

/** A pace asked for one (rate), forward (amount) or back (time). */
const askedAt = { 1: 'rate', 2: 'amount', 3: 'time' } as const satisfies Record<1 | 2 | 3, Pace['asks']>

/** How much for one (level 1), from there to another time (level 2), back from an amount to its time (level 3). */
export const findRate = defineModel<Pace>({
  id: 'find-rate',
  thinking: 'compute',
  seconds: 45,
  standards: ['6.RP.A.2', '6.RP.A.3b'],
  bugs: paceBugs,
  task: ({ situation: id, asks: what }) => `${id} ${what}`,
  draw(random, level) {
    const id = situation(random)
    const { slow, fast, longest } = situations[id]
    const tenths = level === 1 ? 0 : random.pick(longest < 10 ? [5] : [5, 5, 2, 4, 6, 8])
    const rate = random.integer(slow, fast) + tenths / 10
    // Times that make the amount whole.
    const times = Array.from({ length: longest - 1 }, (_, index) => index + 2).filter(
      (time) => Math.round(rate * time * 10) % 10 === 0,
    )
    const longerThan = (time: number) => times.filter((each) => each > time && each <= 6 * time)
    const time = random.pick(times.filter((each) => each <= 20 && longerThan(each).length > 0))
    const longer = level === 1 ? time : random.pick(longerThan(time))
    return { situation: id, rate, time, longer, asks: askedAt[level] }
  },
  item(pace) {
    const { amount, time, longer, more } = quantitiesOf(pace)
    const { answer, ...field } = fieldOf(pace)
    const questions = {
      rate: () => tell.rate(pace.situation),
      amount: () => tell.amount(pace.situation, { longer }),
      time: () => tell.time(pace.situation, { more }),
    }
    return {
      stem: [tell.told(pace.situation, { amount, time }), questions[pace.asks]()],
      ...typed(pace, { ...field, bugs: paceBugs }),
      answer,
      ...unitRate(pace),
    }
  },
  solve(shown) {
    const [amount, time, third] = numbersIn(shown.stem.replace('3D', ''))
    if (amount === undefined || time === undefined) throw new TypeError('expects two quantities')
    const rate = amount.value / time.value
    // A third quantity that counts what the second counts is a time.
    const isTime = third?.noun === time.noun
    const answer = third === undefined ? rate : isTime ? third.value * rate : third.value / rate
    return { kind: 'number', text: String(Number(answer.toFixed(6))) }
  },
})

/** Marks of the line: a time, and what is written at it above and below. */
const marksOf = (pace: Pace): { at: number; top: number | null; bottom: number | null }[] => {
  const start = { at: 0, top: 0, bottom: 0 }
  const known = { at: pace.time, top: pace.time, bottom: amountOf(pace) }
  if (pace.asks === 'rate') return [start, { at: 1, top: 1, bottom: null }, known]
  const asksTime = pace.asks === 'time'
  const open = { at: pace.longer, top: asksTime ? null : pace.longer, bottom: asksTime ? moreOf(pace) : null }
  return [start, known, open]
}

/** A pace on a double number line: down to one (level 1), on to a later time (level 2), back to the time (level 3). */
export const doubleLine = defineModel<Pace>({
  id: 'double-line',
  thinking: 'read a figure',
  seconds: 45,
  standards: ['6.RP.A.3b'],
  bugs: paceBugs,
  task: ({ situation: id, asks: what }) => `${id} ${what}`,
  draw(random, level) {
    const id = situation(random)
    const { slow, fast, longest } = situations[id]
    const time = random.integer(3, Math.min(8, longest - 2))
    // Not a multiple: scaling up in one step would pass by the amount for one.
    const later = Array.from({ length: Math.min(12, longest) - time }, (_, index) => time + 1 + index).filter(
      (each) => each % time !== 0,
    )
    const longer = level === 1 ? time : random.pick(later)
    return { situation: id, rate: random.integer(slow, fast), time, longer, asks: askedAt[level] }
  },
  item(pace) {
    const { amount, time } = quantitiesOf(pace)
    const { answer, ...field } = fieldOf(pace)
    const questions = {
      rate: () => say('line.asks.rate', { amount, time }),
      amount: () => say('line.asks.amount', { amount }),
      time: () => say('line.asks.time', { time }),
    }
    return {
      stem: [tell.table(pace.situation), say('line.shows'), questions[pace.asks]()],
      figure: doubleLineFigure({
        top: say('unit', { of: time }),
        bottom: say('unit', { of: amount }),
        marks: marksOf(pace),
      }),
      ...typed(pace, { ...field, bugs: paceBugs }),
      answer,
      ...unitRate(pace),
    }
  },
  solve: ({ figure }) => solved.number(gapOf(figure)),
})

/** A pace from a full row to the row with the gap; `rows` are all times of the table. */
interface Table extends Pace {
  rows: number[]
}

/** Rows of one rate: up from one (level 1), down to one and up (level 2), the other column (level 3). */
export const rateTable = defineModel<Table>({
  id: 'rate-table',
  thinking: 'read a figure',
  seconds: 45,
  standards: ['6.RP.A.3a', '6.RP.A.3b'],
  bugs: tableBugs,
  task: ({ situation: id, asks, rows }) => `${id} ${asks} ${rows[0] === 1 ? 'from one' : ''}`,
  draw(random, level) {
    const id = situation(random)
    const { slow, fast, longest } = situations[id]
    const times = [2, 3, 4, 5, 6, 7, 8, 9, 10, 12].filter((each) => each <= longest)
    const many = random.sample(times, 3).toSorted((one, other) => one - other)
    const [first = 1, second = 2, third = 3] = level === 1 ? [1, ...many] : many
    return {
      situation: id,
      rate: random.integer(slow, fast),
      time: first,
      longer: level === 1 ? third : random.pick([second, third]),
      asks: level === 3 ? 'time' : 'amount',
      rows: [first, second, third],
    }
  },
  item(table) {
    const { amount, time } = quantitiesOf(table)
    const { answer, ...field } = fieldOf(table)
    const cells = table.rows.map((each): [time: number | null, amount: number | null] => {
      const isAsked = each === table.longer
      return [
        isAsked && table.asks === 'time' ? null : each,
        isAsked && table.asks === 'amount' ? null : each * table.rate,
      ]
    })
    return {
      stem: [tell.table(table.situation), say('table.asks')],
      figure: gapTable({
        title: say('table.title', { amount, time }),
        columns: [say('unit', { of: time }), say('unit', { of: amount })],
        rows: cells,
      }),
      ...typed<Pace>(table, { ...field, label: say('label.missing'), bugs: tableBugs }),
      answer,
      ...unitRate(table),
    }
  },
  solve: ({ figure }) => solved.number(gapOf(figure)),
})

const calculations = {
  1: ['rate', 'inverse'],
  2: ['rate', 'inverse', 'forward'],
  3: ['inverse', 'forward', 'back'],
} as const
type Calculation = (typeof calculations)[1 | 2 | 3][number]

interface Told extends Pace {
  level: 1 | 2 | 3
  /** Order in which they are shown. */
  shuffle: number
}

/** Which calculation tells what: two rates (level 1), and the amount for a time (level 2), and the time for an amount (level 3). */
export const whatItTells = defineModel<Told>({
  id: 'what-it-tells',
  thinking: 'explain',
  seconds: 60,
  standards: ['6.RP.A.2'],
  task: ({ situation: id, level }) => `${id} ${level}`,
  draw(random, level) {
    const id = situation(random)
    const { slow, fast, longest } = situations[id]
    const times = [3, 4, 5, 6, 7, 8].filter((each) => each <= longest)
    const time = random.pick(times)
    return {
      situation: id,
      rate: random.integer(slow, fast),
      time,
      longer: random.pick([9, 10, 11, 12].filter((each) => each <= longest).concat(longest)),
      asks: 'rate',
      level,
      shuffle: random.integer(0, 1e9),
    }
  },
  fits: (told) => told.longer > told.time && amountOf(told) !== told.time,
  item(told) {
    const { amount, time } = quantitiesOf(told)
    const values = quantitiesOf(told)
    const asked = calculations[told.level]
    const other = { rate: 'inverse', inverse: 'rate', forward: null, back: null } as const
    const means = (calculation: Calculation) => say(`tells.means.${calculation}`, values)
    return {
      stem: [tell.told(told.situation, { amount, time }), say('tells.asks')],
      ...arranged.match(told.shuffle, {
        pairs: asked.map((calculation) => ({
          source: say(`tells.${calculation}`, values),
          target: means(calculation),
          slips: asked
            .filter((each) => each === other[calculation])
            .map((each) => ({
              target: means(each),
              misconception: 'rate.upside-down',
              feedback: say('tells.swapped'),
            })),
        })),
        others: [say('tells.means.both', { amount, time }), ...(told.level === 3 ? [means('rate')] : [])],
        slip: { misconception: 'rate.wrong-step', feedback: say('tells.other') },
      }),
      hints: [say('tells.nudge', { amount, time }), say('tells.hint')],
      solution: asked.map((calculation) => say(`tells.step.${calculation}`, values)),
    }
  },
  solve(shown) {
    const [amount, time] = numbersIn(shown.stem.replace('3D', ''))
    if (amount === undefined || time === undefined) throw new TypeError('expects two quantities')
    const firstWord = (text: string) => text.toLowerCase().match(/\p{L}+/gu)?.[0] ?? ''
    return solved.match(shown, (source, target) => {
      const [first = 0, second = 0, third] = numbersIn(source).map(({ value }) => value)
      const [known] = numbersIn(target)
      const kept = third === undefined ? first : second
      const counted = kept === amount.value ? amount : time
      const isRate = third === undefined && known === undefined && /per|por/.test(target)
      return (
        (isRate || (third !== undefined && known?.value === first)) &&
        firstWord(target).slice(0, 3) === counted.noun.slice(0, 3)
      )
    })
  },
})
