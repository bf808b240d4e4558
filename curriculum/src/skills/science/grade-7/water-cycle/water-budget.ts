import { defineModel, type ItemTemplate, numberOf, type Text } from '#form'
import * as lake from '#worlds/lake-budget/lake-budget.ts'
import { say } from './messages.gen.ts'

interface Values extends lake.LakeBudget {
  level: number
}
type Asked = Omit<ItemTemplate, 'figure'>

const { adds, amountOf, isIn, netOf, sumOf, written } = lake

/** 1: what a lake gains or loses in a day. 2: a flow that nobody measured. 3: days until it is low. */
export const waterBudget = defineModel<Values>({
  id: 'water-budget',
  thinking: 'compute',
  seconds: 70,
  calculator: 'basic',
  standards: ['MS-ESS2-4'],
  task: ({ level, place, flows, asked }) => `${level} ${place} ${asked ?? netOf(flows) > 0}`,
  draw: (random, level) => ({
    level,
    ...lake.drawBudget(random, level === 1 ? 'day' : level === 2 ? 'steady' : 'drought'),
  }),
  item: (values) => ({
    figure: lake.lakeDiagram(values.place, values.flows, values.asked),
    ...(values.level === 1 ? oneDay(values) : values.level === 2 ? missing(values) : untilLow(values)),
  }),
  solve({ stem, figure }) {
    if (figure?.kind !== 'flow') throw new TypeError('expects flows')
    const net = figure.arrows.reduce((sum, { from, to }) => {
      const note = figure.boxes.find(({ id }) => id === (to === 'lake' ? from : to))?.note ?? ''
      const amount = Number(note.replaceAll(/[^\d]/g, ''))
      return to === 'lake' ? sum + amount : sum - amount
    }, 0)
    const [now, low] = [...stem.matchAll(/[\d,]+(?= m³)/g)].map(([found]) =>
      Number(found.replaceAll(',', '')),
    )
    const days = now === undefined || low === undefined ? undefined : (now - low) / -net
    return { kind: 'number', text: String(days ?? Math.abs(net)) }
  },
})

const slip = (value: number, misconception: string, feedback: Text) => ({ value, misconception, feedback })

function oneDay({ place, flows }: Values): Asked {
  const [coming, going] = [flows.filter(isIn), flows.filter((flow) => !isIn(flow))]
  const [net, vapor] = [netOf(flows), amountOf(flows, 'vapor')]
  const gains = net > 0 ? 'yes' : 'no'
  const [larger, smaller] = net > 0 ? [coming, going] : [going, coming]
  return {
    stem: [lake.budgetScene(place), say('budget.ask-change', { gains })],
    ...numberOf({
      label: say('budget.label-change', { gains }),
      after: 'm³',
      value: Math.abs(net),
      slips: [
        slip(sumOf(flows), 'budget.adds-outflow', say('budget.all-added')),
        slip(Math.abs(net + vapor), 'budget.flow-left-out', say('budget.no-vapor')),
        slip(Math.abs(net - amountOf(flows, 'rain')), 'budget.flow-left-out', say('budget.no-rain')),
        slip(Math.abs(net + 2 * vapor), 'budget.adds-outflow', say('budget.vapor-in')),
        slip(sumOf(larger), 'budget.flow-left-out', say('budget.one-way')),
      ],
    }),
    hints: [say('budget.hint-arrows'), say('budget.hint-sums')],
    solution: [
      say('budget.so-in', { sum: adds(coming) }),
      say('budget.so-out', { sum: adds(going) }),
      say('budget.so-change', {
        gains,
        larger: written(sumOf(larger)),
        smaller: written(sumOf(smaller)),
        change: written(Math.abs(net)),
      }),
    ],
  }
}

function missing({ place, flows, asked = 'vapor' }: Values): Asked {
  const amount = amountOf(flows, asked)
  const own = flows.filter((flow) => isIn(flow) === isIn({ id: asked }) && flow.id !== asked)
  const other = flows.filter((flow) => isIn(flow) !== isIn({ id: asked }))
  return {
    stem: [lake.budgetScene(place), say('budget.ask-missing')],
    ...numberOf({
      label: lake.flowName(asked),
      after: 'm³',
      value: amount,
      slips: [
        slip(sumOf(other), 'budget.flow-left-out', say('budget.other-side')),
        ...own.map(({ id, amount: left }) =>
          slip(amount + left, 'budget.flow-left-out', say('budget.left-out', { flow: lake.flowName(id) })),
        ),
        slip(sumOf(flows) - amount, 'budget.adds-outflow', say('budget.all-numbers')),
        slip(sumOf(own), 'water.not-conserved', say('budget.own-side')),
      ],
    }),
    hints: [say('budget.hint-same'), say('budget.hint-sides')],
    solution: [
      say('budget.so-same'),
      say('budget.so-known', {
        entering: isIn({ id: asked }) ? 'yes' : 'no',
        all: adds(other),
        own: adds(own),
      }),
      say('budget.so-missing', {
        all: written(sumOf(other)),
        own: written(sumOf(own)),
        amount: written(amount),
      }),
    ],
  }
}

function untilLow({ flows, days = 1, low = 0 }: Values): Asked {
  const loss = -netOf(flows)
  const drop = days * loss
  const outs = flows.filter((flow) => !isIn(flow))
  const after = (daily: number): number => Math.round(drop / daily)
  const shown = { now: written(low + drop), low: written(low) }
  return {
    stem: [say('budget.scene-dry'), say('budget.now', shown), say('budget.ask-days')],
    ...numberOf({
      label: say('budget.label-days'),
      after: say('budget.days'),
      value: days,
      slips: [
        slip(Math.round((low + drop) / loss), 'data.stops-early', say('budget.to-empty', { low: shown.low })),
        slip(after(sumOf(outs)), 'budget.flow-left-out', say('budget.no-river')),
        slip(after(amountOf(flows, 'town')), 'budget.flow-left-out', say('budget.town-only')),
        slip(after(sumOf(flows)), 'budget.adds-outflow', say('budget.river-out')),
        slip(drop, 'data.stops-early', say('budget.total-drop')),
        slip(loss, 'data.stops-early', say('budget.daily-loss')),
      ],
    }),
    hints: [say('budget.hint-daily'), say('budget.hint-drop', { low: shown.low })],
    solution: [
      say('budget.so-daily', {
        outs: adds(outs),
        river: written(amountOf(flows, 'river')),
        loss: written(loss),
      }),
      say('budget.so-drop', { ...shown, drop: written(drop) }),
      say('budget.so-days', { drop: written(drop), loss: written(loss), days }),
    ],
  }
}
