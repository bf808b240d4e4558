import { tex, tidy } from '#form'
import { linkedTask } from '#shapes/linked-parts/linked-task.ts'
import { say } from './messages.gen.ts'

type Story = 'garden' | 'rug' | 'patio' | 'quilt' | 'floor' | 'sandbox'
type Part = 'lower' | 'tenth' | 'fence' | 'scaled' | 'compare' | 'kind' | 'repeat'

/** The least and the greatest area of each story. */
const areas: Record<Story, [least: number, most: number]> = {
  garden: [30, 250],
  rug: [20, 120],
  patio: [60, 300],
  quilt: [24, 90],
  floor: [120, 400],
  sandbox: [18, 90],
}

/** Inches as feet: the digits before the one that repeats, that digit, and the fraction. */
const widths = [
  ['0.08', 3, [1, 12]],
  ['0.1', 6, [1, 6]],
  ['0.', 3, [1, 3]],
  ['0.41', 6, [5, 12]],
  ['0.58', 3, [7, 12]],
  ['0.', 6, [2, 3]],
  ['0.8', 3, [5, 6]],
  ['0.91', 6, [11, 12]],
] as const

interface Squares {
  area: number
  /** The area of the last square, whose side is rational or not. */
  m: number
  wide: number
}

const isRational = (area: number): boolean => Number.isInteger(tidy(Math.sqrt(area) * 10))
const floorTenth = (value: number): number => Math.floor(value * 10) / 10
const roundTenth = (value: number): number => Math.round(value * 10) / 10
/** Far enough from the middle between two tenths. */
const isClear = (value: number): boolean => Math.abs(value * 10 - Math.floor(value * 10) - 0.5) > 0.06
const decimals = (value: number): number => (String(value).split('.')[1] ?? '').length

/** A root between numbers (level 1), what goes around (level 2), four times the area, and exact fractions (level 3). */
export const task = linkedTask<Squares, Story, Part>({
  standards: ['8.NS.A.1', '8.NS.A.2'],
  calculator: 'basic',
  stories: ['garden', 'rug', 'patio', 'quilt', 'floor', 'sandbox'],
  levels: {
    1: ['lower', 'tenth', 'compare'],
    2: ['tenth', 'fence', 'compare', 'kind'],
    3: ['tenth', 'scaled', 'compare', 'kind', 'repeat'],
  },
  draw: (random, { story }) => ({
    area: random.integer(...areas[story]),
    m: random.pick([
      random.integer(2, 12) ** 2,
      tidy((random.integer(1, 9) + 0.5) ** 2),
      random.integer(5, 150),
      random.integer(5, 150),
    ]),
    wide: random.integer(0, widths.length - 1),
  }),
  fits: ({ area, m }) =>
    !isRational(area) &&
    isClear(Math.sqrt(area)) &&
    isClear(2 * Math.sqrt(area)) &&
    m !== area &&
    // Twice the tenth is the tenth of twice the root.
    roundTenth(2 * Math.sqrt(area)) === tidy(2 * roundTenth(Math.sqrt(area))) &&
    // The tenth leads to the same number of feet as the root.
    Math.ceil(tidy(4 * roundTenth(Math.sqrt(area)))) === Math.ceil(4 * Math.sqrt(area)),
  told: ({ story, area }) => [say(`task.${story}.told`, { area })],
  asks(part, { story, side, area, m, wide }) {
    switch (part) {
      case 'fence':
        return say(`task.${story}.fence`)
      case 'compare':
        return say('task.compare', { d: besideOf(area, side) })
      case 'kind':
        return say('task.kind', { m })
      case 'repeat': {
        const [lead, digit] = widths[wide] ?? widths[0]
        return say('task.repeat', { wide: tex(String.raw`${lead}\overline{${digit}}`) })
      }
      default:
        return say(`task.${part}`)
    }
  },
  parts({ side, area, m, wide }) {
    const root = Math.sqrt(area)
    const [low, tenth, d] = [Math.floor(root), roundTenth(root), besideOf(area, side)]
    const around = Math.ceil(4 * root)
    const [firstOne, other] = [say('task.first'), say('task.second')]
    const [rational, irrational] = [say('task.rational'), say('task.irrational')]
    const halves = [area / 2, 'roots.divides-by-index', say('task.slip.half')] as const
    const sides = [area / 4, 'roots.divides-by-sides', say('task.slip.sides')] as const
    const [below, above] = [floorTenth(root), tidy(floorTenth(root) + 0.1)]
    const side2 = Math.sqrt(m)
    const [lead, digit, fraction] = widths[wide] ?? widths[0]
    const places = lead.length - 2
    const ninths = tidy(Number(lead) * 10 ** places * 10 + digit - Number(lead) * 10 ** places)
    return {
      lower: {
        value: low,
        work: `${low}^2 = ${low ** 2} < ${area} < ${(low + 1) ** 2} = ${low + 1}^2`,
        wrong: [[low + 1, 'irrational.misplaced', say('task.slip.upper')], halves, sides],
      },
      tenth: {
        value: tenth,
        places: 1,
        work: `${below}^2 = ${tidy(below ** 2)} < ${area} < ${tidy(above ** 2)} = ${above}^2`,
        wrong: [
          [tidy(low + (area - low * low) / 10), 'irrational.leftover-as-tenths', say('task.slip.left')],
          [tenth === below ? above : below, 'irrational.farther-neighbor', say('task.slip.farther')],
          halves,
          sides,
        ],
      },
      fence: {
        value: around,
        work: String.raw`4 \times ${tenth} = ${tidy(4 * tenth)}, ${tidy(4 * tenth)} < ${around}`,
        wrong: [
          [4 * (low + 1), 'irrational.rounds-early', say('task.slip.early')],
          [around - 1, 'operations.rounds-one-way', say('task.slip.down')],
          [tenth, 'roots.stops-early', say('task.slip.one')],
        ],
      },
      scaled: {
        value: roundTenth(2 * root),
        places: 1,
        work: String.raw`\sqrt{4 \times ${area}} = 2 \times \sqrt{${area}} \approx ${roundTenth(2 * root)}`,
        wrong: [
          [tidy(4 * tenth), 'roots.factor-goes-in-unsquared', say('task.slip.times')],
          [tenth, 'model.answers-other', say('task.slip.same')],
        ],
      },
      compare: {
        right: d < root ? firstOne : other,
        work: `${d}^2 = ${tidy(d * d)} ${d < root ? '<' : '>'} ${area}`,
        wrong: [
          [d < root ? other : firstOne, 'irrational.approximation-is-exact', say('task.slip.square', { d })],
        ],
      },
      kind: {
        right: isRational(m) ? rational : irrational,
        work: isRational(m)
          ? `${tidy(side2)}^2 = ${m}`
          : `${floorTenth(side2)}^2 < ${m} < ${tidy(floorTenth(side2) + 0.1)}^2`,
        wrong: [
          isRational(m)
            ? [irrational, 'roots.not-perfect', say('task.slip.perfect')]
            : [rational, 'irrational.approximation-is-exact', say('task.slip.exact')],
        ],
      },
      repeat: {
        value: [fraction[0], fraction[1]],
        work: String.raw`${ninths} \div ${9 * 10 ** places} = \frac{${fraction[0]}}{${fraction[1]}}`,
        wrong: [
          [tidy(Number(lead) + digit / 10 ** (places + 1)), 'decimal.cut-is-equal', say('task.slip.cut')],
          ...(places > 0
            ? ([
                [
                  [Number(`${lead.slice(2)}${digit}`), 10 ** (places + 1) - 1],
                  'irrational.skips-lead',
                  say('task.slip.lead'),
                ],
              ] as const)
            : []),
        ],
      },
    }
  },
  why: (part, equation) => say(`task.why.${part}`, { equation }),
  hints: (level) => [say('task.hint.task'), say(`task.hint.${level}`)],
  solve({ told: [area = 0], asked }) {
    // The root by halving an interval.
    const rootOf = (value: number): number => {
      let [low, high] = [0, value + 1]
      for (let step = 0; step < 60; step += 1) {
        const middle = (low + high) / 2
        if (middle * middle > value) high = middle
        else low = middle
      }
      return low
    }
    const root = rootOf(area)
    const [[d = 0], [m = 0], [lead = 0, digit = 0]] = [asked('compare'), asked('kind'), asked('repeat')]
    const last = rootOf(m)
    return {
      lower: Math.floor(root),
      tenth: roundTenth(root),
      fence: Math.ceil(4 * root),
      scaled: roundTenth(2 * root),
      compare: d * d < area ? /^(the first|el primero)/ : /other|otro/,
      kind: Math.abs(last * 10 - Math.round(last * 10)) < 1e-6 ? /^ra/ : /^irra/,
      repeat: lead + digit / 9 / 10 ** decimals(lead),
    }
  },
})

/** The tenth below the root (`side` 0) or above it. */
function besideOf(area: number, side: 0 | 1): number {
  return tidy(floorTenth(Math.sqrt(area)) + side / 10)
}
