import { type Random, tex } from '#form'
import { type Fraction, lowest, mixedTex, over, plus, sizeOf, times, wholePart } from '#fractions/fraction.ts'
import { person, someone } from '#people/people.ts'
import { linkedTask } from '#shapes/linked-parts/linked-task.ts'
import { baseOf, fractionBoxFigure, spaceOf } from '#solids/fraction-boxes.ts'
import { say } from './messages.gen.ts'

type Story = 'birdhouse' | 'doghouse' | 'shed' | 'greenhouse' | 'coop' | 'dollhouse' | 'playhouse'
type Part = 'floor' | 'room' | 'front' | 'walls' | 'enough' | 'taller'

type Range = readonly [least: number, most: number]
/** Width and height of the triangle in whole units; depth and height of the box in halves. */
const sizes: Record<Story, { unit: 'inch' | 'foot'; w: Range; d: Range; h: Range; g: Range }> = {
  birdhouse: { unit: 'inch', w: [5, 8], d: [9, 15], h: [13, 19], g: [2, 4] },
  doghouse: { unit: 'foot', w: [3, 5], d: [5, 11], h: [5, 7], g: [2, 2] },
  shed: { unit: 'foot', w: [6, 10], d: [13, 23], h: [13, 16], g: [2, 4] },
  greenhouse: { unit: 'foot', w: [6, 10], d: [15, 25], h: [11, 15], g: [2, 4] },
  coop: { unit: 'foot', w: [3, 6], d: [5, 11], h: [5, 9], g: [2, 3] },
  dollhouse: { unit: 'inch', w: [14, 22], d: [17, 23], h: [21, 31], g: [4, 8] },
  playhouse: { unit: 'foot', w: [4, 7], d: [9, 13], h: [7, 11], g: [2, 3] },
}
const halves = (random: Random, [least, most]: Range): Fraction => lowest([random.integer(least, most), 2])
const half = (area: Fraction): Fraction => over(area, [2, 1])
const twice = (area: Fraction): Fraction => times(area, [2, 1])

interface House {
  who: string
  w: Fraction
  d: Fraction
  h: Fraction
  g: Fraction
  /** Wall height of another house on the same floor. */
  tall: Fraction
  /** How many steps the paint reaches past the walls, or falls short of them. */
  steps: number
}
const boxOf = ({ w, d, h }: House) => ({ length: w, width: d, height: h })
const frontOf = ({ w, h, g }: House): Fraction => plus(times(w, h), half(times(w, g)))
const wallsOf = (its: House): Fraction => plus(twice(frontOf(its)), twice(times(its.d, its.h)))

/** What one can of paint covers: a round number that is clearly more or less than the area of the walls. */
function coverOf(its: House & { side: 0 | 1 }): number {
  const walls = sizeOf(wallsOf(its))
  const step = walls < 120 ? 5 : walls < 400 ? 10 : 50
  return its.side === 0
    ? (Math.ceil((1.02 * walls) / step) + its.steps) * step
    : (Math.floor((0.98 * walls) / step) - its.steps) * step
}

/** Floor, space, and front wall (level 1), all walls and their paint (level 2), a height worked back (level 3). */
export const task = linkedTask<House, Story, Part>({
  standards: ['6.G.A.1', '6.G.A.2', '6.G.A.4'],
  answers: 'mixed',
  seconds: 240,
  stories: ['birdhouse', 'doghouse', 'shed', 'greenhouse', 'coop', 'dollhouse', 'playhouse'],
  levels: {
    1: ['floor', 'room', 'front'],
    2: ['room', 'front', 'walls', 'enough'],
    3: ['room', 'front', 'walls', 'enough', 'taller'],
  },
  draw(random, { story }) {
    const { w, d, h, g } = sizes[story]
    return {
      who: someone(random),
      w: [random.integer(...w), 1],
      d: halves(random, d),
      h: halves(random, h),
      g: [random.integer(...g), 1],
      tall: halves(random, h),
      steps: random.integer(0, 1),
    }
  },
  fits: ({ w, d, h, g, tall }) =>
    d[1] === 2 && sizeOf(tall) !== sizeOf(h) && sizeOf(w) !== sizeOf(g) && sizeOf(g) < sizeOf(h),
  told: ({ story, who, w, d, h, g }) => [
    say(`task.${story}.told`, {
      who: person(who),
      w: tex(mixedTex(w)),
      d: tex(mixedTex(d)),
      h: tex(mixedTex(h)),
      g: tex(mixedTex(g)),
    }),
  ],
  figure: (its) => fractionBoxFigure(boxOf(its), sizes[its.story].unit),
  asks(part, its) {
    const { unit } = sizes[its.story]
    switch (part) {
      case 'enough':
        return say(`task.${its.story}.enough`, { c: coverOf(its) })
      case 'taller':
        return say(`task.taller-${unit}`, {
          v: tex(mixedTex(spaceOf({ ...boxOf(its), height: its.tall }))),
        })
      default:
        return say(`task.${part}-${unit}`)
    }
  },
  parts(its) {
    const { w, d, h, g, tall } = its
    const [floor, room, front, walls] = [baseOf(boxOf(its)), spaceOf(boxOf(its)), frontOf(its), wallsOf(its)]
    const [rectangle, gable, beside] = [times(w, h), half(times(w, g)), times(d, h)]
    const other = times(floor, tall)
    const [cover, isEnough] = [coverOf(its), its.side === 0]
    const sides = { w: mixedTex(w), d: mixedTex(d), h: mixedTex(h), g: mixedTex(g) }
    return {
      floor: {
        value: floor,
        work: String.raw`${sides.w} \times ${sides.d} = ${mixedTex(floor)}`,
        wrong: [
          [sizeOf(w) * wholePart(d), 'fraction.loses-whole', say('task.slip.whole')],
          [plus(w, d), 'area.adds-lengths', say('task.slip.adds')],
        ],
      },
      room: {
        value: room,
        work: String.raw`${sides.w} \times ${sides.d} \times ${sides.h} = ${mixedTex(room)}`,
        wrong: [
          [floor, 'volume.one-layer', say('task.slip.floor')],
          [plus(plus(w, d), h), 'volume.adds-edges', say('task.slip.edges')],
          [sizeOf(w) * wholePart(d) * wholePart(h), 'fraction.loses-whole', say('task.slip.whole')],
        ],
      },
      front: {
        value: front,
        work: `${mixedTex(rectangle)} + ${mixedTex(gable)} = ${mixedTex(front)}`,
        wrong: [
          [rectangle, 'area.one-piece', say('task.slip.triangle')],
          [plus(rectangle, twice(gable)), 'area.no-half', say('task.slip.half')],
          [half(plus(rectangle, twice(gable))), 'area.halves-too-much', say('task.slip.halved')],
        ],
      },
      walls: {
        value: walls,
        work: String.raw`2 \times ${mixedTex(front)} + 2 \times ${mixedTex(beside)} = ${mixedTex(walls)}`,
        wrong: [
          [plus(front, beside), 'surface.one-of-each', say('task.slip.one')],
          [twice(front), 'surface.leaves-out-faces', say('task.slip.sides')],
          [twice(plus(rectangle, beside)), 'area.one-piece', say('task.slip.triangle')],
          [plus(walls, floor), 'surface.all-faces', say('task.slip.floors')],
        ],
      },
      enough: {
        right: say(isEnough ? 'task.yes' : 'task.no'),
        work: `${cover} ${isEnough ? '>' : '<'} ${mixedTex(walls)}`,
        wrong: [
          [
            say(isEnough ? 'task.no' : 'task.yes'),
            isEnough ? 'surface.all-faces' : 'surface.leaves-out-faces',
            say('task.slip.cover'),
          ],
        ],
      },
      taller: {
        value: tall,
        work: String.raw`${mixedTex(other)} \div ${mixedTex(floor)} = ${mixedTex(tall)}`,
        wrong: [
          [over(other, w), 'volume.stops-early', say('task.slip.stops')],
          [over(other, d), 'volume.stops-early', say('task.slip.stops')],
          [h, 'volume.same-height', say('task.slip.same')],
        ],
      },
    }
  },
  why: (part, equation) => say(`task.why.${part}`, { equation }),
  hints: (level) => [say('task.hint.task'), say(`task.hint.${level}`)],
  solve({ told: [w = 1, d = 1, h = 1, g = 0], asked }) {
    const front = w * h + (w * g) / 2
    const [cover = 0] = asked('enough')
    const [space = 0] = asked('taller')
    return {
      floor: w * d,
      room: w * d * h,
      front,
      walls: 2 * (front + d * h),
      enough: cover >= 2 * (front + d * h) ? /^(yes|sí)$/ : /^no$/,
      taller: space / (w * d),
    }
  },
})
