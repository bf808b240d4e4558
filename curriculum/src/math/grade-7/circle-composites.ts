import type { Item, Shown } from '../../item.ts'
import { math } from '../../markup.ts'
import type { Random } from '../../random.ts'
import type { ComputedModel } from '../../skill.ts'
import { numbersIn } from '../numbers-in-text.ts'
import { answerIn, exactly, lengthUnits, modeOf, shown, timesPi, told, upTo } from './circle-answers.ts'

/** A part of a circle (level 1), a rectangle with half circles (level 2), rings and holes (level 3). */
export const composite: ComputedModel = {
  id: 'composite',
  kind: 'computed',
  thinking: 'read a figure',
  seconds: 70,
  calculator: 'basic',
  make(random, level) {
    if (level === 1) return partOfCircle(random, random.pick(lengthUnits))
    if (level === 2) return roundedRectangle(random)
    return random.chance(0.5) ? ring(random) : squareWithHole(random, random.pick(['cm', 'in']))
  },
  solve: solveComposite,
}

const partNames = { 2: 'Half', 4: 'One quarter' } as const

function partOfCircle(random: Random, unit: string): Item {
  const mode = modeOf(random)
  const cut = random.pick([2, 4] as const)
  const isMissing = cut === 4 && random.chance(0.4)
  const given = random.pick(['radius', 'diameter'] as const)
  const radius = random.pick([...upTo(12, 2), 14, 16, 18, 20])
  const size = given === 'radius' ? radius : 2 * radius
  const share = isMissing ? 3 / 4 : 1 / cut
  const square = radius ** 2
  const words = isMissing ? 'Three quarters of it are' : `${partNames[cut]} of it is`
  const start = random.pick([0, 90, 180, 270])
  const label = `${size} ${unit}`
  return {
    stem: `What is the area of the shaded part? ${told[mode]}`,
    figure: {
      kind: 'circle',
      fill: 'none',
      center: '',
      points: [
        { id: 'p', at: start, label: '' },
        { id: 'q', at: start + 180, label: '' },
      ],
      segments: [{ from: given === 'radius' ? 'center' : 'q', to: 'p', label }],
      sectors: [{ from: start, to: start + 360 * share, label: '', isShaded: true }],
      description: `A circle whose ${given} is marked ${label}. ${words} shaded.`,
    },
    ...answerIn(mode, 'Area', `${unit}²`, { multiple: square * share }, [
      {
        multiple: square,
        misconception: 'stops-early',
        feedback: `That is the area of the whole circle. Which part of it is shaded?`,
      },
      given === 'diameter'
        ? {
            multiple: 4 * square * share,
            misconception: 'radius-diameter',
            feedback: `You squared ${size}, which goes all the way across. The area needs the radius.`,
          }
        : {
            multiple: (square * share) / 4,
            misconception: 'radius-diameter',
            feedback: `You halved ${size}. But it goes from the center to the circle: it is the radius already.`,
          },
      {
        multiple: 2 * radius * share,
        misconception: 'doubles-for-square',
        feedback: `You worked with the way around. The area is the space inside: ${math`\pi`} times radius × radius.`,
      },
      ...(isMissing
        ? [
            {
              multiple: square / 4,
              misconception: 'wrong-part',
              feedback: `That is the area of the part that is not shaded.`,
            },
          ]
        : []),
    ]),
    hints: [
      'Which part of the whole circle is shaded?',
      `Find the area of the whole circle first. Its radius is ${given === 'radius' ? 'marked' : `half of ${size}`}.`,
    ],
    solution: [
      `${given === 'diameter' ? `The radius is ${size} ÷ 2 = ${radius} ${unit}. ` : ''}The whole circle has an area of ${math`\pi`} times ${radius} × ${radius} = ${square}.`,
      `The shaded part is ${isMissing ? math`\frac{3}{4}` : math`\frac{1}{${cut}}`} of it: ${isMissing ? `${square} ÷ 4 × 3` : `${square} ÷ ${cut}`} = ${shown(square * share)}.`,
      mode === 'exact'
        ? `So its area is ${timesPi(square * share)} ${unit}².`
        : `3.14 × ${shown(square * share)} = ${shown(3.14 * square * share)}, so its area is about ${shown(3.14 * square * share)} ${unit}².`,
    ],
  }
}

/** Shapes with round ends, with believable sizes: the most that the rectangle may be high and long. */
const roundThings = [
  { ends: 1, what: 'A window has', unit: 'ft', high: 6, long: 10 },
  { ends: 1, what: 'A doorway has', unit: 'ft', high: 8, long: 12 },
  { ends: 1, what: 'A stage has', unit: 'm', high: 12, long: 20 },
  { ends: 1, what: 'A flower bed has', unit: 'm', high: 6, long: 15 },
  { ends: 2, what: 'A pool has', unit: 'm', high: 16, long: 30 },
  { ends: 2, what: 'A tabletop has', unit: 'ft', high: 6, long: 12 },
  { ends: 2, what: 'An ice rink has', unit: 'm', high: 30, long: 60 },
  { ends: 2, what: 'A rug has', unit: 'ft', high: 8, long: 14 },
] as const

function roundedRectangle(random: Random): Item {
  const { ends, what, unit, high, long } = random.pick(roundThings)
  const height = random.integer(Math.max(1, Math.floor(high / 6)), high / 2) * 2
  const width = random.integer(height + 1, long)
  const radius = height / 2
  const box = width * height
  const around = (radius ** 2 * ends) / 2
  const sides = ['', '', '', '']
  sides[0] = `${width} ${unit}`
  return {
    stem: `${what} the shape of a rectangle with ${ends === 1 ? 'a half circle at one end' : 'a half circle at each end'}. What is its area? ${told.decimal}`,
    figure: {
      kind: 'polygon',
      shapes: [
        {
          outline: { type: 'rectangle', width, height },
          fill: 'soft',
          sides,
          halfCircles: [{ side: 1, isOutward: true }, ...(ends === 2 ? [{ side: 3, isOutward: true }] : [])],
          segments: [
            { from: [width, 0], to: [width, height], label: `${height} ${unit}`, look: 'dashed' },
            ...(ends === 2
              ? [
                  { from: [0, 0], to: [0, height], label: '', look: 'dashed' } satisfies {
                    from: [number, number]
                    to: [number, number]
                    label: string
                    look: 'dashed'
                  },
                ]
              : []),
          ],
        },
      ],
      description: `A rectangle that is ${width} ${unit} long and ${height} ${unit} high. ${ends === 1 ? 'A half circle stands outward on one of the ends' : 'Half circles stand outward on both ends'} that are ${height} ${unit} high.`,
    },
    ...answerIn('decimal', 'Area', `${unit}²`, { multiple: around, plain: box }, [
      {
        multiple: 4 * around,
        plain: box,
        misconception: 'radius-diameter',
        feedback: `You took ${height} for the radius. But it goes from one end of the half circle to the other: it is the diameter.`,
      },
      {
        multiple: ends === 1 ? 2 * around : around / 2,
        plain: box,
        misconception: 'wrong-part',
        feedback:
          ends === 1
            ? `You added a whole circle. How much of a circle is it?`
            : `You added one half circle. There is one at each end.`,
      },
      {
        plain: box,
        misconception: 'stops-early',
        feedback: `That is the rectangle alone. What else belongs to the shape?`,
      },
      {
        multiple: around,
        misconception: 'stops-early',
        feedback: `That is the round part alone. What else belongs to the shape?`,
      },
      {
        multiple: height * (ends / 2),
        plain: box,
        misconception: 'doubles-for-square',
        feedback: `For the round part you found the way around. Area is the space inside: ${math`\pi`} times radius × radius.`,
      },
    ]),
    hints: [
      'Cut the shape into parts that you know.',
      `${ends === 2 ? 'The two half circles make one whole circle. ' : ''}The dashed line is the diameter of the ${ends === 2 ? 'circle' : 'half circle'}. So what is its radius?`,
    ],
    solution: [
      `The rectangle has an area of ${width} × ${height} = ${box} ${unit}².`,
      `The diameter of the round part is ${height} ${unit}, so the radius is ${radius} ${unit}. A whole circle has 3.14 × ${radius} × ${radius} = ${shown(3.14 * radius ** 2)} ${unit}².`,
      ends === 2
        ? `The two half circles make one whole circle: ${box} + ${shown(3.14 * radius ** 2)} = ${shown(box + 3.14 * around)} ${unit}².`
        : `Half of it is ${shown(3.14 * radius ** 2)} ÷ 2 = ${shown(3.14 * around)}. Together: ${box} + ${shown(3.14 * around)} = ${shown(box + 3.14 * around)} ${unit}².`,
    ],
  }
}

const ringThings = [
  { what: 'A round pond', has: 'a path around it', asked: 'path', unit: 'm', from: 4, to: 20, most: 3 },
  {
    what: 'A round fountain',
    has: 'a stone edge around it',
    asked: 'stone edge',
    unit: 'm',
    from: 2,
    to: 9,
    most: 2,
  },
  {
    what: 'A round flower bed',
    has: 'a strip of grass around it',
    asked: 'strip of grass',
    unit: 'ft',
    from: 3,
    to: 15,
    most: 4,
  },
  { what: 'A round mirror', has: 'a frame around it', asked: 'frame', unit: 'cm', from: 12, to: 35, most: 6 },
  { what: 'A round rug', has: '', asked: '', unit: 'ft', from: 2, to: 7, most: 3 },
] as const

function ring(random: Random): Item {
  const mode = modeOf(random)
  const { what, has, asked, unit, from, to, most } = random.pick(ringThings)
  const inner = random.integer(from, to)
  const wide = random.integer(1, most)
  const outer = inner + wide
  const isRug = what.includes('rug')
  const right = outer ** 2 - inner ** 2
  return {
    stem: isRug
      ? `A round rug has a radius of ${outer} ${unit}. Its plain middle has a radius of ${inner} ${unit}, and the rest is striped. What is the area of the striped part? ${told[mode]}`
      : `${what} has a radius of ${inner} ${unit}, and ${has} is ${wide} ${unit} wide. What is the area of the ${asked}? ${told[mode]}`,
    figure: {
      kind: 'circle',
      fill: 'none',
      center: '',
      points: [
        { id: 'p', at: 20, distance: inner / outer, label: '' },
        ...(isRug ? [{ id: 'q', at: 140, label: '' }] : []),
      ],
      segments: [
        { from: 'center', to: 'p', label: `${inner} ${unit}` },
        ...(isRug ? [{ from: 'center', to: 'q', label: `${outer} ${unit}` }] : []),
      ],
      inner: { radius: Math.min(0.95, inner / outer) },
      description: `Two circles with the same center. The ring between them is shaded. The inner radius is ${inner} ${unit}${isRug ? `, the outer radius is ${outer} ${unit}` : `, and the ring is ${wide} ${unit} wide`}.`,
    },
    ...answerIn(mode, 'Area', `${unit}²`, { multiple: right }, [
      {
        multiple: wide ** 2,
        misconception: 'squares-difference',
        feedback: `You squared the difference of the two radii. But a ring is no small circle: take one whole circle away from the other.`,
      },
      {
        multiple: outer ** 2,
        misconception: 'stops-early',
        feedback: `That is the whole outer circle. What must be taken away?`,
      },
      {
        multiple: inner ** 2,
        misconception: 'wrong-part',
        feedback: `That is the inner circle. The question asks for the ring around it.`,
      },
      {
        multiple: 2 * outer - 2 * inner,
        misconception: 'doubles-for-square',
        feedback: `You compared the ways around. Area is the space inside.`,
      },
      ...(isRug
        ? []
        : [
            {
              multiple: inner ** 2 - wide ** 2,
              misconception: 'wrong-part',
              feedback: `The outer circle reaches from the center across both parts. So how long is its radius?`,
            },
          ].filter(({ multiple }) => multiple > 0)),
    ]),
    hints: [
      'The ring is what is left when the inner circle is cut out of the outer one.',
      isRug
        ? `Find radius × radius for both circles first. Then subtract.`
        : `What is the radius of the outer circle? It goes from the center to the outside.`,
    ],
    solution: [
      isRug
        ? `The outer circle has a radius of ${outer} ${unit}, the inner one of ${inner} ${unit}.`
        : `The outer circle has a radius of ${inner} + ${wide} = ${outer} ${unit}.`,
      `Square both radii: ${outer} × ${outer} = ${outer ** 2} and ${inner} × ${inner} = ${inner ** 2}. The ring has ${math`\pi`} times ${outer ** 2} − ${inner ** 2} = ${right}.`,
      mode === 'exact'
        ? `So its area is ${timesPi(right)} ${unit}².`
        : `3.14 × ${right} = ${shown(3.14 * right)}, so its area is about ${shown(3.14 * right)} ${unit}².`,
    ],
  }
}

function squareWithHole(random: Random, unit: string): Item {
  const radius = random.integer(2, 10)
  const isFitted = random.chance(0.5)
  const side = isFitted ? 2 * radius : 2 * radius + random.integer(1, 8)
  const whole = side ** 2
  const square = radius ** 2
  const answer = exactly(whole - 3.14 * square)
  return {
    stem: `A circle is cut out of a square ${random.pick(['sheet of paper', 'board', 'piece of cloth', 'piece of metal', 'tile'])}. What is the area of the part that is left? ${told.decimal}`,
    figure: {
      kind: 'polygon',
      shapes: [
        {
          outline: { type: 'rectangle', width: side, height: side },
          fill: 'soft',
          sides: [`${side} ${unit}`, '', '', ''],
          circles: [
            {
              center: [side / 2, side / 2],
              radius,
              label: isFitted ? '' : `${radius} ${unit}`,
              fill: 'ground',
            },
          ],
        },
      ],
      description: `A square with sides of ${side} ${unit}. A circle is cut out of its middle. ${isFitted ? 'The circle touches all four sides of the square.' : `The radius of the circle is ${radius} ${unit}.`}`,
    },
    ...answerIn('decimal', 'Area', `${unit}²`, { multiple: -square, plain: whole }, [
      {
        multiple: square,
        misconception: 'wrong-part',
        feedback: `That is the area of the hole. What is left of the square without it?`,
      },
      {
        plain: whole,
        misconception: 'stops-early',
        feedback: `That is the whole square. What must be taken away?`,
      },
      {
        multiple: -2 * radius,
        plain: whole,
        misconception: 'doubles-for-square',
        feedback: `You took the way around the circle away. Take the area of the circle away.`,
      },
      {
        multiple: -4 * square,
        plain: whole,
        misconception: 'radius-diameter',
        feedback: `You took too much away: it looks as if the diameter was used as the radius.`,
      },
      {
        multiple: square,
        plain: whole,
        misconception: 'wrong-part',
        feedback: `You added the circle. It is cut out, so it makes the area smaller.`,
      },
    ]),
    hints: [
      'Which two areas do you need, and what do you do with them?',
      isFitted
        ? `The circle touches all sides. So how long is its diameter, and how long is its radius?`
        : `Find the area of the square, then that of the circle with radius ${radius} ${unit}.`,
    ],
    solution: [
      `The square has an area of ${side} × ${side} = ${whole} ${unit}².`,
      `${isFitted ? `The circle is as wide as the square, so its radius is ${side} ÷ 2 = ${radius} ${unit}. ` : ''}The circle has an area of about 3.14 × ${radius} × ${radius} = ${shown(3.14 * square)} ${unit}².`,
      `What is left: ${whole} − ${shown(3.14 * square)} = ${shown(answer)} ${unit}².`,
    ],
  }
}

/** The solver’s own way: areas put together from what the figure says. */
function solveComposite({ stem, figure, interaction }: Shown) {
  const respond = (multiple: number, rest = 0) =>
    interaction.kind === 'expression'
      ? { kind: 'expression' as const, text: `${exactly(multiple)}*π` }
      : { kind: 'number' as const, text: String(exactly(3.14 * multiple + rest)) }
  if (figure?.kind === 'circle' && figure.sectors !== undefined) {
    const [segment] = figure.segments ?? []
    const [size = 0] = numbersIn(segment?.label ?? '')
    const radius = segment?.from === 'center' ? size : size / 2
    const [sector] = figure.sectors
    return respond((radius ** 2 * ((sector?.to ?? 0) - (sector?.from ?? 0))) / 360)
  }
  if (figure?.kind === 'circle') {
    const [first = 0, second = 0] = numbersIn(stem)
    const [small, large] = stem.includes('rug') ? [second, first] : [first, first + second]
    return respond((large - small) * (large + small))
  }
  if (figure?.kind !== 'polygon') throw new TypeError('expects a figure')
  const [shape] = figure.shapes
  if (shape?.outline.type !== 'rectangle') throw new TypeError('expects a rectangle')
  const { width, height } = shape.outline
  const [hole] = shape.circles ?? []
  if (hole !== undefined) return respond(-hole.radius * hole.radius, width * height)
  const halves = shape.halfCircles?.length ?? 0
  return respond((halves * height * height) / 8, width * height)
}
