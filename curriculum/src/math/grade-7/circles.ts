import { choice, number, type WrongOption } from '../../build-item.ts'
import { inlineChoice, sort } from '../../build-placed.ts'
import type { Figure, Item, Shown } from '../../item.ts'
import { math, plain } from '../../markup.ts'
import { person } from '../../people.ts'
import type { Random } from '../../random.ts'
import { type ComputedModel, defineSkill } from '../../skill.ts'
import { dollars, sentence } from '../../wording.ts'
import { numbersIn } from '../numbers-in-text.ts'
import {
  answerIn,
  exactly,
  type LengthUnit,
  lengthUnits,
  type Mode,
  modeOf,
  shown,
  timesPi,
  told,
  upTo,
} from './circle-answers.ts'
import { composite } from './circle-composites.ts'

type CircleFigure = Extract<Figure, { kind: 'circle' }>

/** A circle with its radius or diameter drawn and labelled. */
function circleWith(random: Random, given: 'radius' | 'diameter', label: string): CircleFigure {
  const at = random.pick([0, 20, 40, 320, 340])
  return {
    kind: 'circle',
    fill: 'soft',
    center: '',
    points: [
      { id: 'p', at, label: '' },
      { id: 'q', at: at + 180, label: '' },
    ],
    segments: [{ from: given === 'radius' ? 'center' : 'q', to: 'p', label }],
    description:
      given === 'radius'
        ? `A circle. A line from its center to the circle is marked ${label}.`
        : `A circle. A line from one side to the other through the center is marked ${label}.`,
  }
}

/** Circumference (level 1), area (level 2), a story where one of them is a step (level 3). */
const measure: ComputedModel = {
  id: 'measure',
  kind: 'computed',
  thinking: 'compute',
  seconds: 50,
  calculator: 'basic',
  make(random, level) {
    if (level === 3) return random.pick(stories)(random)
    const mode = modeOf(random)
    const given = random.pick(['radius', 'diameter'] as const)
    const unit = random.pick(lengthUnits)
    return level === 1 ? circumferenceItem(random, mode, given, unit) : areaItem(random, mode, given, unit)
  },
  solve(shownItem) {
    const { stem, figure } = shownItem
    if (figure?.kind !== 'circle') return { kind: 'number', text: String(exactly(storyAnswer(stem))) }
    const [segment] = figure.segments ?? []
    const [size = 0] = numbersIn(segment?.label ?? '')
    const radius = segment?.from === 'center' ? size : size / 2
    const multiple = stem.includes('circumference') ? 2 * radius : radius ** 2
    return stem.includes('3.14')
      ? { kind: 'number', text: String(exactly(3.14 * multiple)) }
      : { kind: 'expression', text: `π * ${exactly(multiple)}` }
  },
}

function circumferenceItem(random: Random, mode: Mode, given: 'radius' | 'diameter', unit: LengthUnit): Item {
  const radius = given === 'radius' ? random.integer(2, 25) : random.integer(3, 60) / 2
  const diameter = 2 * radius
  const size = given === 'radius' ? radius : diameter
  return {
    stem: `What is the circumference of this circle? ${told[mode]}`,
    figure: circleWith(random, given, `${shown(size)} ${unit}`),
    ...answerIn(mode, 'Circumference', unit, { multiple: diameter }, [
      given === 'radius'
        ? {
            multiple: radius,
            misconception: 'radius-diameter',
            feedback: `You multiplied ${math`\pi`} by ${shown(radius)}. But that is the radius, which goes only to the center. How long is the whole way across?`,
          }
        : {
            multiple: 2 * diameter,
            misconception: 'radius-diameter',
            feedback: `You doubled ${shown(diameter)}. But the line goes all the way across: it is the diameter already.`,
          },
      {
        multiple: radius ** 2,
        misconception: 'area-for-around',
        feedback:
          'You squared the radius. That gives the area, the space inside. The circumference is the way around.',
      },
      {
        plain: diameter,
        misconception: 'leaves-out-pi',
        feedback: `That is the way across. The way around is longer: how many times as long?`,
      },
    ]),
    hints: [
      'The circumference is the way around. What is marked in the figure: the radius or the diameter?',
      `The way around is ${math`\pi`} times the way across. ${given === 'radius' ? 'First find the way across.' : `The way across is ${shown(diameter)} ${unit}.`}`,
    ],
    solution: [
      ...(given === 'radius'
        ? [
            `The radius is ${shown(radius)} ${unit}, so the diameter is 2 × ${shown(radius)} = ${shown(diameter)} ${unit}.`,
          ]
        : [`The line goes all the way across, so the diameter is ${shown(diameter)} ${unit}.`]),
      `The circumference is ${math`\pi`} times the diameter.`,
      mode === 'exact'
        ? `So it is ${timesPi(diameter)} ${unit}.`
        : `3.14 × ${shown(diameter)} = ${shown(3.14 * diameter)}, so it is about ${shown(3.14 * diameter)} ${unit}.`,
    ],
  }
}

function areaItem(random: Random, mode: Mode, given: 'radius' | 'diameter', unit: LengthUnit): Item {
  const radius = random.pick([...upTo(12, 2), 15, 20, 25, 30, 1.5, 2.5])
  const diameter = 2 * radius
  const size = given === 'radius' ? radius : diameter
  const square = exactly(radius ** 2)
  return {
    stem: `What is the area of this circle? ${told[mode]}`,
    figure: circleWith(random, given, `${shown(size)} ${unit}`),
    ...answerIn(mode, 'Area', `${unit}²`, { multiple: square }, [
      ...(given === 'diameter'
        ? [
            {
              multiple: diameter ** 2,
              misconception: 'radius-diameter',
              feedback: `You squared ${shown(diameter)}, which is the diameter. The area needs the radius, from the center to the circle.`,
            },
          ]
        : []),
      {
        multiple: diameter,
        misconception: 'doubles-for-square',
        feedback: `You doubled the radius. That leads to the circumference, the way around. For the area, the radius is multiplied by itself.`,
      },
      {
        plain: square,
        misconception: 'leaves-out-pi',
        feedback: `That is a square with sides as long as the radius. More than three of these fit into the circle.`,
      },
      {
        multiple: radius,
        misconception: 'doubles-for-square',
        feedback: `You multiplied ${math`\pi`} by the radius once. Area is in square units: the radius counts twice, as radius × radius.`,
      },
    ]),
    hints: [
      'The area is the space inside. Which length do you need for it, radius or diameter?',
      `${given === 'diameter' ? `The radius is half of ${shown(diameter)}. ` : ''}Multiply the radius by itself, and then by ${math`\pi`}.`,
    ],
    solution: [
      given === 'diameter'
        ? `The diameter is ${shown(diameter)} ${unit}, so the radius is ${shown(diameter)} ÷ 2 = ${shown(radius)} ${unit}.`
        : `The line goes from the center to the circle, so the radius is ${shown(radius)} ${unit}.`,
      `The area is ${math`\pi`} times the radius squared: ${shown(radius)} × ${shown(radius)} = ${shown(square)}.`,
      mode === 'exact'
        ? `So it is ${timesPi(square)} ${unit}².`
        : `3.14 × ${shown(square)} = ${shown(3.14 * square)}, so it is about ${shown(3.14 * square)} ${unit}².`,
    ],
  }
}

interface StoryPlan {
  told: string
  label: string
  unit: string
  before?: '$'
  diameter: number
  /** Way around or space inside, in the story’s own unit. */
  needs: 'around' | 'inside'
  /** What the way or the space is then multiplied by, with its reason. */
  times: number
  why: string
  lengthUnit: string
  /** The last step: from centimeters to meters. */
  divide?: number
  given: 'radius' | 'diameter'
}

const storyMakers: ((random: Random) => StoryPlan)[] = [
  (random) => {
    const diameter = random.pick([50, 55, 60, 65, 70])
    const times = random.integer(2, 20) * 10
    return {
      told: `A bicycle wheel has a diameter of ${diameter} cm. How many meters does the bicycle move when the wheel turns ${times} times?`,
      label: 'Distance',
      unit: 'm',
      diameter,
      needs: 'around',
      times,
      why: `In each turn the bicycle moves forward by one circumference, and there are ${times} turns`,
      lengthUnit: 'cm',
      divide: 100,
      given: 'diameter',
    }
  },
  (random) => {
    const diameter = random.integer(3, 20) * 2
    const times = random.integer(4, 20)
    return {
      told: `A round garden is ${diameter} m across. A fence around it costs ${dollars(times)} for each meter. How much does the fence cost?`,
      label: 'Cost',
      unit: '',
      before: '$',
      diameter,
      needs: 'around',
      times,
      why: `Each meter of fence costs ${dollars(times)}`,
      lengthUnit: 'm',
      given: 'diameter',
    }
  },
  (random) => {
    const radius = random.integer(3, 15)
    const times = random.pick([20, 25, 30, 35, 40])
    return {
      told: `A round lawn has a radius of ${radius} m. It needs ${times} g of grass seed for each square meter. How many grams of seed does it need?`,
      label: 'Grass seed',
      unit: 'g',
      diameter: 2 * radius,
      needs: 'inside',
      times,
      why: `Each square meter needs ${times} g`,
      lengthUnit: 'm',
      given: 'radius',
    }
  },
  (random) => {
    const radius = random.integer(2, 7)
    const times = random.integer(4, 30)
    return {
      told: `A carousel horse stands ${radius} m from the center. How many meters does it travel in ${times} rounds?`,
      label: 'Distance',
      unit: 'm',
      diameter: 2 * radius,
      needs: 'around',
      times,
      why: `In each round the horse goes once around its circle, and there are ${times} rounds`,
      lengthUnit: 'm',
      given: 'radius',
    }
  },
  (random) => {
    const diameter = random.integer(4, 20) * 2
    const times = random.integer(3, 9)
    return {
      told: `A farm sprinkler waters a circle that is ${diameter} m across. It gives ${times} liters of water to each square meter. How many liters does it give?`,
      label: 'Water',
      unit: 'liters',
      diameter,
      needs: 'inside',
      times,
      why: `Each square meter gets ${times} liters`,
      lengthUnit: 'm',
      given: 'diameter',
    }
  },
  (random) => {
    const diameter = random.integer(3, 10) * 2
    const times = random.integer(12, 45)
    return {
      told: `A round patio is ${diameter} m across. Its stones cost ${dollars(times)} for each square meter. How much do the stones cost?`,
      label: 'Cost',
      unit: '',
      before: '$',
      diameter,
      needs: 'inside',
      times,
      why: `Each square meter of stones costs ${dollars(times)}`,
      lengthUnit: 'm',
      given: 'diameter',
    }
  },
]

const stories = storyMakers.map(
  (maker) =>
    (random: Random): Item =>
      storyItem(maker(random)),
)

function storyItem(plan: StoryPlan): Item {
  const { diameter, needs, times, divide = 1, lengthUnit, given, before } = plan
  const radius = diameter / 2
  const sizes = { around: diameter, inside: radius ** 2 }
  const final = (multiple: number) => exactly((3.14 * multiple * times) / divide)
  const other = needs === 'around' ? 'inside' : 'around'
  const slip = needs === 'around' ? { around: radius, inside: 0 } : { around: 0, inside: diameter ** 2 }
  const answer = final(sizes[needs])
  const unitText = needs === 'around' ? lengthUnit : `${lengthUnit}²`
  const field = before === undefined ? { label: plan.label, after: plan.unit } : { label: plan.label, before }
  const unit = before ?? plan.unit
  const one = exactly(3.14 * sizes[needs])
  return {
    stem: `${plan.told} ${told.decimal}`,
    ...number(field, { value: String(answer), unit, within: String(exactly(answer * 0.0015)) }, [
      {
        value: String(final(sizes[other])),
        misconception: needs === 'around' ? 'area-for-around' : 'doubles-for-square',
        feedback:
          needs === 'around'
            ? `You worked with the area. Is it the space inside that counts here, or the way around?`
            : `You worked with the way around. Is that what counts here, or the space inside?`,
      },
      {
        value: String(needs === 'around' && given === 'diameter' ? final(2 * diameter) : final(slip[needs])),
        misconception: 'radius-diameter',
        feedback: `Look again: is ${shown(given === 'radius' ? radius : diameter)} ${lengthUnit} the radius or the diameter? And which of them did you use?`,
      },
      {
        value: String(exactly((3.14 * sizes[needs]) / divide)),
        misconception: 'stops-early',
        feedback: `You found ${needs === 'around' ? 'one time around' : 'the area'}. What does the story do with it?`,
      },
      ...(divide === 1
        ? []
        : [
            {
              value: String(final(sizes[needs]) * divide),
              misconception: 'stops-early',
              feedback: `That is in centimeters. The question asks for meters.`,
            },
          ]),
      {
        value: String(exactly((sizes[needs] * times) / divide)),
        misconception: 'leaves-out-pi',
        feedback: `It looks as if ${math`\pi`} is missing in your work.`,
      },
    ]),
    hints: [
      'Make a sketch. What counts in this story: the way around the circle or the space inside?',
      needs === 'around'
        ? `Find the circumference first: ${math`\pi`} times the diameter.`
        : `Find the area first: ${math`\pi`} times radius × radius. ${given === 'diameter' ? 'Mind that the story tells the diameter.' : ''}`.trim(),
    ],
    solution: [
      needs === 'around'
        ? `The way around counts, so find the circumference. The diameter is ${diameter} ${lengthUnit}: 3.14 × ${diameter} = ${shown(one)} ${unitText}.`
        : `The space inside counts, so find the area. The radius is ${shown(radius)} ${lengthUnit}: 3.14 × ${shown(radius)} × ${shown(radius)} = ${shown(one)} ${unitText}.`,
      `${plan.why}: ${shown(one)} × ${times} = ${shown(one * times)}.`,
      ...(divide === 1
        ? [
            `So the answer is about ${before ?? ''}${shown(answer)}${before === undefined ? ` ${plan.unit}` : ''}.`,
          ]
        : [
            `From centimeters to meters, divide by 100: ${shown(one * times)} ÷ 100 = ${shown(answer)}. It is about ${shown(answer)} m.`,
          ]),
    ],
  }
}

/** The solver’s own reading of a story. */
function storyAnswer(stem: string): number {
  const [size = 0, by = 0] = numbersIn(stem)
  const isRadius = /radius|from the center/.test(stem)
  const radius = isRadius ? size : size / 2
  const base = /square meter/.test(stem) ? radius * radius : radius + radius
  return (3.14 * base * by) / (stem.includes('wheel') ? 100 : 1)
}

/** From the circumference (level 1), from the area (level 2), from one to the other (level 3). */
const backwards: ComputedModel = {
  id: 'backwards',
  kind: 'computed',
  thinking: 'work backwards',
  seconds: 50,
  calculator: 'basic',
  make(random, level) {
    const unit = random.pick(lengthUnits)
    if (level === 1) return fromCircumference(random, unit)
    return level === 2 ? fromArea(random, unit) : fromOneToOther(random, unit)
  },
  solve({ stem, figure, interaction }) {
    const text = plain(stem)
    const around = figure?.kind === 'circle' ? (figure.circumference ?? '') : ''
    const inPi = /([\d.]+)\s?(?:π|\\pi)/.exec(around === '' ? text : around)?.[1]
    const inPlain = /is ([\d,.]*\d) (?:cm|mm|m|in|ft)/.exec(text)?.[1]?.replaceAll(',', '')
    const multiple = inPi === undefined ? Number(inPlain) / 3.14 : Number(inPi)
    const fromAround = around !== '' || /(?:circumference|way around) (?:of a circle )?is/.test(text)
    const radius = fromAround ? multiple / 2 : Math.sqrt(multiple)
    if (interaction.kind === 'expression') {
      const wanted = /What is the area/.test(text) ? radius ** 2 : 2 * radius
      return { kind: 'expression', text: `${exactly(wanted)}*π` }
    }
    const isDiameter = /What is (?:its|the) diameter/.test(text)
    return { kind: 'number', text: String(Math.round((isDiameter ? 2 * radius : radius) * 1000) / 1000) }
  },
}

function fromCircumference(random: Random, unit: LengthUnit): Item {
  const isExact = random.chance(0.5)
  const diameter = random.integer(4, 60)
  const asked = random.pick(['radius', 'diameter'] as const)
  const answer = asked === 'radius' ? diameter / 2 : diameter
  const around = isExact ? `${diameter}π` : shown(3.14 * diameter)
  const value = isExact ? timesPi(diameter) : shown(3.14 * diameter)
  return {
    stem: `The circumference of a circle is ${value} ${unit}. What is its ${asked}?${isExact ? '' : ` ${told.decimal}`}`,
    figure: {
      kind: 'circle',
      fill: 'soft',
      center: '',
      points: [
        { id: 'p', at: 0, label: '' },
        { id: 'q', at: 180, label: '' },
      ],
      segments: [{ from: asked === 'radius' ? 'center' : 'q', to: 'p', label: '?' }],
      circumference: `${around} ${unit}`,
      description: `A circle. The way around it is marked ${around} ${unit}. Its ${asked} is marked with a question mark.`,
    },
    ...number({ label: sentence(asked), after: unit }, { value: String(answer), unit }, [
      {
        value: String(asked === 'radius' ? diameter : diameter / 2),
        misconception: 'radius-diameter',
        feedback: `That is the ${asked === 'radius' ? 'diameter, the whole way across' : 'radius, from the center to the circle'}. The question asks for the ${asked}.`,
      },
      {
        value: String(2 * diameter),
        misconception: 'radius-diameter',
        feedback: `You doubled. Dividing the circumference by ${math`\pi`} gives the diameter at once.`,
      },
      ...(isExact
        ? []
        : [
            {
              value: String(exactly((3.14 * diameter) / 2)),
              misconception: 'leaves-out-pi',
              feedback: `You halved the circumference. But what was multiplied by ${math`\pi`} to make it?`,
            },
          ]),
    ]),
    hints: [
      `The circumference is ${math`\pi`} times a length. Which length?`,
      `Divide ${value} by ${isExact ? math`\pi` : '3.14'}. Is that the radius or the diameter?`,
    ],
    solution: [
      `The circumference is ${math`\pi`} times the diameter. So divide by ${isExact ? math`\pi` : '3.14'} to get back.`,
      isExact
        ? `${timesPi(diameter)} is ${math`\pi`} times ${diameter}, so the diameter is ${diameter} ${unit}.`
        : `${shown(3.14 * diameter)} ÷ 3.14 = ${diameter}, so the diameter is ${diameter} ${unit}.`,
      ...(asked === 'radius'
        ? [`The radius is half of it: ${diameter} ÷ 2 = ${shown(answer)} ${unit}.`]
        : []),
    ],
  }
}

function fromArea(random: Random, unit: LengthUnit): Item {
  const isExact = random.chance(0.5)
  const radius = random.integer(3, 20)
  const square = radius ** 2
  const asked = random.pick(['radius', 'diameter'] as const)
  const answer = asked === 'radius' ? radius : 2 * radius
  const value = isExact ? timesPi(square) : shown(3.14 * square)
  return {
    stem: `The area of a circle is ${value} ${unit}². What is its ${asked}?${isExact ? '' : ` ${told.decimal}`}`,
    ...number({ label: sentence(asked), after: unit }, { value: String(answer), unit }, [
      {
        value: String(asked === 'radius' ? 2 * radius : radius),
        misconception: 'radius-diameter',
        feedback: `That is the ${asked === 'radius' ? 'diameter' : 'radius'}. The question asks for the ${asked}.`,
      },
      {
        value: String(square / 2),
        misconception: 'doubles-for-square',
        feedback: `You halved ${square}. But it is not 2 times the radius, it is the radius times itself.`,
      },
      {
        value: String(square),
        misconception: 'stops-early',
        feedback: `${square} is radius × radius. Which number times itself makes that?`,
      },
      {
        value: String(square / 4),
        misconception: 'doubles-for-square',
        feedback: `Dividing undoes multiplying by 2. Here you need to undo squaring: which number times itself is ${square}?`,
      },
    ]),
    hints: [
      `The area is ${math`\pi`} times radius × radius. What is left when you divide by ${math`\pi`}?`,
      `Find a number that makes ${square} when you multiply it by itself.`,
    ],
    solution: [
      isExact
        ? `The area is ${math`\pi`} times radius × radius, so radius × radius is ${square}.`
        : `The area is ${math`\pi`} times radius × radius. Divide: ${shown(3.14 * square)} ÷ 3.14 = ${square}.`,
      `${radius} × ${radius} = ${square}, so the radius is ${radius} ${unit}.`,
      ...(asked === 'diameter' ? [`The diameter is 2 × ${radius} = ${2 * radius} ${unit}.`] : []),
    ],
  }
}

function fromOneToOther(random: Random, unit: LengthUnit): Item {
  const radius = random.integer(3, 40)
  const square = radius ** 2
  const isToArea = random.chance(0.6)
  const start = isToArea
    ? `The circumference of a circle is ${timesPi(2 * radius)} ${unit}. What is the area?`
    : `The area of a circle is ${timesPi(square)} ${unit}². What is the circumference?`
  return {
    stem: `${start} ${told.exact}`,
    ...answerIn(
      'exact',
      isToArea ? 'Area' : 'Circumference',
      isToArea ? `${unit}²` : unit,
      { multiple: isToArea ? square : 2 * radius },
      isToArea
        ? [
            {
              multiple: 4 * square,
              misconception: 'radius-diameter',
              feedback: `You squared ${2 * radius}. Is that the radius of the circle, or the diameter?`,
            },
            {
              multiple: radius,
              misconception: 'doubles-for-square',
              feedback: `You found the radius, and multiplied it by ${math`\pi`} once. The area needs radius × radius.`,
            },
            {
              plain: square,
              misconception: 'leaves-out-pi',
              feedback: `${square} is radius × radius. There is one more factor in the area.`,
            },
          ]
        : [
            {
              multiple: radius,
              misconception: 'radius-diameter',
              feedback: `You multiplied ${math`\pi`} by the radius. The circumference needs the whole way across.`,
            },
            {
              multiple: square / 2,
              misconception: 'doubles-for-square',
              feedback: `You halved ${square}. But ${square} is the radius times itself.`,
            },
            {
              multiple: 2 * square,
              misconception: 'stops-early',
              feedback: `You doubled ${square}. But ${square} is radius × radius. Which number is the radius itself?`,
            },
          ],
    ),
    hints: [
      `One length joins the two: the radius. How can you get it from ${isToArea ? 'the circumference' : 'the area'}?`,
      isToArea
        ? `The circumference is ${math`\pi`} times the diameter. So what is the diameter, and what is the radius?`
        : `The area is ${math`\pi`} times radius × radius. So which number times itself is ${square}?`,
    ],
    solution: isToArea
      ? [
          `The circumference is ${math`\pi`} times the diameter, so the diameter is ${2 * radius} ${unit}.`,
          `The radius is half of it: ${2 * radius} ÷ 2 = ${radius} ${unit}.`,
          `${radius} × ${radius} = ${square}, so the area is ${timesPi(square)} ${unit}².`,
        ]
      : [
          `The area is ${math`\pi`} times radius × radius, so radius × radius is ${square}.`,
          `${radius} × ${radius} = ${square}, so the radius is ${radius} ${unit}, and the diameter is ${2 * radius} ${unit}.`,
          `The circumference is ${math`\pi`} times the diameter: ${timesPi(2 * radius)} ${unit}.`,
        ],
  }
}

interface Purpose {
  text: string
  slip: string
}

const arounds: Purpose[] = [
  {
    text: 'A fence around a round pond',
    slip: 'The fence stands only along the edge. Is that a way or a space?',
  },
  { text: 'Ribbon along the edge of a round cake', slip: 'The ribbon lies only along the edge.' },
  {
    text: 'How far a wheel rolls in one turn',
    slip: 'In one turn each point of its edge touches the ground once.',
  },
  { text: 'A metal band around a barrel', slip: 'The band goes once around.' },
  { text: 'The length of a circular running track', slip: 'A runner follows the edge of a circle.' },
  { text: 'Lights strung along the rim of a big wheel', slip: 'The lights follow the rim.' },
  { text: 'The rim of a drum, to put tape on it', slip: 'The tape follows the rim.' },
  {
    text: 'How far the tip of a clock hand moves in an hour',
    slip: 'The tip draws a line. How long is that line?',
  },
]
const insides: Purpose[] = [
  { text: 'Paint for a round tabletop', slip: 'Paint covers the whole top, not only its edge.' },
  { text: 'Grass seed for a round lawn', slip: 'Seed is needed everywhere inside.' },
  { text: 'How much pizza there is in a round pizza', slip: 'You eat the inside, too.' },
  { text: 'Cloth for a round tablecloth', slip: 'Cloth covers the whole table.' },
  { text: 'Ground that a turning sprinkler waters', slip: 'The water falls on the whole inside.' },
  { text: 'Glass for a round window', slip: 'Glass fills the whole window.' },
  { text: 'A cover that closes a round pool', slip: 'The cover lies over the whole water.' },
  { text: 'Tiles for the floor of a round room', slip: 'Tiles cover the whole floor.' },
]

type Fault = 'none' | 'diameter' | 'around' | 'no-pi'
const verdicts: Record<Fault, (name: string, wanted: string) => string> = {
  none: (name) => `${name} is right.`,
  diameter: (name) => `${name} mixed up radius and diameter.`,
  around: (name, wanted) => `${name} found the ${wanted === 'area' ? 'circumference' : 'area'} instead.`,
  'no-pi': (name) => `${name} left out ${math`\pi`}.`,
}

/** Which one is meant (level 1), what somebody did (level 2), what a larger radius does (level 3). */
const reason: ComputedModel = {
  id: 'reason',
  kind: 'computed',
  thinking: 'explain',
  seconds: 60,
  make(random, level) {
    if (level === 1) return aroundOrInside(random)
    return level === 2 ? findMistake(random) : scaled(random)
  },
  solve: solveReason,
}

function aroundOrInside(random: Random): Item {
  const howMany = random.integer(2, 3)
  const around = random.sample(arounds, howMany)
  const inside = random.sample(insides, 5 - howMany)
  const categories = ['Circumference', 'Area']
  const card = ({ text, slip }: Purpose, category: string) => ({
    text,
    category,
    slips: [
      {
        category: category === 'Area' ? 'Circumference' : 'Area',
        misconception: category === 'Area' ? 'around-for-area' : 'area-for-around',
        feedback: `${text}: ${slip.charAt(0).toLowerCase()}${slip.slice(1)}`,
      },
    ],
  })
  return {
    stem: 'Would you find the circumference or the area of the circle? Sort the cards.',
    ...sort(random, {
      categories,
      cards: [
        ...around.map((each) => card(each, 'Circumference')),
        ...inside.map((each) => card(each, 'Area')),
      ],
      slip: {
        misconception: 'area-for-around',
        feedback: 'Is it the way around that counts, or the space inside?',
      },
    }),
    hints: [
      'Picture the circle in each card. What is needed: a length along the edge, or something that fills the inside?',
      'A length is measured in meters, a space in square meters. Which of them would you ask for in a shop?',
    ],
    solution: [
      'The circumference is the way around. The area is the space inside.',
      `The way around counts here: ${around.map(({ text }) => text.toLowerCase()).join('; ')}.`,
      `The space inside counts here: ${inside.map(({ text }) => text.toLowerCase()).join('; ')}.`,
    ],
  }
}

function findMistake(random: Random): Item {
  const fault = random.pick<Fault>(['none', 'diameter', 'around', 'no-pi'])
  const wanted = random.pick(['area', 'circumference'] as const)
  const given = random.pick(['radius', 'diameter'] as const)
  const name = person(random)
  // With a radius of 4, two of the mistakes give the same number.
  const radius = random.pick(upTo(20, 3).filter((each) => each !== 4))
  const diameter = 2 * radius
  const size = given === 'radius' ? radius : diameter
  const unit = random.pick(['cm', 'm', 'in', 'ft'] as const)
  const square = `${radius} × ${radius}`
  const said = {
    area: {
      none: `3.14 × ${square} = ${shown(3.14 * radius ** 2)}`,
      diameter:
        given === 'radius'
          ? `3.14 × ${diameter} × ${diameter} = ${shown(3.14 * diameter ** 2)}`
          : `3.14 × ${diameter} × ${diameter} = ${shown(3.14 * diameter ** 2)}`,
      around: `3.14 × ${diameter} = ${shown(3.14 * diameter)}`,
      'no-pi': `${square} = ${radius ** 2}`,
    },
    circumference: {
      none: `3.14 × ${diameter} = ${shown(3.14 * diameter)}`,
      diameter:
        given === 'radius'
          ? `3.14 × ${radius} = ${shown(3.14 * radius)}`
          : `2 × 3.14 × ${diameter} = ${shown(6.28 * diameter)}`,
      around: `3.14 × ${square} = ${shown(3.14 * radius ** 2)}`,
      'no-pi': `2 × ${radius} = ${diameter}`,
    },
  }[wanted][fault]
  const misconceptions: Record<Fault, string> = {
    none: 'trusts-claim',
    diameter: 'radius-diameter',
    around: wanted === 'area' ? 'around-for-area' : 'area-for-around',
    'no-pi': 'leaves-out-pi',
  }
  const feedback: Record<Fault, string> = {
    none: `Work it out yourself: what is the ${wanted} of this circle?`,
    diameter: `The ${given} is ${size} ${unit}. Which length did ${name} use, and which one is needed?`,
    around: `What does ${name}’s formula give: the way around or the space inside?`,
    'no-pi': `Look for 3.14 in ${name}’s work.`,
  }
  const all = ['none', 'diameter', 'around', 'no-pi'] as const
  return {
    stem: `A circle has a ${given} of ${size} ${unit}. For the ${wanted}, ${name} writes ${said}. Which is true?`,
    ...choice(random, {
      right: verdicts[fault](name, wanted),
      wrong: all
        .filter((each) => each !== fault)
        .map((each): WrongOption => ({
          text: verdicts[each](name, wanted),
          misconception: misconceptions[each],
          feedback: feedback[each],
        })),
      keepOrder: all.map((each) => verdicts[each](name, wanted)),
    }),
    hints: [
      `Say first what the ${wanted} is, and how you would find it.`,
      `Find the radius and the diameter of this circle. Which of them stands in ${name}’s work?`,
    ],
    solution: [
      `The radius is ${radius} ${unit} and the diameter is ${diameter} ${unit}.`,
      wanted === 'area'
        ? `The area is ${math`\pi`} times radius × radius: 3.14 × ${square} = ${shown(3.14 * radius ** 2)} ${unit}².`
        : `The circumference is ${math`\pi`} times the diameter: 3.14 × ${diameter} = ${shown(3.14 * diameter)} ${unit}.`,
      fault === 'none'
        ? `That is just what ${name} wrote.`
        : `So ${verdicts[fault](name, wanted).replace(/\.$/, '')}.`,
    ],
  }
}

const multiples: Record<number, string> = {
  2: 'twice',
  3: '3 times',
  4: '4 times',
  5: '5 times',
  6: '6 times',
  8: '8 times',
  9: '9 times',
  10: '10 times',
  16: '16 times',
  20: '20 times',
  25: '25 times',
  100: '100 times',
}

/** Round things, with a small size and the largest one that could be. */
const scaledThings = [
  { thing: 'pizza', unit: 'cm', from: 8, most: 50 },
  { thing: 'cake', unit: 'cm', from: 6, most: 40 },
  { thing: 'plate', unit: 'cm', from: 5, most: 36 },
  { thing: 'mirror', unit: 'cm', from: 8, most: 120 },
  { thing: 'clock', unit: 'cm', from: 8, most: 100 },
  { thing: 'rug', unit: 'ft', from: 2, most: 16 },
  { thing: 'pond', unit: 'm', from: 2, most: 60 },
  { thing: 'lawn', unit: 'm', from: 3, most: 60 },
  { thing: 'garden', unit: 'm', from: 3, most: 60 },
  { thing: 'pool', unit: 'm', from: 2, most: 20 },
  { thing: 'field', unit: 'm', from: 20, most: 400 },
] as const

function scaled(random: Random): Item {
  const factor = random.pick([2, 3, 4, 5])
  const given = random.pick(['radius', 'diameter'] as const)
  const { thing, unit, from, most } = random.pick(scaledThings)
  if (from * factor > most) return scaled(random)
  const small = random.integer(from, Math.floor(most / factor))
  const saying = (times: number) => multiples[times] ?? `${times} times`
  const own = saying(factor)
  const squared = saying(factor ** 2)
  const doubled = saying(2 * factor)
  const scale = [factor, 2 * factor, factor ** 2]
    .filter((each, index, list) => list.indexOf(each) === index)
    .toSorted((one, other) => one - other)
    .map(saying)
  const options = scale.length < 3 ? [...scale, saying(factor ** 3)] : scale
  const wrong = (right: string, misconception: string, feedback: string): WrongOption[] =>
    options.filter((text) => text !== right).map((text) => ({ text, misconception, feedback }))
  return {
    stem: `One round ${thing} has a ${given} of ${small} ${unit}, the other a ${given} of ${small * factor} ${unit}. How do they compare?`,
    ...inlineChoice(random, [
      `The circumference of the larger ${thing} is `,
      {
        label: 'circumference',
        right: own,
        keepOrder: options,
        wrong: wrong(
          own,
          'length-like-area',
          `The circumference is ${math`\pi`} times the diameter. When the diameter is ${own} as long, what happens to the way around?`,
        ),
      },
      ' as long, and its area is ',
      {
        label: 'area',
        right: squared,
        keepOrder: options,
        wrong: wrong(
          squared,
          'area-like-length',
          `The larger ${thing} is ${own} as wide from left to right, and also ${own} as wide from front to back. So how much more space is inside?`,
        ),
      },
      ' as large.',
    ]),
    hints: [
      `How many times as long is the ${given} of the larger ${thing}?`,
      `For the area, the radius is multiplied by itself. So that number counts two times. Is it so for the circumference, too?`,
    ],
    solution: [
      `${small * factor} ÷ ${small} = ${factor}, so every length of the larger ${thing} is ${own} as long. The circumference is a length as well.`,
      `For the area the radius is multiplied by itself, so the factor counts two times: ${factor} × ${factor} = ${factor ** 2}.`,
      `The circumference is ${own} as long and the area is ${squared} as large.${doubled === squared ? '' : ` It is not ${doubled}.`}`,
    ],
  }
}

/** The solver’s own way: telling words for cards, the numbers of the claim, the quotient of the two sizes. */
function solveReason({ stem, interaction }: Shown) {
  if (interaction.kind === 'sort') {
    const isAround = (text: string) => /around|edge|rolls|track|rim|clock hand/.test(text)
    const idOf = (its: boolean) =>
      interaction.categories.find(({ text }) => (text === 'Circumference') === its)?.id ?? ''
    return {
      kind: 'sort' as const,
      placed: Object.fromEntries(interaction.cards.map(({ id, text }) => [id, idOf(isAround(text))])),
    }
  }
  if (interaction.kind === 'inline-choice') {
    const [one = 1, other = 1] = numbersIn(stem)
    const idOf = (index: number, times: number) =>
      interaction.gaps[index]?.options.find(({ text }) =>
        times === 2 ? text === 'twice' : text === `${times} times`,
      )?.id ?? ''
    const times = other / one
    return {
      kind: 'inline-choice' as const,
      placed: {
        [interaction.gaps[0]?.id ?? '']: idOf(0, times),
        [interaction.gaps[1]?.id ?? '']: idOf(1, times * times),
      },
    }
  }
  if (interaction.kind !== 'choice') throw new TypeError('expects a choice')
  const [size = 0] = numbersIn(stem)
  const radius = stem.includes('a radius of') ? size : size / 2
  const said = Number(/= ([\d,.]*\d)\./.exec(stem)?.[1]?.replaceAll(',', ''))
  const isArea = stem.includes('For the area')
  const results = { area: 3.14 * radius ** 2, around: 6.28 * radius }
  const near = (value: number) => Math.abs(value - said) < 1e-6
  const needle = near(isArea ? results.area : results.around)
    ? 'is right'
    : near(isArea ? results.around : results.area)
      ? 'instead'
      : near(isArea ? radius ** 2 : 2 * radius)
        ? 'left out'
        : 'mixed up'
  return {
    kind: 'choice' as const,
    option: interaction.options.find(({ text }) => text.includes(needle))?.id ?? '',
  }
}

export const circles = defineSkill({
  id: 'circles',
  revision: 1,
  subject: 'math',
  gradeLevel: 7,
  strand: 'Geometry',
  name: 'Circles',
  description: 'Find the way around a circle and the space inside it.',
  icon: 'circle',
  standards: ['7.G.B.4', '7.G.B.6'],
  prerequisites: ['decimal-place-value', 'one-step-equations'],
  misconceptions: [
    {
      id: 'radius-diameter',
      name: 'mixes up radius and diameter',
      explanation:
        'The radius goes from the center to the circle. The diameter goes all the way across and is twice as long.',
    },
    {
      id: 'area-for-around',
      name: 'finds the area instead of the circumference',
      explanation: 'A fence, a ribbon or a wheel that rolls needs the way around, which is a length.',
    },
    {
      id: 'around-for-area',
      name: 'finds the circumference instead of the area',
      explanation: 'Paint, seed and cloth fill the space inside, which is measured in square units.',
    },
    {
      id: 'doubles-for-square',
      name: 'doubles the radius where it must be squared',
      explanation: 'Radius squared is radius × radius. With a radius of 5 that is 25, and not 10.',
    },
    {
      id: 'leaves-out-pi',
      name: 'leaves out π',
      explanation: 'The way around is a bit more than 3 times the way across: π times.',
    },
    {
      id: 'stops-early',
      name: 'stops before the end',
      explanation: 'Read again what is asked: often the circle is only the first step.',
    },
    {
      id: 'wrong-part',
      name: 'takes the wrong part of a figure',
      explanation: 'Shade the part that is asked for. Is it a half, the rest, or what is left?',
    },
    {
      id: 'squares-difference',
      name: 'squares the width of a ring',
      explanation: 'A ring is a large circle without a small one. Find both areas, then subtract.',
    },
    {
      id: 'trusts-claim',
      name: 'trusts a claim unseen',
      explanation: 'Work it out yourself before you agree.',
    },
    {
      id: 'area-like-length',
      name: 'lets the area grow like a length',
      explanation: 'With twice the radius a circle is twice as wide and twice as high: 4 times the area.',
    },
    {
      id: 'length-like-area',
      name: 'lets the circumference grow like an area',
      explanation: 'The circumference is a length. With twice the radius it is twice as long.',
    },
  ],
  lesson: {
    idea: [
      `In every circle the way around is the same number of times the way across. That number is called ${math`\pi`} (pi). It is about 3.14.`,
      `So the circumference is ${math`C = \pi d`}, with the diameter ${math`d`}. As the diameter is twice the radius ${math`r`}, you can also write ${math`C = 2\pi r`}.`,
      `The area is ${math`A = \pi r^2`}. Here the radius is multiplied by itself. Before you start, ask: is it the way around that counts, or the space inside?`,
    ],
    figure: {
      kind: 'circle',
      fill: 'soft',
      center: '',
      points: [
        { id: 'p', at: 0, label: '' },
        { id: 'q', at: 180, label: '' },
        { id: 's', at: 60, label: '' },
      ],
      segments: [
        { from: 'q', to: 'p', label: 'diameter d' },
        { from: 'center', to: 's', label: 'radius r' },
      ],
      circumference: 'C = πd',
      description:
        'A circle with its center. A line all the way across through the center is the diameter d. A line from the center to the circle is the radius r. The way around is C = πd.',
    },
    workedExample: { model: 'composite', level: 2 },
    words: [
      { word: 'radius', meaning: 'A line from the center of a circle to the circle, or its length.' },
      { word: 'diameter', meaning: 'A line through the center from one side to the other, or its length.' },
      { word: 'circumference', meaning: 'The way around a circle.' },
      { word: 'pi (π)', meaning: 'How many times as long the way around is as the way across, about 3.14.' },
    ],
  },
  models: [measure, backwards, composite, reason],
})
