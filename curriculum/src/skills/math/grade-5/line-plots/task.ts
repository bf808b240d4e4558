import { sumOf } from '#data-sets/measures.ts'
import { type Fraction, lowest, mixedTex } from '#fractions/fraction.ts'
import {
  countOf,
  distinct,
  drawValues,
  leastOf,
  type LinePlot,
  mostOf,
  plotFigure,
  sizeIn,
  totalOf,
} from '#measurement-plots/line-plot.ts'
import { linkedTask } from '#shapes/linked-parts/linked-task.ts'
import { person, someone } from '#people/people.ts'
import { thingOf, told } from '#situations/measured-things/measured-things.ts'
import { quantity } from '#units/units.ts'
import { say } from './messages.gen.ts'

const stories = ['juice-glass', 'beaker', 'rain-bucket', 'snack-bag', 'rice-jar', 'walk'] as const
type Story = (typeof stories)[number]
type Part = 'more' | 'group' | 'total' | 'fits' | 'share' | 'moved' | 'above' | 'fill'

interface Dots {
  who: string
  values: number[]
  /** The size that the questions name, in pieces of a unit. */
  at: number
  /** Whole units: what holds everything, or not. */
  room: number
}

const plotOf = ({ story, who, values }: Dots & { story: Story }): LinePlot => ({ thing: story, who, values })

/** One column (level 1), everything evened out (level 2), who gives and what is missing (level 3). */
export const task = linkedTask<Dots, Story, Part>({
  standards: ['5.MD.B.2'],
  answers: 'mixed',
  stories,
  levels: {
    1: ['more', 'group', 'total'],
    2: ['total', 'fits', 'share', 'moved'],
    3: ['total', 'share', 'moved', 'above', 'fill'],
  },
  draw(random, { story, side, level }) {
    const values = drawValues(random, story, level === 1 ? random.integer(6, 9) : random.integer(5, 8))
    const units = sumOf(values) / thingOf(story).pieces
    return {
      who: someone(random),
      values,
      at: random.pick(values),
      room: side === 0 ? Math.ceil(units) + random.integer(0, 1) : Math.floor(units) - random.integer(0, 1),
    }
  },
  fits(its) {
    const { values, at, room, story, level } = its
    const { pieces } = thingOf(story)
    const more = values.filter((each) => each > at).length
    const share = sumOf(values) / values.length
    return level === 1
      ? countOf(values, at) > 1 &&
          at % pieces !== 0 &&
          more > 0 &&
          more !== values.filter((each) => each < at).length
      : Number.isInteger(share) &&
          room * pieces !== sumOf(values) &&
          room > 1 &&
          mostOf(plotOf(its)) > share &&
          // "The fullest" is one of them.
          countOf(values, mostOf(plotOf(its))) === 1
  },
  told: ({ story, who }) => [told(story, who), say('shows')],
  figure: (its) => plotFigure(plotOf(its)),
  asks(part, its) {
    const { story, who, at, room } = its
    const { kind, unit } = thingOf(story)
    const nouns = { things: quantity(2, story), units: quantity(2, unit) }
    const sort = kind === 'distance' ? 'distance' : 'amount'
    switch (part) {
      case 'more':
      case 'group':
        return say(`task.${sort}.${part}`, { ...nouns, size: sizeIn(plotOf(its), at) })
      case 'fits':
        return say(`task.${sort}.fits`, { who: person(who), room: quantity(room, unit) })
      case 'above':
        return say(`task.${sort}.above`, { things: nouns.things })
      case 'total':
        return say(`task.${sort}.total`, nouns)
      default:
        return say(`task.${sort}.${part}`, { ...nouns, who: person(who) })
    }
  },
  parts(its) {
    const plot = plotOf(its)
    const { values, at, room } = its
    const { pieces } = thingOf(its.story)
    const size = (amount: number): Fraction => lowest([amount, pieces])
    const written = (amount: number) => mixedTex(size(amount))
    const [n, total, most] = [values.length, totalOf(plot), mostOf(plot)]
    const share = total / n
    const [dots, columns] = [countOf(values, at), distinct(values)]
    const [higher, lower] = [values.filter((each) => each > at), values.filter((each) => each < at)]
    const givers = values.filter((each) => each > share)
    const fits = room * pieces > total
    return {
      more: {
        value: higher.length,
        work: `${distinct(higher)
          .map((value) => countOf(higher, value))
          .join(' + ')} = ${higher.length}`,
        wrong: [
          [higher.length + dots, 'display.boundary', say('task.slip.boundary')],
          [distinct(higher).length, 'display.counts-once', say('task.slip.once')],
          [lower.length, 'display.wrong-side', say('task.slip.side')],
        ],
      },
      group: {
        value: size(dots * at),
        work: String.raw`${dots} \times ${written(at)} = ${written(dots * at)}`,
        wrong: [
          [size(at), 'display.counts-once', say('task.slip.once')],
          [dots, 'line-plot.counts-dots', say('task.slip.dots')],
        ],
      },
      total: {
        value: size(total),
        work: String.raw`\frac{${total}}{${pieces}} = ${written(total)}`,
        wrong: [
          [size(sumOf(columns)), 'display.counts-once', say('task.slip.once')],
          [n, 'line-plot.counts-dots', say('task.slip.dots')],
        ],
      },
      fits: {
        right: say(fits ? 'task.yes' : 'task.no'),
        work: fits ? `${written(total)} < ${room}` : `${written(total)} > ${room}`,
        wrong: [[say(fits ? 'task.no' : 'task.yes'), 'fraction.no-size-sense', say('task.slip.room')]],
      },
      share: {
        value: size(share),
        work: String.raw`${written(total)} \div ${n} = ${written(share)}`,
        wrong: [
          [lowest([total, pieces * columns.length]), 'line-plot.shares-columns', say('task.slip.columns')],
          [lowest([most + leastOf(plot), 2 * pieces]), 'line-plot.ends-only', say('task.slip.ends')],
          [size(total), 'data.stops-early', say('task.slip.early')],
        ],
      },
      moved: {
        value: size(most - share),
        work: `${written(most)} − ${written(share)} = ${written(most - share)}`,
        wrong: [
          [size(share), 'data.stops-early', say('task.slip.kept')],
          [size(most - leastOf(plot)), 'line-plot.ends-only', say('task.slip.range')],
        ],
      },
      above: {
        value: givers.length,
        work: `${distinct(givers)
          .map((value) => countOf(givers, value))
          .join(' + ')} = ${givers.length}`,
        wrong: [
          [givers.length + countOf(values, share), 'display.boundary', say('task.slip.boundary')],
          [distinct(givers).length, 'display.counts-once', say('task.slip.once')],
          [values.filter((value) => value < share).length, 'display.wrong-side', say('task.slip.side')],
        ],
      },
      fill: {
        value: size(n * most - total),
        work: String.raw`${n} \times ${written(most)} − ${written(total)} = ${written(n * most - total)}`,
        wrong: [
          [size(n * most), 'data.stops-early', say('task.slip.had')],
          [size(most - share), 'display.counts-once', say('task.slip.single')],
        ],
      },
    }
  },
  why: (part, equation) => say(`task.why.${part}`, { equation }),
  hints: (level) => [say('task.hint.task'), say(`task.hint.${level}`)],
  solve({ told: dots, asked }) {
    const total = sumOf(dots)
    const [most, share] = [Math.max(...dots), total / dots.length]
    const [[limit = 0], [at = 0], [room = 0]] = [asked('more'), asked('group'), asked('fits')]
    return {
      more: dots.filter((dot) => dot > limit).length,
      group: at * dots.filter((dot) => dot === at).length,
      total,
      fits: room > total ? /^(yes|sí)$/ : /^no$/,
      share,
      moved: most - share,
      above: dots.filter((dot) => dot > share + 1e-9).length,
      fill: sumOf(dots.map((dot) => most - dot)),
    }
  },
})
