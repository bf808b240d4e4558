import { rows as listed, type Text } from '@skills-center/messages/values'
import type { ItemTemplate } from '../../form/item-template.ts'
import type { Words } from '../../form/words.ts'
import type { Random } from '../../random.ts'
import { say } from './messages.gen.ts'

export type FlowId = 'river' | 'rain' | 'springs' | 'outlet' | 'vapor' | 'seepage' | 'town'

/** Thousands of cubic meters per day, for a lake of about 5 square kilometers. */
const sizes: Readonly<Record<FlowId, readonly [number, number]>> = {
  river: [30, 90],
  rain: [8, 30],
  springs: [5, 20],
  outlet: [25, 80],
  vapor: [8, 25],
  seepage: [3, 15],
  town: [10, 40],
}
const ins: readonly FlowId[] = ['river', 'rain', 'springs']

export interface Flow {
  id: FlowId
  amount: number
}
export const isIn = ({ id }: Pick<Flow, 'id'>): boolean => ins.includes(id)
export const sumOf = (flows: readonly Flow[]): number => flows.reduce((sum, { amount }) => sum + amount, 0)
export const amountOf = (flows: readonly Flow[], id: FlowId): number =>
  flows.find((flow) => flow.id === id)?.amount ?? 0
/** The lake's net gain per day. */
export const netOf = (flows: readonly Flow[]): number =>
  flows.reduce((net, flow) => net + (isIn(flow) ? flow.amount : -flow.amount), 0)

export const drawFlows = (random: Random, ids: readonly FlowId[]): Flow[] =>
  ids.map((id) => ({ id, amount: 1000 * random.integer(...sizes[id]) }))

/** The same flows, with one of them adjusted so that the level stays the same; undefined if that is unrealistic. */
export function balanced(flows: readonly Flow[], asked: FlowId): Flow[] | undefined {
  const net = netOf(flows.filter(({ id }) => id !== asked))
  const amount = isIn({ id: asked }) ? -net : net
  return amount >= 3000 && amount <= 30_000
    ? flows.map((flow) => (flow.id === asked ? { id: asked, amount } : flow))
    : undefined
}

export const lakePlaces = ['lake', 'reservoir'] as const
export type LakePlace = (typeof lakePlaces)[number]

/** The data that a class sees. */
export interface LakeBudget {
  place: LakePlace
  flows: Flow[]
  /** A flow that was not measured, while the level stays the same. */
  asked?: FlowId
  /** Days until a reservoir that only loses water is down to `low`. */
  days?: number
  low?: number
}

const throughLake: readonly FlowId[] = ['river', 'rain', 'springs', 'outlet', 'vapor', 'seepage']

/** A day with a clear gain or loss, a lake with a steady level, or a reservoir in a drought. */
export function drawBudget(random: Random, about: 'day' | 'steady' | 'drought'): LakeBudget {
  const place = random.pick(lakePlaces)
  if (about === 'day') {
    const flows = drawFlows(random, ['river', 'rain', 'outlet', 'vapor'])
    return Math.abs(netOf(flows)) >= 3000 ? { place, flows } : drawBudget(random, about)
  }
  if (about === 'steady') {
    const asked = random.pick(['vapor', 'springs', 'seepage'] as const)
    const flows = balanced(drawFlows(random, throughLake), asked)
    return flows === undefined ? drawBudget(random, about) : { place, flows, asked }
  }
  const flows = drawFlows(random, ['river', 'vapor', 'seepage', 'town'])
  return netOf(flows) <= -6000
    ? { place: 'reservoir', flows, days: random.integer(8, 40), low: 50_000 * random.integer(4, 16) }
    : drawBudget(random, about)
}

export const written = (amount: number): string => amount.toLocaleString('en-US')
/** The sum as written: “30,000 + 8,000 = 38,000”. */
export const adds = (flows: readonly Flow[]): string =>
  flows.length === 1
    ? written(sumOf(flows))
    : `${flows.map(({ amount }) => written(amount)).join(' + ')} = ${written(sumOf(flows))}`

export const flowName = (id: FlowId): Text => say(`flows.${id}`)
export const budgetScene = (place: LakePlace): Text => say(`scene.${place}`)

/** Boxes and arrows; the unknown has a question mark. */
export function lakeDiagram(
  place: LakePlace,
  flows: readonly Flow[],
  asked?: FlowId,
): NonNullable<ItemTemplate['figure']> {
  const note = ({ id, amount }: Flow): Words => (id === asked ? '?' : `${written(amount)} m³`)
  const told = (some: readonly Flow[]) =>
    listed(
      some.map((flow) =>
        say('flow', {
          name: flowName(flow.id),
          note: flow.id === asked ? say('unknown') : note(flow),
        }),
      ),
    )
  return {
    kind: 'flow',
    description: say('figure', {
      ins: told(flows.filter(isIn)),
      outs: told(flows.filter((flow) => !isIn(flow))),
    }),
    direction: 'across',
    boxes: [
      ...flows.map((flow) => ({ id: flow.id, text: flowName(flow.id), note: note(flow) })),
      { id: 'lake', text: say(`place.${place}`) },
    ],
    arrows: flows.map((flow) => (isIn(flow) ? { from: flow.id, to: 'lake' } : { from: 'lake', to: flow.id })),
  }
}
