import { type Random, tex, tidy } from '#form'
import { timesPi } from '#round-figures/round-figures.ts'
import { linkedTask } from '#shapes/linked-parts/linked-task.ts'
import { say } from './messages.gen.ts'

type Story = 'wax' | 'clay' | 'chocolate' | 'dough' | 'sand' | 'soap'
type Part = 'cylinder' | 'cone' | 'cones' | 'ball' | 'left' | 'height' | 'tall' | 'double'

interface Solids {
  /** Radius and height of the cylinder, and the radius of another one. */
  r: number
  h: number
  other: number
  /** Radius and number of the cones that use up the volume. */
  rc: number
  n: number
  /** Diameter and number of the balls. */
  d: number
  m: number
  k: number
}

/** Radii of two cylinders as multiples of a length, so that the second has a whole height. */
const radii = [
  [2, 1],
  [1, 2],
  [3, 2],
  [2, 3],
] as const
const letters = { pi: tex(String.raw`\pi`) }

/** The height of each cone. */
const coneHeight = ({ r, h, rc, n }: Solids): number => (3 * r * r * h) / (n * rc * rc)
/** The second cylinder has a whole height; no cones. */
function drawRadii(random: Random): Pick<Solids, 'r' | 'h' | 'other' | 'rc' | 'n'> {
  const [p, q] = random.pick(radii)
  const by = random.integer(Math.ceil(4 / p), Math.floor(12 / p))
  const h = q * q * random.integer(Math.ceil(5 / (q * q)), Math.floor(28 / (q * q)))
  return { r: p * by, other: q * by, h, rc: 1, n: 1 }
}
/** The cones have a whole height; no second cylinder. */
function drawCones(random: Random): Pick<Solids, 'r' | 'h' | 'other' | 'rc' | 'n'> {
  const [rc, times, h] = [random.integer(2, 5), random.integer(2, 4), random.integer(5, 28)]
  // The number of cones times their height.
  const product = 3 * times ** 2 * h
  const heights = Array.from({ length: 17 }, (_, at) => at + 4).filter((hc) => product % hc === 0)
  return { r: rc * times, other: 1, h, rc, n: product / random.pick(heights) }
}
/** The volume of a ball by 3.14; the diameters make it end after two decimals. */
const ballOf = (d: number): number => timesPi(tidy((d / 2) ** 3 * 4) / 3)

/** Cones from a cylinder (level 1), balls and another cylinder (level 2), a height and a radius worked back (level 3). */
export const task = linkedTask<Solids, Story, Part>({
  standards: ['8.G.C.9'],
  calculator: 'basic',
  stories: ['wax', 'clay', 'chocolate', 'dough', 'sand', 'soap'],
  levels: {
    1: ['cylinder', 'cone', 'cones'],
    2: ['cylinder', 'ball', 'left', 'height'],
    3: ['cylinder', 'ball', 'left', 'tall', 'double'],
  },
  draw: (random, { level }) => ({
    ...(level === 2 ? drawRadii(random) : drawCones(random)),
    d: random.pick([3, 6, 9, 12]),
    m: random.integer(2, 9),
    k: random.integer(2, 4),
  }),
  fits(its) {
    const { level, story, r, h, other, d, m } = its
    // A bucket is at least as tall as it is wide at its bottom.
    if (story === 'sand' && h < 2 * r) return false
    if (level === 2 && (other > 18 || (r * r * h) / other ** 2 < 2 || (r * r * h) / other ** 2 > 40))
      return false
    if (level !== 2 && (its.n < 3 || its.n > 60)) return false
    // The volume of a cone ends after two decimals.
    if (level === 1 && (its.rc ** 2 * coneHeight(its)) % 3 !== 0) return false
    return r !== h && r <= 15 && m * ballOf(d) < timesPi(r * r * h) && r !== its.rc
  },
  told: ({ story, r, h }) => [say(`task.${story}.told`, { r, h }), say('task.pi', letters)],
  asks(part, its) {
    const { story, other, rc, n, d, m, k } = its
    switch (part) {
      case 'cone':
        return say('task.cone', { rc, hc: coneHeight(its) })
      case 'ball':
        return say('task.ball', { d })
      case 'left':
        return say('task.left', { m, stuff: say(`task.${story}.stuff`) })
      case 'height':
        return say('task.height', { other, stuff: say(`task.${story}.stuff`) })
      case 'tall':
        return say('task.tall', { n, rc, stuff: say(`task.${story}.stuff`) })
      case 'double':
        return say('task.double', { k })
      default:
        return say(`task.${part}`)
    }
  },
  parts(its) {
    const { r, h, other, rc, n, d, m, k } = its
    const hc = coneHeight(its)
    const [all, one, ball] = [timesPi(r * r * h), timesPi((rc * rc * hc) / 3), ballOf(d)]
    const [pi, left, rb] = [say('task.slip.pi', letters), tidy(all - m * ball), d / 2]
    return {
      cylinder: {
        value: all,
        work: String.raw`3.14 \times ${r}^2 \times ${h} = ${all}`,
        wrong: [
          [4 * all, 'circle.radius-diameter', say('task.slip.twice')],
          [r * r * h, 'circle.leaves-out-pi', pi],
          [timesPi(2 * r * h), 'circle.around-for-area', say('task.slip.around')],
        ],
      },
      cone: {
        value: one,
        work: String.raw`3.14 \times ${rc}^2 \times ${hc} \div 3 = ${one}`,
        wrong: [
          [tidy(3 * one), 'volume.forgets-third', say('task.slip.third')],
          [(rc * rc * hc) / 3, 'circle.leaves-out-pi', pi],
        ],
      },
      cones: {
        value: n,
        work: String.raw`${all} \div ${one} = ${n}`,
        wrong: [[n / 3, 'volume.forgets-third', say('task.slip.cones')]],
      },
      ball: {
        value: ball,
        work: String.raw`\frac{4}{3} \times 3.14 \times ${rb}^3 = ${ball}`,
        wrong: [
          [8 * ball, 'circle.radius-diameter', say('task.slip.diameter')],
          [timesPi((4 * rb * rb) / 3), 'volume.square-for-cube', say('task.slip.cube')],
          [timesPi(rb ** 3), 'volume.forgets-four-thirds', say('task.slip.four')],
        ],
      },
      left: {
        value: left,
        work: String.raw`${all} − ${m} \times ${ball} = ${left}`,
        wrong: [
          [tidy(all - ball), 'model.counts-once', say('task.slip.once')],
          [tidy(m * ball), 'volume.stops-early', say('task.slip.balls')],
        ],
      },
      height: {
        value: (r * r * h) / other ** 2,
        work: String.raw`${all} \div (3.14 \times ${other}^2) = ${(r * r * h) / other ** 2}`,
        wrong: [
          [(r * h) / other, 'volume.grows-like-one-edge', say('task.slip.edge')],
          [(h * other ** 2) / (r * r), 'volume.reversed', say('task.slip.reversed')],
        ],
      },
      tall: {
        value: hc,
        work: String.raw`${all} \div ${n} \times 3 \div (3.14 \times ${rc}^2) = ${hc}`,
        wrong: [
          [hc / 3, 'volume.forgets-third', say('task.slip.tall')],
          [hc * n, 'model.counts-once', say('task.slip.all')],
        ],
      },
      double: {
        value: k * k,
        work: `${k}^2 = ${k * k}`,
        wrong: [
          [k, 'volume.grows-like-one-edge', say('task.slip.like-length')],
          [2 * k, 'circle.doubles-for-square', say('task.slip.doubles')],
          [k ** 3, 'volume.square-for-cube', say('task.slip.cubed')],
        ],
      },
    }
  },
  why: (part, equation) => say(`task.why.${part}`, { equation, ...letters }),
  hints: (level) => [
    say('task.hint.task'),
    level === 1 ? say('task.hint.1') : say(`task.hint.${level}`, letters),
  ],
  solve({ told: [r = 0, h = 0, pi = 0], asked }) {
    const [[rc = 0, hc = 0], [d = 0], [m = 0]] = [asked('cone'), asked('ball'), asked('left')]
    const [[other = 1], [n = 1, base = 1], [k = 1]] = [asked('height'), asked('tall'), asked('double')]
    const all = pi * r * r * h
    // A ball is two thirds of the cylinder around it.
    const ball = ((2 / 3) * pi * d * d * d) / 4
    const cone = (pi * rc * rc * hc) / 3
    return {
      cylinder: all,
      cone,
      cones: all / cone,
      ball,
      left: all - m * ball,
      height: h * (r / other) ** 2,
      tall: (3 * h * (r / base) ** 2) / n,
      double: k * k,
    }
  },
})
