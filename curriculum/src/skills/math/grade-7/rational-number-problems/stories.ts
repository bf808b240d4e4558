import { defineModel, type Level, math, mathIn, solved, rows as listed, tex, type Text, typed } from '#form'
import { bug } from '#bugs/bug.ts'
import { rationalBugs } from '#bugs/rational-changes/rational-bugs.ts'
import { tableFigure } from '#shapes/display/display.ts'
import { quarterTex, parseMixed } from '#signed/quarters.ts'
import {
  askedOf,
  changeOf,
  drawRational,
  endOf,
  isClear,
  type RationalChange,
  tellRational,
  valueTex,
} from '#situations/rational-changes/rational-changes.ts'
import { changeShown } from '#situations/rational-changes/change-shown.ts'
import { say } from './messages.gen.ts'

const standards = ['7.NS.A.3']

function stepsOf(its: RationalChange): Text[] {
  const { asks, start, rate, times } = its
  const show = (value: number): string => valueTex(its, value)
  const guarded = (value: number): string => (value < 0 ? `(${show(value)})` : show(value))
  const [change, end] = [changeOf(its), endOf(its)]
  const all = tex(String.raw`${times} \times ${guarded(rate)} = ${show(change)}`)
  const apart = tex(`${show(end)} − ${guarded(start)} = ${show(change)}`)
  return {
    end: [
      say('story.all', { equation: all }),
      say('story.add', { equation: tex(`${show(start)} + ${guarded(change)} = ${show(end)}`) }),
    ],
    start: [
      say('story.all', { equation: all }),
      say('story.undo', { equation: tex(`${show(end)} − ${guarded(change)} = ${show(start)}`) }),
    ],
    rate: [
      say('story.apart', { equation: apart }),
      say('story.share', { times, equation: tex(String.raw`${show(change)} \div ${times} = ${show(rate)}`) }),
    ],
    times: [
      say('story.apart', { equation: apart }),
      say('story.how-often', { equation: tex(String.raw`${show(change)} \div ${guarded(rate)} = ${times}`) }),
    ],
  }[asks]
}

const story = (
  id: string,
  thinking: 'use in a story' | 'work backwards',
  asksAt: Record<Level, readonly RationalChange['asks'][]>,
) =>
  defineModel<RationalChange>({
    id,
    thinking,
    seconds: 75,
    standards,
    bugs: rationalBugs,
    task: (its) => `${its.story} ${its.asks} ${its.rate > 0}`,
    draw: (random, level) => drawRational(random, random.pick(asksAt[level]), level === 3),
    fits: isClear,
    item(its) {
      const { told, unit, answer } = tellRational(its)
      return {
        stem: [told],
        ...typed(its, { label: say('story.label'), after: unit, key: askedOf(its), bugs: rationalBugs }),
        answer,
        hints: [say(`story.nudge.${its.asks}`), say(`story.hint.${its.asks}`)],
        solution: stepsOf(its),
      }
    },
    solve: changeShown,
  })
/** The end (level 1), the change each time (level 2), the end after half times or with fractions (level 3). */
export const stories = story('story', 'use in a story', { 1: ['end'], 2: ['rate'], 3: ['end'] })
/** The start (level 1), how often (level 2), either with half times or fractions (level 3). */
export const workBack = story('work-back', 'work backwards', {
  1: ['start'],
  2: ['times'],
  3: ['start', 'times'],
})

/** Changes on some days: their sum, their mean, or one of them. */
interface Listed {
  scene: 'river' | 'glacier' | 'lake' | 'balloon' | 'snow' | 'tide'
  asks: 'total' | 'mean' | 'missing'
  /** Multiples of a quarter or of a tenth. */
  changes: number[]
  form: 'decimal' | 'mixed'
}
/** As tables write it: −1.5, or −1 1/2. */
const plainOf = (value: number, form: Listed['form']): string =>
  quarterTex(value, form).replace(
    /(\d*)\\frac\{(\d)\}\{(\d)\}/,
    (_, whole: string, top: string, bottom: string) => `${whole === '' ? '' : `${whole} `}${top}/${bottom}`,
  )
function readPlain(cell: string): number {
  const [, minus, whole = '', top = '0', bottom = '1'] =
    /^(−?)(?:([\d.]+)(?: |$))?(?:(\d+)\/(\d+))?$/.exec(cell) ?? []
  return (minus === '−' ? -1 : 1) * (Number(whole) + Number(top) / Number(bottom))
}
const scenes = ['river', 'glacier', 'lake', 'balloon', 'snow', 'tide'] as const
const total = ({ changes }: Listed): number => Number(changes.reduce((sum, each) => sum + each, 0).toFixed(2))
const meanOf = (its: Listed): number => Number((total(its) / its.changes.length).toFixed(4))
const lastOf = ({ changes }: Listed): number => changes.at(-1) ?? 0
const keyOf = (its: Listed): number =>
  ({ total: total(its), mean: meanOf(its), missing: lastOf(its) })[its.asks]
const sizes = ({ changes }: Listed): number =>
  Number(changes.reduce((sum, each) => sum + Math.abs(each), 0).toFixed(2))

// Worked by hand: 1.5 − 2 − 4.5 + 1 = −4; the mean is −1; without signs 9.
const four: Listed = { scene: 'river', asks: 'mean', changes: [1.5, -2, -4.5, 1], form: 'decimal' }
const listBugs = [
  bug<Listed>({
    id: 'signed.ignores-signs',
    answer(its) {
      const count = its.changes.length
      if (its.asks === 'missing')
        return Number((Math.abs(total(its)) - (sizes(its) - Math.abs(lastOf(its)))).toFixed(2))
      return its.asks === 'total' ? sizes(its) : [Math.round(sizes(its) * 100), count * 100]
    },
    feedback: () => say('table.ignores'),
    example: [four, [900, 400]],
  }),
  bug<Listed>({
    id: 'signed.wrong-sign',
    answer: (its) => -keyOf(its),
    feedback: () => say('table.sign'),
    example: [four, 1],
  }),
  bug<Listed>({
    id: 'signed.stops-early',
    answer: (its) => (its.asks === 'total' ? null : total(its)),
    feedback: ({ asks }) => say(asks === 'mean' ? 'table.only-total' : 'table.only-all'),
    example: [four, -4],
  }),
  bug<Listed>({
    id: 'signed.leaves-out-start',
    answer: (its) =>
      its.asks === 'missing' ? Number((meanOf(its) - (total(its) - lastOf(its))).toFixed(2)) : null,
    feedback: ({ changes }) => say('table.mean-once', { count: changes.length }),
    // The mean −1 is taken for the sum: −1 − (−5) = 4.
    example: [{ ...four, asks: 'missing' }, 4],
  }),
]

/** The sum of changes (level 1), their mean (level 2), one of them from the mean (level 3). */
export const table = defineModel<Listed>({
  id: 'table',
  thinking: 'read a figure',
  seconds: 90,
  standards,
  bugs: listBugs,
  task: ({ scene, asks, form }) => `${scene} ${asks} ${form}`,
  draw(random, level) {
    const scene = random.pick(scenes)
    const form = scene === 'tide' || scene === 'snow' ? 'mixed' : 'decimal'
    const part = form === 'mixed' ? 4 : 10
    const change = (): number => ((random.chance(0.6) ? -1 : 1) * random.integer(2, 4 * part + 2)) / part
    const asks = ({ 1: 'total', 2: 'mean', 3: 'missing' } as const)[level]
    return {
      scene,
      asks,
      form,
      changes: Array.from({ length: form === 'mixed' ? 4 : random.pick([4, 5]) }, change),
    }
  },
  fits(its) {
    const mean = meanOf(its)
    const signs = new Set(its.changes.slice(0, -1).map(Math.sign))
    return (
      signs.size === 2 &&
      its.changes.some((each) => !Number.isInteger(each)) &&
      its.changes.every((each) => Math.abs(each) !== 1) &&
      Math.abs(mean) > 0.1 &&
      Number.isInteger(Number((mean * (its.form === 'mixed' ? 4 : 10)).toFixed(4)))
    )
  },
  item(its) {
    const { scene, asks, changes, form } = its
    const show = (value: number): string => quarterTex(value, form)
    const guarded = (value: number): string => (value < 0 ? `(${show(value)})` : show(value))
    const known = asks === 'missing' ? changes.slice(0, -1) : changes
    const knownSum = Number(known.reduce((sum, each) => sum + each, 0).toFixed(2))
    const cells = changes.map((each, at) => [
      String(at + 1),
      asks === 'missing' && at === changes.length - 1 ? '?' : plainOf(each, form),
    ])
    const told = changes.map((each, at) =>
      at === known.length
        ? say('table.gap', { n: at + 1 })
        : say('table.row', { n: at + 1, change: plainOf(each, form) }),
    )
    const sumTex = known.map((each, at) => (at === 0 ? show(each) : guarded(each))).join(' + ')
    const count = changes.length
    const add = say('table.add', { equation: tex(`${sumTex} = ${show(knownSum)}`) })
    const mean = show(meanOf(its))
    return {
      stem: [say(`table.told.${scene}`), say(`table.asks.${asks}`, { mean: tex(mean) })],
      figure: {
        ...tableFigure(
          say(`table.title.${scene}`),
          [say(`table.head.${scene}`), say(`table.change.${scene}`)],
          cells,
        ),
        description: say('table.figure', { rows: listed(told) }),
      },
      ...typed(its, { label: say(`table.label.${asks}`), key: keyOf(its), bugs: listBugs }),
      answer: math(show(keyOf(its))),
      hints: [say(`table.nudge.${asks}`), say(`table.hint.${asks}`, { count })],
      solution: {
        total: [say('table.signs'), add],
        mean: [
          add,
          say('table.divide', {
            count,
            equation: tex(String.raw`${show(total(its))} \div ${count} = ${mean}`),
          }),
        ],
        missing: [
          say('table.all', {
            equation: tex(String.raw`${count} \times ${guarded(meanOf(its))} = ${show(total(its))}`),
          }),
          add,
          say('table.rest', {
            equation: tex(`${show(total(its))} − ${guarded(knownSum)} = ${show(lastOf(its))}`),
          }),
        ],
      }[asks],
    }
  },
  solve({ stem, figure }) {
    if (figure?.kind !== 'table') throw new TypeError('expects a table')
    const cells = figure.rows.map((row) => row[1] ?? '')
    const sum = cells.filter((cell) => cell !== '?').reduce((all, cell) => all + readPlain(cell), 0)
    const [mean] = mathIn(stem)
    if (mean !== undefined) return solved.number(cells.length * parseMixed(mean) - sum)
    return solved.number(/the mean|la media/.test(stem) ? sum / cells.length : sum)
  },
})
