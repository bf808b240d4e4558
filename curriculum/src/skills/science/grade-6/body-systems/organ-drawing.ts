import { defineModel, type ItemTemplate, keysOf, type Random, rows } from '#form'
import { spotLetter } from '#right-answer.ts'
import { nameSpots, pickSpots } from '#shapes/lettered/lettered.ts'
import { say } from './messages.gen.ts'

const organs = [
  'brain',
  'trachea',
  'lungs',
  'heart',
  'esophagus',
  'stomach',
  'small-intestine',
  'large-intestine',
  'kidneys',
  'bladder',
  'muscle',
  'bone',
] as const
type OrganId = (typeof organs)[number]

/** Two organs that work together. */
const pairs = {
  oxygen: ['lungs', 'heart'],
  urine: ['kidneys', 'bladder'],
  arm: ['muscle', 'bone'],
  wave: ['brain', 'muscle'],
  meal: ['stomach', 'small-intestine'],
  breath: ['trachea', 'lungs'],
  swallow: ['esophagus', 'stomach'],
} as const satisfies Record<string, readonly [OrganId, OrganId]>
type PairId = keyof typeof pairs
const pairIds = keysOf(pairs)

interface Values {
  /** Lettered in this order. */
  spots: OrganId[]
  ask: { kind: 'names'; shuffle: number } | { kind: 'job'; organ: OrganId } | { kind: 'pair'; pair: PairId }
}

const spotsWith = (random: Random, right: readonly OrganId[]): OrganId[] => {
  const others = organs.filter((id) => !right.includes(id))
  return random.shuffle([...right, ...random.sample(others, 5 - right.length)])
}

/** Name organs (1), find one by its job (2), find two that work together (3). */
export const organDrawing = defineModel<Values>({
  id: 'organ-drawing',
  thinking: 'read a figure',
  seconds: 50,
  standards: ['MS-LS1-3'],
  draw(random, level) {
    if (level === 1)
      return { spots: random.sample(organs, 5), ask: { kind: 'names', shuffle: random.integer(0, 1e9) } }
    if (level === 2) {
      const organ = random.pick(organs)
      return { spots: spotsWith(random, [organ]), ask: { kind: 'job', organ } }
    }
    const pair = random.pick(pairIds)
    return { spots: spotsWith(random, pairs[pair]), ask: { kind: 'pair', pair } }
  },
  item({ spots, ask }) {
    const figure = figureOf(spots)
    if (ask.kind === 'names') return { figure, ...named(spots, ask.shuffle) }
    const right: readonly OrganId[] = ask.kind === 'job' ? [ask.organ] : pairs[ask.pair]
    return {
      stem:
        ask.kind === 'job'
          ? [say(`job.${ask.organ}`), say('drawing.pick')]
          : [say(`pair.${ask.pair}`), say('drawing.pick-two')],
      figure,
      ...pickSpots({
        spots,
        right,
        mixUp: (_missed, id, spot) => ({
          misconception: id === 'brain' ? 'body.brain-only-thinks' : 'body.mixes-organs',
          feedback: say('drawing.other', { spot, says: say(`does.${id}`) }),
        }),
      }),
      hints: [say('drawing.hint-job'), say('drawing.hint-place')],
      solution: right.flatMap((id) => [
        say(`does.${id}`),
        say('drawing.so', { spot: spotLetter(spots.indexOf(id)), place: say(`place.${id}`) }),
      ]),
    }
  },
  task: ({ ask }) =>
    ask.kind === 'names' ? 'names' : ask.kind === 'job' ? `job ${ask.organ}` : `pair ${ask.pair}`,
})

const figureOf = (spots: readonly OrganId[]): NonNullable<ItemTemplate['figure']> => ({
  kind: 'body-system',
  organs: organs.map((id) => ({ id })),
  arrows: [],
  description: say('drawing.description', {
    spots: rows(
      spots.map((id, at) => say('drawing.points', { spot: spotLetter(at), place: say(`place.${id}`) })),
    ),
  }),
})

const named = (spots: readonly OrganId[], shuffle: number): Omit<ItemTemplate, 'figure'> => ({
  stem: [say('drawing.name')],
  ...nameSpots(shuffle, {
    spots,
    name: (id) => say(`organ.${id}`),
    mixUp: (_organ, taken, spot) => ({
      misconception: 'body.mixes-organs',
      feedback: say('drawing.looks', { name: say(`organ.${taken}`), place: say(`place.${taken}`), spot }),
    }),
    slip: { misconception: 'body.mixes-organs', feedback: say('drawing.hint-place') },
  }),
  hints: [say('drawing.hint-easy'), say('drawing.hint-place')],
  solution: spots.map((id, at) =>
    say('drawing.so-named', { spot: spotLetter(at), name: say(`organ.${id}`), place: say(`place.${id}`) }),
  ),
})
