import { choice, number, type WrongValue } from '../../build-item.ts'
import { label, sort } from '../../build-placed.ts'
import type { Figure, Item, Shown } from '../../item.ts'
import type { Random } from '../../random.ts'
import { type ComputedModel, type ConceptualModel, defineSkill } from '../../skill.ts'
import { listed, numeral, sentence } from '../../wording.ts'
import { conceptModel } from '../concept-questions.ts'
import { waterCycleQuestions, waterStories } from './water-cycle-questions.ts'
import { moreWaterStories } from './water-cycle-stories.ts'
import { askStory } from '../gap-story.ts'

type CycleFigure = Extract<Figure, { kind: 'water-cycle' }>
type PartName = CycleFigure['parts'][number]['part']

/** What the drawing shows there, what it is called, and what happens. */
const processes = [
  {
    part: 'evaporation',
    seen: 'an arrow that rises from the sea',
    name: 'evaporation',
    means: 'liquid water turning into gas at the surface of water or wet ground',
    does: 'Liquid water becomes gas at the surface of the sea',
  },
  {
    part: 'transpiration',
    seen: 'an arrow that rises from trees',
    name: 'transpiration',
    means: 'water leaving plants through their leaves as gas',
    does: 'Water leaves the leaves of plants as gas',
  },
  {
    part: 'condensation',
    seen: 'the place where a cloud forms over the sea',
    name: 'condensation',
    means: 'gas in the air turning into tiny drops of liquid',
    does: 'Gas cools and becomes tiny drops of liquid',
  },
  {
    part: 'precipitation',
    seen: 'drops that fall from a cloud to the land',
    name: 'precipitation',
    means: 'water falling from clouds to the ground',
    does: 'Drops grow heavy and fall to the ground',
  },
  {
    part: 'runoff',
    seen: 'an arrow over the land, down toward the sea',
    name: 'runoff',
    means: 'water flowing downhill over the land',
    does: 'Liquid water flows downhill over the land',
  },
  {
    part: 'infiltration',
    seen: 'an arrow from the surface of the land down into the ground',
    name: 'infiltration',
    means: 'water soaking into the ground',
    does: 'Liquid water soaks into soil and rock',
  },
  {
    part: 'groundwater-flow',
    seen: 'an arrow inside the ground, toward the sea',
    name: 'groundwater flow',
    means: 'water moving slowly through the ground',
    does: 'Liquid water creeps through rock underground',
  },
  {
    part: 'melting',
    seen: 'an arrow that starts at the snow on the mountain and runs down from it',
    name: 'melting',
    means: 'snow or ice turning into liquid water',
    does: 'Solid water becomes liquid on the mountain',
  },
] as const satisfies readonly { part: PartName; seen: string; name: string; means: string; does: string }[]
type Process = (typeof processes)[number]

const letterAt = (index: number): string => 'ABCDEF'.charAt(index)

/** Which wrong idea stands behind taking one process for another. */
function mixUp(right: Process, wrong: Process): string {
  const underground = ['infiltration', 'groundwater-flow']
  if (underground.includes(right.part) || underground.includes(wrong.part)) return 'ground-forgotten'
  if (right.part === 'transpiration' || wrong.part === 'transpiration') return 'plants-forgotten'
  return 'names-mixed'
}

/** The main processes by name (level 1), all with spare names (level 2), by what the water does (level 3). */
const labelCycle: ConceptualModel = {
  id: 'label-cycle',
  kind: 'conceptual',
  thinking: 'read a figure',
  seconds: 60,
  make(random, level) {
    const all: readonly Process[] =
      level === 1
        ? processes.filter(({ part }) =>
            ['evaporation', 'condensation', 'precipitation', 'runoff', 'infiltration'].includes(part),
          )
        : processes
    const [chosen, spare] = [level === 1 ? 4 : 5, level === 1 ? 0 : 2]
    const sampled = random.sample(all, chosen + spare)
    const spots = sampled.slice(0, chosen)
    const others = sampled.slice(chosen)
    const text = (process: Process): string => (level === 3 ? process.does : sentence(process.name))
    return {
      stem:
        level === 3
          ? 'The letters mark places in the water cycle. What does the water do there?'
          : 'The letters mark places in the water cycle. Which process is at work there?',
      figure: {
        kind: 'water-cycle',
        description: `A landscape with a snowy mountain on the left and the sea on the right. ${spots.map(({ seen }, index) => `${letterAt(index)} marks ${seen}.`).join(' ')}`,
        parts: spots.map(({ part }) => ({ id: part, label: '', part })),
      },
      ...label(random, {
        spots: spots.map((right, index) => ({
          id: right.part,
          label: text(right),
          slips: sampled
            .filter((other) => other !== right)
            .map((other) => ({
              label: text(other),
              misconception: mixUp(right, other),
              feedback: `${sentence(other.name)} is ${other.means}. But ${letterAt(index)} marks ${right.seen}. What happens to the water there?`,
            })),
        })),
        others: others.map(text),
        slip: {
          misconception: 'names-mixed',
          feedback: 'See where each arrow begins and where it ends. What happens to the water on that way?',
        },
      }),
      hints: [
        'For each letter, ask: where does the water come from, and where does it go?',
        `Start with ${letterAt(0)}. It marks ${spots[0]?.seen ?? ''}. Is the water there solid, liquid, or gas?`,
      ],
      solution: spots.map(
        ({ seen, name, means }, index) => `${letterAt(index)} marks ${seen}. That is ${name}: ${means}.`,
      ),
    }
  },
}

interface Card {
  text: string
  to: string
  why: string
}
/** Cards of one sorting, with what stands behind each wrong place. */
interface Sorting {
  stem: string
  categories: string[]
  cards: Card[]
  misconception: string
  /** What would follow from putting a card into that category: what we say where it is the wrong one. */
  check: Record<string, string>
  hints: string[]
}

const driver: Sorting = {
  stem: 'What drives each step: the Sun’s energy or the pull of gravity? Sort the steps.',
  categories: ['The Sun’s energy', 'Gravity'],
  misconception: 'wrong-driver',
  check: {
    'The Sun’s energy': 'Does the water have to get warmer for that, or is it pulled to a lower place?',
    Gravity: 'Gravity pulls things down. Does the water move down here, or does it change its state?',
  },
  hints: [
    'The Sun’s energy can heat, melt, and turn water into gas. Gravity pulls things down.',
    'For each step, ask: does the water move downward, or does it take in energy?',
  ],
  cards: [
    { text: 'A puddle dries up', to: 'The Sun’s energy', why: 'water takes in energy to become gas' },
    { text: 'Snow melts on a warm day', to: 'The Sun’s energy', why: 'ice takes in energy to become liquid' },
    {
      text: 'Water evaporates from the sea',
      to: 'The Sun’s energy',
      why: 'water takes in energy to become gas',
    },
    {
      text: 'Leaves give off water vapor',
      to: 'The Sun’s energy',
      why: 'water takes in energy to become gas',
    },
    {
      text: 'Frost turns into vapor in sunshine',
      to: 'The Sun’s energy',
      why: 'ice takes in energy to become gas',
    },
    { text: 'Rain falls from a cloud', to: 'Gravity', why: 'drops are pulled down' },
    { text: 'A river flows to the sea', to: 'Gravity', why: 'water is pulled downhill' },
    { text: 'Water soaks down into soil', to: 'Gravity', why: 'water is pulled down between the grains' },
    { text: 'A glacier creeps down a valley', to: 'Gravity', why: 'ice is pulled downhill' },
    { text: 'Groundwater seeps down to a lake', to: 'Gravity', why: 'water is pulled to a lower place' },
    { text: 'Snowflakes fall on a mountain', to: 'Gravity', why: 'flakes are pulled down' },
  ],
}
const stateChange: Sorting = {
  stem: 'How does the state of the water change in each step? Sort the steps.',
  categories: ['Liquid to gas', 'Gas to liquid', 'No change of state'],
  misconception: 'cloud-is-vapor',
  check: {
    'Liquid to gas': 'Then it would be a gas afterward, and no drops or streams would be seen. Is it?',
    'Gas to liquid': 'Then it would be a gas at the start, which cannot be seen. Is it?',
    'No change of state': 'Then it would be a liquid before and afterward. Is it?',
  },
  hints: [
    'Water vapor is a gas that one cannot see. Drops, also the tiny ones in fog and clouds, are liquid.',
    'For each step, say what the water is before and what it is afterward: solid, liquid, or gas.',
  ],
  cards: [
    { text: 'Wet clothes dry on a line', to: 'Liquid to gas', why: 'the liquid water becomes vapor' },
    { text: 'A puddle disappears in the sun', to: 'Liquid to gas', why: 'the liquid water becomes vapor' },
    {
      text: 'Leaves of a tree give off water vapor',
      to: 'Liquid to gas',
      why: 'liquid water in the leaves becomes vapor',
    },
    { text: 'Water rises from the sea as vapor', to: 'Liquid to gas', why: 'liquid water becomes vapor' },
    { text: 'A cloud forms in rising air', to: 'Gas to liquid', why: 'vapor becomes tiny drops' },
    {
      text: 'Dew forms on grass at night',
      to: 'Gas to liquid',
      why: 'vapor becomes drops on the cool grass',
    },
    { text: 'Drops form on a cold glass', to: 'Gas to liquid', why: 'vapor from the air becomes drops' },
    { text: 'Fog forms over a lake', to: 'Gas to liquid', why: 'vapor becomes tiny drops' },
    { text: 'Rain runs down a hill', to: 'No change of state', why: 'it is liquid before and after' },
    { text: 'Rain soaks into soil', to: 'No change of state', why: 'it is liquid before and after' },
    {
      text: 'Raindrops fall from a cloud',
      to: 'No change of state',
      why: 'they are liquid before and after',
    },
    { text: 'A river flows into the sea', to: 'No change of state', why: 'it is liquid before and after' },
  ],
}
const heat: Sorting = {
  stem: 'Does the water take in energy, give off energy, or just move? Sort the steps.',
  categories: ['Takes in energy', 'Gives off energy', 'Just moves'],
  misconception: 'heat-reversed',
  check: {
    'Takes in energy': 'Then its particles would be freer afterward than before. Are they?',
    'Gives off energy':
      'Then its particles would be held together more firmly afterward than before. Are they?',
    'Just moves': 'Then it would be in the same state before and afterward. Is it?',
  },
  hints: [
    'The particles of a gas move freely. To get free of a liquid, they need energy.',
    'From solid to liquid to gas, water takes in energy. What about the way back?',
  ],
  cards: [
    {
      text: 'Sweat evaporates from skin',
      to: 'Takes in energy',
      why: 'particles need energy to leave the liquid',
    },
    {
      text: 'Sea ice melts',
      to: 'Takes in energy',
      why: 'particles need energy to leave their fixed places',
    },
    {
      text: 'A lake loses water to dry air',
      to: 'Takes in energy',
      why: 'particles need energy to leave the liquid',
    },
    {
      text: 'Leaves give off water vapor',
      to: 'Takes in energy',
      why: 'particles need energy to leave the liquid',
    },
    {
      text: 'Vapor becomes drops in a cloud',
      to: 'Gives off energy',
      why: 'particles lose energy and draw together',
    },
    {
      text: 'Dew forms on cool grass',
      to: 'Gives off energy',
      why: 'particles lose energy and draw together',
    },
    {
      text: 'A pond freezes over',
      to: 'Gives off energy',
      why: 'particles lose energy and stay in fixed places',
    },
    {
      text: 'Frost forms from vapor',
      to: 'Gives off energy',
      why: 'particles lose energy and stay in fixed places',
    },
    { text: 'A stream runs down a slope', to: 'Just moves', why: 'it is liquid before and after' },
    { text: 'Rain soaks into sand', to: 'Just moves', why: 'it is liquid before and after' },
    { text: 'Wind carries a cloud inland', to: 'Just moves', why: 'the drops stay drops' },
    { text: 'Groundwater creeps through gravel', to: 'Just moves', why: 'it is liquid before and after' },
  ],
}

/** By what drives them (level 1), by the change of state (level 2), by energy (level 3). */
const sortSteps: ConceptualModel = {
  id: 'sort-steps',
  kind: 'conceptual',
  thinking: 'classify',
  seconds: 50,
  make(random, level) {
    const sorting = { 1: driver, 2: stateChange, 3: heat }[level]
    const each = sorting.categories.length === 2 ? 3 : 2
    const cards = sorting.categories.flatMap((category) =>
      random.sample(
        sorting.cards.filter(({ to }) => to === category),
        each,
      ),
    )
    return {
      stem: sorting.stem,
      ...sort(random, {
        categories: sorting.categories,
        cards: cards.map(({ text, to }) => ({
          text,
          category: to,
          slips: sorting.categories
            .filter((category) => category !== to)
            .map((category) => ({
              category,
              misconception: sorting.misconception,
              feedback: `You put “${text}” under “${category}”. ${sorting.check[category] ?? ''}`,
            })),
        })),
        slip: {
          misconception: sorting.misconception,
          feedback: 'Say what the water is before and afterward.',
        },
      }),
      hints: sorting.hints,
      solution: sorting.categories.map(
        (category) =>
          `${category}: ${listed(
            cards.filter(({ to }) => to === category).map(({ text, why }) => `“${text}” (${why})`),
          )}.`,
      ),
    }
  },
}

/** Follow a drop: a short story with gaps. */
const followDrop: ConceptualModel = {
  id: 'follow-a-drop',
  kind: 'conceptual',
  thinking: 'explain',
  seconds: 50,
  make(random, level) {
    return askStory(random, random.pick([...waterStories[level], ...moreWaterStories[level]]))
  },
}

/** Flows of a lake, in cubic meters a day. */
interface Flow {
  id: string
  text: string
  isIn: boolean
  amount: number
}
const unit = 'm³'
const places = ['lake', 'reservoir', 'pond'] as const

function flowFigure(place: string, flows: readonly Flow[], shown: (flow: Flow) => string): Figure {
  const said = (flow: Flow): string => `${flow.text}: ${shown(flow) === '?' ? 'unknown' : shown(flow)}`
  return {
    kind: 'flow',
    description: `A diagram of the water that enters and leaves a ${place} in one day. Into the ${place} go ${listed(flows.filter(({ isIn }) => isIn).map(said))}. Out of it go ${listed(flows.filter(({ isIn }) => !isIn).map(said))}.`,
    direction: 'across',
    boxes: [
      ...flows.map((flow) => ({ id: flow.id, text: flow.text, note: shown(flow) })),
      { id: 'lake', text: sentence(place) },
    ],
    arrows: flows.map(({ id, isIn }) => (isIn ? { from: id, to: 'lake' } : { from: 'lake', to: id })),
  }
}
const told = ({ amount }: Flow): string => `${numeral(amount)} ${unit}`
const sumOf = (flows: readonly Flow[]): number => flows.reduce((sum, { amount }) => sum + amount, 0)
const sumText = (flows: readonly Flow[]): string =>
  flows.length === 1
    ? numeral(flows[0]?.amount ?? 0)
    : `${flows.map(({ amount }) => numeral(amount)).join(' + ')} = ${numeral(sumOf(flows))}`

/** What a lake gains or loses in a day (level 1), a flow that is not measured (level 2), days until it is low (3). */
const waterBudget: ComputedModel = {
  id: 'water-budget',
  kind: 'computed',
  thinking: 'compute',
  seconds: 70,
  make(random, level) {
    if (level === 1) return dailyChange(random)
    return level === 2 ? unknownFlow(random) : daysUntil(random)
  },
  solve({ stem, figure }) {
    if (figure?.kind !== 'flow') throw new TypeError('expects flows')
    // Net gain by the arrows; a box that is asked for counts nothing.
    const net = figure.arrows.reduce((sum, { from, to }) => {
      const note = figure.boxes.find(({ id }) => id === (to === 'lake' ? from : to))?.note ?? ''
      const amount = Number(/^[\d.,]+/.exec(note)?.[0].replaceAll(',', '') ?? 0)
      return to === 'lake' ? sum + amount : sum - amount
    }, 0)
    const read = (pattern: RegExp): number => Number(pattern.exec(stem)?.[1]?.replaceAll(',', '') ?? 0)
    if (stem.includes('How many days')) {
      const [now, low] = [read(/holds ([\d,]+) m³/), read(/down to ([\d,]+) m³/)]
      return { kind: 'number', text: String((now - low) / -net) }
    }
    return { kind: 'number', text: String(Math.abs(net)) }
  },
}

function flowsOf(random: Random, incoming: number, outgoing: number): Flow[] {
  const ins = [
    { id: 'river', text: 'River', from: 30, to: 90 },
    { id: 'rain', text: 'Rain', from: 8, to: 30 },
    { id: 'springs', text: 'Groundwater springs', from: 5, to: 20 },
  ]
  const outs = [
    { id: 'outlet', text: 'Stream out', from: 25, to: 80 },
    { id: 'vapor', text: 'Evaporation', from: 6, to: 25 },
    { id: 'seepage', text: 'Seepage into the ground', from: 3, to: 15 },
  ]
  const drawn = (list: typeof ins, amount: number, isIn: boolean): Flow[] =>
    list
      .slice(0, amount)
      .map(({ id, text, from, to }) => ({ id, text, isIn, amount: 1000 * random.integer(from, to) }))
  return [...drawn(ins, incoming, true), ...drawn(outs, outgoing, false)]
}

function dailyChange(random: Random): Item {
  const place = random.pick(places.slice(0, 2))
  const flows = flowsOf(random, 2, 2)
  const [ins, outs] = [flows.filter(({ isIn }) => isIn), flows.filter(({ isIn }) => !isIn)]
  const change = sumOf(ins) - sumOf(outs)
  if (Math.abs(change) < 3000) return dailyChange(random)
  const isGain = change > 0
  const answer = Math.abs(change)
  const vapor = flows.find(({ id }) => id === 'vapor') ?? { amount: 0 }
  const rain = flows.find(({ id }) => id === 'rain') ?? { amount: 0 }
  const wrong: WrongValue[] = [
    {
      value: String(sumOf(flows)),
      misconception: 'in-out-mixed',
      feedback: `${numeral(sumOf(flows))} is all four numbers added. But stream and evaporation take water away. Which way does each arrow point?`,
    },
    {
      value: String(Math.abs(change + vapor.amount)),
      misconception: 'flow-left-out',
      feedback:
        'It looks as if you left out evaporation. One cannot see it, but it takes water away all day.',
    },
    {
      value: String(Math.abs(change - rain.amount)),
      misconception: 'flow-left-out',
      feedback: 'It looks as if you left out the rain. It brings water, too.',
    },
    {
      value: String(Math.abs(change + 2 * vapor.amount)),
      misconception: 'in-out-mixed',
      feedback:
        'It looks as if you counted evaporation as water that comes in. Water vapor goes from the water into the air.',
    },
    {
      value: String(sumOf(isGain ? ins : outs)),
      misconception: 'flow-left-out',
      feedback: `That is only what ${isGain ? 'comes in' : 'goes out'}. What about the arrows the other way?`,
    },
  ]
  return {
    stem: `The diagram shows how much water enters and leaves a ${place} in one day. How much water does the ${place} ${isGain ? 'gain' : 'lose'} that day?`,
    figure: flowFigure(place, flows, told),
    ...number(
      { label: `${isGain ? 'Gain' : 'Loss'} in one day`, after: unit },
      { value: String(answer), sign: 'either' },
      wrong,
    ),
    hints: [
      'Look which way each arrow points: into the water or out of it.',
      'Add up what comes in, and what goes out. Then compare the two sums.',
    ],
    solution: [
      `In comes ${sumText(ins)} ${unit}.`,
      `Out goes ${sumText(outs)} ${unit}.`,
      isGain
        ? `More comes in than goes out. The gain is ${numeral(sumOf(ins))} − ${numeral(sumOf(outs))} = ${numeral(answer)} ${unit}.`
        : `More goes out than comes in. The loss is ${numeral(sumOf(outs))} − ${numeral(sumOf(ins))} = ${numeral(answer)} ${unit}.`,
    ],
  }
}

function unknownFlow(random: Random): Item {
  const place = random.pick(places.slice(0, 2))
  const flows = flowsOf(random, 3, 3)
  const asked = flows.find(({ id }) => id === random.pick(['vapor', 'springs', 'seepage']))
  if (asked === undefined) return unknownFlow(random)
  const own = flows.filter((flow) => flow.isIn === asked.isIn && flow !== asked)
  const other = flows.filter((flow) => flow.isIn !== asked.isIn)
  const answer = sumOf(other) - sumOf(own)
  if (answer < 3000 || answer > 30_000) return unknownFlow(random)
  asked.amount = answer
  const [most, least] = own
  const name = asked.text.charAt(0).toLowerCase() + asked.text.slice(1)
  const all = sumOf(flows) - answer
  return {
    stem: `The water in this ${place} stays at the same level. One of its flows cannot be measured. How large must the flow with the question mark be?`,
    figure: flowFigure(place, flows, (flow) => (flow === asked ? '?' : told(flow))),
    ...number({ label: `${asked.text} in one day`, after: unit }, { value: String(answer), sign: 'either' }, [
      {
        value: String(sumOf(other)),
        misconception: 'flow-left-out',
        feedback: `${numeral(sumOf(other))} is all that goes ${asked.isIn ? 'out' : 'in'}. A part of it is made up for by the other flows ${asked.isIn ? 'in' : 'out'}.`,
      },
      {
        value: String(sumOf(other) - (most?.amount ?? 0)),
        misconception: 'flow-left-out',
        feedback: `It looks as if you left out one flow: ${least?.text ?? ''}. It goes ${asked.isIn ? 'in' : 'out'}, too.`,
      },
      {
        value: String(sumOf(other) - (least?.amount ?? 0)),
        misconception: 'flow-left-out',
        feedback: `It looks as if you left out one flow: ${most?.text ?? ''}. It goes ${asked.isIn ? 'in' : 'out'}, too.`,
      },
      {
        value: String(all),
        misconception: 'in-out-mixed',
        feedback: `${numeral(all)} is all the numbers added. Keep apart what comes in and what goes out.`,
      },
      {
        value: String(sumOf(own)),
        misconception: 'water-lost',
        feedback: `${numeral(sumOf(own))} is the sum of the other flows ${asked.isIn ? 'in' : 'out'}. The level stays the same, so what must all flows ${asked.isIn ? 'in' : 'out'} add up to?`,
      },
    ]),
    hints: [
      'If the level stays the same, what comes in and what goes out must be equal.',
      `Add up the three flows ${asked.isIn ? 'out' : 'in'}. The flows ${asked.isIn ? 'in' : 'out'} must add up to the same sum.`,
    ],
    solution: [
      'The level stays the same, so as much water comes in as goes out.',
      `${asked.isIn ? 'Out goes' : 'In comes'} ${sumText(other)} ${unit}.`,
      `The other two flows ${asked.isIn ? 'in' : 'out'} make ${sumText(own)} ${unit}.`,
      `So ${name} must be ${numeral(sumOf(other))} − ${numeral(sumOf(own))} = ${numeral(answer)} ${unit}.`,
    ],
  }
}

function daysUntil(random: Random): Item {
  const days = random.integer(8, 40)
  const loss = 1000 * random.integer(6, 24)
  const river = 1000 * random.integer(8, 30)
  const vapor = 1000 * random.integer(8, 30)
  const seepage = 1000 * random.integer(2, 9)
  const town = river + loss - vapor - seepage
  if (town < 6000 || town > 40_000) return daysUntil(random)
  const flows: Flow[] = [
    { id: 'river', text: 'River', isIn: true, amount: river },
    { id: 'town', text: 'Pipe to the town', isIn: false, amount: town },
    { id: 'vapor', text: 'Evaporation', isIn: false, amount: vapor },
    { id: 'seepage', text: 'Seepage into the ground', isIn: false, amount: seepage },
  ]
  const outs = flows.filter(({ isIn }) => !isIn)
  const low = random.integer(4, 16) * 50_000
  const now = low + days * loss
  const drop = now - low
  return {
    stem: `It has not rained for weeks, and each day goes like the one in the diagram. The reservoir now holds ${numeral(now)} m³. The town must save water when it is down to ${numeral(low)} m³. How many days from now is that?`,
    figure: flowFigure('reservoir', flows, told),
    ...number({ label: 'Number of days', after: 'days' }, { value: String(days) }, [
      {
        value: String(Math.round(now / loss)),
        misconception: 'flow-left-out',
        feedback: `You took the time until all ${numeral(now)} m³ are gone. It only has to go down to ${numeral(low)}.`,
      },
      {
        value: String(Math.round(drop / sumOf(outs))),
        misconception: 'flow-left-out',
        feedback: `It looks as if you left out the river. It still brings ${numeral(river)} m³ a day.`,
      },
      {
        value: String(Math.round(drop / town)),
        misconception: 'flow-left-out',
        feedback:
          'It looks as if you counted only the water for the town. Evaporation and seepage take water away, too, and the river brings some.',
      },
      {
        value: String(Math.round(drop / sumOf(flows))),
        misconception: 'in-out-mixed',
        feedback: 'You added all four flows. But the river brings water in. Which way does its arrow point?',
      },
      ...(loss - vapor > 0
        ? [
            {
              value: String(Math.round(drop / (loss - vapor))),
              misconception: 'flow-left-out',
              feedback:
                'It looks as if you left out evaporation. One cannot see it, but it takes water all day.',
            },
          ]
        : []),
      {
        value: String(drop),
        misconception: 'stops-early',
        feedback: `${numeral(drop)} m³ is how much has to go. How much goes each day?`,
      },
      {
        value: String(loss),
        misconception: 'stops-early',
        feedback: `${numeral(loss)} m³ is what the reservoir loses in one day. How many such days does it take?`,
      },
    ]),
    hints: [
      'First find how much the reservoir loses in one day. Some water comes in, and some goes out.',
      `How much may it lose until it is down to ${numeral(low)} m³? Divide that by the loss of one day.`,
    ],
    solution: [
      `Each day ${sumText(outs)} ${unit} go out, and ${numeral(river)} come in. The loss is ${numeral(sumOf(outs))} − ${numeral(river)} = ${numeral(loss)} a day.`,
      `It may lose ${numeral(now)} − ${numeral(low)} = ${numeral(drop)} ${unit}.`,
      `That takes ${numeral(drop)} ÷ ${numeral(loss)} = ${days} days.`,
    ],
  }
}

const months = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec'] as const

/** Six months of rain and evaporation at a lake without a river, in millimeters, by tens. */
interface Year {
  names: string[]
  rain: number[]
  vapor: number[]
}
function halfYear(random: Random): Year {
  const start = random.integer(0, 6)
  const names = months.slice(start, start + 6)
  // Warm months lose more: evaporation follows the season, rain goes its own way.
  const vapor = names.map((_, index) => {
    const month = start + index
    const warmth = Math.cos(((month - 6.5) / 12) * 2 * Math.PI)
    return Math.round(7.5 + 5 * warmth + random.integer(-1, 1)) * 10
  })
  const rain = names.map(() => random.integer(2, 15) * 10)
  const isEven = rain.some((value, index) => value === vapor[index])
  return isEven ? halfYear(random) : { names: [...names], rain, vapor }
}
function rainChart({ names, rain, vapor }: Year): Figure {
  return {
    kind: 'bar-chart',
    title: 'Rain and evaporation at the lake',
    description: `A double bar graph of rain and evaporation in millimeters. ${names.map((name, index) => `${name}: rain ${rain[index] ?? 0}, evaporation ${vapor[index] ?? 0}.`).join(' ')}`,
    xLabel: 'Month',
    y: { from: 0, to: 160, step: 20, label: 'Amount (mm)' },
    series: ['Rain', 'Evaporation'],
    bars: names.map((name, index) => ({
      label: name,
      value: rain[index] ?? 0,
      second: { value: vapor[index] ?? 0 },
    })),
  }
}

const lakeStory = 'A lake has no river in or out. Its level depends only on rain and evaporation.'

/** The month of most gain or loss (level 1), the change over some months (level 2), when the level peaks (level 3). */
const rainData: ComputedModel = {
  id: 'rain-data',
  kind: 'computed',
  thinking: 'work backwards',
  seconds: 60,
  make(random, level) {
    const year = halfYear(random)
    if (level === 1) return bestMonth(random, year)
    return level === 2 ? changeOver(random, year) : highestLevel(random, year)
  },
  solve(shown) {
    const { stem, figure, interaction } = shown
    if (figure?.kind !== 'bar-chart') throw new TypeError('expects bars')
    const gains = figure.bars.map(({ label: name, value, second }) => ({
      name,
      gain: value - (second?.value ?? 0),
    }))
    if (interaction.kind === 'number') {
      const [, first = '', last = ''] = /from the start of (\w+) to the end of (\w+)/.exec(stem) ?? []
      const at = (name: string): number => gains.findIndex((each) => each.name === name)
      const sum = gains.slice(at(first), at(last) + 1).reduce((total, { gain }) => total + gain, 0)
      return { kind: 'number', text: String(Math.abs(sum)) }
    }
    if (stem.includes('the end of which month')) {
      let level = 0
      const levels = gains.map(({ name, gain }) => ({ name, level: (level += gain) }))
      const sorted = levels.toSorted((a, b) => b.level - a.level)
      return pick(shown, (stem.includes('highest') ? sorted[0] : sorted.at(-1))?.name ?? '')
    }
    const sorted = gains.toSorted((a, b) => b.gain - a.gain)
    return pick(shown, (stem.includes('rise the most') ? sorted[0] : sorted.at(-1))?.name ?? '')
  },
}

function pick({ interaction }: Shown, text: string) {
  if (interaction.kind !== 'choice') throw new TypeError('expects a choice')
  return { kind: 'choice' as const, option: interaction.options.find((each) => each.text === text)?.id ?? '' }
}

const gainsOf = ({ rain, vapor }: Year): number[] => rain.map((amount, index) => amount - (vapor[index] ?? 0))
const most = (values: readonly number[], isMost: boolean): number =>
  values.indexOf(isMost ? Math.max(...values) : Math.min(...values))
const isTied = (values: readonly number[], at: number): boolean =>
  values.filter((value) => value === values[at]).length > 1
const inWords = (gain: number): string => `${gain > 0 ? 'rises' : 'falls'} by ${Math.abs(gain)} mm`

function bestMonth(random: Random, year: Year): Item {
  const { names, rain, vapor } = year
  const isRise = random.chance(0.5)
  const gains = gainsOf(year)
  const at = most(gains, isRise)
  const name = (index: number): string => names[index] ?? ''
  const one = most(isRise ? rain : vapor, true)
  const other = most(isRise ? vapor : rain, false)
  const change = gains[at] ?? 0
  // The month of most rain alone should often not be the answer, and the change must go the way that is asked.
  if (isTied(gains, at) || (isRise ? change <= 0 : change >= 0) || (one === at && random.chance(0.7))) {
    return bestMonth(random, halfYear(random))
  }
  const rest = random.shuffle(
    names.map((_, index) => index).filter((index) => ![at, one, other].includes(index)),
  )
  const why = (index: number): string =>
    `In ${name(index)} there were ${rain[index] ?? 0} mm of rain and ${vapor[index] ?? 0} mm of evaporation: the level ${inWords(gains[index] ?? 0)}.`
  return {
    stem: `${lakeStory} In which month did the level ${isRise ? 'rise' : 'fall'} the most?`,
    figure: rainChart(year),
    ...choice(random, {
      keepOrder: names,
      right: name(at),
      wrong: [
        {
          text: name(one),
          misconception: 'flow-left-out',
          feedback: `${name(one)} has the most ${isRise ? 'rain' : 'evaporation'}. But look at both bars. ${why(one)}`,
        },
        {
          text: name(other),
          misconception: 'flow-left-out',
          feedback: `${name(other)} has the least ${isRise ? 'evaporation' : 'rain'}. But look at both bars. ${why(other)}`,
        },
        ...rest.map((index) => ({
          text: name(index),
          misconception: 'misreads-graph',
          feedback: `${why(index)} Is there a month with a larger ${isRise ? 'rise' : 'fall'}?`,
        })),
      ],
    }),
    hints: [
      'Rain raises the level, and evaporation lowers it. So both bars of a month count.',
      `Find the month in which ${isRise ? 'the rain bar is higher than the evaporation bar' : 'the evaporation bar is higher than the rain bar'} by the most.`,
    ],
    solution: [
      `The level ${isRise ? 'rises when there is more rain than' : 'falls when there is less rain than'} evaporation.`,
      `The difference is largest in ${name(at)}: ${isRise ? `${rain[at] ?? 0} − ${vapor[at] ?? 0}` : `${vapor[at] ?? 0} − ${rain[at] ?? 0}`} = ${Math.abs(change)} mm.`,
    ],
  }
}

function changeOver(random: Random, year: Year): Item {
  const { names, rain, vapor } = year
  const length = random.integer(2, 3)
  const from = random.integer(0, names.length - length)
  const to = from + length - 1
  const sum = (values: readonly number[]): number =>
    values.slice(from, to + 1).reduce((total, value) => total + value, 0)
  const [gainIn, lossOut] = [sum(rain), sum(vapor)]
  const change = gainIn - lossOut
  if (Math.abs(change) < 20) return changeOver(random, halfYear(random))
  const isRise = change > 0
  const answer = Math.abs(change)
  const gains = gainsOf(year)
  const plus = (values: readonly number[]): string => values.slice(from, to + 1).join(' + ')
  return {
    stem: `${lakeStory} Each bar ends at a multiple of 10. By how much did the level ${isRise ? 'rise' : 'fall'} from the start of ${names[from] ?? ''} to the end of ${names[to] ?? ''}?`,
    figure: rainChart(year),
    ...number(
      { label: isRise ? 'Rise of the level' : 'Fall of the level', after: 'mm' },
      { value: String(answer), sign: 'either' },
      [
        {
          value: String(isRise ? gainIn : lossOut),
          misconception: 'flow-left-out',
          feedback: `${isRise ? gainIn : lossOut} mm is the ${isRise ? 'rain' : 'evaporation'} alone. The other bars count, too.`,
        },
        {
          value: String(gainIn + lossOut),
          misconception: 'in-out-mixed',
          feedback: `You added rain and evaporation. But evaporation lowers the level.`,
        },
        {
          value: String(Math.abs(gains[to] ?? 0)),
          misconception: 'misreads-graph',
          feedback: `That is the change in ${names[to] ?? ''} alone. All the months from ${names[from] ?? ''} on count.`,
        },
        {
          value: String(Math.abs((rain[to] ?? 0) - (rain[from] ?? 0))),
          misconception: 'misreads-graph',
          feedback:
            'You compared the rain of two months. The level changes with all the rain and all the evaporation of these months.',
        },
        {
          value: String(gains.slice(from, to + 1).reduce((total, gain) => total + Math.abs(gain), 0)),
          misconception: 'in-out-mixed',
          feedback:
            'You added up all changes as if they went the same way. In some months the level rises, in others it falls.',
        },
      ],
    ),
    hints: [
      'Rain raises the level, and evaporation lowers it.',
      `Read ${length === 2 ? 'both' : 'all three'} months. Add up the rain, then add up the evaporation.`,
    ],
    solution: [
      `Rain: ${plus(rain)} = ${gainIn} mm.`,
      `Evaporation: ${plus(vapor)} = ${lossOut} mm.`,
      `So the level ${isRise ? 'rose' : 'fell'} by ${isRise ? `${gainIn} − ${lossOut}` : `${lossOut} − ${gainIn}`} = ${answer} mm.`,
    ],
  }
}

function highestLevel(random: Random, year: Year): Item {
  const { names, rain, vapor } = year
  const gains = gainsOf(year)
  let level = 0
  const levels = gains.map((gain) => (level += gain))
  const isHighest = random.chance(0.5)
  const at = most(levels, isHighest)
  const name = (index: number): string => names[index] ?? ''
  // Not at an end, where nothing has to be followed, and never equal to the level at the start.
  if (isTied(levels, at) || at === 0 || at === names.length - 1 || (levels[at] ?? 0) > 0 !== isHighest) {
    return highestLevel(random, halfYear(random))
  }
  const one = most(isHighest ? rain : vapor, true)
  const two = most(gains, isHighest)
  const rest = random.shuffle(
    names.map((_, index) => index).filter((index) => ![at, one, two].includes(index)),
  )
  const signed = (value: number): string => (value < 0 ? `−${-value}` : `+${value}`)
  return {
    stem: `${lakeStory} The graph shows six months. At the end of which month was the level ${isHighest ? 'highest' : 'lowest'}?`,
    figure: rainChart(year),
    ...choice(random, {
      right: name(at),
      wrong: [
        {
          text: name(one),
          misconception: 'flow-left-out',
          feedback: `In ${name(one)} there was the most ${isHighest ? 'rain' : 'evaporation'}. But the level at the end depends on both, and on the months before.`,
        },
        {
          text: name(two),
          misconception: 'change-for-level',
          feedback: `In ${name(two)} the level ${isHighest ? 'rose' : 'fell'} the most. ${two < at ? `But does it go on ${isHighest ? 'rising' : 'falling'} after that?` : `But was it ${isHighest ? 'higher' : 'lower'} before?`}`,
        },
        ...rest.map((index) => ({
          text: name(index),
          misconception: 'misreads-graph',
          feedback:
            index < at
              ? `Follow the level on from ${name(index)}: it gets ${isHighest ? 'higher' : 'lower'} later.`
              : `Follow the level back from ${name(index)}: it was ${isHighest ? 'higher' : 'lower'} before.`,
        })),
      ],
    }),
    hints: [
      `The level keeps ${isHighest ? 'rising' : 'falling'} as long as there is ${isHighest ? 'more' : 'less'} rain than evaporation.`,
      'Write down the change for each month, with plus or minus. Then add up from month to month.',
    ],
    solution: [
      `Rain minus evaporation, in mm: ${names.map((each, index) => `${each} ${signed(gains[index] ?? 0)}`).join(', ')}.`,
      `Added up from the start: ${names.map((each, index) => `${each} ${signed(levels[index] ?? 0)}`).join(', ')}.`,
      `So the level was ${isHighest ? 'highest' : 'lowest'} at the end of ${name(at)}.`,
    ],
  }
}

const ideas = conceptModel({
  id: 'ideas',
  thinking: 'explain',
  seconds: 35,
  questions: waterCycleQuestions,
})

export const waterCycle = defineSkill({
  id: 'water-cycle',
  revision: 2,
  subject: 'science',
  gradeLevel: 7,
  strand: 'Earth’s systems',
  name: 'The water cycle',
  description: 'Follow water through air, land, and sea, and find what drives it.',
  icon: 'droplets',
  standards: ['MS-ESS2-4'],
  prerequisites: ['water-on-earth', 'thermal-energy', 'signed-numbers'],
  misconceptions: [
    {
      id: 'names-mixed',
      name: 'mixes up the steps of the cycle',
      explanation:
        'Evaporation makes gas out of liquid, and condensation makes liquid out of gas. Precipitation falls, and runoff flows.',
    },
    {
      id: 'cloud-is-vapor',
      name: 'takes clouds for water vapor',
      explanation: 'Water vapor cannot be seen. A cloud is made of tiny drops or bits of ice.',
    },
    {
      id: 'boiling-only',
      name: 'thinks that water evaporates only when it boils',
      explanation:
        'Water evaporates at any temperature, even in the cold. The warmer it is, the faster it goes.',
    },
    {
      id: 'water-lost',
      name: 'thinks that water is used up or made anew',
      explanation: 'Water changes its place and its state. The amount on Earth stays almost the same.',
    },
    {
      id: 'wrong-driver',
      name: 'mixes up what the Sun and what gravity does',
      explanation:
        'The Sun’s energy lifts water: it melts and evaporates. Gravity brings it down again: it rains, flows, and soaks in.',
    },
    {
      id: 'heat-reversed',
      name: 'turns around where energy goes',
      explanation:
        'Water takes in energy to melt or evaporate. It gives the energy off when it condenses or freezes.',
    },
    {
      id: 'one-circle',
      name: 'thinks that all water goes around in one fixed circle',
      explanation:
        'There are many ways. A drop may go back to the air at once, or stay in ice for thousands of years.',
    },
    {
      id: 'ground-forgotten',
      name: 'forgets the water in the ground',
      explanation:
        'Much rain soaks in. It moves slowly between grains of soil and rock, and feeds springs, rivers, and wells.',
    },
    {
      id: 'plants-forgotten',
      name: 'forgets that plants give off water',
      explanation: 'Roots take in water, and leaves give most of it off as vapor.',
    },
    {
      id: 'salt-rises',
      name: 'thinks that salt or dirt evaporates with the water',
      explanation: 'Only water particles leave. Salt stays behind, so rain is fresh though the sea is salty.',
    },
    {
      id: 'in-out-mixed',
      name: 'adds what leaves',
      explanation:
        'What comes in adds to a lake, and what goes out takes away from it. See which way each arrow points.',
    },
    {
      id: 'flow-left-out',
      name: 'leaves a flow out',
      explanation: 'Evaporation and seepage cannot be seen, but they count. Go through all the flows.',
    },
    {
      id: 'stops-early',
      name: 'stops at a step on the way',
      explanation: 'Read again what is asked when you have a number.',
    },
    {
      id: 'change-for-level',
      name: 'takes the largest change for the highest level',
      explanation: 'A level goes on rising as long as more comes in than goes out, even if it rises slowly.',
    },
    {
      id: 'misreads-graph',
      name: 'reads other bars than those asked for',
      explanation: 'Find the months that count, and read both bars of each.',
    },
  ],
  lesson: {
    idea: [
      'Water moves all the time between sea, air, and land. The Sun’s energy drives the way up: water evaporates from the sea and from wet ground, and leaves give off water vapor. High up the air is cool. There the vapor condenses to the tiny drops of clouds.',
      'Gravity drives the way down: drops and flakes fall, rivers and glaciers move downhill, and water soaks into the ground.',
      'To evaporate or melt, water takes in energy. When it condenses or freezes, it gives that energy off again.',
      'There is not one fixed circle but many ways. What comes into a lake and what goes out of it makes its water budget: if more comes in than goes out, the level rises.',
    ],
    figure: {
      kind: 'water-cycle',
      description:
        'A landscape with a snowy mountain on the left and the sea on the right. Water evaporates from the sea and leaves trees by transpiration. It condenses to clouds and falls as precipitation. Some runs off over the land to the sea, some soaks into the ground and flows there.',
      parts: [
        { id: 'evaporation', label: 'Evaporation', part: 'evaporation' },
        { id: 'transpiration', label: 'Transpiration', part: 'transpiration' },
        { id: 'condensation', label: 'Condensation', part: 'condensation' },
        { id: 'precipitation', label: 'Precipitation', part: 'precipitation' },
        { id: 'runoff', label: 'Runoff', part: 'runoff' },
        { id: 'infiltration', label: 'Infiltration', part: 'infiltration' },
        { id: 'groundwater-flow', label: 'Groundwater flow', part: 'groundwater-flow' },
      ],
    },
    workedExample: { model: 'water-budget', level: 2 },
    words: [
      { word: 'evaporation', meaning: 'Liquid water becomes gas at its surface.' },
      { word: 'transpiration', meaning: 'Plants give off water vapor through their leaves.' },
      { word: 'condensation', meaning: 'Water vapor becomes liquid drops.' },
      { word: 'precipitation', meaning: 'Rain, snow, sleet, or hail.' },
      { word: 'runoff', meaning: 'Water that flows downhill over the land.' },
      { word: 'infiltration', meaning: 'Water soaks into the ground.' },
      { word: 'groundwater', meaning: 'Water between grains and in cracks under the ground.' },
    ],
  },
  models: [labelCycle, sortSteps, followDrop, waterBudget, rainData, ideas],
})
