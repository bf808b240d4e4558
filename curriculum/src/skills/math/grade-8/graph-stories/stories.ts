import { arranged, defineModel, numbersIn, solved, type Text } from '#form'
import type { Point } from '#equations/line.ts'
import {
  cornerAt,
  cornersOf,
  drawParts,
  graphAxes,
  isOnPlane,
  type Part,
  partText,
  rateOf,
  someStory,
  squaresOf,
  stepOf,
  storyFigure,
  type StoryGraph,
  tell,
} from '#situations/graph-stories/graph-stories.ts'
import type { MisconceptionId } from '#misconceptions/catalogue.ts'
import { say } from './messages.gen.ts'

interface Sketched extends StoryGraph {
  /** The time of the last part is left to the student. */
  isOpen: boolean
}
const pointText = ([x, y]: Point): string => `(${x}, ${y})`

/** Points that known ways of thinking plot, where the plane has room for them. */
function wrongSketches(
  graph: Sketched,
): { misconception: MisconceptionId; feedback: Text; points: [number, number][] }[] {
  const step = stepOf(graph)
  const squares = squaresOf(graph)
  const all = [
    {
      misconception: 'graph.starts-at-zero',
      feedback: say('sketch.slip.zero'),
      squares: squaresOf({ ...graph, start: 0 }),
    },
    {
      misconception: 'graph.change-for-value',
      feedback: say('sketch.slip.change'),
      squares: squares.map(([x, y], at): Point => [
        x,
        at === 0 ? y : Math.abs(graph.parts[at - 1]?.rise ?? 0),
      ]),
    },
    {
      misconception: 'graph.end-for-length',
      feedback: say('sketch.slip.length'),
      squares: squares.map(([x, y], at): Point => [at === 0 ? x : (graph.parts[at - 1]?.run ?? 0), y]),
    },
    {
      misconception: 'slope.wrong-sign',
      feedback: say('sketch.slip.sign'),
      squares: squaresOf({ ...graph, parts: graph.parts.map((part) => ({ ...part, rise: -part.rise })) }),
    },
  ] as const
  return all
    .filter(
      ({ squares: some }) =>
        some.every(([x, y]) => x <= 12 && y >= 0 && y <= 10) &&
        new Set(some.map(pointText)).size === squares.length,
    )
    .map(({ squares: some, ...told }) => ({
      ...told,
      points: some.map(([x, y]): [number, number] => [x, y * step]),
    }))
}

/** Two parts (level 1), three (level 2), three with a time to be found (level 3). */
export const sketchGraph = defineModel<Sketched>({
  id: 'sketch-graph',
  thinking: 'use in a story',
  seconds: 90,
  standards: ['8.F.B.5'],
  task: ({ story, isOpen, parts }) =>
    `${story} ${isOpen} ${parts.map(({ rise }) => Math.sign(rise)).join(' ')}`,
  draw(random, level) {
    const kinds =
      level === 1
        ? random.pick([
            ['up', 'level'],
            ['up', 'down'],
            ['level', 'up'],
            ['down', 'level'],
          ] as const)
        : level === 2
          ? random.pick([
              ['up', 'level', 'down'],
              ['down', 'level', 'up'],
              ['level', 'up', 'down'],
              ['up', 'level', 'up'],
            ] as const)
          : random.pick([
              ['up', 'level', 'down'],
              ['level', 'up', 'down'],
            ] as const)
    return {
      story: someStory(random),
      start: random.integer(1, 6),
      parts: drawParts(random, kinds),
      isOpen: level === 3,
    }
  },
  fits: (graph) =>
    isOnPlane(graph) &&
    new Set(cornersOf(graph).map(pointText)).size > graph.parts.length &&
    (!graph.isOpen || (graph.parts.at(-1)?.run ?? 0) > 1),
  item(graph) {
    const { parts, isOpen } = graph
    const corners = cornersOf(graph)
    const step = stepOf(graph)
    const texts = parts.map((part, at) =>
      isOpen && at === parts.length - 1
        ? tell.until(graph, part, corners.at(-1)?.[1] ?? 0)
        : partText(graph, part),
    )
    const steps = parts.map((part, at) => {
      const [from, to] = [cornerAt(graph, at), cornerAt(graph, at + 1)]
      const terms = {
        from: pointText(from),
        to: pointText(to),
        time: part.run,
        rate: Math.abs(rateOf(graph, part)),
        size: Math.abs(to[1] - from[1]),
      }
      return part.rise === 0
        ? say('sketch.level', terms)
        : isOpen && at === parts.length - 1
          ? say('sketch.until', terms)
          : say(part.rise > 0 ? 'sketch.up' : 'sketch.down', terms)
    })
    return {
      stem: [tell.start(graph), ...texts, say('sketch.asks')],
      ...arranged.plane(
        { ...graphAxes(graph), snap: { x: 1, y: step } },
        { draws: 'points', points: corners.map(([x, y]): [number, number] => [x, y]) },
        wrongSketches(graph),
      ),
      hints: [say('sketch.nudge'), say(isOpen ? 'sketch.hint.open' : 'sketch.hint.told')],
      solution: [say('sketch.first', { at: pointText(cornerAt(graph, 0)) }), ...steps],
    }
  },
  solve({ stem }) {
    const points: [number, number][] = []
    for (const sentence of stem.split(/(?<=[.%]) (?=\p{Lu})/u)) {
      const [first, second] = numbersIn(sentence).map(({ value }) => value)
      if (first === undefined) continue
      const last = points.at(-1)
      if (last === undefined) {
        points.push([0, first])
        continue
      }
      const [x, y] = last
      if (second === undefined) points.push([x + first, y])
      else if (/until|hasta/.test(sentence)) points.push([x + (y - second) / first, second])
      else {
        const isDown = /toward|drains|down|cools|loses|melts|hacia|Sale|baja|enfría|pierde|derrite/.test(
          sentence,
        )
        points.push([x + second, y + (isDown ? -1 : 1) * first * second])
      }
    }
    return { kind: 'coordinate-plane', points }
  },
})

interface Ordered extends StoryGraph {
  shuffle: number
}

/** Three different parts (level 1), two of one kind (level 2), all of the same time, so that the rate decides (level 3). */
export const orderStory = defineModel<Ordered>({
  id: 'order-story',
  thinking: 'work backwards',
  seconds: 70,
  standards: ['8.F.B.5'],
  task: ({ story, parts }) => `${story} ${parts.map(({ rise }) => Math.sign(rise)).join(' ')}`,
  draw(random, level) {
    const kinds =
      level === 1
        ? random.shuffle(['up', 'level', 'down'] as const)
        : level === 2
          ? random.shuffle(['up', 'level', 'down', random.pick(['up', 'down'] as const)] as const)
          : random.shuffle(['up', 'up', 'level', 'down'] as const)
    const parts = drawParts(random, kinds)
    return {
      story: someStory(random),
      start: random.integer(0, 6),
      // The same time for each part, so that only the rate tells them apart.
      parts: level === 3 ? parts.map(({ rise, run }): Part => ({ run: 2, rise: (rise / run) * 2 })) : parts,
      shuffle: random.integer(0, 1e9),
    }
  },
  fits: (graph) =>
    isOnPlane(graph) &&
    new Set(graph.parts.map(({ run, rise }) => `${run} ${Math.abs(rise)}`)).size === graph.parts.length,
  item(graph) {
    const things = graph.parts.map((part, at) => ({ at, part, text: partText(graph, part) }))
    const byRate = things.toSorted(
      (one, other) => Math.abs(rateOf(graph, one.part)) - Math.abs(rateOf(graph, other.part)),
    )
    return {
      stem: [tell.about(graph), say('order.asks')],
      figure: storyFigure(graph),
      ...arranged.order(graph.shuffle, {
        options: things.map(({ text }) => text),
        first: say('order.first'),
        last: say('order.last'),
        wrong: [
          {
            order: things.toReversed().map(({ text }) => text),
            misconception: 'graph.reads-backward',
            feedback: say('order.backward'),
          },
          {
            order: byRate.map(({ text }) => text),
            misconception: 'graph.height-for-slope',
            feedback: say('order.height'),
          },
        ],
      }),
      hints: [say('order.nudge'), say('order.hint')],
      solution: things.map(({ text, at }) =>
        say('order.step', {
          from: pointText(cornerAt(graph, at)),
          to: pointText(cornerAt(graph, at + 1)),
          part: text,
        }),
      ),
    }
  },
  solve(shown) {
    const { figure } = shown
    if (figure?.kind !== 'coordinate-plane') throw new TypeError('expects a graph')
    const parts = figure.points.slice(1).map(({ at: [x, y] }, before) => {
      const [left, low] = figure.points[before]?.at ?? [0, 0]
      return { run: x - left, size: Math.abs(y - low) }
    })
    return solved.order(shown, (text) => {
      const [rate = 0, time] = numbersIn(text).map(({ value }) => value)
      return parts.findIndex(({ run, size }) =>
        time === undefined ? size === 0 && run === rate : run === time && size === rate * time,
      )
    })
  },
})
