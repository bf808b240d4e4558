import type { Level } from '@skills-center/contract/ids'
import { choice, type WrongOption, type WrongValue } from '../../build-item.ts'
import { hotSpot, order } from '../../build-placed.ts'
import type { Figure, Item, Shown } from '../../item.ts'
import type { Random } from '../../random.ts'
import { type ComputedModel, defineSkill } from '../../skill.ts'
import { count, listed, numeral, sentence } from '../../wording.ts'
import { conceptModel } from '../concept-questions.ts'
import { rockLayerQuestions } from './rock-layers-questions.ts'

type StrataFigure = Extract<Figure, { kind: 'strata' }>
type StrataEvent = StrataFigure['events'][number]
type ColumnsFigure = Extract<Figure, { kind: 'rock-columns' }>

const rocks = ['sandstone', 'limestone', 'shale', 'siltstone', 'conglomerate', 'coal'] as const

/** What can cut through rock that is there already. */
type Cut = 'fault' | 'dike' | 'tilt'
type Thing = { id: string; is: 'layer' | 'surface' | Cut }

/**
 * A history whose order the finished rock gives away: groups of layers, each but the last followed by a cut that
 * goes through all that is there, and then by erosion. A cut after the last group goes through everything.
 */
interface History {
  /** Oldest first. */
  things: Thing[]
  groups: { layers: string[]; cut?: Thing; surface?: string }[]
  figure: StrataFigure
}

/** Layers in a sentence, A last, where it cannot be read as the article. */
const inWords = (ids: readonly string[]): string => listed(ids.toSorted().toReversed())

const cutName = ({ id, is }: Thing): string =>
  ({ fault: `fault ${id}`, dike: `dike ${id}`, tilt: 'the tilting', layer: '', surface: '' })[is]

function makeHistory(
  random: Random,
  plan: { layers: number; cut?: Cut }[],
  options: { isLettered: boolean },
): History {
  const amount = plan.reduce((sum, group) => sum + group.layers, 0)
  const names = random.shuffle(['A', 'B', 'C', 'D', 'E', 'F', 'G'].slice(0, amount))
  const kinds = [...random.shuffle(rocks), ...random.shuffle(rocks)]
  const cutNames = random.shuffle(['P', 'Q'])
  const surfaceNames = ['S', 'T']
  const events: StrataEvent[] = []
  const things: Thing[] = []
  const groups: History['groups'] = []
  const places = random.shuffle([0.33, 0.68])
  for (const [index, { layers, cut }] of plan.entries()) {
    const isLast = index === plan.length - 1
    const group: History['groups'][number] = { layers: [] }
    for (let made = 0; made < layers; made += 1) {
      const id = names.pop() ?? ''
      const rock = kinds.pop() ?? 'shale'
      // Enough of the topmost must be left where erosion follows.
      const isWorn = !isLast && made === layers - 1
      const thickness = isWorn ? 1.6 : random.pick([0.8, 0.9, 1, 1.2, 1.5])
      events.push({ event: 'layer', id, label: options.isLettered ? id : '', rock, thickness })
      things.push({ id, is: 'layer' })
      group.layers.push(id)
    }
    if (cut !== undefined) {
      const id = cut === 'tilt' ? 'tilt' : (cutNames.pop() ?? '')
      const at = places.pop() ?? 0.5
      if (cut === 'tilt') events.push({ event: 'tilt', degrees: random.pick([-10, -8, 8, 10]) })
      if (cut === 'dike') events.push({ event: 'intrusion', id, label: id, shape: 'dike', at, depth: 0 })
      if (cut === 'fault') {
        const [dip, slip] = random.pick([
          [65, 0.7],
          [-65, -0.7],
          [60, -0.6],
          [-60, 0.6],
        ] as const)
        events.push({ event: 'fault', id, label: id, at, dip, slip })
      }
      group.cut = { id, is: cut }
      things.push(group.cut)
    }
    if (!isLast) {
      const id = surfaceNames.shift() ?? 'S'
      events.push({ event: 'erosion', id, label: id, depth: 0.5 })
      things.push({ id, is: 'surface' })
      group.surface = id
    }
    groups.push(group)
  }
  const figure: StrataFigure = {
    kind: 'strata',
    description: describe(groups),
    events,
    hasKey: false,
  }
  return { things, groups, figure }
}

/** What lies on what, and what cuts what: all that the drawing shows, and not the order itself. */
function describe(groups: History['groups']): string {
  const upward = groups.flatMap(({ layers, surface }) => [
    ...layers.map((id) => `layer ${id}`),
    ...(surface === undefined ? [] : [`rough surface ${surface}`]),
  ])
  const cuts = groups.flatMap(({ cut, surface }, index) => {
    if (cut === undefined) return []
    const below = groups.slice(0, index + 1)
    const through = below.flatMap((group) => group.layers)
    // Above an older surface, a cut runs through that surface and through the older cut’s rock alike.
    const crossed = below
      .slice(0, -1)
      .flatMap((group) => (group.surface === undefined ? [] : [group.surface]))
    const what = `${through.length === 1 ? 'layer' : 'layers'} ${inWords(through)}${crossed.length === 0 ? '' : `, and ${crossed.length === 1 ? 'surface' : 'surfaces'} ${listed(crossed)}`}`
    const ends = surface === undefined ? 'reaches the land at the top' : `is cut off at surface ${surface}`
    if (cut.is === 'tilt')
      return [
        `${sentence(what)} slope down to one side, and are cut off at surface ${surface ?? ''}. All above it lies flat.`,
      ]
    return [
      cut.is === 'fault'
        ? `Fault ${cut.id} breaks and shifts ${what}, and ${ends}.`
        : `Dike ${cut.id} cuts through ${what}, and ${ends}.`,
    ]
  })
  return `A cross-section through rock. From the bottom up it shows ${listed(upward)}. ${cuts.join(' ')}`.trim()
}

/** Works the order out of what the description says lies on, cuts and is cut: only one order may fit. */
function orderFrom(description: string): string[] {
  const after = new Map<string, Set<string>>()
  const note = (id: string, older?: string) => {
    const set = after.get(id) ?? new Set<string>()
    if (older !== undefined) set.add(older)
    after.set(id, set)
  }
  const [, upward = ''] = /it shows (.*?)\./.exec(description) ?? []
  const stack = [...upward.matchAll(/(?:layer|surface) ([A-Z])/g)].map((found) => found[1] ?? '')
  for (const [index, id] of stack.entries()) note(id, stack[index - 1])
  const sentences = description.split('. ').slice(2)
  for (const text of sentences) {
    const cut = /^(?:Fault|Dike) ([A-Z])/.exec(text)?.[1] ?? (text.includes('slope down') ? 'tilt' : '')
    if (cut === '') continue
    const [through = '', end = ''] = text.replace(/^(?:Fault|Dike) [A-Z]/, '').split('cut off at')
    for (const [, older] of through.matchAll(/\b([A-Z])\b/g)) note(cut, older)
    const surface = /surface ([A-Z])/.exec(end)?.[1]
    if (surface !== undefined) note(surface, cut)
  }
  const sorted: string[] = []
  while (sorted.length < after.size) {
    const free = [...after].filter(
      ([id, older]) => !sorted.includes(id) && [...older].every((each) => sorted.includes(each)),
    )
    const [only] = free
    if (only === undefined || free.length > 1) throw new RangeError(`No single order: ${description}`)
    sorted.push(only[0])
  }
  return sorted
}

const eventText = ({ id, is }: Thing): string =>
  ({
    layer: `Layer ${id} is laid down`,
    surface: `Surface ${id} is worn down`,
    fault: `Fault ${id} breaks the rock`,
    dike: `Dike ${id} forms`,
    tilt: 'Layers are tilted',
  })[is]

const cuts = ['fault', 'dike'] as const
const amountWords = ['no', 'one', 'two', 'three', 'four'] as const
const theLayers = (amount: number): string =>
  amount === 1 ? 'the one layer' : `the ${amountWords[amount] ?? amount} layers`
const dikeNote = 'A dike is melted rock that pushed into a crack and hardened.'
const faultNote = 'A fault is a break along which rock has moved.'
function notes(groups: History['groups']): string {
  const found = groups.map(({ cut }) => cut?.is)
  return [
    ...(found.includes('dike') ? [dikeNote] : []),
    ...(found.includes('fault') ? [faultNote] : []),
    ...(groups.some(({ surface }) => surface !== undefined)
      ? ['A rough surface was once bare land, worn down by erosion.']
      : []),
  ].join(' ')
}

/** A wrong order in which the first stands before the second. */
const before = (first: string, second: string): { before: [string, string] } => ({ before: [first, second] })

/** Layers and a cut (level 1), a cut buried under a worn surface (level 2), two disturbances (level 3). */
const orderEvents: ComputedModel = {
  id: 'order-events',
  kind: 'computed',
  thinking: 'read a figure',
  seconds: 70,
  make(random, level) {
    const plans = {
      1: () => [{ layers: random.integer(3, 4), cut: random.pick(cuts) }],
      2: () => [
        { layers: random.integer(2, 3), cut: random.pick([...cuts, 'tilt' as const]) },
        { layers: random.integer(1, 2) },
      ],
      3: () => {
        const first = random.pick([...cuts, 'tilt' as const])
        const lower = random.integer(2, 3)
        return [
          { layers: lower, cut: first },
          {
            layers: lower === 3 ? 1 : random.integer(1, 2),
            cut: first === 'dike' ? 'fault' : 'dike',
          } as const,
        ]
      },
    }
    const history = makeHistory(random, plans[level](), { isLettered: true })
    return orderItem(random, history)
  },
  solve({ figure, interaction }) {
    if (figure?.kind !== 'strata' || interaction.kind !== 'order') throw new TypeError('expects strata')
    const sorted = orderFrom(figure.description)
    const idOf = (text: string): string =>
      text.startsWith('Layers') ? 'tilt' : (/^\w+ ([A-Z]) /.exec(text)?.[1] ?? '')
    return {
      kind: 'order',
      options: sorted.map((id) => interaction.options.find((each) => idOf(each.text) === id)?.id ?? ''),
    }
  },
}

function orderItem(random: Random, { things, groups, figure }: History): Item {
  const options = things.map(eventText)
  const textAt = (index: number): string => options[index] ?? ''
  const layers = groups.map((group) => group.layers)
  const [lowest = ''] = layers[0] ?? []
  const top = layers.at(-1)?.at(-1) ?? ''
  const cutAt = things.findIndex(({ is }) => is !== 'layer' && is !== 'surface')
  const cut = things[cutAt] ?? { id: '', is: 'dike' as const }
  const under = things[cutAt - 1]
  const surfaceAt = things.findIndex(({ is }) => is === 'surface')
  const last = things.at(-1)
  const isCutLast = last !== undefined && last !== cut && (last.is === 'dike' || last.is === 'fault')
  const pairs = groups.flatMap((group) =>
    group.layers.flatMap((id, index) => {
      const below = group.layers[index - 1]
      return below === undefined ? [] : [{ id, below }]
    }),
  )
  return {
    stem: `The drawing shows layers of rock from the side. ${notes(groups)} Put the events in order.`,
    figure,
    ...order(random, {
      options,
      first: 'oldest',
      last: 'youngest',
      wrong: [
        {
          order: options.toReversed(),
          misconception: 'top-oldest',
          feedback: `Your order runs from youngest to oldest. Layer ${lowest} lies at the bottom, so it was there before all the others. Start with it.`,
        },
        {
          ...before(textAt(cutAt), under === undefined ? '' : eventText(under)),
          misconception: 'cutter-first',
          feedback: `You put ${cutName(cut)} before layer ${under?.id ?? ''}. But layer ${under?.id ?? ''} ${cut.is === 'tilt' ? 'is tilted, too' : `is ${cut.is === 'fault' ? 'broken' : 'cut'} by it`}. Can something be ${cut.is === 'tilt' ? 'tilted' : cut.is === 'fault' ? 'broken' : 'cut'} before it is there?`,
        },
        ...(isCutLast
          ? [
              {
                ...before(eventText(last), `Layer ${top} is laid down`),
                misconception: 'cutter-first',
                feedback: `You put ${cutName(last)} before layer ${top}. Follow it upward in the drawing: it goes right through layer ${top}. So which was there first?`,
              },
            ]
          : []),
        ...(surfaceAt >= 0
          ? [
              {
                ...before(textAt(surfaceAt), textAt(cutAt)),
                misconception: 'no-gaps',
                feedback: `You put surface ${things[surfaceAt]?.id ?? ''} before ${cutName(cut)}. Look where they meet: the surface cuts ${cut.is === 'tilt' ? 'the sloping layers' : cutName(cut)} off. So what had to be there already?`,
              },
              {
                ...before(`Layer ${groups[1]?.layers[0] ?? ''} is laid down`, textAt(surfaceAt)),
                misconception: 'no-gaps',
                feedback: `You put layer ${groups[1]?.layers[0] ?? ''} before surface ${things[surfaceAt]?.id ?? ''}. The layer lies on top of that surface. Could it settle there before the surface was worn?`,
              },
            ]
          : []),
        ...pairs.map(({ id, below }) => ({
          ...before(`Layer ${id} is laid down`, `Layer ${below} is laid down`),
          misconception: 'top-oldest',
          feedback: `You put layer ${id} before layer ${below}. But layer ${id} lies on layer ${below}. Which of the two must have been there first?`,
        })),
      ],
    }),
    hints: [
      'Each layer settles on top of what is there already. So which layer must be the oldest?',
      surfaceAt >= 0
        ? `A cut is younger than all that it goes through. See which layers ${cut.is === 'tilt' ? 'slope' : `${cutName(cut)} goes through`}, and where surface ${things[surfaceAt]?.id ?? ''} stops ${cut.is === 'tilt' ? 'them' : 'it'}.`
        : `A cut is younger than all that it goes through. See which layers ${cutName(cut)} goes through.`,
    ],
    solution: [
      `From the bottom up, each layer is younger than the one below: ${groups.map((group) => group.layers.join(', ')).join('; then ')}.`,
      cut.is === 'tilt'
        ? `Layers are laid down flat. Layers ${inWords(layers[0] ?? [])} slope, so they were tilted later.`
        : `${sentence(cutName(cut))} goes through ${count(layers[0]?.length ?? 0, 'layer')}, ${inWords(layers[0] ?? [])}, so it is younger than ${layers[0]?.length === 1 ? 'it' : 'these'}.`,
      ...(surfaceAt >= 0
        ? [
            `Surface ${things[surfaceAt]?.id ?? ''} cuts ${cut.is === 'tilt' ? 'the sloping layers' : cutName(cut)} off, so it came next. Then ${layers[1]?.length === 1 ? 'layer' : 'layers'} ${inWords(layers[1] ?? [])} settled on it.`,
          ]
        : []),
      ...(isCutLast ? [`${sentence(cutName(last))} goes through everything, so it is the youngest.`] : []),
      `So the order is: ${things.map(({ id, is }) => (is === 'tilt' ? 'tilting' : id)).join(', ')}.`,
    ],
  }
}

/** Letters that spots wear are given in the order of the list, so ids in this order are their own letters. */
const spotsOf = ({ things }: History): string[] =>
  things.flatMap(({ id, is }) => (is === 'layer' ? [id] : [])).toSorted()

/** Oldest and neighbours (level 1), before or after a cut (level 2), between two dated cuts (level 3). */
const pickLayers: ComputedModel = {
  id: 'pick-layers',
  kind: 'computed',
  thinking: 'classify',
  seconds: 45,
  make(random, level) {
    if (level === 1) return pickInStack(random)
    return level === 2 ? pickAboutCut(random) : pickByDates(random)
  },
  solve({ stem, figure, interaction }) {
    if (figure?.kind !== 'strata' || interaction.kind !== 'hot-spot') throw new TypeError('expects strata')
    const sorted = orderFrom(figure.description)
    const layers = sorted.filter((id) => interaction.spots.includes(id))
    const question = stem.slice(stem.lastIndexOf('Pick'))
    const near = /right (after|before) layer ([A-Z])/.exec(question)
    const dated = new Map(
      [...stem.matchAll(/ike ([PQ]) formed (\d+) million/g)].map(([, id = '', age = '']) => [age, id]),
    )
    const at = (words: string): number => {
      const [, id = '', age = ''] = /([PQ])\b|(\d+) million/.exec(words) ?? []
      return sorted.indexOf(id === '' ? (dated.get(age) ?? '') : id)
    }
    const pick = (): string[] => {
      if (near) return [layers[layers.indexOf(near[2] ?? '') + (near[1] === 'after' ? 1 : -1)] ?? '']
      if (question.includes('oldest layer')) return layers.slice(0, 1)
      if (question.includes('youngest layer')) return layers.slice(-1)
      if (question.includes('between')) {
        const ends = [...question.matchAll(/\d+ million/g)].map(([words]) => at(words))
        return layers.filter(
          (id) => sorted.indexOf(id) > Math.min(...ends) && sorted.indexOf(id) < Math.max(...ends),
        )
      }
      const limit = at(question)
      const isOlder = /older|before|more than/.test(question)
      return layers.filter((id) => (isOlder ? sorted.indexOf(id) < limit : sorted.indexOf(id) > limit))
    }
    return { kind: 'hot-spot', options: pick() }
  },
}

function pickInStack(random: Random): Item {
  const history = makeHistory(random, [{ layers: random.integer(4, 6) }], { isLettered: false })
  const stack = history.things.map(({ id }) => id)
  const places = stack.length - 1
  const asked = random.pick(['oldest', 'youngest', 'after', 'before'] as const)
  const from = random.integer(1, places - 1)
  const at = { oldest: 0, youngest: places, after: from + 1, before: from - 1 }[asked]
  const mirrored = { oldest: places, youngest: 0, after: from - 1, before: from + 1 }[asked]
  const name = (index: number): string => stack[index] ?? ''
  const question = {
    oldest: 'Pick the oldest layer.',
    youngest: 'Pick the youngest layer.',
    after: `Pick the layer that was laid down right after layer ${name(from)}.`,
    before: `Pick the layer that was laid down right before layer ${name(from)}.`,
  }[asked]
  const thick = history.figure.events.map((event) => (event.event === 'layer' ? event.thickness : 0))
  const thickest = thick.indexOf(Math.max(...thick))
  return {
    stem: `These layers of rock have not been turned over. ${question}`,
    figure: history.figure,
    ...hotSpot({
      spots: spotsOf(history),
      right: [name(at)],
      wrong: [
        {
          picked: [name(mirrored)],
          misconception: 'top-oldest',
          feedback: `Layer ${name(mirrored)} lies ${asked === 'oldest' ? 'on top of all the others' : asked === 'youngest' ? 'under all the others' : `${asked === 'after' ? 'under' : 'on'} layer ${name(from)}`}. Think of a stack of newspapers: which ones were put down first?`,
        },
        ...(thickest !== at && (asked === 'oldest' || asked === 'youngest')
          ? [
              {
                picked: [name(thickest)],
                misconception: 'thickness-is-time',
                feedback: `Layer ${name(thickest)} is thick, but that does not tell its age. What counts is which layer lies on which.`,
              },
            ]
          : []),
      ],
    }),
    hints: [
      'Each new layer settles on top of the layers that are there.',
      asked === 'oldest' || asked === 'youngest'
        ? 'Imagine the layers being laid down one after the other. Where does the first one lie, and where the last?'
        : `Find layer ${name(from)} in the drawing. Is a younger layer above it or below it?`,
    ],
    solution: [
      `New layers settle on top, so the rock gets younger upward: ${stack.join(', ')}.`,
      asked === 'oldest' || asked === 'youngest'
        ? `The ${asked} layer is at the ${asked === 'oldest' ? 'bottom' : 'top'}: layer ${name(at)}.`
        : `The layer right ${asked === 'after' ? 'above' : 'below'} ${name(from)} is ${name(at)}. It was laid down right ${asked} layer ${name(from)}.`,
    ],
  }
}

function pickAboutCut(random: Random): Item {
  const history = makeHistory(
    random,
    [{ layers: random.integer(2, 3), cut: random.pick(cuts) }, { layers: random.integer(1, 3) }],
    { isLettered: false },
  )
  const [lower, upper] = history.groups
  const cut = lower?.cut ?? { id: '', is: 'fault' as const }
  const isOlder = random.chance(0.5)
  const [right, other] = isOlder
    ? [lower?.layers ?? [], upper?.layers ?? []]
    : [upper?.layers ?? [], lower?.layers ?? []]
  const all = [...(lower?.layers ?? []), ...(upper?.layers ?? [])]
  const name = cutName(cut)
  const what = theLayers(right.length)
  return {
    stem: `${cut.is === 'fault' ? faultNote : dikeNote} Pick ${what} that must be ${isOlder ? 'older' : 'younger'} than ${name}.`,
    figure: history.figure,
    ...hotSpot({
      spots: spotsOf(history),
      right,
      wrong: [
        ...(other.length >= right.length
          ? [
              {
                picked: other.slice(0, right.length),
                misconception: 'cutter-first',
                feedback: `You picked on the other side of the line. A ${cut.is} can go through layers only if they are there. Which ones does ${name} go through?`,
              },
            ]
          : []),
        ...other.flatMap((stray) =>
          right.map((left) => ({
            picked: [...right.filter((id) => id !== left), stray],
            misconception: right.length === 1 ? 'cutter-first' : 'level-counts',
            feedback: `Look again at layer ${stray}. Does ${name} go through it or stop below it?`,
          })),
        ),
        ...(isOlder && right.length < all.length
          ? []
          : [
              {
                picked: all.slice(0, right.length),
                misconception: 'cutter-first',
                feedback: `Those are at the bottom, and ${name} goes through them. So they were there before it.`,
              },
            ]),
      ],
    }),
    hints: [
      `Follow ${name} upward in the drawing. Which layers does it go through, and where does it stop?`,
      `What ${name} goes through was there before it. What lies unbroken on top came later.`,
    ],
    solution: [
      `${sentence(name)} goes through ${inWords(lower?.layers ?? [])}. So ${lower?.layers.length === 1 ? 'this layer is' : 'these layers are'} older than it.`,
      `It stops at surface ${lower?.surface ?? ''}. What lies above, ${inWords(upper?.layers ?? [])}, is not cut, so it is younger.`,
      `So pick ${inWords(right)}.`,
    ],
  }
}

function pickByDates(random: Random): Item {
  const history = makeHistory(
    random,
    [
      { layers: random.integer(1, 2), cut: 'dike' },
      { layers: random.integer(1, 2), cut: 'dike' },
      { layers: random.integer(1, 2) },
    ],
    { isLettered: false },
  )
  const [lower, middle, upper] = history.groups.map((group) => group.layers)
  const [first, second] = [history.groups[0]?.cut, history.groups[1]?.cut]
  if (!lower || !middle || !upper || !first || !second) throw new TypeError('three groups with two cuts')
  const young = random.integer(12, 140)
  const old = young + random.integer(15, 120)
  const asked = random.pick(['between', 'between', 'older', 'younger'] as const)
  const right = { between: middle, older: lower, younger: upper }[asked]
  const what = theLayers(right.length)
  const question = {
    between: `Pick ${what} that must have formed between ${numeral(old)} million and ${numeral(young)} million years ago.`,
    older: `Pick ${what} that must be more than ${numeral(old)} million years old.`,
    younger: `Pick ${what} that must be less than ${numeral(young)} million years old.`,
  }[asked]
  const others = [lower, middle, upper].filter((group) => group !== right)
  const groupWord = (group: string[]): string =>
    group === lower
      ? `${cutName(first)} goes through it, so it is more than ${old} million years old`
      : group === upper
        ? `${cutName(second)} stops below it, so it is less than ${young} million years old`
        : `${cutName(second)} goes through it, but ${cutName(first)} does not. So it is between ${young} and ${old} million years old`
  return {
    stem: `${dikeNote} Tests show that ${cutName(first)} formed ${old} million years ago. ${sentence(cutName(second))} formed ${young} million years ago. ${question}`,
    figure: history.figure,
    ...hotSpot({
      spots: spotsOf(history),
      right,
      wrong: others.flatMap((group) => [
        ...(group.length === right.length
          ? [
              {
                picked: group,
                misconception:
                  asked === 'between' ? 'cutter-first' : group === middle ? 'cutter-first' : 'misreads-ago',
                feedback: `Check your pick ${inWords(group)}: ${groupWord(group)}.`,
              },
            ]
          : []),
        ...group.flatMap((stray) =>
          right.map((left) => ({
            picked: [...right.filter((id) => id !== left), stray],
            misconception: right.length === 1 ? 'misreads-ago' : 'cutter-first',
            feedback: `Look again at layer ${stray}: ${groupWord(group)}.`,
          })),
        ),
      ]),
    }),
    hints: [
      'More million years ago means older. A cut is younger than what it goes through, and older than what lies unbroken on top of it.',
      `Sort the layers: which does ${cutName(first)} go through, which only ${cutName(second)}, and which neither?`,
    ],
    solution: [
      `${sentence(cutName(first))} goes through ${inWords(lower)}, and stops there. So ${lower.length === 1 ? 'it is' : 'they are'} more than ${old} million years old.`,
      `${sentence(cutName(second))} also goes through ${inWords(middle)}. These came after ${cutName(first)} but before ${cutName(second)}: between ${old} and ${young} million years ago.`,
      `Neither goes through ${inWords(upper)}, so ${upper.length === 1 ? 'it is' : 'they are'} less than ${young} million years old.`,
      `So pick ${inWords(right)}.`,
    ],
  }
}

/** Index fossils in the order in which such groups came up; each stands for one short-lived species here. */
const fossils = ['trilobite', 'fish', 'fern', 'ammonite', 'bone', 'leaf'] as const
type Fossil = (typeof fossils)[number]
const fossilNames: Record<Fossil, string> = {
  trilobite: 'trilobites',
  fish: 'fish',
  fern: 'ferns',
  ammonite: 'ammonites',
  bone: 'bones',
  leaf: 'leaves',
}
/** Rock in which such fossils are found: plants and bones of the land not in limestone. */
const rocksWith = (time: number): readonly (typeof rocks)[number][] => {
  const fossil = fossils[time]
  const isOfSea = fossil === 'trilobite' || fossil === 'fish' || fossil === 'ammonite'
  return isOfSea ? ['limestone', 'sandstone', 'shale', 'siltstone'] : ['sandstone', 'shale', 'siltstone']
}
/** A rock for each time, different from the one below. */
function bedRocks(random: Random): (typeof rocks)[number][] {
  return fossils.reduce<(typeof rocks)[number][]>(
    (made, _, time) => [...made, random.pick(rocksWith(time).filter((rock) => rock !== made.at(-1)))],
    [],
  )
}
interface Bed {
  id: string
  label: string
  time: number
  rock: (typeof rocks)[number]
  thickness: number
}
const bedName = ({ time, rock }: Bed): string => `${rock} with ${fossilNames[fossils[time] ?? 'fish']}`

function columns(sites: Bed[][]): ColumnsFigure {
  return {
    kind: 'rock-columns',
    description: sites
      .map(
        (beds, index) =>
          `Site ${index + 1}, from the bottom up: ${beds.map((bed) => `${bed.label === '' && bed.id.length > 1 ? '' : `layer ${bed.label === '' ? bed.id : bed.label}, `}${bedName(bed)}`).join('; ')}.`,
      )
      .join(' '),
    columns: sites.map((beds, index) => ({
      id: `site-${index + 1}`,
      label: `Site ${index + 1}`,
      layers: beds.map(({ id, label, time, rock, thickness }) => {
        const fossil = fossils[time]
        return { id, label, rock, thickness, fossils: fossil === undefined ? [] : [fossil] }
      }),
    })),
    hasKey: true,
  }
}

const indexNote = 'Each kind of fossil comes from one species that lived for only a short time.'

/** The same fossils in the same rock (level 1), in another rock or missing (level 2), three sites in one order (3). */
const matchColumns: ComputedModel = {
  id: 'match-columns',
  kind: 'computed',
  thinking: 'compare',
  seconds: 60,
  make(random, level) {
    if (level === 3) return joinSites(random)
    return level === 2 && random.chance(0.5) ? missingBed(random) : sameAge(random, level)
  },
  solve({ stem, figure, interaction }) {
    if (figure?.kind !== 'rock-columns') throw new TypeError('expects columns')
    const sites = figure.columns.map(({ layers }) => layers)
    const mark = (layer: { fossils?: string[] | undefined } | undefined): string =>
      layer?.fossils?.join() ?? ''
    if (interaction.kind === 'hot-spot') {
      const lettered = sites.flat().filter((layer) => interaction.spots.includes(layer.id))
      if (stem.includes('missing')) {
        const there = new Set((sites[1] ?? []).map(mark))
        return {
          kind: 'hot-spot',
          options: lettered.filter((layer) => !there.has(mark(layer))).map(({ id }) => id),
        }
      }
      const asked = sites.flat().find((layer) => layer.label === 'X')
      return {
        kind: 'hot-spot',
        options: lettered.filter((layer) => mark(layer) === mark(asked)).map(({ id }) => id),
      }
    }
    if (interaction.kind !== 'order') throw new TypeError('expects an order')
    // Times one after the other: the one that is under nothing that is left, in any column.
    const sorted: string[] = []
    const marks = new Set(sites.flat().map(mark))
    while (sorted.length < marks.size) {
      const free = [...marks].filter(
        (each) =>
          !sorted.includes(each) &&
          sites.every((layers) => {
            const at = layers.findIndex((layer) => mark(layer) === each)
            return at < 0 || layers.slice(0, at).every((layer) => sorted.includes(mark(layer)))
          }),
      )
      if (free.length !== 1) throw new RangeError('No single order')
      sorted.push(free[0] ?? '')
    }
    const timeOf = (text: string): number =>
      sorted.indexOf(mark(sites.flat().find((layer) => layer.label === text.slice(6, 7))))
    return {
      kind: 'order',
      options: interaction.options.toSorted((a, b) => timeOf(a.text) - timeOf(b.text)).map(({ id }) => id),
    }
  },
}

/** Two sites that share most times; ids that are one letter are spots. */
function twoSites(random: Random, first: number[], second: number[]) {
  const [master, other] = [bedRocks(random), bedRocks(random)]
  const bed = (site: number, time: number): Bed => ({
    id: `site-${site}-${time}`,
    label: '',
    time,
    rock: (site === 1 ? master : other)[time] ?? 'shale',
    thickness: random.pick([1, 1.2, 1.5, 1.8]),
  })
  return { beds: first.map((time) => bed(1, time)), others: second.map((time) => bed(2, time)), master }
}

function sameAge(random: Random, level: Level): Item {
  const shift = random.integer(1, 2)
  const isUp = random.chance(0.5)
  const amount = 4
  const [one, two] = isUp ? [0, shift] : [shift, 0]
  const times = (from: number): number[] => Array.from({ length: amount }, (_, index) => from + index)
  const { beds, others, master } = twoSites(random, times(one), times(two))
  const shared = beds.filter(({ time }) => others.some((bed) => bed.time === time))
  const asked = random.pick(shared)
  asked.label = 'X'
  const letters = random.shuffle(['A', 'B', 'C', 'D'])
  for (const [index, bed] of others.entries()) bed.id = letters[index] ?? ''
  const level1Rock = level === 1
  if (level1Rock) for (const bed of others) bed.rock = master[bed.time] ?? bed.rock
  const right = others.find(({ time }) => time === asked.time)
  if (right === undefined) throw new TypeError('a shared time')
  // At level 2 the rock at X is found again with other fossils, and the fossils in another rock.
  const traps = others.filter((bed) => bed !== right && rocksWith(bed.time).includes(asked.rock))
  if (traps.length === 0) return sameAge(random, level)
  const trap = random.pick(traps)
  if (!level1Rock) {
    trap.rock = asked.rock
    right.rock = random.pick(rocksWith(right.time).filter((rock) => rock !== asked.rock))
  }
  const level2Same = others[beds.indexOf(asked)]
  const fossil = fossilNames[fossils[asked.time] ?? 'fish']
  return {
    stem: `The columns show the rock at two sites, 30 kilometers apart. ${indexNote} Pick the layer at Site 2 that formed at about the same time as layer X.`,
    figure: columns([beds, others]),
    ...hotSpot({
      spots: letters.toSorted(),
      right: [right.id],
      wrong: [
        ...(level1Rock
          ? []
          : [
              {
                picked: [trap.id],
                misconception: 'same-rock-same-age',
                feedback: `Layer ${trap.id} is ${trap.rock}, like X. But ${trap.rock} can form at many times. Compare the fossils: X has ${fossil}.`,
              },
            ]),
        ...(level2Same === undefined || level2Same === right
          ? []
          : [
              {
                picked: [level2Same.id],
                misconception: 'level-counts',
                feedback: `Layer ${level2Same.id} has the same place in its column as X. But the columns need not begin at the same time. Compare the fossils: X has ${fossil}.`,
              },
            ]),
        ...others
          .filter((bed) => bed !== right)
          .map((bed) => ({
            picked: [bed.id],
            misconception: 'fossils-overlooked',
            feedback: `Layer ${bed.id} has ${fossilNames[fossils[bed.time] ?? 'fish']}. Which fossils does X have?`,
          })),
      ],
    }),
    hints: [
      'The same species, alive for a short time, ties two layers together. The height in a column does not.',
      `Look at the fossils in layer X. Then search for them at Site 2${level1Rock ? '' : ', whatever the rock is'}.`,
    ],
    solution: [
      `Layer X holds ${fossil}. They lived for only a short time.`,
      `At Site 2 the same fossils are in layer ${right.id}.${right.rock === asked.rock ? '' : ` It is ${right.rock}, not ${asked.rock}: at one time, sand can settle in one place and mud or shells in another.`}`,
      `So X and ${right.id} formed at about the same time.`,
    ],
  }
}

function missingBed(random: Random): Item {
  const from = random.integer(0, 1)
  const times = Array.from({ length: 5 }, (_, index) => from + index)
  const gone = random.integer(1, 3)
  const { beds, others } = twoSites(
    random,
    times,
    times.filter((_, index) => index !== gone),
  )
  const letters = random.shuffle(['A', 'B', 'C', 'D', 'E'])
  for (const [index, bed] of beds.entries()) bed.id = letters[index] ?? ''
  const right = beds[gone]
  const [below, above] = [beds[gone - 1], beds[gone + 1]]
  if (!right || !below || !above) throw new TypeError('a bed inside the stack')
  const rockless = beds.find((bed) => bed !== right && !others.some(({ rock }) => rock === bed.rock))
  const names = (bed: Bed): string => fossilNames[fossils[bed.time] ?? 'fish']
  return {
    stem: `The columns show the rock at two sites, 30 kilometers apart. ${indexNote} At Site 2 a part of the record is missing. Pick the layer at Site 1 that formed in the missing time.`,
    figure: columns([beds, others]),
    ...hotSpot({
      spots: letters.toSorted(),
      right: [right.id],
      wrong: [
        ...(rockless === undefined
          ? []
          : [
              {
                picked: [rockless.id],
                misconception: 'same-rock-same-age',
                feedback: `There is no ${rockless.rock} at Site 2, that is true. But look for its fossils: ${names(rockless)} are there, in another rock.`,
              },
            ]),
        ...beds
          .filter((bed) => bed !== right)
          .map((bed) => ({
            picked: [bed.id],
            misconception: bed === beds.at(-1) ? 'level-counts' : 'no-gaps',
            feedback: `Layer ${bed.id} holds ${names(bed)}. Site 2 has a layer with ${names(bed)}, so that time is not missing there.`,
          })),
      ],
    }),
    hints: [
      'Go up both columns at once and compare the fossils, not the kinds of rock.',
      `Pair off the layers, beginning with ${names(beds[0] ?? right)} at the bottom. Which layer at Site 1 has no partner?`,
    ],
    solution: [
      `At Site 1 the fossils from the bottom up are ${listed(beds.map(names))}.`,
      `At Site 2 they are ${listed(others.map(names))}. There ${names(above)} follow right on ${names(below)}.`,
      `So the time of ${names(right)}, layer ${right.id}, is missing. Nothing was laid down then, or it was worn away.`,
    ],
  }
}

function joinSites(random: Random): Item {
  const windows = random.shuffle([
    [0, 1, 2],
    [1, 2, 3, 4],
    [3, 4, 5],
  ])
  const sites = windows.map((times, site) => {
    const kinds = bedRocks(random)
    return times.map((time): Bed => ({
      id: `site-${site + 1}-${time}`,
      label: '',
      time,
      rock: kinds[time] ?? 'shale',
      thickness: random.pick([1, 1.2, 1.5]),
    }))
  })
  // Five of six times, one layer each; at least one from every site.
  const times = [0, ...random.sample([1, 2, 3, 4], 3), 5].toSorted((a, b) => a - b)
  const letters = random.shuffle(['A', 'B', 'C', 'D', 'E'])
  const chosen = times.map((time, index): { bed: Bed; site: number } => {
    const at = random.pick(
      sites.flatMap((beds, site) => (beds.some((bed) => bed.time === time) ? [site] : [])),
    )
    const bed = sites[at]?.find((each) => each.time === time)
    if (bed === undefined) throw new TypeError('a bed of that time')
    bed.label = letters[index] ?? ''
    return { bed, site: at + 1 }
  })
  if (new Set(chosen.map(({ site }) => site)).size < 3) return joinSites(random)
  const text = ({ bed, site }: { bed: Bed; site: number }): string => `Layer ${bed.label} (Site ${site})`
  const pairs = chosen.flatMap((older, index) =>
    chosen.slice(index + 1).map((younger) => ({ older, younger })),
  )
  const names = (bed: Bed): string => fossilNames[fossils[bed.time] ?? 'fish']
  const feedback = ({ older, younger }: (typeof pairs)[number]): string =>
    older.site === younger.site
      ? `${text(younger)} lies above layer ${older.bed.label} at the same site. So which of the two is younger?`
      : `You put layer ${younger.bed.label} before layer ${older.bed.label}. Find their fossils, ${names(younger.bed)} and ${names(older.bed)}, at the other sites. Which of these lies higher?`
  return {
    stem: `The columns show the rock at three sites. ${indexNote} No layers were turned over. Put the lettered layers in order of age.`,
    figure: columns(sites),
    ...order(random, {
      options: chosen.map(text),
      first: 'oldest',
      last: 'youngest',
      wrong: [
        {
          order: chosen.map(text).toReversed(),
          misconception: 'top-oldest',
          feedback: `Your order is upside down. At each site the lowest layer was laid down first. Which fossils lie lowest of all?`,
        },
        ...pairs.map((pair) => ({
          ...before(text(pair.younger), text(pair.older)),
          misconception: pair.older.site === pair.younger.site ? 'top-oldest' : 'level-counts',
          feedback: feedback(pair),
        })),
      ],
    }),
    hints: [
      'Layers with the same fossils have about the same age, wherever they lie. Use them to join the three columns.',
      `Make one long list of fossils, the oldest first. At Site 1 it runs ${listed((sites[0] ?? []).map(names))}. Where do the other sites join on?`,
    ],
    solution: [
      `Join the columns where their fossils are the same. From oldest to youngest the fossils are ${listed(fossils.map((each) => fossilNames[each]))}.`,
      `Find the lettered layers in that list: ${chosen.map(({ bed }) => `${bed.label} has ${names(bed)}`).join(', ')}.`,
      `So the order is ${chosen.map(({ bed }) => bed.label).join(', ')}.`,
    ],
  }
}

/** Ages in million years; from a time when such animals lived. */
const eras = [
  { from: 480, to: 280, kinds: ['trilobite', 'coral', 'sea lily'] },
  { from: 230, to: 75, kinds: ['ammonite', 'clam', 'sea urchin'] },
  { from: 62, to: 6, kinds: ['snail', 'clam', 'sea urchin'] },
] as const
interface Species {
  name: string
  first: number
  last: number
}

function rangeTable(list: readonly Species[]): Figure {
  return {
    kind: 'table',
    title: 'When some species lived (million years ago)',
    description: `A table of species and when they lived, in million years ago. ${list.map(({ name, first, last }) => `${sentence(name)}: first lived ${first}, died out ${last}.`).join(' ')}`,
    columns: ['Species', 'First lived', 'Died out'],
    rows: list.map(({ name, first, last }) => [sentence(name), String(first), String(last)]),
  }
}

/** Three species: the first two overlap in part, the third is not in the layer. */
function threeSpecies(random: Random): [Species, Species, Species] {
  const era = random.pick(eras)
  const kinds = random.shuffle(era.kinds)
  const letters = random.sample(['B', 'C', 'D', 'F', 'H', 'K'], 3)
  const name = (index: number): string => `${kinds[index] ?? 'clam'} ${letters[index] ?? 'B'}`
  const spare = Math.min(40, Math.floor((era.from - era.to) / 4))
  const steps = [0, 1, 2].map(() => random.integer(3, Math.max(4, Math.floor(spare / 2))))
  const [early = 4, overlap = 4, late = 4] = steps
  const first = random.integer(era.to + early + overlap + late + 2, era.from)
  const [start, end] = [first - early, first - early - overlap]
  const last = end - late
  // Of another span, which neither begins nor ends with the others.
  const third = random.pick([
    { first: first + random.integer(2, 9), last: start + 1 },
    { first: end - 1, last: Math.max(1, last - random.integer(2, 5)) },
  ])
  return [
    { name: name(0), first, last: end },
    { name: name(1), first: start, last },
    { name: name(2), ...third },
  ]
}

/** An age that one fossil allows (level 1), a limit that two allow (level 2), a span with dated rocks (level 3). */
const fossilAges: ComputedModel = {
  id: 'fossil-ages',
  kind: 'computed',
  thinking: 'compute',
  seconds: 55,
  make(random, level) {
    if (level === 1) return possibleAge(random)
    return level === 2 ? limitOfTwo(random) : spanOfTime(random)
  },
  solve(shown) {
    const { stem, figure, interaction } = shown
    const ages = possibleAges(stem, figure)
    const [least, most] = [Math.min(...ages), Math.max(...ages)]
    const fits = (age: number): boolean => {
      if (stem.includes('How many years long')) return age === most - least
      if (stem.includes('greatest')) return age === most
      return stem.includes('least age') ? age === least : ages.includes(age)
    }
    if (interaction.kind !== 'choice') throw new TypeError('expects a choice')
    return {
      kind: 'choice',
      option: interaction.options.find(({ text }) => fits(Number.parseInt(text, 10)))?.id ?? '',
    }
  },
}

/** Every whole age that the fossils named and the dated rocks allow. */
function possibleAges(stem: string, figure: Shown['figure']): number[] {
  if (figure?.kind !== 'table') throw new TypeError('expects a table')
  const found = figure.rows.filter(([name = '']) =>
    stem.includes(name.charAt(0).toLowerCase() + name.slice(1)),
  )
  const ash = Number(/ash bed that is (\d+) million/.exec(stem)?.[1] ?? 9999)
  const dike = Number(/dike that is (\d+) million/.exec(stem)?.[1] ?? 0)
  return Array.from({ length: 520 }, (_, age) => age).filter(
    (age) =>
      age <= ash &&
      age >= dike &&
      found.every(([, first = '', last = '']) => age <= Number(first) && age >= Number(last)),
  )
}

const millions = (age: number): string => `${age} million years`
/** Ages to pick from: who types “45 million years” beside “million years” would be read as millions of millions. */
const pickAge = (random: Random, answer: number, wrong: readonly WrongValue[], written = millions) =>
  choice(random, {
    right: written(answer),
    wrong: wrong.map(({ value, ...slip }) => ({ ...slip, text: written(Number(value)) })),
    most: 4,
  })

function possibleAge(random: Random): Item {
  const [one, two, other] = threeSpecies(random)
  const asked = random.pick([one, two])
  const rest = asked === one ? two : one
  const inside = random.integer(asked.last + 1, asked.first - 1)
  const slip = (age: number): { age: number } & WrongOption => {
    const species = [rest, other].find((each) => age <= each.first && age >= each.last)
    const isBefore = age > asked.first
    return {
      age,
      text: millions(age),
      misconception: species === undefined ? 'misreads-ago' : 'other-species',
      feedback:
        species === undefined
          ? `${millions(age)} ago is ${isBefore ? 'before' : 'later than'} ${millions(isBefore ? asked.first : asked.last)} ago. Was the species ${isBefore ? 'alive yet' : 'still alive'}?`
          : `That age fits ${species.name}. The layer holds ${asked.name}. Read the line for this species.`,
    }
  }
  const [old, young] = [asked.first + random.integer(3, 8), asked.last - random.integer(1, 3)]
  const slips = random
    .shuffle([
      old,
      old + random.integer(3, 12),
      asked.first + random.integer(1, 2),
      young,
      young - random.integer(1, 8),
      young - random.integer(9, 16),
      ...[rest, other].flatMap((species) => [
        species.first - 1,
        species.last + 1,
        species.first,
        species.last,
      ]),
    ])
    .map(slip)
  // How many are older than the right one is drawn, so that it is as often at an end as in the middle.
  const older = random.integer(0, 3)
  const wrong = [
    ...slips.filter(({ age }) => age > asked.first).slice(0, older),
    ...slips.filter(({ age }) => age < asked.last && age > 0).slice(0, 3 - older),
  ]
  if (new Set(wrong.map(({ age }) => age)).size < 3) return possibleAge(random)
  return {
    stem: `A layer of rock holds fossils of ${asked.name}. The table shows when some species lived. How old can the layer be?`,
    figure: rangeTable(random.shuffle([one, two, other])),
    ...choice(random, { right: millions(inside), wrong }),
    hints: [
      'Something can leave fossils only while it is alive.',
      `Find the line for ${asked.name}. Which age lies between its two numbers?`,
    ],
    solution: [
      `${sentence(asked.name)} lived from ${asked.first} to ${asked.last} million years ago.`,
      `The layer formed during that time. Of the ages given, only ${millions(inside)} lies between ${asked.last} and ${asked.first}.`,
    ],
  }
}

function limitOfTwo(random: Random): Item {
  const [one, two, other] = threeSpecies(random)
  const isGreatest = random.chance(0.5)
  const answer = isGreatest ? two.first : one.last
  const pair = random.shuffle([one, two])
  const wrong: WrongValue[] = isGreatest
    ? [
        {
          value: String(one.first),
          misconception: 'one-fossil-only',
          feedback: `At ${millions(one.first)} ago ${one.name} was alive, but ${two.name} was not yet. Both must have been alive.`,
        },
        {
          value: String(one.last),
          misconception: 'misreads-ago',
          feedback: `${one.last} is the smallest age that fits, when ${one.name} died out. The greatest age is the one farthest back in time.`,
        },
        {
          value: String(two.last),
          misconception: 'misreads-ago',
          feedback: `By ${millions(two.last)} ago ${one.name} had died out. And the greatest age is the one farthest back in time.`,
        },
        {
          value: String(other.first),
          misconception: 'other-species',
          feedback: `That number belongs to ${other.name}, which was not found in the layer.`,
        },
      ]
    : [
        {
          value: String(two.last),
          misconception: 'one-fossil-only',
          feedback: `At ${millions(two.last)} ago ${two.name} was alive, but ${one.name} had died out. Both must have been alive.`,
        },
        {
          value: String(two.first),
          misconception: 'misreads-ago',
          feedback: `${two.first} is the greatest age that fits, when ${two.name} first lived. The least age is the one closest to today.`,
        },
        {
          value: String(one.first),
          misconception: 'misreads-ago',
          feedback: `At ${millions(one.first)} ago ${two.name} was not alive yet. And the least age is the one closest to today.`,
        },
        {
          value: String(other.last),
          misconception: 'other-species',
          feedback: `That number belongs to ${other.name}, which was not found in the layer.`,
        },
      ]
  return {
    stem: `One layer of rock holds fossils of both ${pair[0]?.name ?? ''} and ${pair[1]?.name ?? ''}. What is the ${isGreatest ? 'greatest' : 'least'} age that the layer can have?`,
    figure: rangeTable(random.shuffle([one, two, other])),
    ...pickAge(random, answer, wrong),
    hints: [
      'Both species left fossils in this layer. So both must have been alive when it formed.',
      isGreatest
        ? 'When did each of the two first live? From which of these times on were both alive?'
        : 'When did each of the two die out? Until which of these times were both alive?',
    ],
    solution: [
      `${sentence(one.name)} lived from ${one.first} to ${one.last} million years ago, and ${two.name} from ${two.first} to ${two.last}.`,
      `Both were alive from ${two.first} to ${one.last} million years ago.`,
      `So the layer is at ${isGreatest ? 'most' : 'least'} ${millions(answer)} old.`,
    ],
  }
}

function spanOfTime(random: Random): Item {
  const [one, two, other] = threeSpecies(random)
  if (two.first - one.last < 5) return spanOfTime(random)
  // One of the dated rocks narrows the time down; the other tells no more than the fossils do.
  const isAshTight = random.chance(0.5)
  const inside = random.integer(one.last + 2, two.first - 2)
  const ash = isAshTight ? inside : two.first + random.integer(2, 15)
  const dike = isAshTight ? one.last - random.integer(1, Math.min(5, one.last - 1)) : inside
  const [most, least] = [Math.min(ash, two.first), Math.max(dike, one.last)]
  const answer = most - least
  const together = two.first - one.last
  const outside = isAshTight ? one.last - dike : ash - two.first
  // The right one must not give itself away as the smallest of all.
  const others: WrongValue[] = random.shuffle([
    {
      value: String(outside),
      misconception: 'fossils-overlooked',
      feedback: isAshTight
        ? `${outside} million years is the time from ${one.last}, when ${one.name} died out, to the dike. Can a layer with ${one.name} form then?`
        : `${outside} million years is the time from the ash bed to ${two.first}, when ${two.name} first lived. Can a layer with ${two.name} form before that?`,
    },
    {
      value: String(ash - dike),
      misconception: 'fossils-overlooked',
      feedback: `${ash - dike} million years is the time between the ash bed and the dike. The fossils narrow it down more: when were both species alive?`,
    },
    {
      value: String(one.first - least),
      misconception: 'one-fossil-only',
      feedback: `You began at ${one.first}, when ${one.name} first lived. Was ${two.name} alive by then?`,
    },
    {
      value: String(most - two.last),
      misconception: 'one-fossil-only',
      feedback: `You went on to ${two.last}, when ${two.name} died out. Was ${one.name} still alive?`,
    },
    {
      value: String(most),
      misconception: 'misreads-ago',
      feedback: `${most} million years is the greatest age that fits. The question is how long the possible time lasts, from the greatest age to the least.`,
    },
  ])
  const wrong: WrongValue[] = [
    {
      value: String(together - answer),
      misconception: 'cutter-first',
      feedback: `${together - answer} million years is the part that the ${isAshTight ? 'ash bed under the layer' : 'dike that cuts the layer'} rules out. Which part is left?`,
    },
    {
      value: String(two.first - one.last),
      misconception: 'cutter-first',
      feedback: `${two.first - one.last} million years is how long both species were alive together. Now use the ${isAshTight ? 'ash bed under the layer' : 'dike that cuts the layer'}: which part of that time does it rule out?`,
    },
    ...others,
  ]
  const pair = random.shuffle([one, two])
  return {
    stem: `One layer of rock holds fossils of both ${pair[0]?.name ?? ''} and ${pair[1]?.name ?? ''}. It lies on an ash bed that is ${millions(ash)} old. A dike that is ${millions(dike)} old cuts through it. How many years long is the time in which the layer can have formed?`,
    figure: rangeTable(random.shuffle([one, two, other])),
    ...pickAge(random, answer, wrong, (years) => `${years} million`),
    hints: [
      'When were both species alive? The layer formed during that time.',
      `What the layer lies on is older than it. What cuts through it is younger. Which part of the time do ${ash} and ${dike} million years leave?`,
    ],
    solution: [
      `Both species were alive from ${two.first} to ${one.last} million years ago.`,
      `The layer is younger than the ash under it (${ash}) and older than the dike that cuts it (${dike}).`,
      `So it formed between ${most} and ${least} million years ago: ${most} − ${least} = ${answer} million years.`,
    ],
  }
}

const ideas = conceptModel({
  id: 'ideas',
  thinking: 'explain',
  seconds: 35,
  questions: rockLayerQuestions,
})

export const rockLayers = defineSkill({
  id: 'rock-layers',
  revision: 2,
  subject: 'science',
  gradeLevel: 7,
  strand: 'Earth’s history',
  name: 'Rock layers and fossils',
  description: 'Read Earth’s history from layers, cuts, and fossils.',
  icon: 'layers',
  standards: ['MS-ESS1-4'],
  prerequisites: ['signed-numbers'],
  misconceptions: [
    {
      id: 'top-oldest',
      name: 'takes the top layer for the oldest',
      explanation:
        'New layers settle on top of old ones. Unless rock was turned over, it gets older downward.',
    },
    {
      id: 'cutter-first',
      name: 'takes a cut for older than what it cuts',
      explanation: 'A fault or a dike can only go through rock that is there. So the cut is always younger.',
    },
    {
      id: 'no-gaps',
      name: 'takes the record for complete',
      explanation:
        'Layers can be worn away, and at times none are laid down. A rough surface can hide a long gap.',
    },
    {
      id: 'same-rock-same-age',
      name: 'takes the same kind of rock for the same age',
      explanation:
        'Sandstone has formed again and again. Fossils of short-lived species tell the age, not the kind of rock.',
    },
    {
      id: 'level-counts',
      name: 'matches layers by their height',
      explanation:
        'Layers at the same height in two places need not have the same age. Compare what they hold.',
    },
    {
      id: 'thickness-is-time',
      name: 'takes thickness for age or time',
      explanation:
        'A flood can leave a thick layer in a day, and deep-sea mud a thin one in a million years.',
    },
    {
      id: 'fossils-overlooked',
      name: 'leaves the fossils out',
      explanation: 'Fossils tell when a layer formed: its species must have been alive then.',
    },
    {
      id: 'one-fossil-only',
      name: 'uses only one of two fossils',
      explanation:
        'If two species are found in one layer, both were alive. Look for the time that they share.',
    },
    {
      id: 'other-species',
      name: 'reads the line of another species',
      explanation: 'Only the species that are found in the layer tell its age.',
    },
    {
      id: 'misreads-ago',
      name: 'mixes up earlier and later in “years ago”',
      explanation:
        'The larger the number of years ago, the earlier it was: 90 million years ago came before 60 million.',
    },
    {
      id: 'fossil-looks',
      name: 'judges a fossil by its size or its place today',
      explanation:
        'A large, simple, or deeply buried fossil is not old for that reason. Age comes from the layer it lies in.',
    },
  ],
  lesson: {
    idea: [
      'Sand, mud, and shells settle in flat layers, one on top of the other, and turn to rock. So in a stack that was not turned over, the lowest layer is the oldest.',
      'Whatever cuts is younger than what it cuts. A fault is a break, and a dike is melted rock that pushed into a crack. Both are younger than all that they go through. A rough, worn surface between layers hides a gap: rock was worn away before more was laid down.',
      'In the drawing, layers A, B, and C came first, then dike P. Surface S cuts the dike off, so it was worn down next. Layer D is the youngest.',
      'Layers far apart can be matched by index fossils: species that lived in many places but for a short time. The kind of rock or its height does not tell.',
    ],
    figure: {
      kind: 'strata',
      description:
        'A cross-section through rock. From the bottom up it shows layer A, layer B, layer C, rough surface S, and layer D. Dike P cuts through layers A, B, and C and is cut off at surface S.',
      events: [
        { event: 'layer', id: 'A', label: 'A', rock: 'shale', thickness: 1 },
        { event: 'layer', id: 'B', label: 'B', rock: 'limestone', thickness: 1.1 },
        { event: 'layer', id: 'C', label: 'C', rock: 'sandstone', thickness: 1.6 },
        { event: 'intrusion', id: 'P', label: 'P', shape: 'dike', at: 0.4, depth: 0 },
        { event: 'erosion', id: 'S', label: 'S', depth: 0.5 },
        { event: 'layer', id: 'D', label: 'D', rock: 'siltstone', thickness: 1.2 },
      ],
      hasKey: false,
    },
    workedExample: { model: 'order-events', level: 2 },
    words: [
      {
        word: 'layer (stratum)',
        meaning: 'A sheet of rock that was laid down at one time. Many are called strata.',
      },
      { word: 'fault', meaning: 'A break in rock along which the two sides have moved.' },
      { word: 'dike', meaning: 'Melted rock that pushed into a crack and hardened there.' },
      { word: 'erosion', meaning: 'Wearing away of rock by water, wind, or ice.' },
      {
        word: 'index fossil',
        meaning: 'A fossil of a species that was widespread but lived for a short time.',
      },
      { word: 'relative age', meaning: 'Older or younger than something else, without a number of years.' },
    ],
  },
  models: [orderEvents, pickLayers, matchColumns, fossilAges, ideas],
})
