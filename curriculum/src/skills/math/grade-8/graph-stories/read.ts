import type { Figure } from '@skills-center/contract/figure'
import { defineModel, type Random, rows, solved, typed } from '#form'
import {
  graphBugs,
  type GraphRead,
  ofKind,
  partAt,
  readOf,
  sizeOfRate,
} from '#bugs/graph-stories/graph-bugs.ts'
import { sortCards } from '#shapes/sort-cards/sort-cards.ts'
import {
  cornerNames,
  cornerAt,
  drawParts,
  isOnPlane,
  type Part,
  someStory,
  storyFigure,
  type StoryGraph,
  tell,
} from '#situations/graph-stories/graph-stories.ts'
import { say } from './messages.gen.ts'

const names = (at: number) => ({ from: cornerNames[at] ?? '', to: cornerNames[at + 1] ?? '' })

/** The corners of each part that is drawn, in order, and whether it is curved. */
function partsShown(figure: Figure | undefined) {
  if (figure?.kind !== 'coordinate-plane') throw new TypeError('expects a graph')
  return (figure.curves ?? []).map((curve) => {
    if (curve.family !== 'points') throw new TypeError('expects points')
    const [first = [0, 0], last = [0, 0]] = [curve.points[0], curve.points.at(-1)]
    const middle = curve.points[Math.floor(curve.points.length / 2)] ?? [0, 0]
    const half = Math.abs(middle[1] - first[1]) / Math.abs(last[1] - first[1])
    return { first, last, isCurved: curve.points.length > 2, isSteeper: half < 0.5 }
  })
}

interface Described extends StoryGraph {
  level: 1 | 2 | 3
  shuffle: number
}
const categories = {
  1: ['up', 'down', 'level'],
  2: ['up-linear', 'up-curved', 'down-linear', 'down-curved'],
  3: ['constant', 'steeper', 'flatter', 'level'],
} as const
function categoryOf(level: 1 | 2 | 3, { rise, bend }: Part): string {
  if (level === 3) return rise === 0 ? 'level' : (bend ?? 'constant')
  const way = rise > 0 ? 'up' : rise < 0 ? 'down' : 'level'
  return level === 1 ? way : `${way}-${bend === undefined ? 'linear' : 'curved'}`
}

const withBends = (random: Random, parts: Part[]): Part[] =>
  parts.map((part) => {
    const bend = random.pick(['none', 'steeper', 'flatter'] as const)
    return bend === 'none' || part.rise === 0 ? part : { run: 3, rise: part.rise > 0 ? 5 : -5, bend }
  })

/** Up, down or level (level 1), straight or curved (level 2), faster or slower (level 3). */
export const describeParts = defineModel<Described>({
  id: 'describe-parts',
  thinking: 'classify',
  seconds: 60,
  standards: ['8.F.B.5'],
  task: ({ story, level }) => `${story} ${level}`,
  draw(random, level) {
    const kinds =
      level === 1
        ? random.shuffle(['up', 'level', 'down', random.pick(['up', 'down'] as const)] as const)
        : level === 2
          ? random.shuffle(['up', 'down', 'up', 'down'] as const)
          : random.shuffle(['up', 'level', 'down', 'up'] as const)
    const parts = drawParts(random, kinds)
    return {
      story: someStory(random),
      start: random.integer(0, 6),
      parts: level === 1 ? parts : withBends(random, parts),
      level,
      shuffle: random.integer(0, 1e9),
    }
  },
  fits: (its) =>
    isOnPlane(its) &&
    its.parts.every(({ rise }, at) => at === 0 || rise === 0 || rise !== its.parts[at - 1]?.rise) &&
    new Set(its.parts.map((part) => categoryOf(its.level, part))).size > 2,
  item(its) {
    const { level, parts, shuffle } = its
    const place = (part: Part): number => categories[level].findIndex((id) => id === categoryOf(level, part))
    const answers = parts.map((part, at) =>
      say('describe.answer', {
        ...names(at),
        is: say(`describe.is.${categories[level][place(part)] ?? 'up'}`),
      }),
    )
    return {
      stem: [tell.about(its), say('describe.asks')],
      figure: storyFigure(its),
      ...sortCards({
        shuffle,
        categories: categories[level].map((id) => say(`describe.is.${id}`)),
        cards: parts.map((part, at) => ({
          text: say('describe.part', names(at)),
          place: place(part),
          // The two categories of the other direction.
          slips: [0, 1, 2, 3]
            .filter((other) => level === 2 && other > 1 !== place(part) > 1)
            .map((other) => ({
              place: other,
              misconception: 'graph.reads-backward' as const,
              feedback: say('describe.slip.1'),
            })),
        })),
        slip: {
          misconception: (
            { 1: 'graph.reads-backward', 2: 'graph.all-straight', 3: 'graph.bends-wrong-way' } as const
          )[level],
          feedback: say(`describe.slip.${level}`),
        },
      }),
      answer: say('describe.all', { list: rows(answers) }),
      hints: [say('describe.nudge'), say(`describe.hint.${level}`)],
      solution: [say(`describe.why.${level}`), ...answers],
    }
  },
  solve(shown) {
    const parts = partsShown(shown.figure)
    const texts =
      shown.interaction.kind === 'sort' ? shown.interaction.categories.map(({ text }) => text) : []
    return solved.sort(shown, (card) => {
      const at = cornerNames.findIndex((name) => new RegExp(`(?:From|De) ${name}`).test(card))
      const part = parts[at]
      if (part === undefined) return 0
      const rise = part.last[1] - part.first[1]
      const isRates = texts.some((text) => /faster and faster|cada vez más rápido/.test(text))
      const fits = isRates
        ? rise === 0
          ? /stays|no cambia/i
          : !part.isCurved
            ? /constant rate|tasa constante/
            : part.isSteeper
              ? /faster and faster|más rápido/
              : /slower and slower|más lento/
        : rise === 0
          ? /stays|no cambia/i
          : rise > 0
            ? /^(?:Increasing|Creciente)/
            : /^(?:Decreasing|Decreciente)/
      const isLinear = (text: string) => !/nonlinear|no lineal/.test(text)
      return texts.findIndex(
        (text) =>
          fits.test(text) && (isRates || !/linear|lineal/.test(text) || isLinear(text) !== part.isCurved),
      )
    })
  },
})

/** How long (level 1), how fast (level 2), how much faster (level 3). */
export const readChange = defineModel<GraphRead>({
  id: 'read-change',
  thinking: 'read a figure',
  seconds: 60,
  standards: ['8.F.B.5'],
  bugs: graphBugs,
  task: ({ story, asks, at }) => `${story} ${asks} ${at}`,
  draw(random, level) {
    const way = random.pick(['up', 'down'] as const)
    const kinds = random.shuffle([
      'up',
      'level',
      'down',
      level === 1 ? random.pick([way, 'level'] as const) : way,
    ] as const)
    const parts = drawParts(random, kinds)
    const asks = level === 1 ? random.pick(['up', 'level', 'down'] as const) : level === 2 ? 'rate' : 'faster'
    // The two parts that go the same way.
    const [at = 0, other = 1] = random.shuffle([0, 1, 2, 3].filter((place) => kinds[place] === way))
    return { story: someStory(random), start: random.integer(0, 7), parts, asks, at, other }
  },
  fits: (its) => {
    const { asks, at, other, parts } = its
    const [one, two] = [partAt(its, at), partAt(its, other)]
    const isOther = parts.every(({ rise, run }, place) => {
      const before = parts[place - 1]
      return (
        before === undefined ||
        Math.sign(rise) !== Math.sign(before.rise) ||
        (rise !== 0 && rise / run !== before.rise / before.run)
      )
    })
    return (
      isOnPlane(its) &&
      isOther &&
      (asks !== 'rate' || (one.rise !== 0 && one.run > 1)) &&
      (asks !== 'faster' || (one.rise * two.rise > 0 && readOf(its) > 0))
    )
  },
  item(its) {
    const { asks, at, other } = its
    const way = partAt(its, at).rise > 0 ? 'up' : 'down'
    const isRate = asks === 'rate' || asks === 'faster'
    const id = isRate ? (`${asks}.${way}` as const) : asks
    const [[x1, y1], [x2, y2]] = [cornerAt(its, at), cornerAt(its, at + 1)]
    const terms = {
      ...names(at),
      from2: names(other).from,
      to2: names(other).to,
      per: tell.per(its),
      time: tell.time(its),
      run: x2 - x1,
      size: Math.abs(y2 - y1),
      work:
        way === 'up' ? say('read.work', { more: y2, less: y1 }) : say('read.work', { more: y1, less: y2 }),
      runs: ofKind(its)
        .map(({ run }) => run)
        .join(' + '),
      first: sizeOfRate(its, at),
      second: sizeOfRate(its, other),
      amount: isRate ? tell.rated(its, readOf(its)) : tell.timed(its, readOf(its)),
    }
    const kind = isRate ? asks : 'time'
    return {
      stem: [tell.about(its), say(`read.asks.${id}`, terms)],
      figure: storyFigure(its),
      ...typed(its, {
        label: say(`read.label.${kind}`),
        after: isRate ? tell.per(its) : tell.time(its),
        key: readOf(its),
        bugs: graphBugs,
      }),
      answer: terms.amount,
      hints: [say(`read.nudge.${kind}`), say(`read.hint.${kind}`)],
      solution: [say(`read.first.${kind}`, terms), say(`read.so.${kind}`, terms)],
    }
  },
  solve({ stem, figure, interaction }) {
    const parts = partsShown(figure).map(({ first, last }) => ({
      run: last[0] - first[0],
      rise: last[1] - first[1],
    }))
    const label = interaction.kind === 'number' ? interaction.label : ''
    const places = [...stem.matchAll(/(?:from|de) ([A-E]) (?:to|a) [A-E]/g)].map(([, name = '']) =>
      cornerNames.findIndex((each) => each === name),
    )
    const rate = (place = 0) => Math.abs((parts[place]?.rise ?? 0) / (parts[place]?.run ?? 1))
    if (/^Rate|^Tasa/.test(label)) return solved.number(rate(places[0]))
    if (/^Difference|^Diferencia/.test(label)) return solved.number(rate(places[0]) - rate(places[1]))
    const isKind = (rise: number) =>
      /increas|aumenta/.test(stem) ? rise > 0 : /decreas|disminuye/.test(stem) ? rise < 0 : rise === 0
    return solved.number(parts.reduce((sum, { run, rise }) => sum + (isKind(rise) ? run : 0), 0))
  },
})
