import type { Level } from '@skills-center/contract/ids'
import { plane } from '../../build-drawn.ts'
import { choice, coordinates, type Slip, type WrongOption } from '../../build-item.ts'
import { type Gap, inlineChoice } from '../../build-placed.ts'
import type { Figure, Item, Shown } from '../../item.ts'
import { plain, tex } from '../../markup.ts'
import type { Random } from '../../random.ts'
import { type ComputedModel, defineSkill } from '../../skill.ts'
import { count, listed, numeral } from '../../wording.ts'
import { numbersIn } from '../numbers-in-text.ts'

type Point = readonly [x: number, y: number]
type Move = (point: Point) => Point

const edge = 8
const grid = {
  x: { from: -edge, to: edge, step: 1, label: 'x' },
  y: { from: -edge, to: edge, step: 1, label: 'y' },
}
const fits = (points: readonly Point[]): boolean =>
  points.every((point) => point.every((each) => Number.isInteger(each) && Math.abs(each) <= edge))
const pointText = ([x, y]: Point): string => `(${numeral(x)}, ${numeral(y)})`
const pointTex = (name: string, at: Point): string => tex(`${name}${pointText(at)}`)
const key = ([x, y]: Point): string => `(${x},${y})`
const place = ([x, y]: Point): [number, number] => [x, y]
const names = ['A', 'B', 'C'] as const

/** A transformation as a student reads it, what it does, and what others take it for. */
interface Transformation {
  type: 'translation' | 'reflection' | 'rotation' | 'dilation'
  /** After “a”: “reflection across the x-axis”. */
  words: string
  move: Move
  /** What happens with the coordinates of any point. */
  rule: string
  /** How to do it with one point. */
  hint: (name: string) => string
  wrong: (Slip & { move: Move })[]
}

const shift =
  (dx: number, dy: number): Move =>
  ([x, y]) => [x + dx, y + dy]
/** −0 is 0 for a reader. */
const clean = (value: number): number => (value === 0 ? 0 : value)
const linear =
  (a: number, b: number, c: number, d: number): Move =>
  ([x, y]) => [clean(a * x + b * y), clean(c * x + d * y)]
const acrossX = linear(1, 0, 0, -1)
const acrossY = linear(-1, 0, 0, 1)
const acrossDiagonal = linear(0, 1, 1, 0)
const halfTurn = linear(-1, 0, 0, -1)
const quarterTurn = linear(0, -1, 1, 0)
const quarterBack = linear(0, 1, -1, 0)

function translation(random: Random): Transformation {
  const dx = random.pick([-7, -6, -5, -4, -3, -2, -1, 1, 2, 3, 4, 5, 6, 7])
  const dy = random.pick([-7, -6, -5, -4, -3, -2, -1, 1, 2, 3, 4, 5, 6, 7])
  const [across, along] = [
    `${count(Math.abs(dx), 'unit')} to the ${dx < 0 ? 'left' : 'right'}`,
    `${count(Math.abs(dy), 'unit')} ${dy < 0 ? 'down' : 'up'}`,
  ]
  return {
    type: 'translation',
    words: `translation ${across} and ${along}`,
    move: shift(dx, dy),
    rule: `x changes by ${numeral(dx)} and y changes by ${numeral(dy)}`,
    hint: (name) =>
      `Start at ${name}. Which coordinate changes when you go ${across}, and does it get larger or smaller?`,
    wrong: [
      {
        move: shift(-dx, -dy),
        misconception: 'wrong-direction',
        feedback: `You moved in the opposite direction. Go ${across} and ${along}.`,
      },
      {
        move: shift(-dx, dy),
        misconception: 'wrong-direction',
        feedback: `Up and down is right. Now check: ${across} makes x ${dx < 0 ? 'smaller' : 'larger'}.`,
      },
      {
        move: shift(dx, -dy),
        misconception: 'wrong-direction',
        feedback: `Left and right is right. Now check: ${along} makes y ${dy < 0 ? 'smaller' : 'larger'}.`,
      },
      {
        move: shift(dy, dx),
        misconception: 'swaps-coordinates',
        feedback: `You mixed up the two directions. Left and right changes x, and up and down changes y.`,
      },
    ],
  }
}

const mirrors = {
  x: {
    words: 'reflection across the x-axis',
    move: acrossX,
    rule: 'x stays, and y changes its sign',
    line: 'x-axis',
    other: acrossY,
    otherLine: 'y-axis',
  },
  y: {
    words: 'reflection across the y-axis',
    move: acrossY,
    rule: 'x changes its sign, and y stays',
    line: 'y-axis',
    other: acrossX,
    otherLine: 'x-axis',
  },
} as const

function reflection(random: Random): Transformation {
  const { words, move, rule, line, other, otherLine } = mirrors[random.pick(['x', 'y'] as const)]
  return {
    type: 'reflection',
    words,
    move,
    rule,
    hint: (name) =>
      `The ${line} is the mirror. How far is ${name} from it? Its image is just as far away, on the other side.`,
    wrong: [
      {
        move: other,
        misconception: 'wrong-mirror',
        feedback: `You reflected across the ${otherLine}. Put the mirror on the ${line}: which coordinate stays the same then?`,
      },
      {
        move: halfTurn,
        misconception: 'wrong-mirror',
        feedback: `Both coordinates changed their sign. A reflection across the ${line} changes only one of them.`,
      },
      {
        move: acrossDiagonal,
        misconception: 'swaps-coordinates',
        feedback: `You swapped x and y. A reflection across the ${line} keeps one coordinate and changes the sign of the other.`,
      },
    ],
  }
}

function rotation(random: Random): Transformation {
  const turn = random.pick([90, 180, 270, -90] as const)
  const isCounter = turn === 90
  const move = turn === 180 ? halfTurn : isCounter ? quarterTurn : turn === 270 ? quarterBack : quarterBack
  const words =
    turn === 180
      ? 'rotation of 180° around the origin'
      : turn === -90
        ? 'rotation of 90° clockwise around the origin'
        : `rotation of ${turn}° counterclockwise around the origin`
  const opposite = isCounter ? quarterBack : quarterTurn
  return {
    type: 'rotation',
    words,
    move,
    rule:
      turn === 180
        ? 'both coordinates change their sign'
        : isCounter
          ? 'the point (x, y) goes to (−y, x)'
          : 'the point (x, y) goes to (y, −x)',
    hint: (name) =>
      `Think of an arm from the origin to ${name}, and turn it. How far across and how far up does the arm reach before and after?`,
    wrong:
      turn === 180
        ? [
            {
              move: acrossX,
              misconception: 'reflects-for-turn',
              feedback:
                'Only y changed its sign. That is a reflection. A half turn moves a point to the other side of the origin.',
            },
            {
              move: acrossY,
              misconception: 'reflects-for-turn',
              feedback:
                'Only x changed its sign. That is a reflection. A half turn moves a point to the other side of the origin.',
            },
            {
              move: quarterTurn,
              misconception: 'wrong-direction',
              feedback: 'That is a turn of 90°. For 180°, turn as far again.',
            },
            {
              move: quarterBack,
              misconception: 'wrong-direction',
              feedback: 'That is a turn of 90°. For 180°, turn as far again.',
            },
          ]
        : [
            {
              move: opposite,
              misconception: 'wrong-direction',
              feedback: `You turned the other way around. Clockwise is the way in which the hands of a clock move.`,
            },
            {
              move: acrossDiagonal,
              misconception: 'reflects-for-turn',
              feedback:
                'You swapped x and y and left the signs. That is a reflection. In a quarter turn one sign changes as well.',
            },
            {
              move: halfTurn,
              misconception: 'wrong-direction',
              feedback: `You turned by 180°. Check how far this rotation goes.`,
            },
          ],
  }
}

function dilation(random: Random, factors: readonly number[] = [2, 3, 0.5]): Transformation {
  const by = random.pick(factors)
  const shown = by === 0.5 ? '1/2' : String(by)
  return {
    type: 'dilation',
    words: `dilation with the scale factor ${shown} and its center at the origin`,
    move: linear(by, 0, 0, by),
    rule: `both coordinates are multiplied by ${shown}`,
    hint: (name) =>
      `${name} moves on the line through the origin. With the factor ${shown}, how far from the origin is it afterward?`,
    wrong: [
      {
        move: by < 1 ? linear(2, 0, 0, 2) : linear(1 / by, 0, 0, 1 / by),
        misconception: 'wrong-scale',
        feedback: `You made it ${by < 1 ? 'larger' : 'smaller'}. With a factor ${by < 1 ? 'less' : 'greater'} than 1, a figure gets ${by < 1 ? 'smaller' : 'larger'}.`,
      },
      {
        move: shift(by, by),
        misconception: 'adds-factor',
        feedback: `You added ${shown} to each coordinate. A dilation multiplies them.`,
      },
      {
        move: linear(by, 0, 0, 1),
        misconception: 'wrong-scale',
        feedback: 'You changed only x. A dilation changes both coordinates by the same factor.',
      },
      {
        move: linear(1, 0, 0, by),
        misconception: 'wrong-scale',
        feedback: 'You changed only y. A dilation changes both coordinates by the same factor.',
      },
    ],
  }
}

const inTurn =
  (first: Transformation, second: Transformation): Move =>
  (point) =>
    second.move(first.move(point))

/** What the words of a transformation do, as a solver reads them: a matrix and a shift. */
function moveTold(words: string): Move {
  const [, across, side, along, way] =
    /translation (\d+) units? to the (left|right) and (\d+) units? (down|up)/.exec(words) ?? []
  if (across !== undefined)
    return ([x, y]) => [
      x + Number(across) * (side === 'left' ? -1 : 1),
      y + Number(along) * (way === 'down' ? -1 : 1),
    ]
  if (words.includes('x-axis')) return ([x, y]) => [x, -y]
  if (words.includes('y-axis')) return ([x, y]) => [-x, y]
  const [, degrees = '0'] = /(\d+)°/.exec(words) ?? []
  if (degrees !== '0') {
    const angle = (Number(degrees) * Math.PI * (/ clockwise/.test(words) ? -1 : 1)) / 180
    const [cos, sin] = [Math.round(Math.cos(angle)), Math.round(Math.sin(angle))]
    return ([x, y]) => [x * cos - y * sin, x * sin + y * cos]
  }
  const factor = words.includes('1/2') ? 0.5 : (numbersIn(words)[0] ?? 1)
  return ([x, y]) => [x * factor, y * factor]
}

/** The transformations that a text names, in order. */
const movesTold = (text: string): Move[] =>
  (
    plain(text).match(
      /(?:translation|reflection|rotation|dilation) [^.]*?(?=, followed by|, then |\. |\.$|$)/g,
    ) ?? []
  ).map(moveTold)

const pointsTold = (text: string): Point[] =>
  [...plain(text).matchAll(/\((−?\d+), (−?\d+)\)/g)].map(([, x = '', y = '']): Point => [
    Number(x.replace('−', '-')),
    Number(y.replace('−', '-')),
  ])

/** A triangle that is not too thin and has no sides of equal length, so that each image shows what was done. */
function someTriangle(random: Random, low: number, high: number): Point[] {
  const corner = (): Point => [random.integer(low, high), random.integer(low, high)]
  const [a, b, c] = [corner(), corner(), corner()]
  const area = Math.abs((b[0] - a[0]) * (c[1] - a[1]) - (c[0] - a[0]) * (b[1] - a[1])) / 2
  const size = (one: Point, other: Point) => (one[0] - other[0]) ** 2 + (one[1] - other[1]) ** 2
  const lengths = [size(a, b), size(b, c), size(c, a)]
  const isFine = area >= 2 && area <= 14 && new Set(lengths).size === 3 && Math.max(...lengths) <= 41
  const isOffDiagonal = [a, b, c].every(([x, y]) => Math.abs(x) !== Math.abs(y) && x !== 0 && y !== 0)
  return isFine && isOffDiagonal ? [a, b, c] : someTriangle(random, low, high)
}

/** A triangle whose image stays on the grid in most cases. */
function shapeFor(random: Random, { type, move }: Transformation): Point[] {
  if (type !== 'dilation') return someTriangle(random, -7, 7)
  const [factor] = move([1, 0])
  if (factor < 1) return someTriangle(random, -4, 4).map(([x, y]): Point => [x / factor, y / factor])
  const most = Math.floor(edge / factor)
  return someTriangle(random, -most, most)
}

const told = (points: readonly Point[], mark = ''): string =>
  listed(points.map((at, index) => pointTex(`${names[index] ?? ''}${mark}`, at)))

// --- Draw the image ---

/** Translations and reflections (level 1), rotations and dilations (level 2), two in turn (level 3). */
const drawImage: ComputedModel = {
  id: 'draw-image',
  kind: 'computed',
  thinking: 'compute',
  seconds: 75,
  make(random, level): Item {
    const make = level === 1 ? [translation, reflection] : [rotation, dilation]
    const first = level === 3 ? random.pick([reflection, rotation])(random) : random.pick(make)(random)
    const second = level === 3 ? translation(random) : null
    const shape = shapeFor(random, first)
    const move = second === null ? first.move : inTurn(first, second)
    const image = shape.map(move)
    const middle = shape.map(first.move)
    if (!fits(image) || !fits(middle)) return drawImage.make(random, level)
    const slips =
      second === null
        ? first.wrong.map(({ move: other, ...slip }) => ({ ...slip, points: shape.map(other) }))
        : [
            {
              points: middle,
              misconception: 'one-step-only',
              feedback: `That is the image after the ${first.type}. Now do the ${second.type} with it.`,
            },
            {
              points: shape.map(inTurn(second, first)),
              misconception: 'order-of-steps',
              feedback: `You did the ${second.type} first. Begin with the ${first.type}: the order makes a difference.`,
            },
            ...first.wrong.map(({ move: other, ...slip }) => ({
              ...slip,
              points: shape.map((point) => second.move(other(point))),
            })),
          ]
    const isClear = slips.filter(({ points }) => fits(points))
    const [a = [0, 0]] = shape
    const done = second === null ? first.words : `${first.words}, followed by a ${second.words}`
    return {
      stem: `Triangle ABC has the corners ${told(shape)}. Draw its image after a ${done}.`,
      ...plane(
        {
          ...grid,
          snap: { x: 1, y: 1 },
          given: {
            points: shape.map((at, index) => ({ at: place(at), label: names[index] ?? '' })),
            lines: [],
          },
        },
        { draws: 'polygon', points: image },
        isClear,
      ),
      hints: [
        first.hint('A'),
        second === null
          ? `Do one corner after another. For this ${first.type}: ${first.rule}. Where does ${pointTex('A', a)} go?`
          : `First do the ${first.type}: ${first.rule}. Write down the three new corners before you go on.`,
      ],
      solution: [
        `For the ${first.type}: ${first.rule}. The corners go to ${listed(middle.map(pointText))}.`,
        ...(second === null
          ? []
          : [
              `For the ${second.type}: ${second.rule}. The corners go on to ${listed(image.map(pointText))}.`,
            ]),
        `Join the new corners. ${first.type === 'dilation' ? 'The image has the same shape and angles, and another size.' : 'The image has the same size and shape as triangle ABC.'}`,
      ],
    }
  },
  solve(shown) {
    const points = pointsTold(shown.stem).map((point) =>
      movesTold(shown.stem.replace(/^.*image after/s, '')).reduce((at, move) => move(at), point),
    )
    return { kind: 'coordinate-plane', points: points.map(place) }
  },
}

// --- The image of a point ---

const makers = [translation, reflection, rotation, (random: Random) => dilation(random)] as const

/** One step (level 1 without turns and sizes, level 2 with them), back to the start (level 3). */
const imagePoint: ComputedModel = {
  id: 'image-point',
  kind: 'computed',
  thinking: 'work backwards',
  seconds: 50,
  make(random, level): Item {
    const its = random.pick(level === 1 ? makers.slice(0, 2) : level === 2 ? makers.slice(2) : makers)(random)
    const start: Point = [random.integer(-9, 9), random.integer(-9, 9)]
    const image = its.move(start)
    const isFlat = Math.abs(start[0]) === Math.abs(start[1]) || start[0] === 0 || start[1] === 0
    const isWhole = [...image].every((each) => Number.isInteger(each))
    if (isFlat || !isWhole) return imagePoint.make(random, level)
    const isBack = level === 3
    const [from, to] = isBack ? [image, start] : [start, image]
    const wrong = isBack
      ? [
          {
            value: key(its.move(image)),
            misconception: 'wrong-direction',
            feedback: `You did the ${its.type} once more. The given point is the image. Where was it before?`,
          },
          {
            value: key([image[1], image[0]]),
            misconception: 'swaps-coordinates',
            feedback: `You swapped the coordinates. Undo the ${its.type} instead: ${its.rule}.`,
          },
          {
            value: key(halfTurn(start)),
            misconception: 'wrong-mirror',
            feedback: `Check the signs: do the ${its.type} with your point. Does it lead to ${pointText(image)}?`,
          },
        ]
      : its.wrong.map(({ move, ...slip }) => ({ ...slip, value: keyOfExact(move(start)) }))
    const label = isBack ? 'Point P' : 'Image of P'
    return {
      stem: isBack
        ? `A ${its.words} takes a point P to ${pointTex('P′', image)}. What are the coordinates of P?`
        : `What is the image of the point ${pointTex('P', start)} after a ${its.words}?`,
      ...coordinates({ label: `${label}, as (x, y)` }, { value: key(to) }, wrong),
      hints: isBack
        ? [
            `Here the image is known, and the start is asked. Which transformation takes the image back?`,
            `In the ${its.type}, ${its.rule}. Undo that with ${pointText(from)}.`,
          ]
        : [its.hint('P'), `In this ${its.type}, ${its.rule}. Do that with ${pointText(start)}.`],
      solution: isBack
        ? [
            `In the ${its.type}, ${its.rule}. To find P, undo that.`,
            `From ${pointText(image)} that leads back to ${pointText(start)}.`,
            `Check: the ${its.type} takes ${pointText(start)} to ${pointText(image)}.`,
          ]
        : [`In this ${its.type}, ${its.rule}.`, `So ${pointText(start)} goes to ${pointText(image)}.`],
    }
  },
  solve(shown) {
    const [point = [0, 0]] = pointsTold(shown.stem)
    const [move] = movesTold(shown.stem.replace(/ takes a point.*$/s, ''))
    if (move === undefined) throw new TypeError('expects a transformation')
    if (!shown.stem.includes('takes a point')) return { kind: 'coordinates', text: key(move(point)) }
    const span = Array.from({ length: 41 }, (_, index) => index - 20)
    for (const x of span)
      for (const y of span) {
        const at = move([x, y])
        if (Math.abs(at[0] - point[0]) < 1e-9 && Math.abs(at[1] - point[1]) < 1e-9)
          return { kind: 'coordinates', text: key([x, y]) }
      }
    throw new TypeError('found no point')
  },
}

/** Thirds are written as fractions in a key. */
const keyOfExact = (point: Point): string =>
  `(${point.map((each) => (Number.isInteger(each * 2) ? String(each) : `${Math.round(each * 3)}/3`)).join(',')})`

// --- Which transformation? ---

function shapes(shape: readonly Point[], image: readonly Point[]): Figure {
  const vertices = (points: readonly Point[], mark: string) =>
    points.map((at, index) => ({ at: place(at), name: `${names[index] ?? ''}${mark}` }))
  const said = (points: readonly Point[], mark: string) =>
    listed(points.map((at, index) => `${names[index] ?? ''}${mark} at ${pointText(at)}`))
  return {
    kind: 'coordinate-plane',
    ...grid,
    points: [],
    lines: [],
    polygons: [{ vertices: vertices(shape, '') }, { vertices: vertices(image, '′'), isImage: true }],
    description: `A coordinate plane with two triangles. The first triangle has the corners ${said(shape, '')}. Its image has the corners ${said(image, '′')}.`,
  }
}

const typeNames = {
  translation: 'A translation',
  reflection: 'A reflection',
  rotation: 'A rotation',
  dilation: 'A dilation',
} as const
const types = ['translation', 'reflection', 'rotation', 'dilation'] as const

/** The type (level 1), just which one (level 2), two in turn (level 3). */
const whichOne: ComputedModel = {
  id: 'which-one',
  kind: 'computed',
  thinking: 'read a figure',
  seconds: 60,
  make(random, level): Item {
    return whichItem(random, level, random.pick(level === 3 ? [reflection, rotation] : makers))
  },
  solve(shown) {
    return { kind: 'choice', option: chosen(shown) }
  },
}

function whichItem(random: Random, level: Level, maker: (random: Random) => Transformation): Item {
  const its = maker(random)
  const second = level === 3 ? translation(random) : null
  const shape = shapeFor(random, its)
  const image = shape.map(second === null ? its.move : inTurn(its, second))
  if (!fits(image)) return whichItem(random, level, maker)
  const say = (first: Transformation) =>
    `A ${first.words}${second === null ? '' : `, then a ${second.words}`}`
  const right = level === 1 ? typeNames[its.type] : say(its)
  const others: Transformation[] =
    level === 1
      ? []
      : [1, 2, 3, 4, 5, 6, 7, 8].map(() => random.pick(level === 2 ? makers : [reflection, rotation])(random))
  const leadsThere = (other: Transformation) =>
    shape.every((point, index) => {
      const at = (second === null ? other.move : inTurn(other, second))(point)
      return at[0] === image[index]?.[0] && at[1] === image[index]?.[1]
    })
  const isAlike = (one: Transformation, other: Transformation) =>
    one.type === other.type && key(one.move([1, 2])) === key(other.move([1, 2]))
  const clue: Record<Transformation['type'], string> = {
    translation: 'The image is only moved: every corner goes the same way.',
    reflection: 'The image is flipped: going from A to B to C turns the other way around.',
    rotation: 'The image is turned, but not flipped, and it has the same size.',
    dilation: 'The image has another size.',
  }
  const slipOf = (type: Transformation['type']): Slip => ({
    misconception:
      type === its.type
        ? 'wrong-direction'
        : type === 'dilation' || its.type === 'dilation'
          ? 'wrong-scale'
          : 'reflects-for-turn',
    feedback:
      type === its.type
        ? `The kind fits, but try it with one corner: does ${pointTex('A', shape[0] ?? [0, 0])} really go to ${pointText(image[0] ?? [0, 0])}?`
        : {
            translation:
              'A translation moves every corner the same way. Go from A to A′, and then from B to B′: are the two ways the same?',
            reflection:
              'A reflection flips a figure. Go from A to B to C in both triangles: is the direction turned around?',
            rotation:
              'A rotation turns a figure without flipping it or changing its size. Go from A to B to C in both triangles: is the direction the same?',
            dilation:
              'A dilation changes the size. Compare a side of the triangle with the same side of the image.',
          }[type],
  })
  const offered = others.filter(
    (other, index) => !leadsThere(other) && others.findIndex((each) => isAlike(each, other)) === index,
  )
  const wrong: WrongOption[] =
    level === 1
      ? types.filter((type) => type !== its.type).map((type) => ({ text: typeNames[type], ...slipOf(type) }))
      : offered.map((other) => ({ text: say(other), ...slipOf(other.type) }))
  if (new Set(wrong.map(({ text }) => text)).size < 3) return whichItem(random, level, maker)
  // Three options of one kind would make the fourth one stand out.
  const wrongTypes = new Set(offered.slice(0, 3).map(({ type }) => type))
  if (level === 2 && wrongTypes.size === 1 && !wrongTypes.has(its.type))
    return whichItem(random, level, maker)
  const [a = [0, 0], b = [0, 0]] = image
  const [oldA = [0, 0], oldB = [0, 0]] = shape
  return {
    stem: {
      1: 'Which kind of transformation takes triangle ABC to triangle A′B′C′?',
      2: 'Which transformation takes triangle ABC to triangle A′B′C′?',
      3: 'Which two transformations, one after the other, take triangle ABC to triangle A′B′C′?',
    }[level],
    figure: shapes(shape, image),
    ...choice(random, {
      right,
      wrong,
      ...(level === 1 && { keepOrder: types.map((type) => typeNames[type]) }),
    }),
    hints: [
      'Compare the two triangles. Is the size the same? Is the image flipped, turned, or only moved?',
      `Follow single corners: A goes from ${pointText(oldA)} to ${pointText(a)}, and B from ${pointText(oldB)} to ${pointText(b)}. Which answer does that with both?`,
    ],
    solution: [
      second === null ? clue[its.type] : `${clue[its.type]} After that it is moved.`,
      `In a ${its.words}, ${its.rule}. So A goes from ${pointText(oldA)} to ${pointText(its.move(oldA))}.`,
      second === null
        ? `B goes from ${pointText(oldB)} to ${pointText(b)} in the same way.`
        : `The translation takes that on to ${pointText(a)}, the place of A′.`,
    ],
  }
}

function chosen({ figure, interaction }: Shown): string {
  if (figure?.kind !== 'coordinate-plane' || interaction.kind !== 'choice')
    throw new TypeError('expects triangles')
  const [shape = [], image = []] = (figure.polygons ?? []).map(({ vertices }) => vertices.map(({ at }) => at))
  const isThere = (moves: Move[]) =>
    moves.length > 0 &&
    shape.every((point, index) => {
      const at = moves.reduce<Point>((where, move) => move(where), point)
      return Math.abs(at[0] - (image[index]?.[0] ?? 0)) + Math.abs(at[1] - (image[index]?.[1] ?? 0)) < 1e-6
    })
  const turn = (points: readonly Point[]): number => {
    const [a = [0, 0], b = [0, 0], c = [0, 0]] = points
    return (b[0] - a[0]) * (c[1] - a[1]) - (c[0] - a[0]) * (b[1] - a[1])
  }
  const sideX = (points: readonly Point[]) => (points[1]?.[0] ?? 0) - (points[0]?.[0] ?? 0)
  const sideY = (points: readonly Point[]) => (points[1]?.[1] ?? 0) - (points[0]?.[1] ?? 0)
  const kind =
    Math.abs(turn(image)) !== Math.abs(turn(shape))
      ? 'A dilation'
      : turn(image) !== turn(shape)
        ? 'A reflection'
        : sideX(image) === sideX(shape) && sideY(image) === sideY(shape)
          ? 'A translation'
          : 'A rotation'
  return interaction.options.find(({ text }) => text === kind || isThere(movesTold(text)))?.id ?? ''
}

// --- What stays, what changes ---

/** Moves that keep size (level 1), a dilation (level 2), several steps with a dilation (level 3). */
const whatStays: ComputedModel = {
  id: 'what-stays',
  kind: 'computed',
  thinking: 'explain',
  seconds: 60,
  make(random, level): Item {
    const side = random.integer(2, 15) * 2
    const angle = random.pick([
      24, 30, 36, 40, 42, 48, 50, 54, 56, 60, 64, 66, 68, 72, 76, 80, 84, 96, 100, 104, 108, 112, 120, 124,
      130,
    ])
    const rigid = () => random.pick([translation, reflection, rotation])(random)
    const scaled = dilation(random, level === 1 ? [2, 3, 4] : [0.5, 2, 3, 4])
    const hasScale = random.chance(0.5)
    const changing = hasScale ? scaled : rigid()
    const steps = level === 1 ? [changing] : random.shuffle([changing, rigid()])
    const factor = hasScale ? changing.move([1, 0])[0] : 1
    // At level 3 the image is known, and the triangle that it comes from is asked.
    const isBack = level === 3
    const done = steps.map(({ words }) => words)
    const [known, asked] = isBack ? [side * factor, side] : [side, side * factor]
    const [from, to] = isBack ? ['′', ''] : ['', '′']
    const length = (size: number) => `${numeral(size)} cm`
    const degrees = (size: number) => `${numeral(size)}°`
    const wrongSide = [
      ...new Set(
        factor === 1
          ? [known * 2, known / 2]
          : [known, known + (isBack ? -factor : factor) * 2, isBack ? known * factor : known / factor],
      ),
    ].filter((size) => size !== asked && size > 0 && Number.isInteger(size * 2))
    const lengthGap: Gap = {
      label: 'length of the side',
      right: length(asked),
      wrong: wrongSide.map((size): WrongOption => ({
        text: length(size),
        misconception:
          factor === 1
            ? 'changes-size'
            : size === known
              ? 'keeps-size'
              : Math.abs(size - known) === factor * 2
                ? 'adds-factor'
                : 'wrong-scale',
        feedback:
          factor === 1
            ? `Nothing here makes the triangle larger or smaller. What happens with lengths when a figure is only moved, flipped or turned?`
            : size === known
              ? `There is a dilation among the steps. What does its scale factor do with each length?`
              : isBack
                ? `A dilation multiplies each length by its scale factor. The ${known} is the result of that. What was multiplied?`
                : `A dilation multiplies each length by its scale factor. Multiply ${known} by it.`,
      })),
    }
    const angleGap: Gap = {
      label: 'size of the angle',
      right: degrees(angle),
      wrong: [...new Set([180 - angle, angle * (hasScale ? factor : 2), angle / (hasScale ? factor : 2)])]
        .filter((size) => size !== angle && Number.isInteger(size) && size > 4 && size < 176)
        .map((size): WrongOption => ({
          text: degrees(size),
          misconception: 'changes-angles',
          feedback: `Angles tell the shape. None of these transformations changes the shape, so what happens with the angle?`,
        })),
    }
    const [congruent, similar] = ['congruent', 'similar, but not congruent']
    const kindGap: Gap = {
      label: 'how the triangles compare',
      right: factor === 1 ? (congruent ?? '') : (similar ?? ''),
      wrong: [
        {
          text: factor === 1 ? (similar ?? '') : (congruent ?? ''),
          misconception: factor === 1 ? 'changes-size' : 'keeps-size',
          feedback: `Congruent figures have the same size and shape. Similar figures have the same shape. Is the size the same here?`,
        },
      ],
      keepOrder: [congruent ?? '', similar ?? ''],
    }
    return {
      stem: `Triangle A′B′C′ is the image of triangle ABC after a ${done.join(', followed by a ')}. Side A${from}B${from} is ${length(known)} long, and the angle at B${from} is ${degrees(angle)}. Complete the sentences.`,
      ...inlineChoice(random, [
        `Side A${to}B${to} is `,
        lengthGap,
        ` long. The angle at B${to} is `,
        angleGap,
        '. The two triangles are ',
        kindGap,
        '.',
      ]),
      hints: [
        'Which of the four kinds of transformation can change a length? Which can change an angle?',
        `Look for a dilation among the steps. If there is one, what does it do with each length of triangle ABC? And what does it do with an angle?`,
      ],
      solution: [
        factor === 1
          ? `Translations, reflections and rotations keep all lengths and angles. So A${to}B${to} is ${length(asked)} long, and the angle is ${degrees(angle)}.`
          : `A dilation multiplies each length by its factor: ${side} × ${factor === 0.5 ? '1/2' : factor} = ${numeral(side * factor)}. ${isBack ? `So AB is ${length(side)} long. ` : ''}It keeps all angles, so the angle is ${degrees(angle)}.`,
        factor === 1
          ? 'Same size and same shape: the triangles are congruent.'
          : 'Same shape but another size: the triangles are similar and not congruent.',
      ],
    }
  },
  solve(shown) {
    const stem = plain(shown.stem)
    if (shown.interaction.kind !== 'inline-choice') throw new TypeError('expects gaps')
    const [, shownFactor = '1'] = /scale factor (1\/2|\d+)/.exec(stem) ?? []
    const factor = shownFactor === '1/2' ? 0.5 : Number(shownFactor)
    const [, mark = '', size = '', degrees = ''] =
      /Side A(′?)B′? is ([\d.]+) cm long, and the angle at B′? is (\d+)°/.exec(stem) ?? []
    const asked = mark === '' ? Number(size) * factor : Number(size) / factor
    const wanted = [`${asked} cm`, `${degrees}°`, factor === 1 ? 'congruent' : 'similar, but not congruent']
    const placed = shown.interaction.gaps.map(({ id, options }, index) => [
      id,
      options.find(({ text }) => text === wanted[index])?.id ?? '',
    ])
    return { kind: 'inline-choice', placed: Object.fromEntries(placed) }
  },
}

export const transformations = defineSkill({
  id: 'transformations',
  revision: 1,
  subject: 'math',
  gradeLevel: 8,
  strand: 'Geometry',
  name: 'Transformations',
  description: 'Move, flip, turn and resize figures, and tell what stays the same.',
  icon: 'mirror',
  standards: ['8.G.A.1', '8.G.A.2', '8.G.A.3', '8.G.A.4'],
  prerequisites: ['plot-points', 'signed-numbers'],
  misconceptions: [
    {
      id: 'wrong-direction',
      name: 'moves or turns in the wrong direction',
      explanation:
        'Right and up make coordinates larger. Clockwise is the way in which the hands of a clock move.',
    },
    {
      id: 'swaps-coordinates',
      name: 'mixes up x and y',
      explanation: 'Left and right changes x, and up and down changes y.',
    },
    {
      id: 'wrong-mirror',
      name: 'reflects across the wrong line',
      explanation:
        'In a reflection across the x-axis, the x-axis is the mirror: x stays, and y changes its sign.',
    },
    {
      id: 'reflects-for-turn',
      name: 'mixes up reflections and rotations',
      explanation:
        'A reflection flips a figure, and a rotation does not. Go around the corners in order to see it.',
    },
    {
      id: 'wrong-scale',
      name: 'uses the scale factor wrongly',
      explanation:
        'A factor greater than 1 makes a figure larger, and a factor less than 1 makes it smaller. Both coordinates change.',
    },
    {
      id: 'adds-factor',
      name: 'adds the scale factor',
      explanation: 'A dilation multiplies each length by the scale factor.',
    },
    {
      id: 'one-step-only',
      name: 'stops after the first transformation',
      explanation: 'In a sequence, the second transformation starts from the image of the first.',
    },
    {
      id: 'order-of-steps',
      name: 'does the steps in the wrong order',
      explanation: 'The order matters: a figure that is moved first may be flipped to another place.',
    },
    {
      id: 'changes-size',
      name: 'thinks that moving changes lengths',
      explanation: 'Translations, reflections and rotations keep all lengths and angles.',
    },
    {
      id: 'keeps-size',
      name: 'overlooks that a dilation changes lengths',
      explanation: 'A dilation multiplies all lengths by its scale factor, so the image is not congruent.',
    },
    {
      id: 'changes-angles',
      name: 'thinks that angles change',
      explanation: 'All four kinds of transformation keep angles, since they keep the shape.',
    },
  ],
  lesson: {
    idea: [
      'A transformation takes each point of a figure to a new place. The new figure is called the image, and its corners get a mark: A goes to A′.',
      'A translation moves a figure, a reflection flips it across a line, and a rotation turns it around a point. These three keep all lengths and angles, so figure and image are congruent.',
      'A dilation makes a figure larger or smaller by a scale factor. It keeps the angles and multiplies the lengths, so figure and image are similar.',
    ],
    figure: shapes(
      [
        [1, 2],
        [5, 3],
        [2, 6],
      ],
      [
        [-1, 2],
        [-5, 3],
        [-2, 6],
      ],
    ),
    workedExample: { model: 'draw-image', level: 2 },
    words: [
      { word: 'image', meaning: 'The figure that a transformation leads to.' },
      { word: 'translation', meaning: 'Moving each point by the same distance in the same direction.' },
      { word: 'reflection', meaning: 'Flipping across a line, as in a mirror.' },
      { word: 'rotation', meaning: 'Turning around a point by an angle.' },
      { word: 'dilation', meaning: 'Making larger or smaller from a center by a scale factor.' },
    ],
  },
  models: [drawImage, imagePoint, whichOne, whatStays],
})
