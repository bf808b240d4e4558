import { type Random, tidy } from '#form'
import { linkedTask } from '#shapes/linked-parts/linked-task.ts'
import { say } from './messages.gen.ts'

type Story = 'gym' | 'library' | 'barn' | 'museum' | 'station' | 'theater'
type Part = 'long' | 'floor' | 'section' | 'can' | 'longest' | 'fence' | 'redraw'

type Range = readonly [least: number, most: number]
/** Meters for a centimeter, and the box of the model in half centimeters. */
const sizes: Record<Story, { scales: readonly number[]; l: Range; w: Range; h: Range }> = {
  gym: { scales: [2, 2.5, 4], l: [17, 29], w: [11, 16], h: [5, 8] },
  library: { scales: [2, 2.5, 3], l: [15, 25], w: [9, 14], h: [5, 8] },
  barn: { scales: [1.5, 2, 2.5], l: [13, 23], w: [7, 12], h: [4, 6] },
  museum: { scales: [2.5, 4, 5], l: [15, 27], w: [9, 14], h: [4, 7] },
  station: { scales: [4, 5, 8], l: [19, 31], w: [7, 12], h: [4, 6] },
  theater: { scales: [2, 2.5, 4], l: [17, 27], w: [11, 16], h: [6, 9] },
}
/** Scales of a second model. */
const others = [2, 3, 4, 5, 8, 10] as const

interface Model {
  k: number
  l: number
  w: number
  h: number
  /** Two sides of a triangle on the plan, and a length that may be the third one. */
  a: number
  b: number
  c: number
  /** The third side that is built. */
  third: number
  other: (typeof others)[number]
}

function drawModel(random: Random, story: Story, side: 0 | 1): Model {
  const { scales, l, w, h } = sizes[story]
  const halves = ([least, most]: Range) => random.integer(least, most) / 2
  const [a, b] = [random.integer(4, 12), random.integer(4, 12)]
  const [least, most] = [Math.abs(a - b), a + b]
  const beyond = random.pick([most, most + 1, most + 2, least, least - 1])
  return {
    k: random.pick(scales),
    l: halves(l),
    w: halves(w),
    h: halves(h),
    a,
    b,
    c: side === 0 ? random.integer(least + 1, most - 1) : beyond,
    third: random.integer(least + 2, Math.max(a, b)),
    other: random.pick(others),
  }
}

/** Lengths, an area, and a triangle (level 1), a cut and a new scale (level 2), all of them together (level 3). */
export const task = linkedTask<Model, Story, Part>({
  standards: ['7.G.A.1', '7.G.A.2', '7.G.A.3'],
  calculator: 'basic',
  seconds: 210,
  stories: ['gym', 'library', 'barn', 'museum', 'station', 'theater'],
  levels: {
    1: ['long', 'floor', 'can'],
    2: ['long', 'floor', 'section', 'redraw'],
    3: ['floor', 'section', 'longest', 'fence', 'redraw'],
  },
  draw: (random, { story, side }) => drawModel(random, story, side),
  fits: ({ k, l, w, h, a, b, c, other }) =>
    Number.isInteger(tidy(l * w * k * k * 100)) &&
    a !== b &&
    c > 1 &&
    c !== a &&
    c !== b &&
    new Set([l, w, h]).size === 3 &&
    k !== other &&
    Number.isInteger(tidy(((l * k) / other) * 100)) &&
    (l * k) / other >= 3,
  told: ({ story, k, l, w, h }) => [say(`task.${story}.told`, { k, l, w, h })],
  asks(part, { story, side, a, b, c, third, other }) {
    switch (part) {
      case 'section':
        return side === 0 ? say('task.flat') : say('task.upright', { behind: 2 })
      case 'can':
        return say(`task.${story}.can`, { a, b, c })
      case 'longest':
        return say(`task.${story}.longest`, { a, b })
      case 'fence':
        return say(`task.${story}.fence`, { third })
      case 'redraw':
        return say('task.redraw', { other })
      default:
        return say(`task.${part}`)
    }
  },
  parts({ side, k, l, w, h, a, b, c, third, other }) {
    const [long, wide, longest] = [tidy(l * k), tidy(w * k), a + b - 1]
    const [floor, drawn] = [tidy(long * wide), tidy(long / other)]
    const canClose = c < a + b && c > Math.abs(a - b)
    const [flat, upright, end] = [
      say('task.cut', { one: l, other: w }),
      say('task.cut', { one: l, other: h }),
      say('task.cut', { one: w, other: h }),
    ]
    return {
      long: {
        value: long,
        work: String.raw`${l} \times ${k} = ${long}`,
        wrong: [
          [l, 'scale.drawing-alone', say('task.slip.model')],
          [tidy(l + k), 'ratio.additive', say('task.slip.adds')],
          [tidy(l / k), 'proportion.wrong-way', say('task.slip.way')],
        ],
      },
      floor: {
        value: floor,
        work: String.raw`${long} \times ${wide} = ${floor}`,
        wrong: [
          [tidy(l * w * k), 'area.grows-like-length', say('task.slip.once')],
          [tidy(l * w), 'scale.drawing-alone', say('task.slip.model')],
          [tidy(2 * (long + wide)), 'area.adds-lengths', say('task.slip.around')],
        ],
      },
      section: {
        right: side === 0 ? flat : upright,
        work: side === 0 ? String.raw`${l} \times ${w}` : String.raw`${l} \times ${h}`,
        wrong: [
          [side === 0 ? upright : flat, 'section.other-face', say('task.slip.face')],
          [end, 'section.other-face', say('task.slip.face')],
        ],
      },
      can: {
        right: say(canClose ? 'task.yes' : 'task.no'),
        work: canClose
          ? `${Math.abs(a - b)} < ${c} < ${a + b}`
          : c >= a + b
            ? `${c} ≥ ${a} + ${b}`
            : `${c} ≤ ${Math.max(a, b)} − ${Math.min(a, b)}`,
        wrong: [
          [
            say(canClose ? 'task.no' : 'task.yes'),
            c === a + b ? 'triangle.allows-flat' : canClose ? 'triangle.one-bound' : 'triangle.any-sides',
            say('task.slip.close'),
          ],
        ],
      },
      longest: {
        value: longest,
        work: `${longest} < ${a} + ${b}`,
        wrong: [
          [a + b, 'triangle.allows-flat', say('task.slip.flat')],
          [Math.max(a, b), 'triangle.longest-given', say('task.slip.given')],
          [Math.abs(a - b) + 1, 'triangle.other-bound', say('task.slip.shortest')],
        ],
      },
      fence: {
        value: tidy((a + b + third) * k),
        work: String.raw`(${a} + ${b} + ${third}) \times ${k} = ${tidy((a + b + third) * k)}`,
        wrong: [
          [a + b + third, 'scale.drawing-alone', say('task.slip.model')],
          [tidy(third * k), 'ratio.stops-early', say('task.slip.side')],
          [tidy((a + b) * k), 'ratio.stops-early', say('task.slip.side')],
        ],
      },
      redraw: {
        value: drawn,
        work: String.raw`${l} \times ${k} \div ${other} = ${drawn}`,
        wrong: [
          [tidy((l * other) / k), 'proportion.wrong-way', say('task.slip.way')],
          [long, 'ratio.stops-early', say('task.slip.actual')],
          [tidy(l + k - other), 'ratio.additive', say('task.slip.adds')],
        ],
      },
    }
  },
  why: (part, equation) => say(`task.why.${part}`, { equation }),
  hints: (level) => [say('task.hint.task'), say(`task.hint.${level}`)],
  solve({ told, asked }) {
    // The stem tells the scale first, and then the edges.
    const [, k = 1, l = 1, w = 1, h = 1] = told
    const [a = 0, b = 0, c = 0] = asked('can')
    const [first = 0, second = 0] = asked('longest')
    const [third = 0] = asked('fence')
    const [, other = 1] = asked('redraw')
    // Only a cut behind the front wall is asked with a number.
    const isFlat = asked('section').length === 0
    return {
      long: l * k,
      floor: l * w * k * k,
      section: isFlat ? new RegExp(`${l} .* ${w} `) : new RegExp(`${l} .* ${h} `),
      can: a + b > c && a + c > b && b + c > a ? /^(yes|sí)$/ : /^no$/,
      longest: first + second - 1,
      fence: (first + second + third) * k,
      redraw: (l * k) / other,
    }
  },
})
