import type { Slip } from '../../build-item.ts'
import { inlineChoice, sort } from '../../build-placed.ts'
import type { Item, Response } from '../../item.ts'
import { person } from '../../people.ts'
import type { Random } from '../../random.ts'
import type { ComputedModel } from '../../skill.ts'

/** Mean lengths in days: from new moon to new moon, and from one northward crossing of the plane to the next. */
const [synodic, draconic] = [29.53, 27.21]
/** How far the Moon gets from the plane of Earth's orbit, in degrees. */
const inclination = 5.1

const outcomes = ['Solar eclipse', 'Lunar eclipse', 'No eclipse'] as const
type Outcome = (typeof outcomes)[number]

/** See it in a drawing (level 1), from phases and the plane (level 2), from the Moon's age and the plane (level 3). */
export const eclipses: ComputedModel = {
  id: 'eclipses',
  kind: 'computed',
  thinking: 'classify',
  seconds: 60,
  make(random, level) {
    return level === 1 ? seenFromSide(random) : daysOfYear(random, level === 3)
  },
  solve({ figure, interaction }): Response {
    if (interaction.kind === 'inline-choice') {
      const told = figure?.description ?? ''
      const isFull = /Sun, Earth, Moon/.test(told)
      const isInLine = /on one line/.test(told)
      const wanted = [
        isFull ? 'full moon' : 'new moon',
        isInLine ? (isFull ? 'Earth’s shadow falls' : 'the Moon’s shadow falls') : 'miss',
        isInLine ? (isFull ? 'a lunar' : 'a solar') : 'no eclipse',
      ]
      const placed = interaction.gaps.map(({ id, options }, index) => [
        id,
        options.find(({ text }) => text.includes(wanted[index] ?? '?'))?.id ?? '',
      ])
      return { kind: 'inline-choice', placed: Object.fromEntries(placed) }
    }
    if (interaction.kind !== 'sort' || figure?.kind !== 'table') throw new TypeError('expects days to sort')
    const outcomeOf = (card: string): Outcome => {
      const [, phase = '', place = ''] = figure.rows.find(([day]) => day === card) ?? []
      const age = Number.parseFloat(phase)
      const part = Number.isNaN(age)
        ? phase === 'new moon'
          ? 0
          : phase === 'full moon'
            ? 0.5
            : 0.25
        : age / synodic
      // The Moon's distance from the line through Sun and Earth, in parts of a round.
      const off = Math.abs(part - Math.round(part * 2) / 2)
      if (off > 0.03 || Number.parseFloat(place) >= 1) return 'No eclipse'
      return Math.abs(part - 0.5) < 0.1 ? 'Lunar eclipse' : 'Solar eclipse'
    }
    const placed = interaction.cards.map(({ id, text }) => [
      id,
      interaction.categories.find((category) => category.text === outcomeOf(text))?.id ?? '',
    ])
    return { kind: 'sort', placed: Object.fromEntries(placed) }
  },
}

function seenFromSide(random: Random): Item {
  const isFull = random.chance(0.5)
  const line = random.pick(['on', 'on', 'above', 'below'] as const)
  const hasShadows = random.chance(0.6)
  const isInLine = line === 'on'
  const [phase, otherPhase] = isFull ? ['full moon', 'new moon'] : ['new moon', 'full moon']
  const ways = {
    moon: 'the Moon’s shadow falls on Earth',
    earth: 'Earth’s shadow falls on the Moon',
    none: 'both shadows miss',
  }
  const ends = { moon: 'a solar eclipse', earth: 'a lunar eclipse', none: 'no eclipse' }
  const its = isInLine ? (isFull ? 'earth' : 'moon') : 'none'
  const where = line === 'above' ? 'above' : 'below'
  /** What we say to a wrong way or a wrong end. */
  const slipOf = (said: keyof typeof ways): Slip => {
    if (said === 'none') {
      return {
        misconception: 'eclipse-missed',
        feedback:
          'Draw a straight line from the Sun through the ball in the middle. Does it hit the ball on the far side?',
      }
    }
    if (isInLine) {
      return {
        misconception: 'eclipse-swapped',
        feedback: `A shadow falls on the side away from the Sun. Which ball is in the middle here, and which is behind it?`,
      }
    }
    return {
      misconception: 'eclipse-every-month',
      feedback: `It is ${phase}, but look at the Moon once more: it is well ${where} the line through Sun and Earth. Where does the shadow go?`,
    }
  }
  const name = person(random)
  const kinds = ['moon', 'earth', 'none'] as const
  return {
    stem: `${name} draws the Sun, Earth, and the Moon from the side, as they stand on one day. What happens on that day? Fill the gaps.`,
    figure: {
      kind: 'eclipse',
      notToScale: true,
      moon: isFull ? 'behind' : 'between',
      line,
      hasShadows,
      parts: [
        { id: 'sun', label: 'Sun', part: 'sun' },
        { id: 'earth', label: 'Earth', part: 'earth' },
        { id: 'moon', label: 'Moon', part: 'moon' },
      ],
      description: `A drawing from the side. From left to right: ${isFull ? 'Sun, Earth, Moon' : 'Sun, Moon, Earth'}. ${isInLine ? 'All three are on one line.' : `The Moon is well ${where} the line through the Sun and Earth.`}`,
    },
    ...inlineChoice(random, [
      'It is ',
      {
        label: 'phase',
        right: phase,
        keepOrder: ['new moon', 'first quarter', 'full moon'],
        wrong: [
          {
            text: otherPhase,
            misconception: 'lit-side-faces-us',
            feedback: `The half of the Moon toward the Sun is lit. From Earth, do we look at that half here, or at the other one?`,
          },
          {
            text: 'first quarter',
            misconception: 'misjudges-lit-part',
            feedback: 'At first quarter we look at the Moon from the side. Where is it in the drawing?',
          },
        ],
      },
      '. On that day, ',
      {
        label: 'shadow',
        right: ways[its],
        keepOrder: kinds.map((kind) => ways[kind]),
        wrong: kinds.filter((kind) => kind !== its).map((kind) => ({ text: ways[kind], ...slipOf(kind) })),
      },
      ', so there is ',
      {
        label: 'outcome',
        right: ends[its],
        keepOrder: kinds.map((kind) => ends[kind]),
        wrong: kinds.filter((kind) => kind !== its).map((kind) => ({ text: ends[kind], ...slipOf(kind) })),
      },
      '.',
    ]),
    hints: [
      'Which half of the Moon does the Sun light? Does that half face Earth?',
      'Shadows point straight away from the Sun. Put a ruler on the Sun and on the ball in the middle. Does it also touch the third ball?',
    ],
    solution: [
      isFull
        ? 'The Moon is on the far side of Earth from the Sun. Its lit half faces Earth, so it is full moon.'
        : 'The Moon is between the Sun and Earth. Its lit half faces away from Earth, so it is new moon.',
      isInLine
        ? isFull
          ? 'All three are on one line, so Earth’s shadow falls on the Moon: a lunar eclipse.'
          : 'All three are on one line, so the Moon’s shadow falls on Earth: a solar eclipse.'
        : `But the Moon is well ${where} the line through Sun and Earth. So both shadows miss, and there is no eclipse.`,
      ...(isInLine
        ? []
        : [
            `The Moon’s orbit is tilted by about 5°. That is why most ${isFull ? 'full' : 'new'} moons bring no eclipse.`,
          ]),
    ],
  }
}

interface MoonDay {
  day: number
  /** In quarters of a cycle; 0 is new moon. */
  quarter: number
  /** Days since new moon. */
  age: number
  /** Degrees from the plane of Earth's orbit, north positive. */
  off: number
}

/**
 * A year of the Moon on circles, looked at a few hours after each quarter, from a new moon on some day of January,
 * with the Moon somewhere past a crossing of the plane.
 */
function moonYear(random: Random): MoonDay[] {
  const [first, past] = [random.integer(1, 20), random.integer(0, 99) / 100]
  return Array.from({ length: 48 }, (_, step) => {
    const later = random.integer(1, 3) / 10
    const since = (step * synodic) / 4 + later
    const off = inclination * Math.sin(2 * Math.PI * (past + since / draconic))
    return {
      day: first + Math.round(since),
      quarter: step % 4,
      age: ((step % 4) * synodic) / 4 + later,
      off: Math.round(off * 10) / 10,
    }
  })
}

const quarters = ['new moon', 'first quarter', 'full moon', 'third quarter'] as const
const outcomeOf = ({ quarter, off }: MoonDay): Outcome =>
  Math.abs(off) >= 1 || quarter % 2 === 1 ? 'No eclipse' : quarter === 0 ? 'Solar eclipse' : 'Lunar eclipse'

function daysOfYear(random: Random, isByAge: boolean): Item {
  const year = moonYear(random)
  // Between 0.7° and 2° it would hang on details whether there is an eclipse.
  const isNear = ({ off }: MoonDay) => Math.abs(off) <= 0.7
  const isFar = ({ off }: MoonDay) => Math.abs(off) >= 2
  const inLine = year.filter((each) => each.quarter % 2 === 0)
  const [solar, lunar] = ['Solar eclipse', 'Lunar eclipse'].map((outcome) =>
    inLine.filter((each) => isNear(each) && outcomeOf(each) === outcome),
  )
  const far = inLine.filter(isFar)
  const aside = year.filter((each) => each.quarter % 2 === 1 && isNear(each))
  if (!solar?.length || !lunar?.length || aside.length === 0) return daysOfYear(random, isByAge)
  const extra = random.pick(['far', 'aside', 'solar', 'lunar'] as const)
  const chosen = new Set([
    random.pick(solar),
    random.pick(lunar),
    random.pick(aside),
    random.pick(far),
    random.pick({ far, aside, solar, lunar }[extra]),
  ])
  if (chosen.size < 5) return daysOfYear(random, isByAge)
  const rows = [...chosen].toSorted((a, b) => a.day - b.day)

  const dayOf = ({ day }: MoonDay): string => `Day ${day}`
  const placeOf = ({ off }: MoonDay): string =>
    off === 0 ? '0.0°' : `${Math.abs(off).toFixed(1)}° ${off > 0 ? 'above' : 'below'}`
  const phaseOf = ({ quarter, age }: MoonDay): string =>
    isByAge ? age.toFixed(1) : (quarters[quarter] ?? '')
  const told = (each: MoonDay): string =>
    isByAge
      ? `${each.age.toFixed(1)} days after new moon it is ${quarters[each.quarter] ?? ''}`
      : `it is ${quarters[each.quarter] ?? ''}`
  const slipOf = (each: MoonDay, said: Outcome): Slip => {
    const day = dayOf(each)
    if (each.quarter % 2 === 1) {
      return {
        misconception: 'eclipse-any-phase',
        feedback: `${day}: the Moon is close to the plane, but where on its orbit is it? ${isByAge ? `${phaseOf(each)} days after new moon, do` : 'At that phase, do'} the Sun, Earth, and the Moon stand in one line?`,
      }
    }
    if (said === 'No eclipse') {
      return {
        misconception: 'eclipse-missed',
        feedback: `${day}: the Moon is less than 1° from the plane. ${isByAge ? `Which phase is it ${phaseOf(each)} days after new moon?` : `At ${quarters[each.quarter] ?? ''}, do the three stand in one line?`}`,
      }
    }
    if (Math.abs(each.off) >= 1) {
      return {
        misconception: 'eclipse-every-month',
        feedback: `${day}: the phase would fit. But the Moon is ${placeOf(each)} the plane. Can a shadow hit there?`,
      }
    }
    return {
      misconception: 'eclipse-swapped',
      feedback: `${day}: there is an eclipse, but which one? ${isByAge ? `${phaseOf(each)} days after new moon, is` : `At ${quarters[each.quarter] ?? ''}, is`} the Moon between the Sun and Earth, or on the far side of Earth?`,
    }
  }
  const column = isByAge ? 'Days since new moon' : 'Phase'
  const name = person(random)
  return {
    stem: `${name} works with a computer model of the Moon. In the model, the Moon must be less than 1° from the plane of Earth’s orbit for shadows to hit. ${isByAge ? 'A cycle takes 29.5 days. ' : ''}What happens on each of these days? Put them in the right group.`,
    figure: {
      kind: 'table',
      title: 'The Moon in the model',
      columns: ['Day of the year', column, 'Moon from the plane'],
      rows: rows.map((each) => [dayOf(each), phaseOf(each), placeOf(each)]),
      description: `A table of five days. ${rows.map((each) => `${dayOf(each)}: ${isByAge ? `${phaseOf(each)} days since new moon` : phaseOf(each)}, ${placeOf(each)}${each.off === 0 ? ' from' : ''} the plane.`).join(' ')}`,
    },
    ...sort(random, {
      categories: [...outcomes],
      cards: rows.map((each) => ({
        text: dayOf(each),
        category: outcomeOf(each),
        slips: outcomes
          .filter((said) => said !== outcomeOf(each))
          .map((category) => ({ category, ...slipOf(each, category) })),
      })),
      slip: {
        misconception: 'eclipse-any-phase',
        feedback: 'An eclipse needs two things: the right phase, and a Moon close to the plane. Check both.',
      },
    }),
    hints: [
      'An eclipse needs the Sun, Earth, and the Moon in one line. At which two phases can that be?',
      isByAge
        ? 'The cycle takes 29.5 days. So full moon is about 14.8 days after new moon. First cross out the days with other phases, and then the days when the Moon is too far from the plane.'
        : 'First cross out the days with other phases. Then cross out the days when the Moon is 1° or more from the plane. At new moon the Moon is between the Sun and Earth.',
    ],
    solution: [
      'The three are in one line only at new moon and at full moon. At new moon the Moon’s shadow can fall on Earth, and at full moon Earth’s shadow can fall on the Moon.',
      ...rows.map((each) => {
        const its = outcomeOf(each)
        const why =
          its !== 'No eclipse'
            ? `, and the Moon is close to the plane`
            : each.quarter % 2 === 1
              ? `, so the three are not in one line`
              : `, but the Moon is too far from the plane`
        return `${dayOf(each)}: ${told(each)}${why}. ${its}.`
      }),
    ],
  }
}
