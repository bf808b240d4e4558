import { choice, choices, equation, number, type WrongOption, type WrongValue } from '../../build-item.ts'
import { sort } from '../../build-placed.ts'
import type { Figure, Item, Shown } from '../../item.ts'
import { math, tex } from '../../markup.ts'
import { person } from '../../people.ts'
import type { Random } from '../../random.ts'
import { type ComputedModel, defineSkill } from '../../skill.ts'
import { listed, sentence } from '../../wording.ts'
import { linearTex, plusTex, readLinear, solveEquation } from '../linear-expression.ts'
import { numbersIn } from '../numbers-in-text.ts'

type AngleFigure = Extract<Figure, { kind: 'angle' }>

/** How two marked angles belong together: a right angle, a straight line, or opposite where lines cross. */
type Pair = 'right' | 'line' | 'cross'
const pairs = ['right', 'line', 'cross'] as const
const sumOf = { right: 90, line: 180 } as const

const turns = Array.from({ length: 36 }, (_, index) => index * 10)

/** A figure from ray directions and marked angles between rays by their place. */
function angles(
  directions: readonly number[],
  arcs: readonly { from: number; to: number; label: string; mark?: 'single' | 'double' | 'right' }[],
  description: string,
): AngleFigure {
  return {
    kind: 'angle',
    vertex: '',
    rays: directions.map((direction) => ({ direction: direction % 360, label: '' })),
    arcs: arcs.map(({ mark = 'single', ...arc }) => ({ ...arc, mark })),
    description,
  }
}

const inWords = (label: string): string => (label === '?' ? 'with a question mark' : label)

const placed: Record<Pair, (first: string, second: string) => string> = {
  right: (first, second) =>
    `A right angle is split into two angles that lie side by side. One is marked ${inWords(first)} and the other ${inWords(second)}.`,
  line: (first, second) =>
    `A ray stands on a straight line and makes two angles side by side. One is marked ${inWords(first)} and the other ${inWords(second)}.`,
  cross: (first, second) =>
    `Two straight lines cross. Two angles that lie opposite each other are marked ${inWords(first)} and ${inWords(second)}.`,
}

/** Two marked angles, the first of this size. */
function pairFigure(random: Random, pair: Pair, size: number, first: string, second: string): AngleFigure {
  const start = random.pick(turns)
  if (pair === 'cross') {
    return angles(
      [start, start + size, start + 180, start + 180 + size],
      [
        { from: 0, to: 1, label: first },
        { from: 2, to: 3, label: second },
      ],
      placed.cross(first, second),
    )
  }
  const sum = sumOf[pair]
  return angles(
    [start, start + size, start + sum],
    [
      { from: 0, to: 1, label: first },
      { from: 1, to: 2, label: second },
      ...(pair === 'right' ? [{ from: 0, to: 2, label: '', mark: 'right' as const }] : []),
    ],
    placed[pair](first, second),
  )
}

const sizeFor = (random: Random, pair: Pair): number =>
  pair === 'right' ? random.integer(20, 70) : random.pick([random.integer(25, 80), random.integer(100, 155)])

const otherOf = (pair: Pair, size: number): number => (pair === 'cross' ? size : sumOf[pair] - size)

const because: Record<Pair, string> = {
  right: 'The two angles make a right angle, so together they measure 90°.',
  line: 'The two angles make a straight line, so together they measure 180°.',
  cross:
    'The two angles are vertical angles: they lie opposite each other where two lines cross. So they are equal.',
}
const lookAt: Record<Pair, string> = {
  right: 'Look at the little square: what do the two angles make together?',
  line: 'Look at the straight line: what do the two angles make together?',
  cross: 'Look how the two angles lie: side by side, or opposite each other?',
}

const field = { label: 'Angle', after: '°' }
const degrees = (value: number) => ({ value: String(value), unit: '°' })

/** Two angles (level 1), three or four (level 2), three lines through a point (level 3). */
const findAngle: ComputedModel = {
  id: 'find-angle',
  kind: 'computed',
  thinking: 'read a figure',
  seconds: 40,
  make(random, level) {
    if (level === 1) return oneStep(random)
    return level === 2 ? random.pick([onLine, aroundPoint, withRightAngle])(random) : threeLines(random)
  },
  solve: measureDrawn,
}

function oneStep(random: Random): Item {
  const pair = random.pick(pairs)
  const isBeside = pair === 'cross' && random.chance(0.4)
  const size = sizeFor(random, pair)
  const answer = isBeside ? 180 - size : otherOf(pair, size)
  const start = random.pick(turns)
  const figure = isBeside
    ? angles(
        [start, start + size, start + 180, start + 180 + size],
        [
          { from: 0, to: 1, label: `${size}°` },
          { from: 1, to: 2, label: '?' },
        ],
        `Two straight lines cross. An angle of ${size}° is marked, and the angle right beside it is marked with a question mark.`,
      )
    : pairFigure(random, pair, size, `${size}°`, '?')
  const sum = pair === 'right' ? 90 : 180
  const wrong: WrongValue[] = [
    {
      value: String(sum === 90 ? 180 - size : 90 - size),
      misconception: 'wrong-sum',
      feedback: `You took ${size} from ${sum === 90 ? 180 : 90}. ${sum === 90 ? 'Is it a straight line that the two make, or a right angle?' : 'Is there a right angle in the figure?'}`,
    },
    pair === 'cross' && !isBeside
      ? {
          value: String(180 - size),
          misconception: 'opposite-or-beside',
          feedback: `That would be the angle beside the one of ${size}°. Where does the question mark stand?`,
        }
      : {
          value: String(size),
          misconception: 'opposite-or-beside',
          feedback: `Only angles that lie opposite each other must be equal. These two lie side by side. What do they make together?`,
        },
    {
      value: String(360 - size),
      misconception: 'wrong-sum',
      feedback: `You took ${size} from 360, which is a whole turn. Do these two angles go all the way around?`,
    },
  ]
  return {
    stem: 'How large is the angle with the question mark?',
    figure,
    ...number(
      field,
      degrees(answer),
      wrong.filter(({ value }) => Number(value) > 0),
    ),
    hints: [
      isBeside
        ? 'Do the two angles lie opposite each other or side by side? What do they make together?'
        : lookAt[pair],
      pair === 'cross' && !isBeside
        ? 'Two lines that cross make two pairs of opposite angles. What do you know of opposite angles?'
        : `Together they measure ${sum}°. One of them measures ${size}°.`,
    ],
    solution: [
      isBeside ? because.line : because[pair],
      pair === 'cross' && !isBeside
        ? `One measures ${size}°, so the other one measures ${size}°, too.`
        : `${sum} − ${size} = ${answer}, so the angle measures ${answer}°.`,
    ],
  }
}

/** Three angles on one side of a line. */
function onLine(random: Random): Item {
  const first = random.integer(25, 80)
  const second = random.integer(25, 80)
  const third = 180 - first - second
  if (third < 25) return onLine(random)
  const start = random.pick(turns)
  const sizes = random.shuffle([
    { size: first, label: `${first}°` },
    { size: second, label: `${second}°` },
    { size: third, label: '?' },
  ])
  const [one = 0, two = 0] = sizes.map(({ size }) => size)
  return {
    stem: 'How large is the angle with the question mark?',
    figure: angles(
      [start, start + one, start + one + two, start + 180],
      sizes.map(({ label }, index) => ({ from: index, to: index + 1, label })),
      `Two rays stand on a straight line and make three angles side by side. They are marked ${listed(sizes.map(({ label }) => inWords(label)))}.`,
    ),
    ...number(field, degrees(third), [
      {
        value: String(180 - first),
        misconception: 'forgets-angle',
        feedback: `You took ${first} away from 180. There is another angle on the line.`,
      },
      {
        value: String(180 - second),
        misconception: 'forgets-angle',
        feedback: `You took ${second} away from 180. There is another angle on the line.`,
      },
      {
        value: String(first + second),
        misconception: 'stops-early',
        feedback: `That is how much the two known angles make together. How much is left of the straight line?`,
      },
      {
        value: String(360 - first - second),
        misconception: 'wrong-sum',
        feedback: `You took them from 360. But the three angles make only a straight line.`,
      },
    ]),
    hints: [
      'What do the three angles make together?',
      `A straight line measures 180°. The known angles take ${first}° and ${second}° of it.`,
    ],
    solution: [
      'The three angles make a straight line, so together they measure 180°.',
      `The known ones make ${first} + ${second} = ${first + second} degrees.`,
      `What is left: 180 − ${first + second} = ${third}. The angle measures ${third}°.`,
    ],
  }
}

/** Four angles around a point, one of them maybe right. */
function aroundPoint(random: Random): Item {
  const first = random.integer(40, 110)
  const second = random.integer(40, 110)
  const third = random.pick([90, random.integer(40, 110)])
  const last = 360 - first - second - third
  if (last < 40 || last > 160 || last === first || last === second) return aroundPoint(random)
  const start = random.pick(turns)
  const isRight = third === 90
  const known = first + second + third
  return {
    stem: 'How large is the angle with the question mark?',
    figure: angles(
      [start, start + first, start + first + second, start + first + second + third],
      [
        { from: 0, to: 1, label: `${first}°` },
        { from: 1, to: 2, label: `${second}°` },
        { from: 2, to: 3, label: isRight ? '' : `${third}°`, mark: isRight ? 'right' : 'single' },
        { from: 3, to: 0, label: '?' },
      ],
      `Four rays start at one point and make four angles around it. They are marked ${first}°, ${second}°, ${isRight ? 'a right angle' : `${third}°`}, and a question mark.`,
    ),
    ...number(field, degrees(last), [
      {
        value: String(360 - first - second),
        misconception: 'forgets-angle',
        feedback: `You took only two angles away. ${isRight ? 'How large is the one with the little square?' : 'How many known ones are there?'}`,
      },
      {
        value: String(known),
        misconception: 'stops-early',
        feedback: `That is how much the known angles make together. How much is left of a whole turn?`,
      },
      {
        value: String(Math.abs(180 - first - second)),
        misconception: 'wrong-sum',
        feedback: `You worked with 180, a straight line. Here the angles go all the way around.`,
      },
      {
        value: String(first),
        misconception: 'opposite-or-beside',
        feedback: `Opposite angles are equal only where two straight lines cross. Do the rays go on straight through the point here?`,
      },
      {
        value: String(second),
        misconception: 'opposite-or-beside',
        feedback: `Opposite angles are equal only where two straight lines cross. Do the rays go on straight through the point here?`,
      },
    ]),
    hints: [
      'The four angles go all the way around the point. How many degrees is that?',
      `Add the known angles${isRight ? ', with 90° for the one with the little square' : ''}. Then see what is left of 360°.`,
    ],
    solution: [
      'The angles go all the way around, so together they measure 360°.',
      `The known ones make ${first} + ${second} + ${third} = ${known} degrees.`,
      `What is left: 360 − ${known} = ${last}. The angle measures ${last}°.`,
    ],
  }
}

/** Two crossing lines and a ray that is perpendicular to one of them. */
function withRightAngle(random: Random): Item {
  const size = random.integer(20, 70)
  const start = random.pick(turns)
  const isAcross = random.chance(0.5)
  // The lines go through start and start + size; the ray stands upright on the first line.
  const asked = isAcross ? size : 90 - size
  const answer = isAcross ? 90 - size : size
  return {
    stem: 'How large is the angle with the question mark?',
    figure: angles(
      [start, start + size, start + 90, start + 180, start + 180 + size],
      [
        isAcross ? { from: 3, to: 4, label: `${size}°` } : { from: 1, to: 2, label: `${90 - size}°` },
        isAcross ? { from: 1, to: 2, label: '?' } : { from: 3, to: 4, label: '?' },
        { from: 2, to: 3, label: '', mark: 'right' },
      ],
      isAcross
        ? `Two straight lines cross. A ray from the crossing makes a right angle with the first line. The second line lies between this ray and one end of the first line. At the other end of both lines, the angle between them is ${size}°. The angle between the ray and the second line is marked with a question mark.`
        : `Two straight lines cross. A ray from the crossing makes a right angle with the first line. The second line lies between this ray and one end of the first line. The angle between the ray and the second line is ${90 - size}°. At the other end of both lines, the angle between them is marked with a question mark.`,
    ),
    ...number(field, degrees(answer), [
      {
        value: String(asked),
        misconception: 'opposite-or-beside',
        feedback: `These two angles are not opposite each other. Which angle lies opposite the one that is ${isAcross ? 'known' : 'asked for'}?`,
      },
      {
        value: String(180 - asked),
        misconception: 'wrong-sum',
        feedback: `You took ${asked} from 180. Which angles together make the straight line? There is a right angle among them.`,
      },
      {
        value: String(90 + asked),
        misconception: 'adds-angles',
        feedback: `You added the right angle. Do the two known angles lie inside the one that is asked for?`,
      },
    ]),
    hints: [
      'Two lines cross here. Which angle is opposite the one that you know or look for?',
      `On the other side of the ray there is a right angle, too. It is made of two parts.`,
    ],
    solution: isAcross
      ? [
          `The angle opposite the one of ${size}° measures ${size}° as well, because they are vertical angles.`,
          `Together with the angle that is asked for it makes a right angle: 90 − ${size} = ${answer}.`,
          `The angle measures ${answer}°.`,
        ]
      : [
          `The ray makes right angles with the line on both sides. So the part beside the ${asked}° measures 90 − ${asked} = ${answer} degrees.`,
          `The angle that is asked for lies opposite this part. Vertical angles are equal.`,
          `The angle measures ${answer}°.`,
        ],
  }
}

/** Three lines through one point: six angles, equal by pairs. */
function threeLines(random: Random): Item {
  const first = random.integer(30, 80)
  const second = random.integer(30, 80)
  const third = 180 - first - second
  const list = [first, second, third]
  if (third < 30 || new Set(list).size < 3) return threeLines(random)
  const start = random.pick(turns)
  const directions = [0, first, first + second, 180, 180 + first, 180 + first + second].map(
    (each) => start + each,
  )
  // One angle is asked; of each of the other pairs of vertical angles one is known.
  const [asked = 0, one = 1, other = 2] = random.shuffle([0, 1, 2])
  const placeOf = (which: number) => which + (random.chance(0.5) ? 3 : 0)
  const [askedAt, oneAt, otherAt] = [placeOf(asked), placeOf(one), placeOf(other)]
  const sizeAt = (place: number) => list[place % 3] ?? 0
  const arc = (from: number, label: string) => ({ from, to: (from + 1) % 6, label })
  const answer = sizeAt(askedAt)
  const names = Array.from({ length: 6 }, (_, place) =>
    place === askedAt
      ? 'a question mark'
      : place === oneAt || place === otherAt
        ? `${sizeAt(place)}°`
        : 'nothing',
  )
  const [a, b] = [sizeAt(oneAt), sizeAt(otherAt)]
  return {
    stem: 'Three straight lines cross at one point. How large is the angle with the question mark?',
    figure: angles(
      directions,
      [arc(askedAt, '?'), arc(oneAt, `${a}°`), arc(otherAt, `${b}°`)],
      `Three straight lines cross at one point and make six angles. Going around the point, they are marked: ${listed(names)}.`,
    ),
    ...number(field, degrees(answer), [
      {
        value: String(a),
        misconception: 'opposite-or-beside',
        feedback: `That would be right for the angle opposite the one of ${a}°. Which angle lies opposite the question mark?`,
      },
      {
        value: String(b),
        misconception: 'opposite-or-beside',
        feedback: `That would be right for the angle opposite the one of ${b}°. Which angle lies opposite the question mark?`,
      },
      {
        value: String(360 - a - b),
        misconception: 'wrong-sum',
        feedback: `You took the known angles from 360. But there are six angles around the point, not three. Which three make a straight line?`,
      },
      {
        value: String(180 - a),
        misconception: 'forgets-angle',
        feedback: `On a straight line there are three of the angles here. You used only one that is known.`,
      },
      {
        value: String(180 - b),
        misconception: 'forgets-angle',
        feedback: `On a straight line there are three of the angles here. You used only one that is known.`,
      },
      {
        value: String(a + b),
        misconception: 'adds-angles',
        feedback: `You added the two known angles. How much do they leave of a straight line?`,
      },
    ]),
    hints: [
      'Each angle has an equal one opposite it. Write the known sizes there, too.',
      `Now look along one of the lines. Which three angles make it straight?`,
    ],
    solution: [
      'Opposite angles are equal. So around the point each size comes twice.',
      `Three angles side by side make a straight line. Two of them measure ${a}° and ${b}°: ${a} + ${b} = ${a + b}.`,
      `What is left: 180 − ${a + b} = ${answer}. The angle measures ${answer}°.`,
    ],
  }
}

/** The solver’s own way: the figures are drawn true, so the turn between two rays is the angle. */
function measureDrawn({ figure }: Shown) {
  if (figure?.kind !== 'angle') throw new TypeError('expects an angle')
  const turn = (from: number, to: number) =>
    ((((figure.rays[to]?.direction ?? 0) - (figure.rays[from]?.direction ?? 0)) % 360) + 360) % 360
  for (const { from, to, label } of figure.arcs) {
    const [said] = numbersIn(label)
    if (/^\d+°$/.test(label) && said !== turn(from, to)) throw new RangeError(`${label} is drawn wrong`)
  }
  const asked = figure.arcs.find(({ label }) => label === '?')
  return { kind: 'number' as const, text: String(turn(asked?.from ?? 0, asked?.to ?? 0)) }
}

const letters = ['x', 'n', 'w', 'y', 'k', 'p'] as const

/** An angle of so many times the letter and a number more, in degrees. */
interface Marked {
  slope: number
  constant: number
}
const valueAt = ({ slope, constant }: Marked, at: number): number => slope * at + constant
const written = (its: Marked, letter: string): string => linearTex(its, letter)
const labelOf = (its: Marked, letter: string): string =>
  its.slope === 0
    ? `${its.constant}°`
    : its.constant === 0
      ? `${its.slope === 1 ? '' : its.slope}${letter}°`
      : `(${written(its, letter)})°`

interface Puzzle {
  pair: Pair
  first: Marked
  second: Marked
  letter: string
  at: number
  figure: AngleFigure
}

/** Two angles marked with a letter, such that all comes out even. */
function puzzle(
  random: Random,
  slopes: [number, number],
  hasConstants: boolean,
  only?: readonly Pair[],
): Puzzle {
  const pair = random.pick(only ?? pairs)
  const letter = random.pick(letters)
  const at = random.integer(8, 40)
  const constant = () => (hasConstants ? random.integer(1, 30) * random.pick([1, 1, -1]) : 0)
  const first: Marked = { slope: slopes[0], constant: constant() }
  const size = valueAt(first, at)
  const other = otherOf(pair, size)
  const second: Marked = { slope: slopes[1], constant: other - slopes[1] * at }
  const isDrawable = [size, other].every((each) => each >= 28 && each <= (pair === 'right' ? 62 : 152))
  const isPlain =
    slopes[1] === 0 || (Math.abs(second.constant) <= 60 && (second.constant === 0 || slopes[1] > 0))
  const isSame = first.slope === second.slope && first.constant === second.constant
  if (!isDrawable || !isPlain || isSame || size === 90) return puzzle(random, slopes, hasConstants, only)
  return {
    pair,
    first,
    second,
    letter,
    at,
    figure: pairFigure(random, pair, size, labelOf(first, letter), labelOf(second, letter)),
  }
}

const equationOf = ({ pair, first, second, letter }: Puzzle): string =>
  pair === 'cross'
    ? `${written(first, letter)} = ${written(second, letter)}`
    : second.slope === 0
      ? `${written(first, letter)}${plusTex(second.constant)} = ${sumOf[pair]}`
      : `${written(first, letter)} + ${written(second, letter)} = ${sumOf[pair]}`
const typed = (source: string): string => source.replaceAll('−', '-')

/** The angle and a number (level 1), a times the letter (level 2), two angles with the letter (level 3). */
const angleEquation: ComputedModel = {
  id: 'angle-equation',
  kind: 'computed',
  thinking: 'explain',
  seconds: 45,
  make(random, level) {
    const its =
      level === 1
        ? puzzle(random, [1, 0], false, ['right', 'line'])
        : level === 2
          ? puzzle(random, [random.integer(2, 5), 0], true)
          : puzzle(random, [random.integer(2, 4), random.integer(1, 3)], true, ['right', 'line'])
    const { pair, first, second, letter } = its
    const sides: [string, string] = [written(first, letter), written(second, letter)]
    const joined = (sum: number) => `${typed(sides[0])}+${typed(sides[1])}=${sum}`
    const equal = `${typed(sides[0])}=${typed(sides[1])}`
    return {
      stem: `Write an equation for ${math`${letter}`} that fits this figure. You may leave it unsolved.`,
      figure: its.figure,
      ...equation(
        { label: 'Equation', letters: [letter] },
        { value: typed(equationOf(its)), shownAs: equationOf(its), asks: 'model' },
        [
          pair === 'cross'
            ? {
                value: joined(180),
                misconception: 'opposite-or-beside',
                feedback: `Your equation says that the two angles make a straight line. Do they lie side by side, or opposite each other?`,
              }
            : {
                value: equal,
                misconception: 'opposite-or-beside',
                feedback: `Your equation says that the two angles are equal. That is sure only for opposite angles. What do these two make together?`,
              },
          {
            value: joined(pair === 'right' ? 180 : 90),
            misconception: 'wrong-sum',
            feedback: `Your equation has the two angles make ${pair === 'right' ? 'a straight line' : 'a right angle'}. Is that so in the figure?`,
          },
          {
            value: joined(360),
            misconception: 'wrong-sum',
            feedback: `360° is a whole turn. Do the two angles go all the way around?`,
          },
        ],
      ),
      hints: [
        lookAt[pair],
        pair === 'cross'
          ? 'Opposite angles are equal. Write that with what stands in the two angles.'
          : `Add what stands in the two angles. How many degrees must that be?`,
      ],
      solution: [because[pair], `As an equation: ${tex(equationOf(its))}.`],
    }
  },
  solve(shown) {
    const letter = shown.interaction.kind === 'equation' ? (shown.interaction.letters[0] ?? '') : ''
    const at = letterDrawn(shown)
    return { kind: 'equation', text: `${letter} = ${at}` }
  },
}

/** The solver’s own way to the letter: an angle as it is drawn must have the size that is written in it. */
function letterDrawn({ figure }: Shown): number {
  if (figure?.kind !== 'angle') throw new TypeError('expects an angle')
  const roots = figure.arcs
    .filter(({ label }) => /[a-z]/.test(label))
    .map(({ from, to, label }) => {
      const turn = (figure.rays[to]?.direction ?? 0) - (figure.rays[from]?.direction ?? 0)
      const size = ((turn % 360) + 360) % 360
      const root = solveEquation(`${label.replace(/[°()]/g, '')} = ${size}`)
      if (typeof root === 'string') throw new TypeError(`no number for ${label}`)
      return Number(root.numerator) / Number(root.denominator)
    })
  const [one = 0] = roots
  if (roots.some((root) => Math.abs(root - one) > 1e-9)) throw new RangeError('drawn wrong')
  return one
}

/** One angle is a number of times the letter (level 1), with a number more (level 2), the angle itself is asked (level 3). */
const solveAngle: ComputedModel = {
  id: 'solve-angle',
  kind: 'computed',
  thinking: 'work backwards',
  seconds: 60,
  make(random, level) {
    const its =
      level === 1
        ? puzzle(random, [random.integer(2, 6), 0], false)
        : level === 2
          ? puzzle(random, [random.integer(2, 6), 0], true)
          : puzzle(random, [random.integer(2, 4), random.integer(1, 3)], true, ['right', 'line'])
    const { pair, first, second, letter, at } = its
    const sizes = [valueAt(first, at), valueAt(second, at)] as const
    const isSizeAsked = level === 3
    if (isSizeAsked && sizes[0] === sizes[1]) return solveAngle.make(random, level)
    const larger = Math.max(...sizes)
    const answer = isSizeAsked ? larger : at
    const sum = pair === 'cross' ? 0 : sumOf[pair]
    const slopes = first.slope + second.slope
    const constants = first.constant + second.constant
    const fromSum = (total: number) => (total - constants) / slopes
    const wrongSum = pair === 'right' ? 180 : 90
    const share = pair === 'cross' ? second.constant - first.constant : sum - constants
    const valueOf = (value: number) => String(Number(value.toFixed(6)))
    const sized = (value: number) => Math.max(valueAt(first, value), valueAt(second, value))
    const final = (value: number) => valueOf(isSizeAsked ? sized(value) : value)
    const together = {
      slope: slopes,
      constant: constants,
    }
    return {
      stem: isSizeAsked
        ? `Find the size of the larger of the two marked angles.`
        : `Find the value of ${math`${letter}`}.`,
      figure: its.figure,
      ...number(
        isSizeAsked ? field : { label: 'Value', before: `${letter} = ` },
        isSizeAsked ? degrees(answer) : { value: String(answer) },
        [
          pair === 'cross'
            ? {
                value: final((180 - constants) / slopes),
                misconception: 'opposite-or-beside',
                feedback: `You let the two angles make a straight line. Do they lie side by side, or opposite each other?`,
              }
            : {
                value: final((second.constant - first.constant) / Math.max(1, first.slope - second.slope)),
                misconception: 'opposite-or-beside',
                feedback: `You took the two angles to be equal. What do they make together?`,
              },
          ...(pair === 'cross'
            ? []
            : [
                {
                  value: final(fromSum(wrongSum)),
                  misconception: 'wrong-sum',
                  feedback: `You worked with ${wrongSum}. Do the two angles make ${wrongSum === 90 ? 'a right angle' : 'a straight line'}?`,
                },
              ]),
          {
            value: valueOf(isSizeAsked ? at : share),
            misconception: 'stops-early',
            feedback: isSizeAsked
              ? `That is the value of ${math`${letter}`}. How large does it make the two angles?`
              : `That is ${math`${first.slope}${letter}`}. What is one ${math`${letter}`}?`,
          },
          ...(isSizeAsked
            ? [
                {
                  value: String(Math.min(...sizes)),
                  misconception: 'stops-early',
                  feedback: `That is the smaller one of the two angles.`,
                },
              ]
            : [
                {
                  value: String(sizes[0]),
                  misconception: 'stops-early',
                  feedback: `That is the size of the angle. The question asks for ${math`${letter}`}.`,
                },
              ]),
        ].filter(({ value }) => Number(value) > 0),
      ),
      hints: [
        `${lookAt[pair]} Write that as an equation.`,
        pair === 'cross'
          ? `The equation is ${tex(equationOf(its))}. Undo one step after the other.`
          : isSizeAsked
            ? `Together the angles measure ${tex(`(${linearTex(together, letter)})°`)}, and that must be ${sum}°. Find ${math`${letter}`} first.`
            : `The equation is ${tex(equationOf(its))}. Undo one step after the other.`,
      ],
      solution: [
        because[pair],
        `As an equation: ${tex(equationOf(its))}.`,
        ...(second.slope === 0 || constants === 0
          ? []
          : [`Put like parts together: ${tex(`${linearTex(together, letter)} = ${sum}`)}.`]),
        pair === 'cross' && constants === second.constant
          ? `Divide both sides by ${slopes}: ${tex(`${letter} = ${at}`)}.`
          : `So ${tex(`${slopes}${letter} = ${share}`)}, and ${tex(`${letter} = ${at}`)}.`,
        ...(isSizeAsked
          ? [
              `Put ${at} in place of ${math`${letter}`}: the angles measure ${sizes[0]}° and ${sizes[1]}°. The larger one measures ${larger}°.`,
            ]
          : []),
      ],
    }
  },
  solve(shown) {
    const at = letterDrawn(shown)
    if (/larger/.test(shown.stem) && shown.figure?.kind === 'angle') {
      const sizes = shown.figure.arcs
        .filter(({ label }) => label !== '')
        .map(({ label }) => {
          const { slope, constant } = readLinear(label.replace(/[°()]/g, ''))
          return (
            (Number(slope.numerator) / Number(slope.denominator)) * at +
            Number(constant.numerator) / Number(constant.denominator)
          )
        })
      return { kind: 'number', text: String(Math.max(...sizes)) }
    }
    return { kind: 'number', text: String(at) }
  },
}

/** Two crossing lines (level 1), with a right angle and a ray (level 2), all that are equal or make 180° (level 3). */
const relations: ComputedModel = {
  id: 'relations',
  kind: 'computed',
  thinking: 'classify',
  seconds: 45,
  make(random, level) {
    if (level === 3) return allThatFit(random)
    return level === 1 ? crossingPair(random) : mixedPair(random)
  },
  solve: solveRelation,
}

const kinds = {
  vertical: 'They are vertical angles.',
  supplementary: 'They are supplementary angles.',
  complementary: 'They are complementary angles.',
  neither: 'None of these words fits them.',
} as const
type Kind = keyof typeof kinds

const meanings: Record<Kind, string> = {
  vertical: 'Vertical angles lie opposite each other where two lines cross.',
  supplementary: 'Supplementary angles add up to 180°.',
  complementary: 'Complementary angles add up to 90°.',
  neither: 'Check all three words before you choose this.',
}

function kindChoice(random: Random, right: Kind) {
  const all = ['vertical', 'supplementary', 'complementary', 'neither'] as const
  return choice(random, {
    right: kinds[right],
    wrong: all
      .filter((each) => each !== right)
      .map((each): WrongOption => ({
        text: kinds[each],
        misconception: 'mixes-words',
        feedback: each === 'neither' ? meanings.neither : `${meanings[each]} Is that so here?`,
      })),
    keepOrder: all.map((each) => kinds[each]),
  })
}

/** Four angles of two crossing lines. */
function crossingPair(random: Random): Item {
  const size = random.pick([random.integer(30, 75), random.integer(105, 150)])
  const start = random.pick(turns)
  const labels = random.shuffle(['1', '2', '3', '4'])
  const one = random.integer(0, 3)
  const gap = random.integer(1, 3)
  const other = (one + gap) % 4
  const kind: Kind = gap === 2 ? 'vertical' : 'supplementary'
  const [a = '', b = ''] = [labels[one], labels[other]]
  return {
    stem: `Two straight lines cross. How are Angle ${a} and Angle ${b} related?`,
    figure: angles(
      [start, start + size, start + 180, start + 180 + size],
      labels.map((label, index) => ({ from: index, to: (index + 1) % 4, label })),
      `Two straight lines cross and make four angles. Going around the crossing, they are named ${listed(labels)}.`,
    ),
    ...kindChoice(random, kind),
    hints: [
      `Find both angles in the figure. Do they lie side by side or opposite each other?`,
      `${meanings.vertical} ${meanings.supplementary} Which fits Angle ${a} and Angle ${b}?`,
    ],
    solution: [
      gap === 2
        ? `Angle ${a} and Angle ${b} lie opposite each other.`
        : `Angle ${a} and Angle ${b} lie side by side and make a straight line, so together they measure 180°.`,
      `So ${kinds[kind].charAt(0).toLowerCase()}${kinds[kind].slice(1)}`,
    ],
  }
}

/** A line, a ray upright on it, and another line: five angles. */
function mixedPair(random: Random): Item {
  // Near 45° it could not be seen that two of the angles are not equal.
  const size = random.pick([random.integer(25, 36), random.integer(54, 65)])
  const start = random.pick(turns)
  const labels = random.shuffle(['1', '2', '3', '4'])
  // Around the point: between line and second line, second line and ray, (right angle), then below the line.
  const sizes = [size, 90 - size, size, 180 - size]
  const [first = '', second = '', third = '', fourth = ''] = labels
  const wanted = random.pick<Kind>(['vertical', 'supplementary', 'complementary', 'neither'])
  const options: Record<Kind, [number, number][]> = {
    vertical: [[0, 2]],
    supplementary: [
      [2, 3],
      [0, 3],
    ],
    complementary: [
      [0, 1],
      [1, 2],
    ],
    neither: [[1, 3]],
  }
  const [one, other] = random.shuffle(random.pick(options[wanted]))
  const [a = '', b = ''] = [labels[one ?? 0], labels[other ?? 0]]
  const [sizeA = 0, sizeB = 0] = [sizes[one ?? 0], sizes[other ?? 0]]
  return {
    stem: `Two straight lines cross, and a ray makes a right angle with one of them. How are Angle ${a} and Angle ${b} related?`,
    figure: angles(
      [start, start + size, start + 90, start + 180, start + 180 + size],
      [
        { from: 0, to: 1, label: first },
        { from: 1, to: 2, label: second },
        { from: 2, to: 3, label: '', mark: 'right' },
        { from: 3, to: 4, label: third },
        { from: 4, to: 0, label: fourth },
      ],
      `Two straight lines cross. A ray from the crossing makes a right angle with the first line. Going around the crossing from one end of the first line, there are Angle ${first}, the second line, Angle ${second}, the ray, a right angle, the other end of the first line, Angle ${third}, the second line again, and Angle ${fourth}.`,
    ),
    ...kindChoice(random, wanted),
    hints: [
      'Do the two angles lie opposite each other? If not: do they make a right angle or a straight line, or does one equal an angle that does?',
      `${meanings.complementary} ${meanings.supplementary} Two angles need not lie side by side for that.`,
    ],
    solution: [
      `The angles on the two sides of the crossing are equal: Angle ${first} and Angle ${third}.`,
      {
        vertical: `Angle ${a} and Angle ${b} are just these two.`,
        supplementary: `Angle ${a} and Angle ${b} have as much together as a straight line.`,
        complementary: `Angle ${a} and Angle ${b} have as much together as a right angle.`,
        neither: `Angle ${a} and Angle ${b} are not opposite each other. Together they are neither a right angle nor a straight line: with ${sizeA}° and ${sizeB}°, for example, they make ${sizeA + sizeB}°.`,
      }[wanted],
      `So: ${kinds[wanted].charAt(0).toLowerCase()}${kinds[wanted].slice(1)}`,
    ],
  }
}

/** Every angle that is surely equal to one, or makes 180° with it. */
function allThatFit(random: Random): Item {
  const first = random.integer(30, 75)
  const second = random.integer(30, 75)
  const third = 180 - first - second
  if (third < 30 || new Set([first, second, third, 90]).size < 4) return allThatFit(random)
  const start = random.pick(turns)
  const labels = random.shuffle(['1', '2', '3', '4', '5', '6'])
  const chosen = random.integer(0, 5)
  const label = (place: number) => labels[(place + 12) % 6] ?? ''
  const isSum = random.chance(0.6)
  const name = label(chosen)
  const right = isSum
    ? [
        `Angles ${label(chosen + 1)} and ${label(chosen + 2)} together`,
        `Angles ${label(chosen - 1)} and ${label(chosen - 2)} together`,
        ...(random.chance(0.5) ? [`Angles ${label(chosen + 1)} and ${label(chosen - 1)} together`] : []),
      ]
    : [`Angle ${label(chosen + 3)}`]
  const wrong: WrongOption[] = isSum
    ? [
        {
          text: `Angles ${label(chosen + 1)} and ${label(chosen + 3)} together`,
          misconception: 'opposite-or-beside',
          feedback: `Angle ${label(chosen + 3)} lies opposite Angle ${name}, so it is equal to it. Do all three make a straight line?`,
        },
        {
          text: `Angle ${label(chosen + 1)} alone`,
          misconception: 'forgets-angle',
          feedback: `Angle ${label(chosen + 1)} lies beside Angle ${name}. But do the two reach a straight line?`,
        },
      ]
    : [1, 2, 4, 5].map((gap) => ({
        text: `Angle ${label(chosen + gap)}`,
        misconception: 'opposite-or-beside',
        feedback: `Angle ${label(chosen + gap)} does not lie opposite Angle ${name}. They could be of different size.`,
      }))
  const figure = angles(
    [0, first, first + second, 180, 180 + first, 180 + first + second].map((each) => start + each),
    labels.map((text, index) => ({ from: index, to: (index + 1) % 6, label: text })),
    `Three straight lines cross at one point and make six angles. Going around the point, they are named ${listed(labels)}.`,
  )
  const stem = 'Three straight lines cross at one point.'
  if (!isSum) {
    return {
      stem: `${stem} Which angle must be equal to Angle ${name}?`,
      figure,
      ...choice(random, { right: right[0] ?? '', wrong }),
      hints: [
        'Which two lines make this angle? Follow both of them through the point.',
        'On the other side of the point, the same two lines make another angle.',
      ],
      solution: [
        `Follow the two lines of Angle ${name} through the point. On the other side they make ${right[0] ?? ''}.`,
        'Vertical angles are equal, whatever the third line does.',
      ],
    }
  }
  return {
    stem: `${stem} What makes 180° together with Angle ${name}? Pick all that fit.`,
    figure,
    ...choices(random, {
      right,
      wrong,
      missed: {
        misconception: 'forgets-angle',
        feedback: `That fits, but there is more. Several straight lines have Angle ${name} on them, and opposite angles are equal.`,
      },
    }),
    hints: [
      `Three angles side by side make a straight line. Which groups of three have Angle ${name} in them?`,
      `Opposite angles are equal, so one may stand for the other.`,
    ],
    solution: [
      `Six angles go around the point, and any three side by side make a straight line, which measures 180°.`,
      `With Angle ${name} these fit: ${right.join('; ')}.`,
    ],
  }
}

/** The solver’s own way: sizes as they are drawn. */
function solveRelation({ stem, figure, interaction }: Shown) {
  if (figure?.kind !== 'angle') throw new TypeError('expects an angle')
  const sizeOf = (name: string): number => {
    const arc = figure.arcs.find(({ label }) => label === name)
    const turn = (figure.rays[arc?.to ?? 0]?.direction ?? 0) - (figure.rays[arc?.from ?? 0]?.direction ?? 0)
    return ((turn % 360) + 360) % 360
  }
  const named = (text: string) => text.match(/\b[1-6]\b/g) ?? []
  if (interaction.kind === 'choices') {
    const [own = ''] = /with Angle (\d)/.exec(stem)?.slice(1) ?? []
    return {
      kind: 'choices' as const,
      options: interaction.options
        .filter(({ text }) => named(text).reduce((sum, each) => sum + sizeOf(each), sizeOf(own)) === 180)
        .map(({ id }) => id),
    }
  }
  if (interaction.kind !== 'choice') throw new TypeError('expects a choice')
  const idOf = (fits: (text: string) => boolean) =>
    interaction.options.find(({ text }) => fits(text))?.id ?? ''
  if (/must be equal/.test(stem)) {
    const [own = ''] = named(stem)
    return {
      kind: 'choice' as const,
      option: idOf((text) => sizeOf(named(text)[0] ?? '') === sizeOf(own)),
    }
  }
  const [one = '', other = ''] = named(stem.replace('one of them', ''))
  const sum = sizeOf(one) + sizeOf(other)
  const word =
    sizeOf(one) === sizeOf(other) && isOpposite(figure, one, other)
      ? 'vertical'
      : sum === 180
        ? 'supplementary'
        : sum === 90
          ? 'complementary'
          : 'None'
  return { kind: 'choice' as const, option: idOf((text) => text.includes(word)) }
}

function isOpposite(figure: AngleFigure, one: string, other: string): boolean {
  const startOf = (name: string) =>
    figure.rays[figure.arcs.find(({ label }) => label === name)?.from ?? 0]?.direction ?? 0
  return Math.abs(startOf(one) - startOf(other)) === 180
}

/** Pairs of sizes (level 1), one size from a comparison (level 2), with a number more or less (level 3). */
const clues: ComputedModel = {
  id: 'clues',
  kind: 'computed',
  thinking: 'use in a story',
  seconds: 60,
  make(random, level) {
    if (level === 1) return sortPairs(random)
    return compared(random, level === 3)
  },
  solve({ stem, interaction }) {
    if (interaction.kind === 'sort') {
      const nameOf = (sum: number) =>
        sum === 90 ? 'Complementary' : sum === 180 ? 'Supplementary' : 'Neither'
      return {
        kind: 'sort',
        placed: Object.fromEntries(
          interaction.cards.map(({ id, text }) => {
            const sum = numbersIn(text).reduce((all, each) => all + each, 0)
            return [id, interaction.categories.find((each) => each.text === nameOf(sum))?.id ?? '']
          }),
        ),
      }
    }
    const sum = stem.includes('complementary') ? 90 : 180
    const times = stem.includes('twice') ? 2 : Number(/(\d) times/.exec(stem)?.[1] ?? 1)
    const more = Number(/(\d+)° more/.exec(stem)?.[1] ?? 0) - Number(/(\d+)° less/.exec(stem)?.[1] ?? 0)
    const smaller = (sum - more) / (times + 1)
    return { kind: 'number', text: String(/smaller/.test(stem) ? smaller : sum - smaller) }
  },
}

function sortPairs(random: Random): Item {
  const categories = ['Complementary', 'Supplementary', 'Neither'] as const
  const pair = (sum: number) => {
    const one = random.integer(10, sum - 10)
    return random.shuffle([one, sum - one])
  }
  const near = random.pick([100, 120, 160, 170, 190, 200, 270, 360])
  const made = [
    { sum: 90, category: 'Complementary' },
    { sum: 180, category: 'Supplementary' },
    random.chance(0.5) ? { sum: 90, category: 'Complementary' } : { sum: 180, category: 'Supplementary' },
    { sum: near, category: 'Neither' },
    { sum: random.pick([80, 100, 110, 150, 190, 200]), category: 'Neither' },
  ].map(({ sum, category }) => {
    const [one = 0, other = 0] = pair(sum)
    return { sum, category, text: `${one}° and ${other}°`, shown: `${one} + ${other} = ${sum}` }
  })
  if (new Set(made.map(({ text }) => text)).size < made.length) return sortPairs(random)
  return {
    stem: 'Two angles with these sizes: are they complementary, supplementary, or neither? Sort the cards.',
    ...sort(random, {
      categories: [...categories],
      cards: made.map(({ text, category, shown }) => ({
        text,
        category,
        slips: categories
          .filter((each) => each !== category)
          .map((each) => ({
            category: each,
            misconception:
              each === 'Neither' ? 'mixes-words' : category === 'Neither' ? 'wrong-sum' : 'mixes-words',
            feedback: `${shown}. ${each === 'Neither' ? 'Does one of the words fit this sum?' : meanings[each === 'Complementary' ? 'complementary' : 'supplementary']}`,
          })),
      })),
      slip: { misconception: 'mixes-words', feedback: 'Add the two angles of each card.' },
    }),
    hints: [
      'Add the two angles on each card.',
      'One of the words belongs to a right angle, the other one to a straight line. Which is which?',
    ],
    solution: [
      'Complementary angles add up to 90°, supplementary angles to 180°. Add the two angles on each card.',
      ...made.map(({ shown, category }) => `${shown}: ${category.toLowerCase()}.`),
    ],
  }
}

function compared(random: Random, hasMore: boolean): Item {
  const sum = random.pick([90, 180])
  const word = sum === 90 ? 'complementary' : 'supplementary'
  const times = random.integer(hasMore ? 1 : 2, 5)
  const more = hasMore ? random.integer(2, 40) * random.pick([1, -1]) : 0
  const smaller = (sum - more) / (times + 1)
  const larger = sum - smaller
  if (!Number.isInteger(smaller) || smaller < 8 || larger <= smaller + 2 || (times === 1 && more < 0))
    return compared(random, hasMore)
  const isSmaller = random.chance(0.5)
  const answer = isSmaller ? smaller : larger
  const often = times === 2 ? 'twice' : `${times} times`
  const relation =
    more === 0
      ? `One is ${often} as large as the other.`
      : times === 1
        ? `One is ${more}° more than the other.`
        : `One is ${Math.abs(more)}° ${more > 0 ? 'more' : 'less'} than ${often} the other.`
  const both = times + 1
  const name = person(random)
  const place = random.pick([
    `${name} draws two ${word} angles.`,
    `${name} measures two ${word} angles in a roof.`,
    `${name} folds a sheet of paper and gets two ${word} angles.`,
    `Two ${word} angles stand in a drawing by ${name}.`,
    `In a kite that ${name} builds, two angles are ${word}.`,
  ])
  const valueOf = (value: number) => String(Number(value.toFixed(6)))
  const other = sum === 90 ? 180 : 90
  const forSum = (its: number) => (isSmaller ? (its - more) / both : its - (its - more) / both)
  const joined = `x + ${times === 1 ? 'x' : `${times}x`}${plusTex(more)} = ${sum}`
  return {
    stem: `${place} ${relation} How large is the ${isSmaller ? 'smaller' : 'larger'} one?`,
    ...number(
      field,
      degrees(answer),
      [
        {
          value: valueOf(forSum(other)),
          misconception: 'wrong-sum',
          feedback: `You worked with ${other}°. How many degrees do ${word} angles make together?`,
        },
        {
          value: valueOf(isSmaller ? larger : smaller),
          misconception: 'stops-early',
          feedback: `That is the ${isSmaller ? 'larger' : 'smaller'} one of the two.`,
        },
        ...(times === 1
          ? []
          : [
              {
                value: valueOf(isSmaller ? sum / times : sum - sum / times),
                misconception: 'forgets-angle',
                feedback: `You divided by ${times}. One angle is ${times} parts, but the other one is a part, too. How many parts are there in all?`,
              },
            ]),
        ...(more === 0
          ? []
          : [
              {
                value: valueOf(isSmaller ? sum / both : sum - sum / both),
                misconception: 'forgets-more',
                feedback: `You shared ${sum} into ${both} equal parts. Where do the ${Math.abs(more)}° come in?`,
              },
              {
                value: valueOf(isSmaller ? (sum + more) / both : sum - (sum + more) / both),
                misconception: 'forgets-more',
                feedback: `Check: is your larger angle really ${Math.abs(more)}° ${more > 0 ? 'more' : 'less'} than ${times === 1 ? 'the other' : `${often} the other`}?`,
              },
            ]),
      ].filter(({ value }) => Number(value) > 0 && Number.isInteger(Number(value) * 2)),
    ),
    hints: [
      `${sentence(word)} angles: how many degrees do they make together?`,
      `Let ${math`x`} be the smaller angle. How do you write the larger one with ${math`x`}?`,
    ],
    solution: [
      `${sentence(word)} angles add up to ${sum}°. With ${math`x`} for the smaller one: ${tex(joined)}.`,
      more === 0
        ? `That is ${tex(`${both}x = ${sum}`)}, so ${tex(`x = ${smaller}`)}.`
        : `That is ${tex(`${both}x${plusTex(more)} = ${sum}`)}, so ${tex(`${both}x = ${sum - more}`)} and ${tex(`x = ${smaller}`)}.`,
      `The angles measure ${smaller}° and ${larger}°. The ${isSmaller ? 'smaller' : 'larger'} one measures ${answer}°.`,
    ],
  }
}

export const angleRelationships = defineSkill({
  id: 'angle-relationships',
  revision: 1,
  subject: 'math',
  gradeLevel: 7,
  strand: 'Geometry',
  name: 'Angle relationships',
  description: 'Use right angles, straight lines and crossing lines to find unknown angles.',
  icon: 'angle',
  standards: ['7.G.B.5'],
  prerequisites: ['one-step-equations', 'two-step-equations'],
  misconceptions: [
    {
      id: 'wrong-sum',
      name: 'uses the wrong sum',
      explanation:
        'A right angle measures 90°, a straight line 180°, and a whole turn 360°. Look which of them it is.',
    },
    {
      id: 'opposite-or-beside',
      name: 'mixes up angles opposite and beside each other',
      explanation:
        'Where two lines cross, opposite angles are equal. Angles side by side make a straight line.',
    },
    {
      id: 'forgets-angle',
      name: 'leaves an angle out',
      explanation: 'Count how many angles make the line or the turn, and use them all.',
    },
    {
      id: 'stops-early',
      name: 'answers a step too soon',
      explanation: 'Is the letter asked for, or the angle? Read the question again in the end.',
    },
    {
      id: 'adds-angles',
      name: 'adds angles that do not lie in the one asked for',
      explanation:
        'Trace the angle that is asked for with your finger. What lies inside it, and what does not?',
    },
    {
      id: 'mixes-words',
      name: 'mixes up the words',
      explanation:
        'Complementary angles make a corner, 90°. Supplementary angles make a straight line, 180°. Vertical angles lie opposite.',
    },
    {
      id: 'forgets-more',
      name: 'leaves out “more than” or “less than”',
      explanation: 'Take the additional degrees away first. What is left can be shared into equal parts.',
    },
  ],
  lesson: {
    idea: [
      'Complementary angles add up to 90°: side by side they make a right angle. Supplementary angles add up to 180°: side by side they make a straight line.',
      'Where two straight lines cross, there are four angles. Those that lie opposite each other are called vertical angles, and they are equal. Two that lie side by side are supplementary.',
      `When a letter stands in an angle, say first what the angles make together. That gives an equation, such as ${math`3x + 60 = 180`}.`,
    ],
    figure: angles(
      [10, 60, 190, 240],
      [
        { from: 0, to: 1, label: '50°' },
        { from: 1, to: 2, label: '130°' },
        { from: 2, to: 3, label: '50°' },
        { from: 3, to: 0, label: '130°' },
      ],
      'Two straight lines cross. Going around, the four angles are 50°, 130°, 50° and 130°.',
    ),
    workedExample: { model: 'solve-angle', level: 2 },
    words: [
      { word: 'complementary', meaning: 'With 90° together.' },
      { word: 'supplementary', meaning: 'With 180° together.' },
      {
        word: 'vertical angles',
        meaning: 'Angles opposite each other where two lines cross. They are equal.',
      },
      { word: 'adjacent angles', meaning: 'Angles side by side, with a common ray.' },
    ],
  },
  models: [findAngle, angleEquation, solveAngle, relations, clues],
})
