import { number, type Slip } from '../../build-item.ts'
import { hotSpot, inlineChoice, order } from '../../build-placed.ts'
import type { Figure, Item, Response } from '../../item.ts'
import { person } from '../../people.ts'
import type { Random } from '../../random.ts'
import { spotLetter } from '../../right-answer.ts'
import type { ComputedModel } from '../../skill.ts'
import { numeral, sentence } from '../../wording.ts'

/** From new moon to new moon, in days, as the questions tell it. */
const cycle = 29.5
/** The mean of all cycles is a little longer; what is asked must not hang on the difference. */
const meanCycle = 29.53

/** Eighths of a cycle: their names, and how the Moon looks from the Northern Hemisphere. */
const phases = [
  { name: 'new moon', look: 'no part of it is lit' },
  { name: 'waxing crescent', look: 'a thin sliver on the right is lit' },
  { name: 'first quarter', look: 'the right half is lit' },
  { name: 'waxing gibbous', look: 'all but a dark sliver on the left is lit' },
  { name: 'full moon', look: 'all of it is lit' },
  { name: 'waning gibbous', look: 'all but a dark sliver on the right is lit' },
  { name: 'third quarter', look: 'the left half is lit' },
  { name: 'waning crescent', look: 'a thin sliver on the left is lit' },
] as const
const eighth = (phase: number): number => ((phase % 8) + 8) % 8
const nameOf = (phase: number): string => phases[eighth(phase)]?.name ?? ''
const lookOf = (phase: number): string => phases[eighth(phase)]?.look ?? ''

/** Around Earth on the page, counterclockwise from the right, in eighths of a turn. */
const places = [
  'right of Earth',
  'above Earth to the right',
  'above Earth',
  'above Earth to the left',
  'left of Earth',
  'below Earth to the left',
  'below Earth',
  'below Earth to the right',
] as const
type Side = 'left' | 'right'
const placeOf = (phase: number, sunOn: Side): string =>
  places[eighth(sunOn === 'right' ? phase : phase + 4)] ?? ''

/** Where the lit half is as seen from Earth, for each eighth: what a student has to see in the mind. */
const because = [
  'The lit half faces away from Earth, so we see none of it.',
  'Most of the lit half faces away from Earth. We see only a sliver of it.',
  'We look at the Moon from the side. So we see half of its lit half.',
  'Most of the lit half faces Earth. We see all but a sliver of it.',
  'The whole lit half faces Earth, so we see all of it.',
  'Most of the lit half faces Earth. We see all but a sliver of it.',
  'We look at the Moon from the side. So we see half of its lit half.',
  'Most of the lit half faces away from Earth. We see only a sliver of it.',
] as const
const becauseOf = (phase: number): string => because[eighth(phase)] ?? ''

const moonFigure = (
  sunOn: Side,
  orbit: { id: string; label: string; phase: number }[],
  seen: { id: string; label: string; phase: number }[],
  description: string,
): Figure => ({
  kind: 'moon-phases',
  notToScale: true,
  sunOn,
  orbit,
  hasDirection: true,
  seen,
  description: `The orbit of the Moon from above the North Pole, with Earth in the middle. Sunlight comes from the ${sunOn}, and arrows show that the Moon goes counterclockwise. ${description}`,
})

const cities = [
  'Chicago',
  'Denver',
  'Atlanta',
  'Seattle',
  'Boston',
  'Houston',
  'Phoenix',
  'Omaha',
  'Nashville',
  'Fresno',
] as const

/** How far a turn brings the Moon in so many days. */
const turns = [
  { days: 4, eighths: 1, part: 'an eighth of the orbit' },
  { days: 7, eighths: 2, part: 'a quarter of the orbit' },
  { days: 11, eighths: 3, part: 'three eighths of the orbit' },
  { days: 15, eighths: 4, part: 'half of the orbit' },
  { days: 18, eighths: 5, part: 'five eighths of the orbit' },
  { days: 22, eighths: 6, part: 'three quarters of the orbit' },
] as const

/** From place to look (level 1), from look to place (level 2), from look and days to place (level 3). */
export const phasePlaces: ComputedModel = {
  id: 'phase-places',
  kind: 'computed',
  thinking: 'read a figure',
  seconds: 55,
  make(random, level) {
    if (level === 1) return placeToLook(random)
    return level === 2 ? lookToPlace(random) : lookLater(random)
  },
  solve({ stem, figure, interaction }) {
    if (figure === undefined || interaction.kind !== 'hot-spot') throw new TypeError('expects spots')
    const told = figure.description
    // Degrees around Earth, out of the words alone; the Moon is new where it stands toward the Sun.
    const sun = told.includes('comes from the right') ? 0 : 180
    const at = (words: string) => places.findIndex((place) => place === words) * 45 - sun
    const angleOfLook = (look: string) => {
      const share = /no part/.test(look)
        ? 0
        : /all of it/.test(look)
          ? 180
          : /half/.test(look)
            ? 90
            : /all but/.test(look)
              ? 135
              : 45
      const isOnRight = /all but/.test(look) ? look.includes('left') : look.includes('right')
      return isOnRight ? share : 360 - share
    }
    const apart = (one: number, other: number) => Math.abs(((((one - other) % 360) + 540) % 360) - 180)
    const goals = [...told.matchAll(/(?:Moon|Face) ([A-H])(?: is|:) (.+?)\./g)].map(
      ([, letter = '', words = '']) => ({
        letter,
        angle: words.includes('Earth') ? at(words) : angleOfLook(words),
      }),
    )
    const [, place] = /The Moon is (.+?)\./.exec(told) ?? []
    const [, look = ''] = /today: (.+?)\./.exec(told) ?? []
    const days = Number(/in about (\d+) days/.exec(stem)?.[1] ?? 0)
    const wanted = place === undefined ? angleOfLook(look) + (days / meanCycle) * 360 : at(place)
    const [best] = goals.toSorted((a, b) => apart(a.angle, wanted) - apart(b.angle, wanted))
    const index = (best?.letter.codePointAt(0) ?? 65) - 65
    return { kind: 'hot-spot', options: [interaction.spots[index] ?? ''] }
  },
}

/** What we say to whoever takes one principal phase for another. */
function wrongLook(place: number, look: number): Slip {
  if (place === 4 && look === 0) {
    return {
      misconception: 'shadow-makes-phases',
      feedback:
        'Did you think that Earth’s shadow covers the Moon there? Nearly always the Moon passes above or below that shadow. Which half of the Moon does the Sun light?',
    }
  }
  if (look === 4) {
    return {
      misconception: 'lit-side-faces-us',
      feedback:
        'The Sun always lights one half of the Moon. But does that whole half face Earth from this place? Look at the ball in the drawing.',
    }
  }
  if (place === 0 || place === 4) {
    return {
      misconception: 'misjudges-lit-part',
      feedback:
        'A half moon is seen when we look at the Moon from the side. Here, seen from above, the Sun, the Moon, and Earth stand in one line. Which half of the Moon faces Earth?',
    }
  }
  if (look === 0) {
    return {
      misconception: 'misjudges-lit-part',
      feedback:
        'Nothing lit would be seen only if the lit half faced away from Earth. From here we look at the Moon from the side. How much of the lit half do we see?',
    }
  }
  return {
    misconception: 'mirrors-phase',
    feedback:
      'Half of the Moon is lit, that is right. But which side? Think that you stand on Earth and look up at the Moon. On which hand is the Sun?',
  }
}

function placeToLook(random: Random): Item {
  const place = random.pick([0, 2, 4, 6])
  const sunOn = random.pick(['left', 'right'] as const)
  const looks = random.shuffle([0, 2, 4, 6])
  const city = random.pick(cities)
  const faces = looks.map((phase, index) => ({ id: `face-${index + 1}`, label: '', phase }))
  const idOf = (phase: number) => `face-${looks.indexOf(phase) + 1}`
  const right = spotLetter(looks.indexOf(place))
  return {
    stem: `The drawing shows where the Moon is on its orbit today. ${person(random)} lives in ${city}. Which face does the Moon show there? Pick its letter.`,
    figure: moonFigure(
      sunOn,
      [{ id: 'moon', label: 'today', phase: place }],
      faces,
      `The Moon is ${placeOf(place, sunOn)}. Below are four faces of the Moon as seen from Earth. ${looks.map((phase, index) => `Face ${spotLetter(index)}: ${lookOf(phase)}.`).join(' ')}`,
    ),
    ...hotSpot({
      spots: faces.map(({ id }) => id),
      right: [idOf(place)],
      wrong: looks
        .filter((look) => look !== place)
        .map((look) => ({ picked: [idOf(look)], ...wrongLook(place, look) })),
    }),
    hints: [
      'One half of the Moon is always lit: the half toward the Sun. Find it in the drawing.',
      place === 0 || place === 4
        ? 'Go to Earth in your mind and look at the Moon. Is its lit half turned toward you, or away?'
        : 'Go to Earth in your mind, with the North Pole up, and look at the Moon. On which hand is the Sun: right or left? That side of the Moon is lit.',
    ],
    solution: [
      `Sunlight comes from the ${sunOn}. It lights the half of the Moon that faces it.`,
      becauseOf(place),
      ...(place === 2 || place === 6
        ? [
            `Seen from Earth with north up, the Sun is then to the ${place === 2 ? 'right' : 'left'} of the Moon. So the ${place === 2 ? 'right' : 'left'} half is lit.`,
          ]
        : []),
      `That is face ${right}. This phase is called ${nameOf(place)}.`,
    ],
  }
}

/** Places on the orbit with their letters: the right one, those of known slips, and others up to five. */
function drawPlaces(random: Random, wanted: readonly number[]): number[] {
  const kept = [...new Set(wanted.map(eighth))]
  const others = [0, 1, 2, 3, 4, 5, 6, 7].filter((phase) => !kept.includes(phase))
  return random.shuffle([...kept, ...random.sample(others, Math.max(0, 5 - kept.length))])
}

function placesTold(chosen: readonly number[], sunOn: Side, today: number): string {
  const told = chosen.map((phase, index) => `Moon ${spotLetter(index)} is ${placeOf(phase, sunOn)}.`)
  return `${told.join(' ')} Below is the Moon as seen from Earth today: ${lookOf(today)}.`
}

const orbitSpots = (chosen: readonly number[]) =>
  chosen.map((phase, index) => ({ id: `place-${index + 1}`, label: '', phase }))

function lookToPlace(random: Random): Item {
  const look = random.pick([1, 2, 3, 5, 6, 7])
  const sunOn = random.pick(['left', 'right'] as const)
  const chosen = drawPlaces(random, [look, 8 - look, look + 4])
  const idOf = (phase: number) => `place-${chosen.indexOf(phase) + 1}`
  const isCrescent = look === 1 || look === 7
  const wrongPlace = (place: number): Slip => {
    const letter = spotLetter(chosen.indexOf(place))
    if (place === eighth(8 - look)) {
      return {
        misconception: 'mirrors-phase',
        feedback: `At place ${letter} just as much would be lit, but on the other side. Stand on Earth in your mind and look at the Moon. On which hand is the Sun?`,
      }
    }
    if (isCrescent && [3, 4, 5].includes(place)) {
      return {
        misconception: 'shadow-makes-phases',
        feedback: `Place ${letter} is on the far side of Earth, away from the Sun. Earth’s shadow does not make the dark part. From there most of the lit half faces us, so we would see nearly all of it.`,
      }
    }
    if ([7, 0, 1].includes(place)) {
      return {
        misconception: 'lit-side-faces-us',
        feedback: `Place ${letter} is toward the Sun. The lit half faces the Sun, so we would see mostly the dark half. How much of the Moon is lit in the picture?`,
      }
    }
    return {
      misconception: 'misjudges-lit-part',
      feedback: `From place ${letter} we would see this: ${lookOf(place)}. Compare that with the picture.`,
    }
  }
  const right = spotLetter(chosen.indexOf(look))
  const lit = look < 4 ? 'right' : 'left'
  return {
    stem: `The lower picture shows how the Moon looks today from ${random.pick(cities)}, where ${person(random)} lives. Where on its orbit is the Moon today? Pick its letter.`,
    figure: moonFigure(
      sunOn,
      orbitSpots(chosen),
      [{ id: 'today', label: 'today', phase: look }],
      placesTold(chosen, sunOn, look),
    ),
    ...hotSpot({
      spots: chosen.map(idOf),
      right: [idOf(look)],
      wrong: chosen
        .filter((place) => place !== look)
        .map((place) => ({ picked: [idOf(place)], ...wrongPlace(place) })),
    }),
    hints: [
      isCrescent
        ? 'Only a sliver of the lit half faces us. So is the Moon more toward the Sun, or more on the far side of Earth?'
        : look === 2 || look === 6
          ? 'Half of the lit half faces us. So we look at the Moon from the side. Which places are like that?'
          : 'Nearly all of the lit half faces us. So is the Moon more toward the Sun, or more on the far side of Earth?',
      `Two places show just as much lit. In the picture the lit side is on the ${lit}. Stand on Earth in your mind with north up: from which of the two is the Sun to the ${lit} of the Moon?`,
    ],
    solution: [
      becauseOf(look),
      isCrescent
        ? 'So the Moon is nearly between Earth and the Sun, but a little to one side.'
        : look === 2 || look === 6
          ? 'So the line from Earth to the Moon makes a right angle with the line from Earth to the Sun.'
          : 'So the Moon is nearly opposite the Sun, but a little to one side.',
      look < 4
        ? `The right side is lit. That is so from new moon to full moon. Follow the arrows from the side toward the Sun: place ${right} comes in the first half of the round.`
        : `The left side is lit. That is so from full moon to new moon. Follow the arrows from the side away from the Sun: place ${right} comes in the second half of the round.`,
    ],
  }
}

function lookLater(random: Random): Item {
  const look = random.integer(0, 7)
  const sunOn = random.pick(['left', 'right'] as const)
  const { days, eighths, part } = random.pick(turns)
  const goal = eighth(look + eighths)
  const [back, mirrored] = [eighth(look - eighths), eighth(8 - look + eighths)]
  const chosen = drawPlaces(random, [goal, look, back, mirrored])
  const idOf = (phase: number) => `place-${chosen.indexOf(phase) + 1}`
  const letterOf = (phase: number) => spotLetter(chosen.indexOf(phase))
  const wrongPlace = (place: number): Slip => {
    const letter = letterOf(place)
    if (place === look) {
      return {
        misconception: 'forgets-days',
        feedback: `Place ${letter} is where the Moon is today. How far does it go in ${days} days, when a whole round takes ${cycle} days?`,
      }
    }
    if (place === back) {
      return {
        misconception: 'moon-other-way',
        feedback: `Place ${letter} is ${part} back from today’s place. Follow the arrows on the orbit: which way does the Moon go?`,
      }
    }
    if (place === mirrored) {
      return {
        misconception: 'mirrors-phase',
        feedback: `It looks as if you started from a place where the other side of the Moon is lit. In the picture of today, ${lookOf(look)}. Where is the Moon today?`,
      }
    }
    return {
      misconception: 'misjudges-lit-part',
      feedback: `First find where the Moon is today: ${lookOf(look)}. From there, ${days} days are ${part}. Does that lead to place ${letter}?`,
    }
  }
  const gone = numeral(Math.round((days / cycle) * 100) / 100)
  return {
    stem: `The lower picture shows how the Moon looks today from ${random.pick(cities)}. ${person(random)} wants to know where it will be in about ${days} days. From one new moon to the next it takes ${cycle} days. Pick the letter of the place that is closest.`,
    figure: moonFigure(
      sunOn,
      orbitSpots(chosen),
      [{ id: 'today', label: 'today', phase: look }],
      placesTold(chosen, sunOn, look),
    ),
    ...hotSpot({
      spots: chosen.map(idOf),
      right: [idOf(goal)],
      wrong: chosen
        .filter((place) => place !== goal)
        .map((place) => ({ picked: [idOf(place)], ...wrongPlace(place) })),
    }),
    hints: [
      'Find two things: where the Moon is today, and what part of its orbit it goes in that time.',
      `Today the phase is ${nameOf(look)}. What part of ${cycle} days are ${days} days? Go that part of the circle, with the arrows.`,
    ],
    solution: [
      `Today it is ${nameOf(look)}: ${lookOf(look)}. That is so when the Moon is ${placeOf(look, sunOn)}${chosen.includes(look) ? `, at place ${letterOf(look)}` : ''}.`,
      `${days} ÷ ${cycle} is about ${gone}. So in ${days} days the Moon goes about ${part}.`,
      `Go that far with the arrows, counterclockwise. That leads to place ${letterOf(goal)}.`,
    ],
  }
}

const months = [
  { name: 'January', days: 31 },
  { name: 'March', days: 31 },
  { name: 'April', days: 30 },
  { name: 'May', days: 31 },
  { name: 'June', days: 30 },
  { name: 'July', days: 31 },
  { name: 'August', days: 31 },
  { name: 'September', days: 30 },
  { name: 'October', days: 31 },
  { name: 'November', days: 30 },
] as const
const nextMonth: Record<(typeof months)[number]['name'], string> = {
  January: 'February',
  March: 'April',
  April: 'May',
  May: 'June',
  June: 'July',
  July: 'August',
  August: 'September',
  September: 'October',
  October: 'November',
  November: 'December',
}

/** Order looks in time (level 1), the date of a coming phase (level 2), the phase after months (level 3). */
export const moonCalendar: ComputedModel = {
  id: 'moon-calendar',
  kind: 'computed',
  thinking: 'compute',
  seconds: 65,
  make(random, level) {
    if (level === 1) return picturesInOrder(random)
    return level === 2 ? comingDate(random) : afterMonths(random)
  },
  solve({ stem, figure, interaction }): Response {
    if (interaction.kind === 'order') {
      const told = [...(figure?.description ?? '').matchAll(/Picture ([A-H]): (.+?)\./g)]
      const at = (letter: string) => {
        const look = told.find(([, its]) => its === letter)?.[2] ?? ''
        return phases.findIndex((phase) => phase.look === look)
      }
      const first = at(/first was Picture ([A-H])/.exec(stem)?.[1] ?? '')
      const age = (text: string) => (at(text.slice(-1)) - first + 8) % 8
      const sorted = interaction.options.toSorted((a, b) => age(a.text) - age(b.text))
      return { kind: 'order', options: sorted.map(({ id }) => id) }
    }
    const quarter = (name = '') => ['new moon', 'first quarter', 'full moon', 'third quarter'].indexOf(name)
    if (interaction.kind === 'number') {
      const [, from, month = '', day, to] =
        /(new moon|first quarter|full moon|third quarter) on (\w+) (\d+)\. About .* next (new moon|first quarter|full moon|third quarter)/.exec(
          stem,
        ) ?? []
      const wait = ((quarter(to) - quarter(from) + 3) % 4) + 1
      const length = months.find(({ name }) => name === month)?.days ?? 0
      const date = Number(day) + (wait * meanCycle) / 4
      return { kind: 'number', text: String(Math.round(date > length + 0.9 ? date - length : date)) }
    }
    if (interaction.kind !== 'inline-choice') throw new TypeError('expects gaps')
    const days = Number(/(\d+) days later/.exec(stem)?.[1] ?? 0)
    const start = quarter(/(new moon|first quarter|full moon|third quarter)/i.exec(stem)?.[1]?.toLowerCase())
    const rounds = days / meanCycle
    const more = Math.round(rounds * 4) % 4
    const texts = [
      String(Math.round(rounds * 4 - more) / 4),
      ['no part', 'a quarter', 'half', 'three quarters'][more] ?? '',
      ['new moon', 'first quarter', 'full moon', 'third quarter'][(start + more) % 4] ?? '',
    ]
    const placed = interaction.gaps.map(({ id, options }, index) => [
      id,
      options.find(({ text }) => text === texts[index] || text.startsWith(`${texts[index] ?? ''} of`))?.id ??
        '',
    ])
    return { kind: 'inline-choice', placed: Object.fromEntries(placed) }
  },
}

function picturesInOrder(random: Random): Item {
  const start = random.integer(0, 7)
  const later = random.sample([1, 2, 3, 4, 5, 6, 7], 4).toSorted((a, b) => a - b)
  const inOrder = [start, ...later.map((each) => eighth(start + each))]
  const shown = random.shuffle(inOrder)
  const letterOf = (phase: number) => spotLetter(shown.indexOf(phase))
  const picture = (phase: number) => `Picture ${letterOf(phase)}`
  const name = person(random)
  const [first, ...rest] = inOrder.map(picture)
  const pairs = inOrder.slice(2).map((phase, index) => ({ one: inOrder[index + 1] ?? 0, other: phase }))
  /** Growing until full moon, shrinking from there. */
  const told = (phase: number): string =>
    phase === 0
      ? 'new moon'
      : phase === 4
        ? 'full moon'
        : phase < 4
          ? 'lit on the right, so it comes between new moon and full moon'
          : 'lit on the left, so it comes between full moon and the next new moon'
  const sideOf = (phase: number) => (phase % 4 === 0 ? undefined : phase < 4 ? 'right' : 'left')
  return {
    stem: `An app shows how the Moon looks from ${random.pick(cities)}. ${name} saved five pictures within four weeks. The first was ${first ?? ''}. Put the pictures in the order in which they were saved.`,
    figure: {
      kind: 'moon-phases',
      notToScale: false,
      sunOn: 'right',
      orbit: [],
      hasDirection: false,
      seen: shown.map((phase, index) => ({ id: `picture-${index + 1}`, label: spotLetter(index), phase })),
      description: `Five pictures of the Moon as seen from the Northern Hemisphere. ${shown.map((phase) => `${picture(phase)}: ${lookOf(phase)}.`).join(' ')}`,
    },
    ...order(random, {
      options: inOrder.map(picture),
      first: 'saved first',
      last: 'saved last',
      wrong: [
        {
          order: [first ?? '', ...rest.toReversed()],
          misconception: 'mirrors-phase',
          feedback:
            'Your order runs backward. Seen from the Northern Hemisphere, the lit part grows from the right. After full moon it shrinks toward the left.',
        },
        ...inOrder.slice(1).map((phase) => ({
          before: [picture(phase), first ?? ''] satisfies [string, string],
          misconception: 'forgets-days',
          feedback: `${first ?? ''} was saved first, as the question tells. So no other picture can come before it.`,
        })),
        ...pairs.map(({ one, other }) => ({
          before: [picture(other), picture(one)] satisfies [string, string],
          misconception: one < 4 === other < 4 ? 'misjudges-lit-part' : 'mirrors-phase',
          feedback:
            sideOf(one) !== undefined && sideOf(one) === sideOf(other)
              ? `You put ${picture(other)} before ${picture(one)}. Both are lit on the ${sideOf(one)}, so the lit part is ${one < 4 ? 'growing' : 'shrinking'}. Which of the two shows more of it?`
              : `You put ${picture(other)} before ${picture(one)}. ${picture(one)} is ${told(one)}. ${picture(other)} is ${told(other)}. Go on from ${first ?? ''}. Which of the two comes first?`,
        })),
      ],
    }),
    hints: [
      'From new moon to full moon the right side is lit, and the lit part grows. What happens after full moon?',
      `${first ?? ''} comes first: ${lookOf(start)}. Is the lit part about to grow, or to shrink? Find the picture that comes next.`,
    ],
    solution: [
      'The lit part grows from new moon to full moon, and then it is on the right.',
      'It shrinks from full moon to new moon, and then it is on the left.',
      `Start with ${first ?? ''}, ${nameOf(start)}, and go on: ${inOrder.slice(1).map(nameOf).join(', then ')}.`,
      `So the order is ${inOrder.map(letterOf).join(', ')}.`,
    ],
  }
}

const quarterNames = ['new moon', 'first quarter', 'full moon', 'third quarter'] as const
const quarterOf = (index: number): string => quarterNames[((index % 4) + 4) % 4] ?? ''
const parts = ['', 'a quarter', 'half', 'three quarters', 'all'] as const

function comingDate(random: Random): Item {
  const [from, wait] = [random.integer(0, 3), random.integer(1, 4)]
  const month = random.pick(months)
  const day = random.integer(2, 29)
  const days = Math.round((wait * cycle) / 4)
  const isOver = day + days > month.days
  const inMonth = day + days - (isOver ? month.days : 0)
  // Close to the end of a month the honest answer could fall into either month.
  const isFit = isOver ? inMonth >= 3 && inMonth <= 27 : day + days <= month.days - 3
  if (!isFit || (!isOver && random.chance(0.4))) return comingDate(random)
  const asked = isOver ? nextMonth[month.name] : month.name
  const [start, goal] = [quarterOf(from), quarterOf(from + wait)]
  const other = Math.round(((4 - wait) * cycle) / 4)
  const wrap = (date: number): number => (date > month.days ? date - month.days : date)
  const exactDays = (wait * cycle) / 4
  return {
    stem: `${person(random)}’s calendar shows ${start} on ${month.name} ${day}. About on what day of ${asked} will the next ${goal} be? From one new moon to the next it takes ${cycle} days. A day more or less still counts.`,
    ...number({ label: `Day of ${asked}`, before: `${asked} ` }, { value: String(inMonth), within: '1' }, [
      ...(isOver
        ? [
            {
              value: String(day + days),
              misconception: 'no-month-end',
              feedback: `You found ${day} + ${days} = ${day + days}, but ${month.name} has only ${month.days} days. What day of ${asked} is that?`,
            },
          ]
        : []),
      ...(wait < 4 && wait !== 2
        ? [
            {
              value: String(wrap(day + other)),
              misconception: 'moon-other-way',
              feedback: `You waited about ${other} days. That is right for the way from ${goal} to ${start}. The order is new moon, first quarter, full moon, third quarter.`,
            },
          ]
        : []),
      ...(wait < 4
        ? [
            {
              value: String(wrap(day + Math.round(cycle))),
              misconception: 'whole-for-part',
              feedback: `You waited a whole cycle of ${cycle} days. After that it is ${start} again. What part of the cycle is it to ${goal}?`,
            },
          ]
        : []),
      {
        value: String(days),
        misconception: 'stops-early',
        feedback: `${days} is about the number of days to wait. Count that many days on from ${month.name} ${day}.`,
      },
      ...(wait > 1
        ? [
            {
              value: String(wrap(day + 7)),
              misconception: 'short-cycle',
              feedback: `You went one week on. In a week the Moon gets from ${start} only to ${quarterOf(from + 1)}. How many such steps is it to ${goal}?`,
            },
          ]
        : [
            {
              value: String(wrap(day + 15)),
              misconception: 'whole-for-part',
              feedback: `You waited about half a cycle. What part of the cycle is it from ${start} to ${goal}?`,
            },
          ]),
    ]),
    hints: [
      `The order is new moon, first quarter, full moon, third quarter. How many of these four steps is it from ${start} to the next ${goal}?`,
      `Each step is a quarter of ${cycle} days. ${wait === 1 ? 'You need one step.' : `You need ${wait} steps.`} Count the days on from ${month.name} ${day}${isOver ? `, and remember that ${month.name} has ${month.days} days` : ''}.`,
    ],
    solution: [
      wait === 4
        ? `From one ${start} to the next is a whole cycle: ${cycle} days.`
        : `From ${start} to ${goal} is ${parts[wait] ?? ''} of the cycle: ${wait === 2 ? `${cycle} ÷ 2` : wait === 1 ? `${cycle} ÷ 4` : `${cycle} ÷ 4 × 3`} = ${numeral(exactDays)} days.`,
      `That is about ${days} days. Count on from ${month.name} ${day}: ${day} + ${days} = ${day + days}.`,
      ...(isOver
        ? [
            `${month.name} has ${month.days} days, so that is in ${asked}: ${day + days} − ${month.days} = ${inMonth}.`,
          ]
        : []),
      `So the next ${goal} is about on ${asked} ${inMonth}. It can be a day off, as the start is told by the day only.`,
    ],
  }
}

const logs = [
  'A ship’s log says',
  'A hiker’s diary says',
  'A note in a camp book says',
  'A lighthouse keeper’s book says',
  'An explorer’s letter says',
  'A farmer’s almanac says',
  'A sailor’s diary says',
] as const

function afterMonths(random: Random): Item {
  const days = random.integer(64, 240)
  const [rounds, mean] = [days / cycle, days / meanCycle]
  const steps = Math.round(rounds * 4)
  const isNear = [rounds, mean].every((each) => Math.abs(each * 4 - steps) < 0.1)
  const [whole, more] = [Math.floor(steps / 4), steps % 4]
  // A cycle that is all but over could be counted or not.
  if (!isNear || whole > rounds) return afterMonths(random)
  const from = random.integer(0, 3)
  const [start, goal] = [quarterOf(from), quarterOf(from + more)]
  const rest = numeral(Math.round((days - whole * cycle) * 10) / 10)
  const wholeDays = numeral(whole * cycle)
  const [week, half] = [Math.round(days / 7), Math.round(days / 14)]
  const order4 = [
    'no part of a cycle',
    'a quarter of a cycle',
    'half of a cycle',
    'three quarters of a cycle',
  ]
  const goals = [1, 2, 3, 0].map((each) => (from + each) % 4)
  return {
    stem: `${random.pick(logs)}: “${sentence(start)} tonight.” What phase did the Moon have ${days} days later? From one new moon to the next it takes ${cycle} days. Fill the gaps.`,
    ...inlineChoice(random, [
      `In ${days} days there are `,
      {
        label: 'whole cycles',
        right: String(whole),
        keepOrder: [...new Set([whole, whole + 1, half, week])].toSorted((a, b) => a - b).map(String),
        wrong: [
          {
            text: String(whole + 1),
            misconception: 'short-cycle',
            feedback: `${whole + 1} whole cycles take ${whole + 1} × ${cycle} = ${numeral((whole + 1) * cycle)} days. Is that as much as ${days} days, or more?`,
          },
          {
            text: String(half),
            misconception: 'short-cycle',
            feedback: `It looks as if you counted two weeks for a cycle. In two weeks the Moon goes from new to full only. A whole cycle takes ${cycle} days.`,
          },
          {
            text: String(week),
            misconception: 'short-cycle',
            feedback: `It looks as if you counted a week for a cycle. A week brings only the next quarter. A whole cycle takes ${cycle} days.`,
          },
        ].filter(
          ({ text }, index, all) =>
            text !== String(whole) && all.findIndex((each) => each.text === text) === index,
        ),
      },
      ' whole cycles, and then about ',
      {
        label: 'rest',
        right: order4[more] ?? '',
        keepOrder: order4,
        wrong: order4
          .filter((_, index) => index !== more)
          .map((text) => ({
            text,
            misconception: 'misjudges-rest',
            feedback: `After ${whole} whole cycles, ${wholeDays} days have gone by. How many of the ${days} days are left, and what part of ${cycle} is that?`,
          })),
      },
      ' more. So the phase was then about ',
      {
        label: 'phase',
        right: goal,
        keepOrder: [...quarterNames],
        wrong: goals
          .filter((each) => quarterOf(each) !== goal)
          .map((each) => ({
            text: quarterOf(each),
            misconception: each === from ? 'forgets-days' : 'moon-other-way',
            feedback:
              each === from
                ? `It is ${start} again only after whole cycles. Some days are left after those. Where do they bring the Moon?`
                : `After whole cycles it is ${start} again. Go on from there in the order new moon, first quarter, full moon, third quarter. How far does the rest of the days bring you?`,
          })),
      },
      '.',
    ]),
    hints: [
      `After each whole cycle of ${cycle} days the phase is the same again. How many whole cycles fit into ${days} days?`,
      `${whole} × ${cycle} = ${wholeDays}. How many days are left, and what part of a cycle is that?`,
    ],
    solution: [
      `${days} ÷ ${cycle} is about ${numeral(steps / 4)}, so ${whole} whole cycles fit in.`,
      more === 0
        ? `${whole} × ${cycle} = ${wholeDays} days, so hardly anything is left. The phase is ${goal} again.`
        : `${whole} × ${cycle} = ${wholeDays} and ${days} − ${wholeDays} = ${rest}. That is about ${order4[more] ?? ''}.`,
      ...(more === 0 ? [] : [`From ${start}, ${parts[more] ?? ''} of the way around leads to ${goal}.`]),
    ],
  }
}
