import { arranged, defineModel, numbersIn, oneOf, orderOf, plain, solved, tex, tidy } from '#form'
import type { ItemTemplate, Text } from '#form'
import { numeral } from '@skills-center/messages/format-value'
import {
  type Drawing,
  factors,
  pointsFarOut,
  readings,
  wrongForOne,
  wrongLines,
} from '#bugs/proportional/wrong-graphs.ts'
import { axesOf, graphOf, pairShown, saysLine } from '#figures/proportional/proportional-figures.ts'
import {
  allRates,
  drawOnGrid,
  type GridPair,
  gridPairs,
  ratesOf,
  type SceneId,
  tell,
  unitsOf,
  xOf,
  yOf,
} from '#situations/proportional/proportional.ts'
import { say } from './messages.gen.ts'

type Point = [x: number, y: number]
const fromOrigin = (x: number, y: number): [Point, Point] => [
  [0, 0],
  [x, y],
]

interface Drawn extends Drawing {
  columns: number
  rows: number
  /** The story tells what goes with one. */
  tellsOne: boolean
}

/** From the rate (level 1), from one pair (level 2), from another line that is drawn (level 3). */
export const drawLine = defineModel<Drawn>({
  id: 'draw-line',
  thinking: 'use in a story',
  seconds: 60,
  standards: ['7.RP.A.2a', '7.RP.A.2d'],
  task: ({ scene, tellsOne, times }) => `${scene} ${tellsOne} ${times}`,
  draw(random, level) {
    const times = level === 3 ? random.pick(['two', 'half', 'three'] as const) : null
    const factor = times === null ? 1 : factors[times]
    const fits = ({ rate, step, across, up }: GridPair): boolean => {
      if (level === 3) return (up * factor) % step === 0 && up * factor <= 10 * step && up * factor >= step
      // What goes with one is on a crossing at level 1 only.
      return level === 1 ? rate % step === 0 : rate % step !== 0 && across > 2
    }
    const pair = drawOnGrid(random, (id) =>
      gridPairs(level === 1 ? ratesOf(id, false) : allRates(id), level === 3 ? 2 : 4).filter(fits),
    )
    const most = (least: number) => (level === 3 ? 10 : Math.max(least, random.integer(8, 12)))
    const size = { columns: most(pair.across), rows: most(pair.up / pair.step) }
    return { ...pair, ...size, tellsOne: level === 1, times }
  },
  item(values) {
    const { scene, rate, step, across, up, columns, rows, tellsOne, times } = values
    const units = unitsOf(scene)
    const next = times === null ? up : up * factors[times]
    const point = { across, up: numeral(next) }
    const story = {
      stem: [tellsOne ? tell.pair(scene, 1, rate) : tell.pair(scene, across, up), say('draw.asks', units)],
      hints: [
        say('draw.nudge', { xs: units.xs }),
        tellsOne
          ? say('draw.hint.rate', { xs: units.xs, rate: numeral(rate) })
          : say('draw.hint.pair', point),
      ],
      step: tellsOne
        ? say('draw.step.rate', { ...point, rate: numeral(rate) })
        : say('draw.step.pair', point),
    }
    const told =
      times === null
        ? story
        : {
            stem: [say('draw.line-a', units), tell.other(scene, times), say('draw.asks-b')],
            hints: [say('draw.nudge-b'), say('draw.hint.other', { across })],
            step: say('draw.step.other', { ...point, before: numeral(up) }),
          }
    return {
      stem: [tell.about(scene), ...told.stem],
      ...arranged.plane(
        {
          ...axesOf(scene, step, columns, rows),
          snap: { x: 1, y: step },
          ...(times === null ? {} : { given: { lines: [{ through: fromOrigin(across, up), label: 'A' }] } }),
        },
        { draws: 'line', points: fromOrigin(across, next) },
        wrongLines(values),
      ),
      answer: say('draw.answer', point),
      hints: told.hints,
      solution: [say('draw.zero', units), told.step, say('draw.line', point)],
    }
  },
  solve({ stem, interaction }) {
    if (interaction.kind !== 'coordinate-plane') throw new TypeError('expects a plane')
    const [line] = interaction.given.lines
    const through = (x: number, y: number) => ({ kind: interaction.kind, points: fromOrigin(x, y) })
    if (line !== undefined) {
      const [, [x, y]] = line.through
      return through(x, y * (/twice|doble/.test(stem) ? 2 : /half|mitad/.test(stem) ? 0.5 : 3))
    }
    const [, second = ''] = stem.split(/(?<=\.) (?=\p{Lu})/u)
    // Each story tells the second amount first, but for the map in neither language.
    const [y = 1, x = 1] = numbersIn(second).map(({ value }) => value)
    return through(x, y)
  },
})

interface Read extends GridPair {
  scene: SceneId
  level: 1 | 2 | 3
  /** First amount of a point far out. */
  far: number
  /** Where each option is shown, the right one first. */
  order: number[]
}

const offered = (read: Read) => (read.level === 1 ? readings(read) : pointsFarOut(read, read.far))
const options = (read: Read, text: (x: number, y: number) => Text) =>
  oneOf(
    read.order,
    offered(read).map(({ point, ...slip }) => ({ text: text(...point), ...slip })),
  )

const halves: Record<Read['level'], (read: Read) => ItemTemplate> = {
  1(read) {
    const { scene, across, up } = read
    const values = { x: xOf(scene, across), y: yOf(scene, up), ...unitsOf(scene) }
    return {
      stem: [say('point.asks.tells')],
      ...options(read, (x, y) => tell.pair(scene, x, y)),
      hints: [say('point.nudge.axes'), say('point.hint.axes', values)],
      solution: [
        say('point.step.across', values),
        say('point.step.up', values),
        tell.pair(scene, across, up),
      ],
    }
  },
  2(read) {
    const { scene, rate, across, up } = read
    const units = unitsOf(scene)
    const numbers = { across, up: numeral(up), rate: numeral(rate) }
    return {
      stem: [say('point.asks.one', units)],
      ...arranged.coordinates(
        { label: say('point.label') },
        { value: `(1,${rate})`, shownAs: `(1, ${rate})` },
        wrongForOne(read),
      ),
      hints: [
        say('point.nudge.one', units),
        say('point.hint.one', { x: xOf(scene, across), y: yOf(scene, up), ...units }),
      ],
      solution: [
        say('point.step.one', units),
        say('point.step.share', { ...numbers, ...units }),
        say('point.so', { rate: numbers.rate }),
      ],
    }
  },
  3(read) {
    const { rate, across, up, far } = read
    const numbers = { across, up: numeral(up), rate: numeral(rate), far, end: numeral(tidy(far * rate)) }
    return {
      stem: [say('point.asks.far')],
      ...options(read, (x, y) => say('cards.text', { text: tex(`(${numeral(x)}, ${numeral(tidy(y))})`) })),
      hints: [say('point.nudge.far'), say('point.hint.far', numbers)],
      solution: [say('point.step.constant', numbers), say('point.step.far', numbers)],
    }
  },
}

/** What a point says (level 1), which point tells the amount for one (level 2), which point is on the line far out (level 3). */
export const pointMeaning = defineModel<Read>({
  id: 'point-meaning',
  thinking: 'explain',
  seconds: 45,
  standards: ['7.RP.A.2d'],
  task: ({ scene, level }) => `${scene} ${level}`,
  draw(random, level) {
    const fits = ({ rate, step }: GridPair) => (level === 2 ? rate % step !== 0 : level === 3 || step > 1)
    const pair = drawOnGrid(random, (id) =>
      gridPairs(level === 1 ? ratesOf(id, false) : allRates(id)).filter(fits),
    )
    const far = random.pick([12, 15, 16, 18, 20, 24, 30, 40])
    return { ...pair, level, far, order: orderOf(random, 4) }
  },
  fits(read) {
    const points = offered(read).map(({ point: [x, y] }) => `${tidy(x)} ${tidy(y)}`)
    return (
      new Set(points).size === points.length &&
      (read.level < 3 || Number.isInteger(tidy(read.far * read.rate)))
    )
  },
  item(read) {
    const { stem, ...half } = halves[read.level](read)
    return {
      stem: [tell.about(read.scene), saysLine(read.scene), ...stem],
      figure: graphOf(read.scene, read),
      ...half,
    }
  },
  solve(shown) {
    const [a, b] = pairShown(shown.figure)
    if (shown.interaction.kind === 'coordinates') return { kind: 'coordinates', text: `(1, ${b / a})` }
    return solved.choice(shown, (text) => {
      const [one = 0, two = 0] = numbersIn(plain(text)).map(({ value }) => value)
      return text.startsWith('⟦') ? Math.abs(two * a - one * b) < 1e-6 : one === b && two === a
    })
  },
})
