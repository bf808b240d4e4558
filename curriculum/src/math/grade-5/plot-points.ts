import type { PlanePoint } from '@skills-center/answers/judge-plane'
import { plane } from '../../build-drawn.ts'
import { choice, coordinates, number, type WrongOption } from '../../build-item.ts'
import type { Figure, Item, Shown } from '../../item.ts'
import { plain, tex } from '../../markup.ts'
import { person } from '../../people.ts'
import type { Random } from '../../random.ts'
import { type ComputedModel, defineSkill } from '../../skill.ts'
import { count, listed, numeral, sentence } from '../../wording.ts'
import { numbersIn } from '../numbers-in-text.ts'
import { type Course, courses, readings } from './plot-points-stories.ts'

type Plane = Extract<Figure, { kind: 'coordinate-plane' }>
interface Place {
  label: string
  at: PlanePoint
}

const pair = ([x, y]: PlanePoint): string => tex(`(${x}, ${y})`)
const value = ([x, y]: PlanePoint): string => `(${x}, ${y})`
const turned = ([x, y]: PlanePoint): PlanePoint => [y, x]

/** How far a point is from the axes, in words. */
const distances = ([x, y]: PlanePoint, unit = 'unit'): string =>
  `${count(x, unit)} to the right of the y-axis and ${count(y, unit)} above the x-axis`

/** A grid from 0 to ten times the step. */
const axis = (step: number, label: string) => ({ from: 0, to: 10 * step, step, label })

function planeOf(places: Place[], its: { step?: number; of?: string } = {}): Plane {
  const { step = 1, of = 'A coordinate plane' } = its
  const unit = step === 1 ? 'unit' : 'grid space'
  const told = places.map(
    ({ label, at: [x, y] }) =>
      `${label.length === 1 ? label : `The ${label}`} is ${distances([x / step, y / step], unit)}.`,
  )
  return {
    kind: 'coordinate-plane',
    x: axis(step, 'x'),
    y: axis(step, 'y'),
    points: places.map(({ label, at }) => ({ label, at: [at[0], at[1]] })),
    lines: [],
    description: `${of}. Both axes go from 0 to ${10 * step}${step === 1 ? '' : `, and each grid space stands for ${step} units`}. ${told.join(' ')}`,
  }
}

/** Different points of the grid whose numbers are not the same, apart by more than a name. */
function scattered(random: Random, howMany: number, most = 9): PlanePoint[] {
  const found: PlanePoint[] = []
  while (found.length < howMany) {
    const point = [random.integer(1, most), random.integer(1, most)] as const
    const isFree = found.every(([x, y]) => Math.abs(x - point[0]) + Math.abs(y - point[1]) > 3)
    const isTurned = found.some(([x, y]) => x === point[1] && y === point[0])
    if (point[0] !== point[1] && isFree && !isTurned) found.push(point)
  }
  return found
}

/** All ordered pairs of a text. */
function pairsIn(text: string): [number, number][] {
  return [...plain(text).matchAll(/\((\d+), (\d+)\)/g)].map(([, x, y]) => [Number(x), Number(y)])
}

function pointNamed(shown: Shown, label: string | undefined): PlanePoint {
  const points = shown.figure?.kind === 'coordinate-plane' ? shown.figure.points : []
  const found = points.find((point) => point.label === label)
  if (found === undefined) throw new TypeError(`no point ${label}`)
  return found.at
}

function graphOf(course: Course, points: [number, number][], letters = ''): Plane {
  const told = points.map(
    ([x, y], index) =>
      `${letters[index] === undefined ? 'One point' : `Point ${letters[index]}`} is ${count(x, 'grid space')} to the right and ${count(y / course.step, 'grid space')} up.`,
  )
  return {
    kind: 'coordinate-plane',
    x: axis(1, course.x),
    y: axis(course.step, course.y),
    points: points.map((at, index) => ({ at, label: letters[index] ?? '' })),
    lines: [],
    description: `A graph. The horizontal axis shows ${course.x}, from 0 to 10; each grid space stands for 1. The vertical axis shows ${course.y}, from 0 to ${10 * course.step}; each grid space stands for ${course.step}. ${told.join(' ')}`,
  }
}

/** From pairs to points: named pairs (level 1), a table with a scale (level 2), corners that a shape demands (level 3). */
const plotThem: ComputedModel = {
  id: 'plot-them',
  kind: 'computed',
  thinking: 'compute',
  seconds: 45,
  make(random, level) {
    if (level === 1) return plotPairs(random)
    return level === 2 ? plotTable(random) : plotCorners(random)
  },
  solve(shown) {
    if (shown.interaction.kind !== 'coordinate-plane') throw new TypeError('expects a plane')
    const points = (its: [number, number][]) => ({ kind: 'coordinate-plane' as const, points: its })
    if (shown.figure?.kind === 'table') {
      return points(shown.figure.rows.map(([x, y]) => [Number(x), Number(y)]))
    }
    const given = shown.interaction.given.points.map(({ at }) => at)
    if (given.length === 0) return points(pairsIn(shown.stem))
    const xs = [...new Set(given.map(([x]) => x))]
    const ys = [...new Set(given.map(([, y]) => y))]
    const [low = 0] = ys
    const heights = /above/.test(shown.stem)
      ? [low, low + Math.max(...xs) - Math.min(...xs)]
      : /below/.test(shown.stem)
        ? [low, low - Math.max(...xs) + Math.min(...xs)]
        : ys
    const all = xs.flatMap((x) => heights.map((y): [number, number] => [x, y]))
    return points(all.filter(([x, y]) => !given.some((at) => at[0] === x && at[1] === y)))
  },
}

function plotPairs(random: Random): Item {
  const [first = [1, 2], second = [3, 1]] = scattered(random, 2, 10)
  // One of them lies on an axis now and then.
  const onAxis: PlanePoint = random.chance(0.5) ? [0, second[1]] : [second[0], 0]
  const points = [first, random.chance(0.4) ? onAxis : second] as const
  const [one, other] = points
  const toAxis = other[0] === 0 || other[1] === 0
  return {
    stem: `Plot the points ${pair(one)} and ${pair(other)}.`,
    ...plane({ x: axis(1, 'x'), y: axis(1, 'y'), snap: { x: 1, y: 1 } }, { draws: 'points', points }, [
      {
        points: [turned(one), turned(other)],
        misconception: 'swaps-numbers',
        feedback: `You went up by the first number and right by the second. The first number says how far to go right: for ${pair(one)} that is ${one[0]}.`,
      },
      {
        points: [turned(one), other],
        misconception: 'swaps-numbers',
        feedback: `One point is right. For ${pair(one)}, go ${one[0]} to the right and then ${one[1]} up.`,
      },
      {
        points: [one, turned(other)],
        misconception: 'swaps-numbers',
        feedback: toAxis
          ? `One point is right. In ${pair(other)} the ${other[0] === 0 ? 'first number is 0, so do not go right at all' : 'second number is 0, so do not go up at all'}.`
          : `One point is right. For ${pair(other)}, go ${other[0]} to the right and then ${other[1]} up.`,
      },
      ...(Math.min(...one, ...other) > 0
        ? [
            {
              points: points.map(([x, y]): PlanePoint => [x - 1, y - 1]),
              misconception: 'starts-at-one',
              feedback: `Both points are one too far left and one too low. Start at the origin, where both numbers are 0, and count your steps from there.`,
            },
          ]
        : []),
    ]),
    hints: [
      'Start at the corner where the axes meet. The first number says how far to go right, the second how far to go up.',
      `For ${pair(one)}, go right until you stand at ${one[0]}. Which number says how far to go up from there?`,
    ],
    solution: [
      'The first number of a pair tells how far right to go, and the second tells how far up.',
      ...points.map((point) => `For ${pair(point)}, ${way(point)}.`),
    ],
  }
}

const way = ([x, y]: PlanePoint): string =>
  x === 0
    ? `stay on the y-axis and go ${y} up`
    : y === 0
      ? `go ${x} to the right and stay on the x-axis`
      : `go ${x} to the right and then ${y} up`

function plotTable(random: Random): Item {
  const course = random.pick(courses)(person(random))
  const all = readings(random, course, 8)
  const points = random.sample(all, 3).toSorted(([one], [other]) => one - other)
  const { step } = course
  const [first = [1, step]] = points
  const spaces = first[1] / step
  const slips = [
    {
      points: points.map(([x, y]): PlanePoint => [y / step, x * step]),
      misconception: 'swaps-numbers',
      feedback: `Look at the names of the axes. ${course.x} goes along the bottom, so the point for ${course.x.toLowerCase()} ${first[0]} stands above ${first[0]}.`,
    },
    ...points.map((moved) => ({
      points: points.map((each): PlanePoint => (each === moved ? [each[0], nextTo(each[1], step)] : each)),
      misconception: 'misses-scale',
      feedback: `Two points are right. Check the height of the one for ${course.x.toLowerCase()} ${moved[0]}: one grid space up stands for ${step}.`,
    })),
  ]
  return {
    stem: `${course.intro} The table shows three of the results. Plot a point for each row of the table.`,
    figure: {
      kind: 'table',
      title: 'Results',
      columns: [course.x, course.y],
      rows: points.map(([x, y]) => [String(x), String(y)]),
      description: `A table of ${course.x} and ${course.y}. ${points.map(([x, y]) => `${course.x} ${x}: ${y}.`).join(' ')}`,
    },
    ...plane(
      { x: axis(1, course.x), y: axis(step, course.y), snap: { x: 1, y: step } },
      { draws: 'points', points },
      slips,
    ),
    hints: [
      `Each row is one point. Which column belongs to the axis along the bottom?`,
      `Find the ${course.x.toLowerCase()} on the bottom axis, then go up. Each grid space up stands for ${step}. How many spaces do you need for the first row?`,
    ],
    solution: [
      `Each row gives a pair: first the ${course.x.toLowerCase()}, then the other number. So the pairs are ${listed(points.map(pair))}.`,
      `One grid space up stands for ${step}. For ${pair(first)}, go ${first[0]} to the right and up to ${first[1]}, which is ${count(spaces, 'grid space')} up.`,
      'The other points are found in the same way.',
    ],
  }
}

/** One grid space higher, or lower at the top edge. */
const nextTo = (y: number, step: number): number => (y + step > 10 * step ? y - step : y + step)

function plotCorners(random: Random): Item {
  const [x, y] = [random.integer(0, 5), random.integer(0, 5)]
  const kind = random.pick(['fourth', 'opposite', 'square'] as const)
  const wide = random.integer(3, Math.min(6, 10 - x))
  const isAbove = random.chance(0.5)
  const rest = [2, 3, 4, 5, 6].filter((high) => high !== wide && high <= 10 - y)
  const high = kind === 'square' ? wide : random.pick(rest)
  const base = kind === 'square' ? (isAbove ? random.integer(0, 10 - wide) : random.integer(wide, 10)) : y
  const other = kind === 'square' && !isAbove ? base - high : base + high
  const corners: PlanePoint[] = [
    [x, base],
    [x + wide, base],
    [x + wide, other],
    [x, other],
  ]
  const missing =
    kind === 'square'
      ? [2, 3]
      : kind === 'opposite'
        ? random.pick([
            [0, 2],
            [1, 3],
          ])
        : [random.integer(0, 3)]
  const points = corners.filter((_, index) => missing.includes(index))
  const given = corners.filter((_, index) => !missing.includes(index))
  const names = given.map((_, index) => 'PQR'[index] ?? '')
  const shift = kind === 'square' && !isAbove ? -1 : 1
  const told = listed(given.map((point, index) => `${names[index]}${pair(point)}`))
  const wrong = [
    {
      points: points.map(turned),
      misconception: 'swaps-numbers',
      feedback:
        'It looks as if you swapped right and up. Look along the grid lines from the given corners instead of the numbers.',
    },
    {
      points: points.map(([left, up]): PlanePoint => {
        const isOff = up + shift > 10 || up + shift < 0
        return [left, up + (isOff ? -shift : shift)]
      }),
      misconception: 'crooked-side',
      feedback:
        kind === 'square'
          ? `The sides from P and Q are not as long as the side from P to Q, which is ${count(wide, 'unit')} long.`
          : 'Look along the sides. Corners on one level side have the same second number.',
    },
    ...(kind === 'square'
      ? [
          {
            points: points.map(([left]): PlanePoint => [left, isAbove ? base - wide : base + wide]),
            misconception: 'crooked-side',
            feedback: `That is a square, but it lies on the other side of P and Q. It should be ${isAbove ? 'above' : 'below'} them.`,
          },
        ]
      : []),
  ].filter((slip) => slip.points.every(([px, py]) => px >= 0 && py >= 0 && px <= 10 && py <= 10))
  return {
    stem: {
      fourth: `Three corners of a rectangle are ${told}. Plot the missing corner.`,
      opposite: `Opposite corners of a rectangle are ${told}. Its sides lie on grid lines. Plot the other two corners.`,
      square: `Two corners of a square are ${told}. The rest of the square lies ${isAbove ? 'above' : 'below'} them. Plot the other two corners.`,
    }[kind],
    ...plane(
      {
        x: axis(1, 'x'),
        y: axis(1, 'y'),
        snap: { x: 1, y: 1 },
        given: {
          points: given.map((at, index) => ({ at: [at[0], at[1]], label: names[index] ?? '' })),
          lines: [],
        },
      },
      { draws: 'points', points },
      wrong,
    ),
    hints: [
      kind === 'square'
        ? 'How long is the side from P to Q? All sides of a square have this length.'
        : 'Draw the sides in your mind. They go straight along the grid lines.',
      kind === 'square'
        ? `From P, go straight ${isAbove ? 'up' : 'down'} by the length of the side. Do the same from Q.`
        : 'Corners on the same upright side share their first number. Corners on the same level side share their second number.',
    ],
    solution: [
      kind === 'square'
        ? `P and Q are on one level side. Its length is ${x + wide} − ${x} = ${wide}.`
        : `On an upright side the first number stays the same. Here it is ${x} or ${x + wide}.`,
      kind === 'square'
        ? `So the other corners lie ${wide} ${isAbove ? 'above' : 'below'}. Their second number is ${base} ${isAbove ? '+' : '−'} ${wide} = ${other}.`
        : `On a level side the second number stays the same. Here it is ${base} or ${other}.`,
      `So ${points.length === 1 ? 'the missing corner is' : 'the other two corners are'} ${listed(points.map(pair))}.`,
    ],
  }
}

const sights = [
  'pond',
  'gate',
  'slide',
  'cafe',
  'stage',
  'bridge',
  'tower',
  'garden',
  'fountain',
  'statue',
] as const

const misread = (at: PlanePoint, step: number) => [
  {
    value: value(turned(at)),
    misconception: 'swaps-numbers',
    feedback: `You have both numbers, but in the other order. First tell how far right the point is, then how far up.`,
  },
  {
    value: value([at[0] + step, at[1] + step]),
    misconception: 'starts-at-one',
    feedback: `Both numbers are too great. Count the steps from the origin: the axes themselves count as 0.`,
  },
  ...(step === 1
    ? []
    : [
        {
          value: value([at[0] / step, at[1] / step]),
          misconception: 'misses-scale',
          feedback: `You counted grid spaces. On these axes each space stands for ${step}: read the numbers at the axes.`,
        },
      ]),
]

/** From points to pairs: places on a map (level 1), scales and points on axes (level 2), a point found through others (level 3). */
const readPoint: ComputedModel = {
  id: 'read-point',
  kind: 'computed',
  thinking: 'read a figure',
  seconds: 30,
  make(random, level) {
    if (level === 3) return findThrough(random)
    const step = level === 1 ? 1 : random.pick([2, 5, 10])
    const names = level === 1 ? random.sample(sights, 4) : random.shuffle(['P', 'Q', 'R', 'S'])
    const spread = scattered(random, 4)
    const isOnAxis = level === 2 && random.chance(0.6)
    const places = names.map((label, index): Place => {
      const [x = 1, y = 2] = spread[index] ?? []
      const moved: PlanePoint = index > 0 || !isOnAxis ? [x, y] : random.chance(0.5) ? [0, y] : [x, 0]
      return { label, at: [moved[0] * step, moved[1] * step] }
    })
    const [asked = { label: '', at: [0, 0] }] = places
    const { at } = asked
    const isPark = level === 1
    const axisOf = at[0] === 0 ? 'y' : 'x'
    const onAxis = at[0] === 0 || at[1] === 0
    return {
      stem: isPark
        ? `This is a map of a park. What are the coordinates of the ${asked.label}?`
        : `What are the coordinates of point ${asked.label}?`,
      figure: planeOf(random.shuffle(places), { step, ...(isPark && { of: 'A map of a park on a grid' }) }),
      ...coordinates({ label: 'Coordinates' }, { value: value(at) }, misread(at, step)),
      hints: [
        isPark
          ? `Go from the ${asked.label} straight down to the bottom axis. Which number do you meet there?`
          : `Look at the numbers at the axes first. How much does one grid space stand for?`,
        onAxis
          ? `The point lies on the ${axisOf}-axis. To reach it from the origin, you go in one direction only. What does that say about the other number?`
          : 'Write how far right it is, a comma, and how far up it is.',
      ],
      solution: [
        ...(step === 1 ? [] : [`Each grid space stands for ${step}.`]),
        onAxis
          ? `The point lies on the ${axisOf}-axis, so it is 0 ${axisOf === 'y' ? 'to the right' : 'up'}.`
          : `From the origin, go ${at[0]} to the right and ${at[1]} up.`,
        `The number for right comes first: ${pair(at)}.`,
      ],
    }
  },
  solve(shown) {
    const stem = plain(shown.stem)
    if (/straight/.test(stem)) {
      const level = pointNamed(shown, /level with point (\w)/.exec(stem)?.[1])
      const upright = pointNamed(shown, /(?:above|below) point (\w)/.exec(stem)?.[1])
      return { kind: 'coordinates', text: value([upright[0], level[1]]) }
    }
    if (/moves/.test(stem)) {
      const [x, y] = pointNamed(shown, /Point (\w) moves/.exec(stem)?.[1])
      const [, across, side] = /(\d+) units? to the (right|left)/.exec(stem) ?? []
      const [, along, upright] = /(\d+) units? (up|down)/.exec(stem) ?? []
      return {
        kind: 'coordinates',
        text: value([
          x + Number(across) * (side === 'left' ? -1 : 1),
          y + Number(along) * (upright === 'down' ? -1 : 1),
        ]),
      }
    }
    const named = /of (?:the|point) (\w+)\?/.exec(stem)?.[1]
    return { kind: 'coordinates', text: value(pointNamed(shown, named)) }
  },
}

function findThrough(random: Random): Item {
  const step = random.pick([1, 2])
  const [one, two] = scattered(random, 2).map(([x, y]): PlanePoint => [x * step, y * step])
  if (one === undefined || two === undefined || one[0] === two[0] || one[1] === two[1])
    return findThrough(random)
  if (random.chance(0.5)) {
    const at: PlanePoint = [two[0], one[1]]
    if (at[0] === at[1]) return findThrough(random)
    const side = at[1] > two[1] ? 'above' : 'below'
    return {
      stem: `Point R is level with point P and straight ${side} point Q. What are the coordinates of point R?`,
      figure: planeOf(
        [
          { label: 'P', at: one },
          { label: 'Q', at: two },
        ],
        { step },
      ),
      ...coordinates({ label: 'Coordinates of R' }, { value: value(at) }, [
        {
          value: value([one[0], two[1]]),
          misconception: 'mixes-directions',
          feedback: `That point is level with Q and straight ${one[1] > two[1] ? 'above' : 'below'} P. Which of the two points has the height of R?`,
        },
        {
          value: value(turned(at)),
          misconception: 'swaps-numbers',
          feedback: 'Both numbers are right, but their order is not. The number for right comes first.',
        },
        {
          value: value([one[0] + two[0], one[1] + two[1]]),
          misconception: 'mixes-directions',
          feedback:
            'You added the numbers of P and Q. Find R on the grid instead: go level from P until you meet the upright line through Q.',
        },
      ]),
      hints: [
        'Level means at the same height. Straight above or below means just as far to the right.',
        'So R takes one of its numbers from P and the other from Q. Which one tells the height?',
      ],
      solution: [
        `P is at ${pair(one)} and Q is at ${pair(two)}.`,
        `R is level with P, so its second number is ${at[1]}. R is straight ${side} Q, so its first number is ${at[0]}.`,
        `So R is at ${pair(at)}.`,
      ],
    }
  }
  const moves = [random.integer(1, 4) * step, random.integer(1, 4) * step] as const
  const side = one[0] + moves[0] > 10 * step ? -1 : one[0] < moves[0] ? 1 : random.pick([1, -1])
  const upright = one[1] + moves[1] > 10 * step ? -1 : one[1] < moves[1] ? 1 : random.pick([1, -1])
  const at: PlanePoint = [one[0] + side * moves[0], one[1] + upright * moves[1]]
  if (at[0] === at[1]) return findThrough(random)
  const sign = (of: number) => (of > 0 ? '+' : '−')
  const away: PlanePoint = [one[0] - side * moves[0], one[1] - upright * moves[1]]
  const crossed: PlanePoint = [one[0] + upright * moves[1], one[1] + side * moves[0]]
  const spaces: PlanePoint = [one[0] + side * moves[0] * step, one[1] + upright * moves[1] * step]
  const fits = (point: PlanePoint) => point.every((each) => each >= 0)
  return {
    stem: `Point P moves ${count(moves[0], 'unit')} to the ${side > 0 ? 'right' : 'left'} and ${count(moves[1], 'unit')} ${upright > 0 ? 'up' : 'down'}. What are the coordinates of the place where it lands?`,
    figure: planeOf([{ label: 'P', at: one }], { step }),
    ...coordinates({ label: 'Coordinates' }, { value: value(at) }, [
      ...(fits(crossed)
        ? [
            {
              value: value(crossed),
              misconception: 'mixes-directions',
              feedback: `You changed the wrong numbers. Going right or left changes the first number, going up or down the second.`,
            },
          ]
        : []),
      ...(fits(away)
        ? [
            {
              value: value(away),
              misconception: 'mixes-directions',
              feedback: `You went the other way. Right and up make the numbers greater, left and down make them less.`,
            },
          ]
        : []),
      ...(step > 1 && fits(spaces)
        ? [
            {
              value: value(spaces),
              misconception: 'misses-scale',
              feedback: `You moved that many grid spaces. Each space stands for ${step} units here.`,
            },
          ]
        : []),
      {
        value: value(turned(at)),
        misconception: 'swaps-numbers',
        feedback: 'Both numbers are right, but their order is not. The number for right comes first.',
      },
    ]),
    hints: [
      'Read the coordinates of P first. Mind how much one grid space stands for.',
      `Going ${side > 0 ? 'right' : 'left'} makes the first number ${side > 0 ? 'greater' : 'less'}. Going ${upright > 0 ? 'up' : 'down'} makes the second number ${upright > 0 ? 'greater' : 'less'}.`,
    ],
    solution: [
      `P is at ${pair(one)}.`,
      `${count(moves[0], 'unit')} to the ${side > 0 ? 'right' : 'left'}: ${one[0]} ${sign(side)} ${moves[0]} = ${at[0]}. ${count(moves[1], 'unit')} ${upright > 0 ? 'up' : 'down'}: ${one[1]} ${sign(upright)} ${moves[1]} = ${at[1]}.`,
      `So it lands at ${pair(at)}.`,
    ],
  }
}

const buildings = [
  'library',
  'school',
  'park',
  'bakery',
  'pool',
  'museum',
  'market',
  'clinic',
  'bank',
] as const

/** Along grid lines: counted in a figure (level 1), from coordinates alone (level 2), a walk with a stop and a scale (level 3). */
const howFar: ComputedModel = {
  id: 'how-far',
  kind: 'computed',
  thinking: 'use in a story',
  seconds: 50,
  make(random, level) {
    return level === 3 ? walk(random) : straight(random, level === 1)
  },
  solve(shown) {
    const stem = plain(shown.stem)
    if (/walks/.test(stem)) {
      const [from, stop, to] = [...stem.matchAll(/(?:at|from|past|to) the (\w+)/g)].map(([, name]) =>
        pointNamed(shown, name),
      )
      if (from === undefined || stop === undefined || to === undefined) throw new TypeError('no walk')
      const each = Number(/is (\d+) meters long/.exec(stem)?.[1] ?? 1)
      const leg = (a: PlanePoint, b: PlanePoint) => Math.abs(a[0] - b[0]) + Math.abs(a[1] - b[1])
      return { kind: 'number', text: String((leg(from, stop) + leg(stop, to)) * each) }
    }
    const named =
      shown.figure === undefined ? pairsIn(stem) : [pointNamed(shown, 'P'), pointNamed(shown, 'Q')]
    const [[ax, ay] = [0, 0], [bx, by] = [0, 0]] = named
    return { kind: 'number', text: String(Math.hypot(ax - bx, ay - by)) }
  },
}

function straight(random: Random, isDrawn: boolean): Item {
  const most = isDrawn ? 10 : 40
  const isLevel = random.chance(0.5)
  const same = random.integer(isDrawn ? 0 : 1, most)
  const from = random.integer(isDrawn ? 0 : 1, most - 2)
  const to = random.integer(from + 2, most)
  const length = to - from
  const place = (along: number): PlanePoint => (isLevel ? [along, same] : [same, along])
  const [one, other] = random.shuffle([place(from), place(to)])
  if (one === undefined || other === undefined || same === from || same === to)
    return straight(random, isDrawn)
  const which = isLevel ? 'second' : 'first'
  const changing = isLevel ? 'first' : 'second'
  return {
    stem: isDrawn
      ? 'How far is it from point P to point Q?'
      : `Point P is at ${pair(one)} and point Q is at ${pair(other)}. How far is it from P to Q?`,
    ...(isDrawn && {
      figure: planeOf([
        { label: 'P', at: one },
        { label: 'Q', at: other },
      ]),
    }),
    ...number(
      { label: 'Distance', after: 'units' },
      { value: String(length) },
      [
        {
          value: String(length + 1),
          misconception: 'counts-points',
          feedback: `You counted the grid points, with both ends. Count the steps between them: from one grid point to the next is 1 step.`,
        },
        {
          value: String(to),
          misconception: 'reads-end-only',
          feedback: `${to} is how far one of the points is from the axis. The other point does not lie on the axis, so the way between them is shorter.`,
        },
        {
          value: String(from + to),
          misconception: 'mixes-directions',
          feedback: `You added ${from} and ${to}. Both points lie on the same side of the axis, so the distance is the difference.`,
        },
        ...(same > from
          ? [
              {
                value: String(Math.abs(to - same)),
                misconception: 'mixes-directions',
                feedback: `You used ${same}, which is the same for both points. Compare the numbers that are different.`,
              },
            ]
          : []),
      ].filter((slip) => from > 0 || slip.misconception !== 'reads-end-only'),
    ),
    hints: [
      isDrawn
        ? 'Put your finger on P and move it to Q. Count each step along the grid line.'
        : `The ${which} numbers are the same. So are the points level with each other, or one above the other?`,
      `Only the ${changing} number changes. What is the difference between ${from} and ${to}?`,
    ],
    solution: [
      `P is at ${pair(one)} and Q is at ${pair(other)}. Their ${which} numbers are the same, so ${isLevel ? 'they are level with each other' : 'one is straight above the other'}.`,
      `The distance is the difference of the ${changing} numbers: ${to} − ${from} = ${count(length, 'unit')}.`,
    ],
  }
}

function walk(random: Random): Item {
  const [start, stop, end] = scattered(random, 3)
  const [home, middle, goal] = random.sample(buildings, 3)
  if (start === undefined || stop === undefined || end === undefined) throw new RangeError('Three places')
  if (home === undefined || middle === undefined || goal === undefined) throw new RangeError('Three names')
  const leg = (a: PlanePoint, b: PlanePoint) => [Math.abs(a[0] - b[0]), Math.abs(a[1] - b[1])] as const
  const [first, second, direct] = [leg(start, stop), leg(stop, end), leg(start, end)]
  const sum = ([across, along]: readonly [number, number]) => across + along
  const total = sum(first) + sum(second)
  const each = random.pick([1, 100, 100, 80, 120])
  const name = person(random)
  const unit = each === 1 ? 'blocks' : 'meters'
  const told =
    each === 1
      ? 'Each side of a grid square is one block.'
      : `Each side of a grid square is a street that is ${each} meters long.`
  const places = random.shuffle([
    { label: home, at: start },
    { label: middle, at: stop },
    { label: goal, at: end },
  ])
  const added = `${sum(first)} + ${sum(second)} = ${total}`
  return {
    stem: `The grid lines on this map are streets. ${told} ${name} starts at the ${home} and walks past the ${middle} to the ${goal}, always along the streets. How long is the shortest way?`,
    figure: planeOf(places, { of: 'A map of a town on a grid' }),
    ...number({ label: 'Length of the way', after: unit }, { value: String(total * each) }, [
      ...(each === 1
        ? []
        : [
            {
              value: String(total),
              misconception: 'misses-scale',
              feedback: `You counted ${total} grid sides, and that is right. But each of them is ${each} meters long.`,
            },
          ]),
      {
        value: String(sum(direct) * each),
        misconception: 'skips-stop',
        feedback: `That is the way from the ${home} straight to the ${goal}. ${name} goes past the ${middle} first.`,
      },
      {
        value: String(sum(first) * each),
        misconception: 'skips-stop',
        feedback: `That is the way to the ${middle} only. ${name} walks on to the ${goal}.`,
      },
      {
        value: String((first[0] + second[0]) * each),
        misconception: 'mixes-directions',
        feedback: `You counted the steps to the side only. The way also goes up or down.`,
      },
      {
        value: String((first[1] + second[1]) * each),
        misconception: 'mixes-directions',
        feedback: `You counted the steps up and down only. The way also goes to the side.`,
      },
      {
        value: String((total + 2) * each),
        misconception: 'counts-points',
        feedback:
          'Your count is a little too great. Count the sides that are walked, and not the corners that are met.',
      },
    ]),
    hints: [
      `Split the way in two: first to the ${middle}, then to the ${goal}.`,
      each === 1
        ? `For each part, find how far it goes to the side and how far it goes up or down. Then add all of it.`
        : `For each part, find how many grid sides it goes to the side, and how many up or down. One grid side is ${each} meters.`,
    ],
    solution: [
      `From the ${home} at ${pair(start)} to the ${middle} at ${pair(stop)}: ${first[0]} across and ${first[1]} up or down, ${first[0]} + ${first[1]} = ${sum(first)}.`,
      `From there to the ${goal} at ${pair(end)}: ${second[0]} + ${second[1]} = ${sum(second)}.`,
      each === 1
        ? `Together: ${added} blocks.`
        : `Together: ${added} grid sides. Each is ${each} meters long: ${total} × ${each} = ${numeral(total * each)} meters.`,
    ],
  }
}

/** What a graph of a story tells: one reading (level 1), the meaning of a point (level 2), a change (level 3). */
const storyGraph: ComputedModel = {
  id: 'story-graph',
  kind: 'computed',
  thinking: 'explain',
  seconds: 45,
  make(random, level) {
    const course = random.pick(courses)(person(random))
    const { step } = course
    const points = readings(random, course, 6)
    if (level === 2) {
      const letters = 'ABCDEF'
      const index = random.integer(1, 5)
      const [x, y] = points[index] ?? [1, 1]
      const change = Math.abs(y - (points[index - 1]?.[1] ?? 0))
      if (y === x || y / step === x || change === y || y === 0 || y / step < 2)
        return storyGraph.make(random, level)
      const letter = letters[index] ?? ''
      return {
        stem: `${course.intro} What does point ${letter} of the graph tell?`,
        figure: graphOf(course, points, letters),
        ...choice(random, {
          right: course.says(x, y),
          wrong: [
            {
              text: course.says(y, x),
              misconception: 'swaps-numbers',
              feedback: `You swapped the numbers. Look at the names of the axes: which number belongs to “${course.x}”?`,
            },
            {
              text: course.says(x, y / step),
              misconception: 'misses-scale',
              feedback: `You counted ${count(y / step, 'grid space')} up. Each of them stands for ${step}.`,
            },
            {
              text: course.saysChange(x, y),
              misconception: 'reads-change',
              feedback: `The height of a point shows what was measured at that time. A change is the difference between two points.`,
            },
          ],
        }),
        hints: [
          `Read the names of the axes. Which one tells when, and which one tells how much?`,
          `Go from point ${letter} straight down for the ${course.x.toLowerCase()}, and straight to the left for the other number.`,
        ],
        solution: [
          `Straight below point ${letter} stands ${course.x.toLowerCase()} ${x}.`,
          `Straight to its left stands ${y} on the axis “${course.y}”.`,
          `So the point tells: ${course.says(x, y)}`,
        ],
      }
    }
    const figure = graphOf(course, points)
    const field = { label: 'Answer', after: course.unit }
    if (level === 1) {
      const [x, y] = random.pick(points)
      const near = points.find(([other, its]) => Math.abs(other - x) === 1 && its !== y)
      if (near === undefined) return storyGraph.make(random, level)
      return {
        stem: `${course.intro} The graph shows the results. ${course.asks(x)}`,
        figure,
        ...number(field, { value: String(y) }, [
          {
            value: String(y / step),
            misconception: 'misses-scale',
            feedback: `You counted the grid spaces. Each space up stands for ${step}: read the number at the axis on the left.`,
          },
          {
            value: String(near[1]),
            misconception: 'wrong-point',
            feedback: `You read the point for ${course.x.toLowerCase()} ${near[0]}. Start at ${x} on the bottom axis and go straight up.`,
          },
          {
            value: String(x),
            misconception: 'swaps-numbers',
            feedback: `${x} is the ${course.x.toLowerCase()}. Go up from there to the point, and then left to the other axis.`,
          },
        ]),
        hints: [
          `Find ${x} on the bottom axis, and the point straight above it.`,
          `From the point go straight to the left. Each grid space up stands for ${step}.`,
        ],
        solution: [
          `Above ${x} on the bottom axis there is one point.`,
          `It is ${count(y / step, 'grid space')} up. Each space stands for ${step}, so it is at ${y / step} × ${step} = ${y}.`,
        ],
      }
    }
    const [from, to] = random.sample(points, 2).toSorted(([one], [other]) => one - other)
    if (from === undefined || to === undefined || to[0] - from[0] < 2 || from[1] === to[1])
      return storyGraph.make(random, level)
    const [more, less] = from[1] > to[1] ? [from[1], to[1]] : [to[1], from[1]]
    const change = more - less
    return {
      stem: `${course.intro} The graph shows the results. ${course.asksChange(from[0], to[0])}`,
      figure,
      ...number(field, { value: String(change) }, [
        {
          value: String(to[1]),
          misconception: 'reads-change',
          feedback: `${to[1]} is what was measured ${course.when(to[0])}. The question asks for the change since ${course.when(from[0]).replace(/^\w+ /, '')}.`,
        },
        {
          value: String(change / step),
          misconception: 'misses-scale',
          feedback: `You counted grid spaces. Each space up stands for ${step}.`,
        },
        {
          value: String(to[0] - from[0]),
          misconception: 'swaps-numbers',
          feedback: `That is how much time passed. The question asks about the axis “${course.y}”.`,
        },
        {
          value: String(more + less),
          misconception: 'reads-change',
          feedback: `You added both measurements. A change is the difference between them.`,
        },
      ]),
      hints: [
        `You need two points: one above ${from[0]} and one above ${to[0]}.`,
        `Read how high each of the two points is. Each grid space up stands for ${step}. Then find the difference.`,
      ],
      solution: [
        `${sentence(course.when(from[0]))} the point is at ${from[1]}. ${sentence(course.when(to[0]))} it is at ${to[1]}.`,
        `The change is the difference: ${more} − ${less} = ${change}.`,
      ],
    }
  },
  solve(shown) {
    if (shown.figure?.kind !== 'coordinate-plane') throw new TypeError('expects a graph')
    const { points } = shown.figure
    const stem = plain(shown.stem)
    if (shown.interaction.kind === 'choice') {
      const letter = /point ([A-F]) of/.exec(stem)?.[1]
      const [x, y] = pointNamed(shown, letter)
      const fits = shown.interaction.options.filter(({ text }) => {
        const [first, second] = numbersIn(text)
        return first === x && second === y && !/grew|more|fell|alone|ran out|lost/.test(text)
      })
      return { kind: 'choice', option: fits[0]?.id ?? '' }
    }
    const asked = numbersIn(/[^.]*\?$/.exec(stem)?.[0] ?? '')
    const heights = asked.map((x) => points.find(({ at }) => at[0] === x)?.at[1] ?? 0)
    const [first = 0, second = 0] = heights
    return { kind: 'number', text: String(Math.abs(first - second)) }
  },
}

/** What somebody says of a point (level 1), of the way to a point (level 2), of two points and the axes (level 3). */
const findMistake: ComputedModel = {
  id: 'find-mistake',
  kind: 'computed',
  thinking: 'find the mistake',
  seconds: 45,
  make(random, level) {
    if (level === 1) return claimedPair(random)
    return level === 2 ? claimedWay(random) : claimedReason(random)
  },
  solve(shown) {
    if (shown.interaction.kind !== 'choice') throw new TypeError('expects a choice')
    const { options } = shown.interaction
    const pick = (pattern: RegExp) => ({
      kind: 'choice' as const,
      option: options.find(({ text }) => pattern.test(text))?.id ?? '',
    })
    const stem = plain(shown.stem)
    const pairs = pairsIn(stem)
    if (shown.figure !== undefined) {
      const [x, y] = pointNamed(shown, 'P')
      const [[a, b] = [0, 0]] = pairs
      if (a === x && b === y) return pick(/^Yes/)
      if (a === y && b === x) return pick(/order/)
      return pick(a === x ? /second/ : /first/)
    }
    if (pairs.length === 2 && /closer/.test(stem)) {
      const reason = /because (\d+) is less than (\d+)/.exec(stem)
      const toX = /closer to the x-axis/.test(stem) ? 1 : 0
      const [[, aName] = [], ...rest] = [...stem.matchAll(/([PQ])\(/g)].map(([, name]) => [name, name])
      const claimed = /Point ([PQ]) is closer/.exec(stem)?.[1]
      const [one, other] = claimed === aName ? pairs : [...pairs].toReversed()
      if (rest.length !== 1 || one === undefined || other === undefined) throw new TypeError('two points')
      if (one[toX] > other[toX]) return pick(/^No/)
      return Number(reason?.[1]) === one[toX] && Number(reason?.[2]) === other[toX]
        ? pick(/^Yes, and/)
        : pick(/^Yes, but/)
    }
    const [[x, y] = [0, 0], [sx, sy] = [0, 0]] = pairs
    const [, right] = /goes (?:\d+ up and then )?(\d+) to the right/.exec(stem) ?? []
    const [, up] = /(\d+) up/.exec(stem) ?? []
    if (sx + Number(right) === x && sy + Number(up) === y) return pick(/^Yes/)
    return Number(right) === x ? pick(/start/) : pick(/mixed/)
  },
}

function claimedPair(random: Random): Item {
  const [at = [1, 4], other = [7, 2]] = scattered(random, 2)
  if (Math.abs(at[0] - at[1]) < 2) return claimedPair(random)
  const fault = random.pick(['none', 'order', 'first', 'second'] as const)
  const off = random.pick([1, 1, -1])
  const said: PlanePoint = {
    none: at,
    order: turned(at),
    first: [at[0] + off, at[1]] as const,
    second: [at[0], at[1] + off] as const,
  }[fault]
  const name = person(random)
  const texts = {
    none: `Yes, ${name} is right.`,
    order: 'No, the numbers are in the wrong order.',
    first: 'No, only the first number is wrong.',
    second: 'No, only the second number is wrong.',
  }
  const feedback = {
    none: `Follow the path yourself: start at the origin, go ${said[0]} to the right and ${said[1]} up. Do you land on P?`,
    order: `Turn the numbers around and try ${pair(turned(said))}. Does that lead to P?`,
    first: `Go straight down from P to the x-axis. The number there is ${said[0] === at[0] ? 'the one that was given' : 'another one'}. Is the second number right as well?`,
    second: `Go straight to the left from P to the y-axis. The number there is ${said[1] === at[1] ? 'the one that was given' : 'another one'}. Is the first number right as well?`,
  }
  return {
    stem: `${name} says that point P is at ${pair(said)}. Is that right?`,
    figure: planeOf([
      { label: 'P', at },
      { label: 'Q', at: other },
    ]),
    ...choice(random, {
      right: texts[fault],
      wrong: (['none', 'order', 'first', 'second'] as const)
        .filter((each) => each !== fault)
        .map((each): WrongOption => ({
          text: texts[each],
          misconception:
            fault === 'order' || each === 'order'
              ? 'swaps-numbers'
              : off === 1
                ? 'starts-at-one'
                : 'wrong-point',
          feedback: feedback[each],
        })),
      keepOrder: Object.values(texts),
    }),
    hints: [
      'Find out yourself where P is before you judge. How far right of the origin is it?',
      `Now start at the origin and do what ${pair(said)} says: first right, then up. Where do you land?`,
    ],
    solution: [
      `P is ${distances(at)}. So P is at ${pair(at)}.`,
      {
        none: `${name} says the same, so ${name} is right.`,
        order: `${name} has the same two numbers in the other order.`,
        first: `${name} has another first number, so that one is wrong.`,
        second: `${name} has another second number, so that one is wrong.`,
      }[fault],
    ],
  }
}

function claimedWay(random: Random): Item {
  const [at = [1, 4]] = scattered(random, 1, 12)
  const fault = random.pick(['none', 'order', 'start'] as const)
  const isUpFirst = random.chance(0.5)
  const start: PlanePoint =
    fault === 'start'
      ? random.pick([
          [1, 1],
          [1, 0],
          [0, 1],
        ] as const)
      : [0, 0]
  const [right, up] = fault === 'order' ? turned(at) : at
  const name = person(random)
  const walked = isUpFirst
    ? `${up} up and then ${right} to the right`
    : `${right} to the right and then ${up} up`
  const lands: PlanePoint = [start[0] + right, start[1] + up]
  const texts = {
    none: 'Yes, the way ends at the point.',
    order: 'No, right and up are mixed up.',
    start: 'No, the start is not the origin.',
  }
  const slips = {
    none: {
      misconception: fault === 'start' ? 'starts-at-one' : 'swaps-numbers',
      feedback:
        fault === 'start'
          ? `Look where ${name} starts. A pair tells the way from the origin, which is at ${pair([0, 0])}.`
          : `The first number of ${pair(at)} is ${at[0]}. In which direction does ${name} go ${at[0]}?`,
    },
    order: {
      misconception: 'swaps-numbers',
      feedback: `${name} goes ${right} to the right, and ${right} is the first number of ${pair(at)}. So the directions fit. It does not matter which of them comes first.`,
    },
    start: {
      misconception: 'starts-at-one',
      feedback: `The origin is the place where the axes meet. It is at ${pair([0, 0])}, and ${name} does start there.`,
    },
  }
  return {
    stem: `${name} wants to get to the point ${pair(at)} on a grid. ${name} starts at ${pair(start)} and goes ${walked}. Is that right?`,
    ...choice(random, {
      right: texts[fault],
      wrong: (['none', 'order', 'start'] as const)
        .filter((each) => each !== fault)
        .map((each): WrongOption => ({ text: texts[each], ...slips[each] })),
      keepOrder: Object.values(texts),
    }),
    hints: [
      `Which number of ${pair(at)} tells how far to go to the right?`,
      `Check three things: where ${name} starts, how far right ${name} goes, and how far up.`,
    ],
    solution: [
      `From the origin ${pair([0, 0])} the point ${pair(at)} is ${at[0]} to the right and ${at[1]} up. One may also go up first.`,
      {
        none: `That is what ${name} does, so the way ends at the point.`,
        order: `${name} goes ${right} to the right and ${up} up, so right and up are mixed up. That way ends at ${pair(lands)}.`,
        start: `${name} does not start at the origin, so the way ends at ${pair(lands)}.`,
      }[fault],
    ],
  }
}

function claimedReason(random: Random): Item {
  const wanted = random.pick(['right', 'reason', 'wrong'] as const)
  const axisIndex = random.pick([0, 1] as const)
  const axisName = axisIndex === 1 ? 'x-axis' : 'y-axis'
  const low = random.integer(1, 8)
  const high = random.integer(low + 1, 12)
  const [less, more] = [random.integer(1, 8), random.integer(9, 12)]
  if (less === low || more === high || low === more || high === less) return claimedReason(random)
  // The numbers that say how far the points are from the axis, and the other ones.
  const near = wanted === 'wrong' ? more : less
  const far = wanted === 'wrong' ? less : more
  const [besideNear, besideFar] = wanted === 'right' ? random.shuffle([low, high]) : [low, high]
  const make = (decides: number, other = 0): PlanePoint =>
    axisIndex === 1 ? [other, decides] : [decides, other]
  const claimed = make(near, besideNear)
  const other = make(far, besideFar)
  const [name, rival] = random.pick([
    ['P', 'Q'],
    ['Q', 'P'],
  ] as const)
  const reason = wanted === 'right' ? [near, far] : [besideNear, besideFar]
  const told =
    name === 'P' ? `P${pair(claimed)} and Q${pair(other)}` : `P${pair(other)} and Q${pair(claimed)}`
  const who = person(random)
  const texts = {
    right: 'Yes, and the reason fits.',
    reason: 'Yes, but the reason does not fit.',
    wrong: `No, point ${rival} is closer.`,
  }
  const meaning =
    axisIndex === 1
      ? 'How far a point is from the x-axis is told by its second number, the way up'
      : 'How far a point is from the y-axis is told by its first number, the way to the right'
  const slip = {
    misconception: 'mixes-directions',
    feedback: `To get from the ${axisName} to a point, do you go up or to the right? Which of its numbers tells how far that is?`,
  }
  return {
    stem: `Two points are ${told}. ${who} says: “Point ${name} is closer to the ${axisName}, because ${reason[0]} is less than ${reason[1]}.” Is that right?`,
    ...choice(random, {
      right: texts[wanted],
      wrong: (['right', 'reason', 'wrong'] as const)
        .filter((each) => each !== wanted)
        .map((each): WrongOption => ({ text: texts[each], ...slip })),
      keepOrder: Object.values(texts),
    }),
    hints: [
      `Think of the ${axisName}. Does it run level or straight up? So which way leads from it to a point?`,
      `Only one number of each point tells how far it is from the ${axisName}. Compare these two.`,
    ],
    solution: [
      `${meaning}.`,
      `For ${name} that is ${near}, and for ${rival} it is ${far}. So point ${near < far ? name : rival} is closer.`,
      {
        right: `${who} compares just these numbers, so the reason fits too.`,
        reason: `${who} is right about the point but compares ${reason[0]} and ${reason[1]}, which tell the distance from the other axis.`,
        wrong: `${who} compares ${reason[0]} and ${reason[1]}, which tell the distance from the other axis.`,
      }[wanted],
    ],
  }
}

export const plotPoints = defineSkill({
  id: 'plot-points',
  revision: 1,
  subject: 'math',
  gradeLevel: 5,
  strand: 'Geometry',
  name: 'Plot points',
  description: 'Find and name places on a grid with two numbers.',
  icon: 'point',
  standards: ['5.G.A.1', '5.G.A.2'],
  prerequisites: [],
  misconceptions: [
    {
      id: 'swaps-numbers',
      name: 'swaps the two numbers of a point',
      explanation:
        'The first number says how far to go right, the second how far to go up. (2, 5) and (5, 2) are different places.',
    },
    {
      id: 'starts-at-one',
      name: 'starts counting at the wrong place',
      explanation: 'The axes meet at the origin, where both numbers are 0. Count your steps from there.',
    },
    {
      id: 'misses-scale',
      name: 'counts grid spaces and forgets the scale',
      explanation:
        'A grid space does not always stand for 1. Look at the numbers at the axis before you count.',
    },
    {
      id: 'counts-points',
      name: 'counts grid points in place of steps',
      explanation:
        'A distance is made of steps. From 2 to 5 there are three steps, though you meet four numbers.',
    },
    {
      id: 'reads-end-only',
      name: 'takes one coordinate for the distance',
      explanation:
        'A coordinate tells how far a point is from an axis. The distance between two points is the difference.',
    },
    {
      id: 'mixes-directions',
      name: 'mixes up the two directions',
      explanation:
        'Right and left change the first number. Up and down change the second number. Each has its own job.',
    },
    {
      id: 'crooked-side',
      name: 'loses the sides of a shape',
      explanation:
        'Corners on one upright side share the first number. Corners on one level side share the second number.',
    },
    {
      id: 'skips-stop',
      name: 'leaves out part of a way',
      explanation: 'When a way has a stop, find each part of it and add them.',
    },
    {
      id: 'reads-change',
      name: 'takes a measurement for a change',
      explanation:
        'A point shows how much there is at one time. To see how much it changed, compare two points.',
    },
    {
      id: 'wrong-point',
      name: 'reads beside the point that is asked for',
      explanation: 'Go straight from the point to each axis. A ruler or a finger helps to stay on the line.',
    },
  ],
  lesson: {
    idea: [
      `Two number lines cross at a corner, the origin. The line along the bottom is the x-axis, the one going up is the y-axis. Two numbers then name each place on the grid.`,
      `The pair ${pair([4, 7])} tells a way from the origin: go 4 to the right, then 7 up. The first number belongs to the x-axis, the second to the y-axis. The order matters: ${pair([7, 4])} is another place.`,
      `A point with a 0 lies on an axis. ${pair([0, 5])} is on the y-axis, since you do not go right at all. Always look at the scale too: a grid space can stand for 2, 5 or 10.`,
    ],
    figure: {
      ...planeOf([
        { label: '(4, 7)', at: [4, 7] },
        { label: '(7, 4)', at: [7, 4] },
        { label: '(0, 5)', at: [0, 5] },
      ]),
      points: [
        { at: [4, 7], label: '(4, 7)', hasGuides: true },
        { at: [7, 4], label: '(7, 4)' },
        { at: [0, 5], label: '(0, 5)' },
      ],
    },
    workedExample: { model: 'how-far', level: 3 },
    words: [
      { word: 'origin', meaning: 'The place where the axes meet. Its coordinates are (0, 0).' },
      { word: 'x-axis', meaning: 'The number line along the bottom of the grid.' },
      { word: 'y-axis', meaning: 'The number line that goes up at the left of the grid.' },
      { word: 'ordered pair', meaning: 'Two numbers in a fixed order, such as (4, 7), that name a place.' },
      { word: 'coordinates', meaning: 'The two numbers of a point: first how far right, then how far up.' },
    ],
  },
  models: [plotThem, readPoint, howFar, storyGraph, findMistake],
})
