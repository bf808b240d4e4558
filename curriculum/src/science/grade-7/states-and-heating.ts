import { choice, number, type WrongOption, type WrongValue } from '../../build-item.ts'
import { type Gap, inlineChoice, match, sort } from '../../build-placed.ts'
import type { Figure, Item, Shown } from '../../item.ts'
import type { Random } from '../../random.ts'
import { type ComputedModel, type ConceptualModel, defineSkill } from '../../skill.ts'
import { numeral, sentence } from '../../wording.ts'
import { conceptModel } from '../concept-questions.ts'
import { heatingQuestions, pairings } from './states-and-heating-questions.ts'

type GraphFigure = Extract<Figure, { kind: 'line-graph' }>
type Vessels = Extract<Figure, { kind: 'states-of-matter' }>

const degrees = (value: number): string => `${numeral(value)} °C`

/** A pure solid that is heated evenly until all of it has boiled away, or the same way back. */
interface Curve {
  melting: number
  boiling: number
  start: number
  end: number
  /** Minutes at which melting begins and ends, boiling begins and ends, and the test ends. */
  times: [number, number, number, number, number]
}

function makeCurve(random: Random): Curve {
  const melting = random.integer(2, 9) * 10
  const boiling = melting + random.integer(6, 12) * 10
  const start = Math.max(0, melting - random.integer(2, 4) * 10)
  // Boiling takes several times the energy of melting; all in steps of the grid.
  const lengths = [
    random.integer(1, 2) * 2,
    random.integer(2, 4) * 2,
    random.integer(3, 5) * 2,
    random.integer(5, 8) * 2,
    2,
  ]
  let at = 0
  const times = lengths.map((length) => (at += length))
  const [a = 0, b = 0, c = 0, d = 0, e = 0] = times
  return { melting, boiling, start, end: boiling + 20, times: [a, b, c, d, e] }
}

function heatingGraph(curve: Curve, isToBoiling: boolean): GraphFigure {
  const [melts, molten, boils, gone, done] = curve.times
  const points: [number, number][] = [
    [0, curve.start],
    [melts, curve.melting],
    [molten, curve.melting],
    [boils, curve.boiling],
    ...(isToBoiling
      ? ([
          [gone, curve.boiling],
          [done, curve.end],
        ] satisfies [number, number][])
      : []),
  ]
  const last = points.at(-1)?.[0] ?? 10
  const high = isToBoiling ? curve.end : curve.boiling
  return {
    kind: 'line-graph',
    title: 'Heating a pure substance',
    description: `A line graph of temperature in degrees Celsius against time in minutes. ${points
      .slice(1)
      .map(([x, y], index) => {
        const [fromX = 0, fromY = 0] = points[index] ?? []
        return y === fromY
          ? `From ${fromX} to ${x} minutes it stays at ${y}.`
          : `From ${fromX} to ${x} minutes it rises from ${fromY} to ${y}.`
      })
      .join(' ')}`,
    x: { from: 0, to: Math.ceil(last / 4) * 4, step: 2, label: 'Time (min)' },
    y: { from: 0, to: Math.ceil(high / 20) * 20, step: 20, label: 'Temperature (°C)' },
    series: [{ label: 'Temperature', points, joined: 'straight' }],
  }
}

/** Level stretches of a graph: temperature, first and last minute. */
function levelsOf(figure: Shown['figure']): { at: number; from: number; to: number }[] {
  if (figure?.kind !== 'line-graph') throw new TypeError('expects a graph')
  const points = figure.series[0]?.points ?? []
  return points.flatMap(([x, y], index) => {
    const before = points[index - 1]
    return before !== undefined && before[1] === y ? [{ at: y, from: before[0], to: x }] : []
  })
}

/** Read a temperature (level 1), how long a change takes (level 2), what another amount would do (level 3). */
const heatingCurve: ComputedModel = {
  id: 'heating-curve',
  kind: 'computed',
  thinking: 'read a figure',
  seconds: 50,
  make(random, level) {
    if (level === 1) return readTemperature(random)
    return level === 2 ? readDuration(random) : otherAmount(random)
  },
  solve({ stem, figure }) {
    const [melting, boiling] = levelsOf(figure)
    if (melting === undefined) throw new TypeError('a level stretch')
    const chosen = stem.includes('boil') && !stem.includes('melt') ? boiling : melting
    if (chosen === undefined) throw new TypeError('a second level stretch')
    if (stem.includes('At what temperature')) return { kind: 'number', text: String(chosen.at) }
    const [, first = '1', second = '1'] =
      /first test, with (\d+) g\. The second test is with (\d+) g/.exec(stem) ?? []
    if (stem.includes('How many minutes is all of it liquid')) {
      return { kind: 'number', text: String((boiling?.from ?? 0) - melting.to) }
    }
    return { kind: 'number', text: String(((chosen.to - chosen.from) * Number(second)) / Number(first)) }
  },
}

const curveStory = 'A pure solid is heated evenly. The graph shows its temperature.'

function readTemperature(random: Random): Item {
  const curve = makeCurve(random)
  const isMelting = random.chance(0.5)
  const answer = isMelting ? curve.melting : curve.boiling
  const [melts, molten, boils, gone] = curve.times
  const wrong: WrongValue[] = [
    {
      value: String(isMelting ? curve.boiling : curve.melting),
      misconception: 'changes-swapped',
      feedback: `At ${degrees(isMelting ? curve.boiling : curve.melting)} it ${isMelting ? 'boils' : 'melts'}. A solid melts first, and boils later. Which level part comes first?`,
    },
    {
      value: String(curve.start),
      misconception: 'misreads-graph',
      feedback: `${degrees(curve.start)} is its temperature at the start. Look for the part where the line is level.`,
    },
    {
      value: String(isMelting ? melts : boils),
      misconception: 'misreads-graph',
      feedback: `${isMelting ? melts : boils} is the time in minutes. Read the temperature on the side axis.`,
    },
    {
      value: String(curve.end),
      misconception: 'always-warmer',
      feedback: `${degrees(curve.end)} is the highest temperature in the graph. By then all of it is gas.`,
    },
  ]
  return {
    stem: `${curveStory} At what temperature does it ${isMelting ? 'melt' : 'boil'}?`,
    figure: heatingGraph(curve, true),
    ...number(
      { label: isMelting ? 'Melting temperature' : 'Boiling temperature', after: '°C' },
      { value: String(answer), within: '5' },
      wrong,
    ),
    hints: [
      'While a pure substance changes its state, its temperature stays the same.',
      `Find the two level parts of the line. Which of them belongs to ${isMelting ? 'melting' : 'boiling'}?`,
    ],
    solution: [
      `The line is level from ${melts} to ${molten} minutes and from ${boils} to ${gone} minutes. There the state changes.`,
      `A solid melts first and boils later. So ${isMelting ? 'melting is the first' : 'boiling is the second'} level part, at ${degrees(answer)}.`,
    ],
  }
}

function readDuration(random: Random): Item {
  const curve = makeCurve(random)
  const [melts, molten, boils, gone] = curve.times
  const asked = random.pick(['melting', 'liquid', 'boiling'] as const)
  const answer = { melting: molten - melts, liquid: boils - molten, boiling: gone - boils }[asked]
  const question = {
    melting: 'How many minutes does it take to melt, from the first drop to the last bit of solid?',
    liquid: 'How many minutes is all of it liquid, before it begins to boil?',
    boiling: 'How many minutes does it boil, until all of it is gas?',
  }[asked]
  const [from, to] = { melting: [melts, molten], liquid: [molten, boils], boiling: [boils, gone] }[asked]
  const others: WrongValue[] = [
    {
      value: String(molten - melts),
      misconception: 'changes-swapped',
      feedback: 'That is how long it melts. Read again what is asked.',
    },
    {
      value: String(boils - molten),
      misconception: 'always-warmer',
      feedback: 'That is how long the liquid warms up between the two level parts. Read again what is asked.',
    },
    {
      value: String(gone - boils),
      misconception: 'changes-swapped',
      feedback: 'That is how long it boils. Read again what is asked.',
    },
  ]
  return {
    stem: `${curveStory} ${question}`,
    figure: heatingGraph(curve, true),
    ...number({ label: 'Time', after: 'minutes' }, { value: String(answer) }, [
      {
        value: String(to),
        misconception: 'misreads-graph',
        feedback: `${to} minutes is when it ends. When does it begin?`,
      },
      {
        value: String(from),
        misconception: 'misreads-graph',
        feedback: `${from} minutes is when it begins. When does it end?`,
      },
      ...others,
      {
        value: String(gone - melts),
        misconception: 'changes-swapped',
        feedback:
          'You took the time from the start of melting to the end of boiling. Only one part of it is asked.',
      },
    ]),
    hints: [
      'A level part is a change of state. A rising part is one state that gets warmer.',
      `Which part of the line shows it? Read when that part begins and when it ends.`,
    ],
    solution: [
      asked === 'liquid'
        ? 'After melting, the line rises until it is level again: there all of it is liquid.'
        : `${sentence(asked)} is the ${asked === 'melting' ? 'first' : 'second'} level part of the line.`,
      `It goes from ${from} to ${to} minutes: ${to} − ${from} = ${answer} minutes.`,
    ],
  }
}

function otherAmount(random: Random): Item {
  const curve = makeCurve(random)
  const [melts, molten, boils, gone] = curve.times
  const isMelting = random.chance(0.5)
  const [from, to] = isMelting ? [melts, molten] : [boils, gone]
  const first = random.integer(2, 8) * 50
  const [part, whole] = random.pick([
    [1, 2],
    [3, 2],
    [2, 1],
    [5, 2],
    [3, 1],
  ] as const)
  const second = (first * part) / whole
  const lasted = to - from
  const answer = (lasted * part) / whole
  const temperature = isMelting ? curve.melting : curve.boiling
  const ratio = part / whole
  return {
    stem: `A pure solid is heated evenly. The graph shows the first test, with ${first} g. The second test is with ${second} g of the same substance on the same heater. For how many minutes will it ${isMelting ? 'be melting' : 'be boiling'} in the second test?`,
    figure: heatingGraph(curve, true),
    ...number({ label: 'Time', after: 'minutes' }, { value: String(answer) }, [
      {
        value: String(lasted),
        misconception: 'amount-ignored',
        feedback: `${lasted} minutes is right for the first test, with ${first} g. Does ${ratio > 1 ? 'more' : 'less'} of it need the same energy?`,
      },
      {
        value: String((lasted * whole) / part),
        misconception: 'amount-ignored',
        feedback: `You changed the time the wrong way. ${ratio > 1 ? 'More' : 'Less'} of it needs ${ratio > 1 ? 'more' : 'less'} energy. So does it take longer or shorter?`,
      },
      {
        value: String(to * ratio),
        misconception: 'misreads-graph',
        feedback: `You began with ${to} minutes, when it ends in the first test. How long does it last there, from ${from} on?`,
      },
      {
        value: String(((isMelting ? gone - boils : molten - melts) * part) / whole),
        misconception: 'changes-swapped',
        feedback: `You used the time for ${isMelting ? 'boiling' : 'melting'}. Which level part is ${isMelting ? 'melting' : 'boiling'}?`,
      },
      {
        value: String(temperature * ratio),
        misconception: 'amount-changes-point',
        feedback: `That comes from the temperature, ${degrees(temperature)}. It stays the same for any amount. Which axis shows the time?`,
      },
    ]),
    hints: [
      'The heater gives the same energy each minute. What does another amount need?',
      `Read how long it lasts in the first test. Then compare ${second} g with ${first} g.`,
    ],
    solution: [
      `In the first test it is ${isMelting ? 'melting' : 'boiling'} from ${from} to ${to} minutes: ${to} − ${from} = ${lasted} minutes.`,
      `${second} g is ${numeral(ratio)} times ${first} g, so it needs ${numeral(ratio)} times the energy, and that takes ${numeral(ratio)} times as long.`,
      `${lasted} × ${numeral(ratio)} = ${numeral(answer)} minutes. The temperature is ${degrees(temperature)} in both tests.`,
    ],
  }
}

/** Melting and boiling points at the pressure of air, rounded to whole degrees. */
const substances = [
  { name: 'water', melts: 0, boils: 100 },
  { name: 'ethanol', melts: -114, boils: 78 },
  { name: 'acetone', melts: -95, boils: 56 },
  { name: 'mercury', melts: -39, boils: 357 },
  { name: 'bromine', melts: -7, boils: 59 },
  { name: 'sulfur', melts: 115, boils: 445 },
  { name: 'tin', melts: 232, boils: 2602 },
  { name: 'lead', melts: 327, boils: 1749 },
  { name: 'copper', melts: 1085, boils: 2562 },
  { name: 'butane', melts: -138, boils: -1 },
  { name: 'propane', melts: -188, boils: -42 },
  { name: 'ammonia', melts: -78, boils: -33 },
  { name: 'chlorine', melts: -101, boils: -34 },
  { name: 'oxygen', melts: -219, boils: -183 },
  { name: 'nitrogen', melts: -210, boils: -196 },
] as const
type Substance = (typeof substances)[number]
type State = 'solid' | 'liquid' | 'gas'

const stateAt = ({ melts, boils }: Substance, temperature: number): State =>
  temperature < melts ? 'solid' : temperature > boils ? 'gas' : 'liquid'
const isClear = ({ melts, boils }: Substance, temperature: number): boolean =>
  Math.abs(temperature - melts) > 2 && Math.abs(temperature - boils) > 2

function pointsTable(list: readonly Substance[]): Figure {
  return {
    kind: 'table',
    title: 'Melting and boiling points',
    description: `A table of melting and boiling points. ${list.map(({ name, melts, boils }) => `${sentence(name)}: melts at ${degrees(melts)}, boils at ${degrees(boils)}.`).join(' ')}`,
    columns: ['Substance', 'Melting point (°C)', 'Boiling point (°C)'],
    rows: list.map(({ name, melts, boils }) => [sentence(name), numeral(melts), numeral(boils)]),
  }
}

const readNumber = (text: string): number => Number(text.replace('−', '-').replaceAll(',', ''))

/** At room temperature (level 1), in cold and heat (level 2), a temperature for two at once (level 3). */
const whichState: ComputedModel = {
  id: 'which-state',
  kind: 'computed',
  thinking: 'compare',
  seconds: 55,
  make(random, level) {
    return level === 3 ? temperatureFor(random) : sortStates(random, level)
  },
  solve({ stem, figure, interaction }) {
    if (figure?.kind !== 'table') throw new TypeError('expects a table')
    const found = new Map(
      figure.rows.map(([name = '', melts = '', boils = '']) => [
        name.toLowerCase(),
        { melts: readNumber(melts), boils: readNumber(boils) },
      ]),
    )
    const state = (name: string, at: number): string => {
      const { melts = 0, boils = 0 } = found.get(name.toLowerCase()) ?? {}
      const passed = [melts, boils].filter((point) => at >= point).length
      return ['solid', 'liquid', 'gas'][passed] ?? ''
    }
    if (interaction.kind === 'sort') {
      const at = readNumber(/at (−?[\d,]+) °C/.exec(stem)?.[1] ?? '')
      return {
        kind: 'sort',
        placed: Object.fromEntries(
          interaction.cards.map(({ id, text }) => [
            id,
            interaction.categories.find((category) => category.text.toLowerCase() === state(text, at))?.id ??
              '',
          ]),
        ),
      }
    }
    if (interaction.kind !== 'choice') throw new TypeError('expects a choice')
    const [, one = '', oneState = '', two = '', twoState = ''] =
      /is (\w+) (?:a )?(\w+) and (\w+) (?:a )?(\w+)\?/.exec(stem) ?? []
    const fits = interaction.options.filter(({ text }) => {
      const at = readNumber(text.split(' ')[0] ?? '')
      return state(one, at) === oneState && state(two, at) === twoState
    })
    return { kind: 'choice', option: fits.map(({ id }) => id).join('+') }
  },
}

const stateWords: Record<State, string> = {
  solid: 'below its melting point, so it is solid',
  liquid: 'between its melting point and its boiling point, so it is liquid',
  gas: 'above its boiling point, so it is a gas',
}

function sortStates(random: Random, level: 1 | 2): Item {
  const temperature =
    level === 1 ? random.integer(18, 28) : random.pick([random.integer(-150, -10), random.integer(30, 480)])
  const list = random.sample(substances, level === 1 ? 4 : 5)
  const states = new Set(list.map((each) => stateAt(each, temperature)))
  if (states.size < 2 || list.some((each) => !isClear(each, temperature))) return sortStates(random, level)
  const categories = ['Solid', 'Liquid', 'Gas']
  const compare = ({ name, melts, boils }: Substance): string =>
    `${sentence(name)} melts at ${degrees(melts)} and boils at ${degrees(boils)}`
  return {
    stem: `In which state is each substance at ${degrees(temperature)}? Use the table.`,
    figure: pointsTable(list),
    ...sort(random, {
      categories,
      cards: list.map((each) => {
        const right = sentence(stateAt(each, temperature))
        return {
          text: sentence(each.name),
          category: right,
          slips: categories
            .filter((category) => category !== right)
            .map((category) => ({
              category,
              misconception: temperature < 0 || each.melts < 0 ? 'negative-order' : 'point-is-state',
              feedback: `${compare(each)}. Is ${degrees(temperature)} below both, between them, or above both?`,
            })),
        }
      }),
      slip: { misconception: 'point-is-state', feedback: 'Compare the temperature with both points.' },
    }),
    hints: [
      'Below its melting point a substance is solid. Above its boiling point it is a gas.',
      `For each substance, put ${degrees(temperature)} on a number line with its two points. Is it left of both, between them, or right of both?`,
    ],
    solution: list.map(
      (each) => `${compare(each)}. ${degrees(temperature)} is ${stateWords[stateAt(each, temperature)]}.`,
    ),
  }
}

const asWord = (state: State): string => (state === 'gas' ? 'a gas' : state)

function temperatureFor(random: Random): Item {
  const [one, two] = random.sample(substances, 2)
  if (one === undefined || two === undefined) throw new TypeError('two substances')
  const [oneState, twoState] = random.pick([
    ['liquid', 'gas'],
    ['solid', 'liquid'],
    ['liquid', 'solid'],
    ['solid', 'gas'],
    ['liquid', 'liquid'],
  ] as const)
  const fits = (temperature: number): boolean =>
    stateAt(one, temperature) === oneState && stateAt(two, temperature) === twoState
  const candidates = Array.from({ length: 24 }, () => random.integer(-225, 480)).filter(
    (temperature) => isClear(one, temperature) && isClear(two, temperature),
  )
  const right = candidates.find(fits)
  if (right === undefined) return temperatureFor(random)
  const fitsPart = (each: number): number =>
    Number(stateAt(one, each) === oneState) + Number(stateAt(two, each) === twoState)
  // Those that fit one of the two come first. How many are colder than the right one is drawn, so that it is as
  // often at an end of the scale as in the middle.
  const others = candidates.filter((each) => !fits(each)).toSorted((a, b) => fitsPart(b) - fitsPart(a))
  const colder = random.integer(0, 3)
  const taken = [
    ...others.filter((each) => each < right).slice(0, colder),
    ...others.filter((each) => each > right).slice(0, 3 - colder),
  ]
  if (new Set(taken).size < 3) return temperatureFor(random)
  const check = (temperature: number): string =>
    `At ${degrees(temperature)}, ${one.name} is ${asWord(stateAt(one, temperature))} and ${two.name} is ${asWord(stateAt(two, temperature))}.`
  const options = taken.map((each): WrongOption => ({
    text: degrees(each),
    misconception: each < 0 || right < 0 ? 'negative-order' : 'point-is-state',
    feedback: `${check(each)} Compare with both points of each substance.`,
  }))
  return {
    stem: `Use the table. At which of these temperatures is ${one.name} ${asWord(oneState)} and ${two.name} ${asWord(twoState)}?`,
    figure: pointsTable([one, two]),
    ...choice(random, { right: degrees(right), wrong: options }),
    hints: [
      'A substance is liquid between its melting point and its boiling point.',
      `Draw a number line with the four points. Mark where ${one.name} is ${asWord(oneState)}, then where ${two.name} is ${asWord(twoState)}. Where do both fit?`,
    ],
    solution: [
      `${sentence(one.name)} melts at ${degrees(one.melts)} and boils at ${degrees(one.boils)}. ${sentence(two.name)} melts at ${degrees(two.melts)} and boils at ${degrees(two.boils)}.`,
      check(right),
      'At each of the other temperatures at least one of them is in another state.',
    ],
  }
}

/** What happens to the particles when a sample is heated or cooled. */
interface Change {
  name: string
  from: State
  to: State
  isHeating: boolean
}
const changes: readonly Change[] = [
  { name: 'melting', from: 'solid', to: 'liquid', isHeating: true },
  { name: 'boiling', from: 'liquid', to: 'gas', isHeating: true },
  { name: 'freezing', from: 'liquid', to: 'solid', isHeating: false },
  { name: 'condensation', from: 'gas', to: 'liquid', isHeating: false },
]
const looks: Record<State, string> = {
  solid: 'particles packed in rows',
  liquid: 'particles close together, in no order, at the bottom',
  gas: 'particles far apart, all over the vessel',
}
const materials = ['alcohol', 'water', 'iron', 'lead', 'tin', 'sulfur'] as const

function vessels(list: { label: string; state: State; temperature: string }[]): Vessels {
  return {
    kind: 'states-of-matter',
    description: list
      .map(({ label, state, temperature }) => `${label}, ${temperature}: ${looks[state]}.`)
      .join(' '),
    containers: list.map(({ label, state, temperature }, index) => ({
      id: `vessel-${index + 1}`,
      label,
      phases: [{ state, particles: 20 }],
      // Arrows would say which of them is faster.
      motion: 0,
      temperature,
      top: 'lid',
    })),
  }
}

/** One state that gets warmer or colder (level 1), a change of state (level 2), the energy in it (level 3). */
const particleMotion: ConceptualModel = {
  id: 'particle-motion',
  kind: 'conceptual',
  thinking: 'explain',
  seconds: 50,
  make(random, level) {
    return level === 1 ? warmer(random) : changeOfState(random, level)
  },
}

const motionGap = (isFaster: boolean): Gap => ({
  label: 'speed of the particles',
  right: isFaster ? 'faster' : 'slower',
  wrong: [
    {
      text: isFaster ? 'slower' : 'faster',
      misconception: 'motion-reversed',
      feedback: `The sample gets ${isFaster ? 'warmer' : 'colder'}. Which way does the motion of particles go with temperature?`,
    },
    {
      text: 'at the same speed',
      misconception: 'motion-reversed',
      feedback:
        'Temperature tells how fast particles move on average. It changes here, so what about the speed?',
    },
  ],
  keepOrder: ['slower', 'at the same speed', 'faster'],
})

function warmer(random: Random): Item {
  const state = random.pick(['solid', 'liquid', 'gas'] as const)
  const isFaster = random.chance(0.5)
  const from = random.integer(12, 30)
  const by = random.integer(15, 45)
  const [first, second] = isFaster ? [from, from + by] : [from + by, from]
  const what = { solid: 'a block of copper', liquid: 'cooking oil in a jar', gas: 'air in a jar' }[state]
  const isAboutSize = random.chance(0.5)
  const sizeGap: Gap = {
    label: 'size of a particle',
    right: 'as large as before',
    wrong: [
      {
        text: 'larger than before',
        misconception: 'particles-swell',
        feedback:
          'Particles themselves do not grow. What changes is how they move and how far apart they are.',
      },
      {
        text: 'smaller than before',
        misconception: 'particles-swell',
        feedback:
          'Particles themselves do not shrink. What changes is how they move and how far apart they are.',
      },
    ],
    keepOrder: ['smaller than before', 'as large as before', 'larger than before'],
  }
  const effect: (string | Gap)[] =
    state === 'gas'
      ? [
          '. They hit the walls ',
          {
            label: 'push on the walls',
            right: isFaster ? 'harder' : 'less hard',
            wrong: [
              {
                text: isFaster ? 'less hard' : 'harder',
                misconception: 'motion-reversed',
                feedback: `The gas gets ${isFaster ? 'warmer' : 'colder'}. Does a ball hit a wall harder when it is faster or when it is slower?`,
              },
              {
                text: 'just as hard',
                misconception: 'motion-reversed',
                feedback: 'Their speed changes. Does a ball hit a wall just as hard at any speed?',
              },
            ],
            keepOrder: ['less hard', 'just as hard', 'harder'],
          },
        ]
      : [
          '. All of them together take up ',
          {
            label: 'room of all particles',
            right: isFaster ? 'a bit more room' : 'a bit less room',
            wrong: [
              {
                text: isFaster ? 'a bit less room' : 'a bit more room',
                misconception: 'motion-reversed',
                feedback: `The sample gets ${isFaster ? 'warmer' : 'colder'}. Do particles that move ${isFaster ? 'more' : 'less'} push each other apart more, or less?`,
              },
              {
                text: 'exactly as much room',
                misconception: 'motion-reversed',
                feedback:
                  'Particles that move faster push each other a bit farther apart. Does their motion change here?',
              },
            ],
            keepOrder: ['a bit less room', 'exactly as much room', 'a bit more room'],
          },
        ]
  return {
    stem: `The drawing shows particles of ${what} at two temperatures. ${isAboutSize || state === 'gas' ? '' : 'Small changes of size cannot be seen in it. '}The vessel is closed. Choose the words that fit.`,
    figure: vessels([
      { label: 'Before', state, temperature: degrees(first) },
      { label: 'After', state, temperature: degrees(second) },
    ]),
    ...inlineChoice(random, [
      'After the change, the particles move ',
      motionGap(isFaster),
      '. The number of particles is ',
      {
        label: 'number of particles',
        right: 'the same',
        wrong: [
          {
            text: 'smaller',
            misconception: 'particles-made',
            feedback: 'The vessel is closed. Can particles get out or disappear?',
          },
          {
            text: 'larger',
            misconception: 'particles-made',
            feedback: 'The vessel is closed. Can new particles get in or be made?',
          },
        ],
        keepOrder: ['smaller', 'the same', 'larger'],
      },
      ...(isAboutSize ? ['. Each particle is ', sizeGap] : effect),
      '.',
    ]),
    hints: [
      'Compare the two temperatures. What does temperature tell about particles?',
      isAboutSize
        ? 'Heating gives particles energy of motion. It does not make new particles, and it does not change their size.'
        : 'Heating gives particles energy of motion, but makes no new ones. What can faster particles do to each other and to the walls?',
    ],
    solution: [
      `The temperature goes from ${degrees(first)} to ${degrees(second)}, so the particles move ${isFaster ? 'faster' : 'slower'}.`,
      isAboutSize
        ? 'The vessel is closed, so their number stays the same. And each particle stays as large as it is.'
        : 'The vessel is closed, so their number stays the same.',
      ...(isAboutSize
        ? []
        : [
            state === 'gas'
              ? `${isFaster ? 'Faster' : 'Slower'} particles hit the walls ${isFaster ? 'harder' : 'less hard'}.`
              : `${isFaster ? 'Faster particles push each other a bit farther apart' : 'Slower particles stay a bit closer together'}, so they take up a bit ${isFaster ? 'more' : 'less'} room.`,
          ]),
    ],
  }
}

function changeOfState(random: Random, level: 2 | 3): Item {
  const change = random.pick(changes)
  const material = random.pick(materials)
  const { from, to, isHeating } = change
  const spacing: Record<State, string> = {
    solid: 'stay in fixed places and shake',
    liquid: 'slide past each other and stay close',
    gas: 'fly about freely, far apart',
  }
  const figure = vessels([
    { label: 'Before', state: from, temperature: '' },
    { label: 'After', state: to, temperature: '' },
  ])
  const plain: Vessels = {
    ...figure,
    description: `Before: ${looks[from]}. After: ${looks[to]}.`,
    // A piston that slides keeps the pressure, and so the temperature at which the state changes.
    containers: figure.containers.map(({ id, label, phases }) => ({
      id,
      label,
      phases,
      motion: 0,
      top: 'piston',
      // Over a solid or a liquid it rests on the particles.
      ...(phases.some(({ state }) => state === 'gas') ? { pistonAt: 1 } : {}),
    })),
  }
  const nameGap: Gap = {
    label: 'name of the change',
    right: change.name,
    wrong: changes
      .filter(({ name }) => name !== change.name)
      .slice(0, 3)
      .map((other) => ({
        text: other.name,
        misconception: 'changes-swapped',
        feedback: `In ${other.name}, a ${other.from} becomes a ${other.to}. What is it here, before and after?`,
      })),
  }
  const placeGap: Gap = {
    label: 'what the particles do afterward',
    right: spacing[to],
    wrong: (['solid', 'liquid', 'gas'] as const)
      .filter((state) => state !== to)
      .map((state) => ({
        text: spacing[state],
        misconception: 'states-mixed',
        feedback: `That is what particles of a ${state} do. Look at the drawing: what is it after the change?`,
      })),
  }
  const energyGap: Gap = {
    label: 'energy',
    right: isHeating ? 'takes in energy' : 'gives off energy',
    wrong: [
      {
        text: isHeating ? 'gives off energy' : 'takes in energy',
        misconception: 'motion-reversed',
        feedback: `Particles hold on to each other less as we go from solid to liquid to gas. Does ${change.name} go that way or back?`,
      },
      {
        text: 'keeps its energy',
        misconception: 'plateau-no-energy',
        feedback:
          'The temperature may stay the same, but particles get apart or together. That takes energy or sets it free.',
      },
    ],
  }
  const temperatureGap: Gap = {
    label: 'temperature during the change',
    right: 'stays the same',
    wrong: [
      {
        text: 'rises',
        misconception: 'always-warmer',
        feedback: `Think of a heating curve: what does the line do during ${change.name}?`,
      },
      {
        text: 'falls',
        misconception: 'always-warmer',
        feedback: `Think of a curve of heating or cooling: what does the line do during ${change.name}?`,
      },
    ],
    keepOrder: ['falls', 'stays the same', 'rises'],
  }
  const numberGap: Gap = {
    label: 'kind of particles',
    right: 'the same particles as before',
    wrong: [
      {
        text: 'other particles than before',
        misconception: 'particles-made',
        feedback: `A change of state makes no new substance. It is still ${material}.`,
      },
      {
        text: 'fewer particles than before',
        misconception: 'particles-made',
        feedback: 'The vessel is closed, and no particle gets lost.',
      },
    ],
  }
  return {
    stem: `Pure ${material} in a closed vessel changes its state. The piston on top can slide, so the pressure stays the same. The drawing shows the particles. Choose the words that fit.`,
    figure: plain,
    ...inlineChoice(
      random,
      level === 2
        ? ['The change is ', nameGap, '. Afterward the particles ', placeGap, '. They are ', numberGap, '.']
        : [
            'The change is ',
            nameGap,
            `. While it goes on, the ${material} `,
            energyGap,
            ', and its temperature ',
            temperatureGap,
            '.',
          ],
    ),
    hints: [
      'Say for each drawing whether it is a solid, a liquid, or a gas.',
      level === 2
        ? 'In a solid, particles stay in place. In a liquid, they slide past each other. In a gas, they are far apart.'
        : 'From solid to liquid to gas, particles get free of each other, and this takes energy. What does a heating curve look like meanwhile?',
    ],
    solution: [
      `Before it is a ${from}, and afterward a ${to}. So the change is ${change.name}.`,
      level === 2
        ? `Particles of a ${to} ${spacing[to]}. They are the same particles, for it is still ${material}.`
        : `The particles get ${isHeating ? 'free of each other, which takes energy' : 'together, which sets energy free'}. The temperature of a pure substance stays the same meanwhile.`,
    ],
  }
}

/** Find the particle picture that belongs to a state, a change or an event. */
const matchParticles: ConceptualModel = {
  id: 'match-particles',
  kind: 'conceptual',
  thinking: 'classify',
  seconds: 50,
  make(random, level) {
    const { stem, pairs, hints } = pairings[level]
    const chosen = random.sample(pairs, Math.min(level === 1 ? 3 : 4, pairs.length))
    // Situations that one and the same explanation fits would make two rows of one.
    if (new Set(chosen.map(({ target }) => target)).size < chosen.length)
      return matchParticles.make(random, level)
    return {
      stem,
      ...match(random, {
        pairs: chosen.map(({ source, target, misconception, feedback }) => ({
          source,
          target,
          slips: chosen
            .filter((other) => other.target !== target)
            .map((other) => ({ target: other.target, misconception, feedback })),
        })),
        slip: {
          misconception: 'states-mixed',
          feedback: 'Think of how the particles move and how far apart they are.',
        },
      }),
      hints: [...hints],
      solution: chosen.map(
        ({ source, target }) => `${source}: ${target.charAt(0).toLowerCase()}${target.slice(1)}.`,
      ),
    }
  },
}

export const statesAndHeating = defineSkill({
  id: 'states-and-heating',
  revision: 2,
  subject: 'science',
  gradeLevel: 7,
  strand: 'Matter and its interactions',
  name: 'States of matter and heating',
  description: 'Explain heating, melting, and boiling by particles and by heating curves.',
  icon: 'flame',
  standards: ['MS-PS1-4'],
  prerequisites: ['thermal-energy', 'signed-numbers'],
  misconceptions: [
    {
      id: 'always-warmer',
      name: 'thinks that heating always raises the temperature',
      explanation:
        'While a pure substance melts or boils, its temperature stays the same, though energy goes in.',
    },
    {
      id: 'plateau-no-energy',
      name: 'thinks that a level line means no energy',
      explanation:
        'On a level part, the energy goes into freeing particles from each other, not into faster motion.',
    },
    {
      id: 'changes-swapped',
      name: 'mixes up the changes of state',
      explanation:
        'Melting is solid to liquid, boiling liquid to gas. Freezing and condensation go the other way.',
    },
    {
      id: 'motion-reversed',
      name: 'turns around motion and temperature',
      explanation: 'The warmer something is, the faster its particles move on average.',
    },
    {
      id: 'particles-swell',
      name: 'thinks that particles themselves grow, melt, or get hot',
      explanation:
        'One particle is neither solid nor liquid, and it does not grow. Particles move faster and get farther apart.',
    },
    {
      id: 'particles-made',
      name: 'thinks that a change of state makes or destroys particles',
      explanation: 'Ice, water, and steam are the same particles. Only their order and motion differ.',
    },
    {
      id: 'states-mixed',
      name: 'mixes up how particles move in the three states',
      explanation:
        'In a solid they shake in fixed places, in a liquid they slide past each other, in a gas they fly about freely.',
    },
    {
      id: 'amount-ignored',
      name: 'leaves out how much there is',
      explanation:
        'Twice as much takes twice the energy to melt or boil, so it takes twice as long on the same heater.',
    },
    {
      id: 'amount-changes-point',
      name: 'thinks that the amount changes the melting or boiling point',
      explanation: 'A cup of water and a pot of water boil at the same temperature.',
    },
    {
      id: 'point-is-state',
      name: 'compares with one point only',
      explanation:
        'Compare a temperature with both points: below both is solid, between them liquid, above both gas.',
    },
    {
      id: 'negative-order',
      name: 'mixes up the order of negative temperatures',
      explanation: '−183 °C is lower, and so colder, than −39 °C.',
    },
    {
      id: 'misreads-graph',
      name: 'reads the graph at another place',
      explanation:
        'Time is on the bottom axis, temperature on the side axis. How long something lasts is the end minus the start.',
    },
    {
      id: 'bubbles-are-air',
      name: 'takes the bubbles of boiling water for air',
      explanation: 'They are water as a gas.',
    },
  ],
  lesson: {
    idea: [
      'All matter is made of particles that never stop moving. The warmer it is, the faster they move. In a solid they shake in fixed places. In a liquid they slide past each other. In a gas they fly about freely, far apart.',
      'Heat a solid, and its particles shake harder until they get out of their places: it melts. Heat the liquid, and at last the particles get free of each other: it boils.',
      'In the graph, the line is level twice. There the substance melts and boils. Energy goes in all the time, but it goes into freeing the particles, not into faster motion. So the temperature stays the same.',
      'The same particles are there before and after. Cooling goes the same way back: a gas condenses, and a liquid freezes.',
    ],
    figure: {
      kind: 'line-graph',
      title: 'Heating a pure substance',
      description:
        'A line graph of temperature in degrees Celsius against time in minutes. From 0 to 4 minutes it rises from 20 to 40. From 4 to 10 minutes it stays at 40. From 10 to 18 minutes it rises from 40 to 120. From 18 to 32 minutes it stays at 120.',
      x: { from: 0, to: 32, step: 4, label: 'Time (min)' },
      y: { from: 0, to: 140, step: 20, label: 'Temperature (°C)' },
      series: [
        {
          label: 'Temperature',
          points: [
            [0, 20],
            [4, 40],
            [10, 40],
            [18, 120],
            [32, 120],
          ],
          joined: 'straight',
        },
      ],
      marks: [
        { at: [7, 40], label: 'melting' },
        { at: [25, 120], label: 'boiling' },
      ],
    },
    workedExample: { model: 'heating-curve', level: 2 },
    words: [
      {
        word: 'melting point',
        meaning: 'The temperature at which a solid becomes liquid, and the liquid solid.',
      },
      { word: 'boiling point', meaning: 'The temperature at which a liquid boils.' },
      { word: 'condensation', meaning: 'A gas becomes a liquid.' },
      { word: 'freezing', meaning: 'A liquid becomes a solid.' },
      { word: 'heating curve', meaning: 'A graph of the temperature of something that is heated.' },
      { word: 'particle', meaning: 'A tiny piece of a substance: an atom or a molecule.' },
    ],
  },
  models: [
    heatingCurve,
    whichState,
    particleMotion,
    matchParticles,
    conceptModel({ id: 'ideas', thinking: 'explain', seconds: 35, questions: heatingQuestions }),
  ],
})
