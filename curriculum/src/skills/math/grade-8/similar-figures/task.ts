import { type Exact, tex, tidy } from '#form'
import type { MisconceptionId } from '#misconceptions/catalogue.ts'
import { closedPath } from '#figures/plane-path/plane-path.ts'
import { linkedTask } from '#shapes/linked-parts/linked-task.ts'
import { say } from './messages.gen.ts'

type Story = 'logo' | 'patch' | 'sail' | 'mural' | 'pennant' | 'tile' | 'roof'
type Part = 'image' | 'side' | 'angle-c' | 'outside' | 'factor' | 'moved' | 'back' | 'kind'
const kinds = ['rigid', 'similar', 'stretched'] as const
type Kind = (typeof kinds)[number]

/** A right triangle with its right angle at A, and its copy. */
interface Copied {
  a: [x: number, y: number]
  /** Lengths of AB, to the right, and AC, up. */
  legs: [number, number]
  /** The scale factor in halves. */
  halves: number
  down: number
  kind: Kind
  /** The factors of the second copy. */
  factors: [number, number]
}

/** Letters in sentences. */
const letters = { lx: tex('x'), ly: tex('y') }

const angleAtB = ({ legs }: Copied): number => Math.round((Math.atan2(legs[1], legs[0]) * 180) / Math.PI)

/** What each wrong kind overlooks. */
const slips: Record<Kind, readonly [Kind, MisconceptionId, 'size' | 'place' | 'stretch'][]> = {
  rigid: [
    ['similar', 'moves.changes-size', 'size'],
    ['stretched', 'triangle.position-counts', 'place'],
  ],
  similar: [
    ['rigid', 'moves.keeps-size', 'size'],
    ['stretched', 'moves.changes-angles', 'place'],
  ],
  stretched: [
    ['rigid', 'moves.keeps-size', 'size'],
    ['similar', 'shape.by-looks', 'stretch'],
  ],
}

/** A dilation (level 1), angles and kinds of copies (level 2), a factor worked out and undone (level 3). */
export const task = linkedTask<Copied, Story, Part>({
  standards: ['8.G.A.2', '8.G.A.3', '8.G.A.4', '8.G.A.5'],
  stories: ['logo', 'patch', 'sail', 'mural', 'pennant', 'tile', 'roof'],
  levels: {
    1: ['image', 'side', 'angle-c'],
    2: ['side', 'angle-c', 'outside', 'kind'],
    3: ['factor', 'angle-c', 'moved', 'kind', 'back'],
  },
  draw(random) {
    const halves = random.pick([1, 3, 4, 5, 6, 8])
    // Half a coordinate is whole only where the coordinate is even.
    const by = halves % 2 === 1 ? 2 : 1
    const [f = 2, g = 3] = random.sample([2, 3, 4, 5], 2)
    return {
      a: [by * random.integer(1, 4 / by), by * random.integer(1, 4 / by)],
      legs: [by * random.integer(2, 8 / by), by * random.integer(2, 8 / by)],
      halves,
      down: random.integer(2, 9),
      kind: random.pick(kinds),
      factors: [f, g],
    }
  },
  fits: (its) => {
    const [p, q] = its.legs
    return p !== q && angleAtB(its) >= 20 && angleAtB(its) <= 70 && its.a[0] !== its.a[1]
  },
  told(its) {
    const { story, level, a, legs, halves } = its
    const corner = (letter: string, x: number, y: number) => tex(`${letter}(${x}, ${y})`)
    const unit = say(`task.${story}.unit`)
    return [
      say(`task.${story}.told`, {
        a: corner('A', ...a),
        b: corner('B', a[0] + legs[0], a[1]),
        c: corner('C', a[0], a[1] + legs[1]),
      }),
      say('task.angle', { angle: angleAtB(its) }),
      level === 3
        ? say('task.given.3', { long: (halves * legs[0]) / 2, unit })
        : say(`task.given.${level}`, { k: halves / 2 }),
    ]
  },
  figure: ({ a: [x, y], legs: [p, q] }) =>
    closedPath(
      [
        [x, y],
        [x + p, y],
        [x, y + q],
      ],
      [0, 12],
    ),
  asks(part, { story, down, kind, factors: [f, g] }) {
    switch (part) {
      case 'kind':
        return kind === 'rigid' ? say('task.rigid') : say(`task.${kind}`, { f, g, ...letters })
      case 'side':
        return say('task.side', { unit: say(`task.${story}.unit`) })
      case 'moved':
        return say('task.moved', { n: down, ...letters })
      default:
        return say(`task.${part}`, letters)
    }
  },
  parts(its) {
    const { a, legs, halves, down, kind, factors } = its
    const [[x, y], [p, q], k] = [a, legs, halves / 2]
    const [atB, top] = [angleAtB(its), y + q]
    const atC = 90 - atB
    const back: Exact = halves % 2 === 0 ? [1, k] : halves === 1 ? 2 : [2, halves]
    return {
      image: {
        value: k * (x + p),
        work: String.raw`${x + p} \times ${k} = ${k * (x + p)}`,
        wrong: [
          [x + p + k, 'moves.adds-factor', say('task.slip.adds')],
          [x + k * p, 'moves.wrong-center', say('task.slip.center')],
        ],
      },
      side: {
        value: k * q,
        work: String.raw`${q} \times ${k} = ${k * q}`,
        wrong: [
          [q, 'moves.keeps-size', say('task.slip.keeps')],
          [q + k, 'moves.adds-factor', say('task.slip.adds')],
          [k * top, 'similar.part-for-side', say('task.slip.corner')],
        ],
      },
      'angle-c': {
        value: atC,
        work: `180 − 90 − ${atB} = ${atC}`,
        wrong: [
          [tidy(k * atC), 'similar.scales-everything', say('task.slip.scaled')],
          [atB, 'angle.other-angle', say('task.slip.other')],
        ],
      },
      outside: {
        value: 180 - atB,
        work: `180 − ${atB} = ${180 - atB}`,
        wrong: [
          [atB, 'angle.interior-for-exterior', say('task.slip.inside')],
          [atC, 'angle.other-angle', say('task.slip.opposite')],
        ],
      },
      factor: {
        value: k,
        work: String.raw`${k * p} \div ${p} = ${k}`,
        wrong: [
          [k * p - p, 'similar.adds-difference', say('task.slip.difference')],
          [back, 'ratio.turned', say('task.slip.turned')],
        ],
      },
      moved: {
        value: k * top - down,
        work: String.raw`${top} \times ${k} − ${down} = ${k * top - down}`.replaceAll('= -', '= −'),
        wrong: [
          [k * (top - down), 'moves.order-of-steps', say('task.slip.order')],
          [k * top + down, 'moves.mixes-up-slide', say('task.slip.way')],
        ],
      },
      back: {
        value: back,
        work: String.raw`1 \div ${k} = ${typeof back === 'number' ? back : String.raw`\frac{${back[0]}}{${back[1]}}`}`,
        wrong: [
          [k, 'moves.not-undone', say('task.slip.still')],
          [-k, 'moves.not-undone', say('task.slip.minus')],
        ],
      },
      kind: {
        right: say(`task.option.${kind}`),
        work: { rigid: '1, 1', similar: `${factors[0]}, ${factors[0]}`, stretched: factors.join(', ') }[kind],
        wrong: slips[kind].map(([wrong, misconception, slip]) => [
          say(`task.option.${wrong}`),
          misconception,
          say(`task.slip.${slip}`),
        ]),
      },
    }
  },
  why: (part, equation) => say(`task.why.${part}`, { equation }),
  hints: (level) => [say('task.hint.task'), say(`task.hint.${level}`)],
  solve({ told: [xa = 0, , xb = 1, , , yc = 0, atB = 0, given = 1], stem, asked }) {
    // The scale factor, or the length of AB in the copy.
    const k = /AB/.test(stem) ? given / (xb - xa) : given
    const ya = Number(/A\(\d+, (\d+)\)/.exec(stem)?.[1] ?? 0)
    const [numbers, [down = 0]] = [asked('kind'), asked('moved')]
    const kind = !numbers.includes(90) ? 'stretched' : numbers.length === 1 ? 'rigid' : 'similar'
    return {
      image: k * xb,
      side: k * (yc - ya),
      'angle-c': 90 - atB,
      outside: 180 - atB,
      factor: k,
      moved: k * yc - down,
      back: 1 / k,
      kind: { rigid: /^congruent/, similar: /but|pero/, stretched: /^no/ }[kind],
    }
  },
})
