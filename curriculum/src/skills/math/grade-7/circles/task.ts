import { tex, tidy } from '#form'
import { linkedTask } from '#shapes/linked-parts/linked-task.ts'
import { say } from './messages.gen.ts'

type Story = 'pond' | 'rug' | 'fountain' | 'stage' | 'mirror' | 'garden'
type Part = 'radius' | 'around' | 'area' | 'outer' | 'whole' | 'ring' | 'back'

/** Inner radius and width of the ring. */
const sizes: Record<Story, { r: [number, number]; w: [number, number] }> = {
  pond: { r: [4, 40], w: [2, 5] },
  rug: { r: [18, 48], w: [2, 8] },
  fountain: { r: [4, 25], w: [2, 6] },
  stage: { r: [4, 25], w: [2, 6] },
  mirror: { r: [10, 40], w: [2, 8] },
  garden: { r: [3, 25], w: [2, 6] },
}
const pi = 3.14

interface Ring {
  r: number
  w: number
  /** Radius of a third circle. */
  third: number
}

/** Letters in sentences. */
const letters = { pi: tex(String.raw`\pi`) }

/** A circle (level 1), a ring around it (level 2), and a radius worked back (level 3). */
export const task = linkedTask<Ring, Story, Part>({
  standards: ['7.G.B.4', '7.G.B.6'],
  calculator: 'basic',
  stories: ['pond', 'rug', 'fountain', 'stage', 'mirror', 'garden'],
  levels: {
    1: ['radius', 'around', 'area'],
    2: ['area', 'outer', 'whole', 'ring'],
    3: ['area', 'outer', 'whole', 'ring', 'back'],
  },
  draw: (random, { story }) => ({
    r: random.integer(...sizes[story].r),
    w: random.integer(...sizes[story].w),
    third: random.integer(6, 40),
  }),
  fits: ({ r, w, third }) => r !== w && third !== r && third !== r + w,
  told: ({ story, r, w }) => [say(`task.${story}.told`, { d: 2 * r, w, ...letters })],
  asks(part, { story, third }) {
    const [long, square] = [say(`task.${story}.long`), say(`task.${story}.square`)]
    switch (part) {
      case 'ring':
        return say(`task.${story}.ring`)
      case 'back':
        return say('task.back', { c: tidy(2 * pi * third), long })
      case 'area':
      case 'whole':
        return say(`task.${part}`, { square })
      default:
        return say(`task.${part}`, { long })
    }
  },
  parts({ r, w, third }) {
    const large = r + w
    const areaOf = (radius: number) => tidy(pi * radius * radius)
    const around = tidy(pi * 2 * r)
    const circle = (radius: number) => ({
      value: areaOf(radius),
      work: String.raw`3.14 \times ${radius}^2 = ${areaOf(radius)}`,
      wrong: [
        [areaOf(2 * radius), 'circle.radius-diameter', say('task.slip.squared')],
        [tidy(pi * 2 * radius), 'circle.around-for-area', say('task.slip.around')],
        [radius * radius, 'circle.leaves-out-pi', say('task.slip.pi', letters)],
      ] as const,
    })
    const whole = tidy(2 * pi * third)
    return {
      radius: {
        value: r,
        work: String.raw`${2 * r} \div 2 = ${r}`,
        wrong: [
          [2 * r, 'circle.radius-diameter', say('task.slip.diameter')],
          [r + w, 'circle.wrong-part', say('task.slip.width')],
        ],
      },
      around: {
        value: around,
        work: String.raw`3.14 \times ${2 * r} = ${around}`,
        wrong: [
          [tidy(pi * r), 'circle.radius-diameter', say('task.slip.radius')],
          [areaOf(r), 'circle.area-for-around', say('task.slip.area')],
        ],
      },
      area: circle(r),
      outer: {
        value: large,
        work: `${r} + ${w} = ${large}`,
        wrong: [
          [2 * r + w, 'circle.radius-diameter', say('task.slip.width')],
          [r + 2 * w, 'circle.wrong-part', say('task.slip.both')],
          [2 * r + 2 * w, 'circle.radius-diameter', say('task.slip.diameter')],
        ],
      },
      whole: circle(large),
      ring: {
        value: tidy(areaOf(large) - areaOf(r)),
        work: `${areaOf(large)} − ${areaOf(r)} = ${tidy(areaOf(large) - areaOf(r))}`,
        wrong: [
          [areaOf(w), 'circle.squares-difference', say('task.slip.difference')],
          [areaOf(large), 'circle.stops-early', say('task.slip.inner')],
        ],
      },
      back: {
        value: third,
        work: String.raw`${whole} \div 3.14 \div 2 = ${third}`,
        wrong: [
          [2 * third, 'circle.radius-diameter', say('task.slip.diameter')],
          [whole / 2, 'circle.leaves-out-pi', say('task.slip.pi', letters)],
        ],
      },
    }
  },
  why: (part, equation) => say(`task.why.${part}`, { equation, ...letters }),
  hints: (level) => [say('task.hint.task'), say(`task.hint.${level}`, letters)],
  solve({ told: [d = 0, w = 0], asked }) {
    const [inner, outer] = [d / 2, d / 2 + w]
    const [c = 0] = asked('back')
    return {
      radius: inner,
      around: pi * d,
      area: pi * inner ** 2,
      outer,
      whole: pi * outer ** 2,
      // The area of a ring from its two radii.
      ring: pi * (outer - inner) * (outer + inner),
      back: c / pi / 2,
    }
  },
})
