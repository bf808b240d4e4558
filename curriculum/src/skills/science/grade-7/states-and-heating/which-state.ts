import { defineModel, drawUntil, numberOf, rows as listed } from '#form'
import type { ItemTemplate, Level, Random } from '#form'
import { letter } from '#build-item.ts'
import { celsius } from '#worlds/words.ts'
import { say } from './messages.gen.ts'

/** Melting and boiling points at everyday pressure in whole degrees (CRC Handbook of Chemistry and Physics). */
const points = {
  water: [0, 100],
  ethanol: [-114, 78],
  acetone: [-95, 56],
  mercury: [-39, 357],
  bromine: [-7, 59],
  sulfur: [115, 445],
  tin: [232, 2602],
  lead: [327, 1749],
  copper: [1085, 2562],
  butane: [-138, -1],
  propane: [-188, -42],
  ammonia: [-78, -33],
  chlorine: [-101, -34],
  oxygen: [-219, -183],
  nitrogen: [-210, -196],
} as const
type Substance = keyof typeof points
const substances = Object.keys(points).filter((id): id is Substance => id in points)
const states = ['solid', 'liquid', 'gas'] as const
type State = (typeof states)[number]

interface Values {
  level: Level
  list: Substance[]
  /** Degrees Celsius; at level 3 one that fits. */
  at: number
}

const stateAt = (id: Substance, at: number): State => {
  const [melts, boils] = points[id]
  return at < melts ? 'solid' : at < boils ? 'liquid' : 'gas'
}
const isClear = (id: Substance, at: number): boolean => points[id].every((point) => Math.abs(at - point) > 2)
const name = (id: Substance) => say(`state.name.${id}`)
const numeral = (at: number): string => at.toLocaleString('en-US').replace('-', '−')

/** Where each of two substances is in the wanted state, from one temperature to another. */
function bandOf([one, two]: readonly Substance[], at: number): [number, number] {
  const range = (id: Substance): [number, number] => {
    const [melts, boils] = points[id]
    const ranges: Record<State, [number, number]> = {
      solid: [-273, melts],
      liquid: [melts, boils],
      gas: [boils, 3000],
    }
    return ranges[stateAt(id, at)]
  }
  const [first, second] = [range(one ?? 'water'), range(two ?? 'water')]
  return [Math.max(first[0], second[0]), Math.min(first[1], second[1])]
}

function table(list: readonly Substance[]): NonNullable<ItemTemplate['figure']> {
  return {
    kind: 'table',
    title: say('state.title'),
    description: say('state.table', {
      rows: listed(
        list.map((id) =>
          say('state.row', {
            substance: name(id),
            melts: celsius(points[id][0]),
            boils: celsius(points[id][1]),
          }),
        ),
      ),
    }),
    columns: [say('state.substance'), say('state.melts'), say('state.boils')],
    rows: list.map((id) => [name(id), ...points[id].map(numeral)]),
  }
}

/** Sort at room temperature (1), in cold and heat (2); find a temperature that fits two at once (3). */
export const whichState = defineModel<Values>({
  id: 'which-state',
  thinking: 'compare',
  seconds: 55,
  standards: ['MS-PS1-4'],
  draw: (random, level) =>
    drawUntil(
      () => drawOne(random, level),
      ({ list, at }) => {
        if (list.some((id) => !isClear(id, at))) return false
        if (level < 3) return new Set(list.map((id) => stateAt(id, at))).size >= 2
        const [from, to] = bandOf(list, at)
        // Neither one nor the other alone decides it, and the band is neither open nor hard to hit.
        return (
          from > -273 && to < 3000 && to - from >= 20 && new Set(list.map((id) => stateAt(id, at))).size === 2
        )
      },
    ),
  item: (values) => (values.level === 3 ? temperatureFor(values) : sortStates(values)),
  task: ({ level, list, at }) =>
    level === 3
      ? `3/${list.map((id) => stateAt(id, at)).join('/')}`
      : `${level}/${at < 0 ? 'cold' : at > 30 ? 'hot' : 'room'}/${states.filter((state) => list.some((id) => stateAt(id, at) === state)).join('/')}`,
})

const drawOne = (random: Random, level: Level): Values => ({
  level,
  list: random.sample(substances, level === 1 ? 4 : level === 2 ? 5 : 2),
  at:
    level === 1
      ? random.integer(18, 28)
      : random.chance(0.5)
        ? random.integer(-210, -10)
        : random.integer(30, 480),
})

const told = (id: Substance) =>
  say('state.told', { substance: name(id), melts: celsius(points[id][0]), boils: celsius(points[id][1]) })

function sortStates({ level, list, at }: Values): ItemTemplate {
  const place = (state: State): string => letter(states.indexOf(state))
  const placed = Object.fromEntries(list.map((id, card) => [letter(card), place(stateAt(id, at))]))
  return {
    stem: [say('state.sort', { at: celsius(at) })],
    figure: table(list),
    interaction: {
      kind: 'sort',
      categories: states.map((state) => ({ id: place(state), text: say(`state.${state}`) })),
      cards: list.map((id, card) => ({ id: letter(card), text: name(id) })),
    },
    key: { kind: 'sort', placed },
    answer: say('state.sorted', {
      list: listed(
        list.map((id) => say('state.one', { substance: name(id), state: say(`state.${stateAt(id, at)}`) })),
      ),
    }),
    wrongAnswers: list.flatMap((id, card) =>
      states
        .filter((state) => state !== stateAt(id, at))
        .map((state) => ({
          misconception: level === 2 && at < 0 ? 'states.negative-order' : 'states.one-point',
          key: {
            kind: 'sort' as const,
            placed: { ...placed, [letter(card)]: place(state) },
            decisive: [letter(card)],
          },
          feedback: say('state.compare', { told: told(id), at: celsius(at) }),
        })),
    ),
    hints: [say('state.hint'), say('state.hint-line', { at: celsius(at) })],
    solution: list.map((id) =>
      say('state.so', { told: told(id), at: celsius(at), where: say(`state.where.${stateAt(id, at)}`) }),
    ),
  }
}

function temperatureFor({ list, at }: Values): ItemTemplate {
  const [from, to] = bandOf(list, at)
  const middle = Math.round((from + to) / 2)
  const [one, two] = [list[0] ?? 'water', list[1] ?? 'water']
  const wanted = (id: Substance) => say(`state.is.${stateAt(id, at)}`, { substance: name(id) })
  // A temperature that fits one of the two only: below the band, and above it.
  const below = Math.round(from - Math.min(30, (to - from) / 2 + 5))
  const above = Math.round(to + Math.min(30, (to - from) / 2 + 5))
  const state = (value: number) => list.map((id) => stateAt(id, value)).join()
  const slips = [below, above]
    .filter((value) => state(value) !== state(at))
    .map((value) => ({
      value,
      misconception: 'states.one-point',
      feedback: say('state.one-only', { one: told(one), two: told(two) }),
    }))
  const turned = -middle
  return {
    stem: [say('state.find', { one: wanted(one), two: wanted(two) })],
    figure: table(list),
    ...numberOf({
      label: say('state.temperature'),
      after: '°C',
      value: (from + to) / 2,
      within: (to - from) / 2,
      slips: [
        ...slips,
        ...(turned < -273 || state(turned) === state(at)
          ? []
          : [{ value: turned, misconception: 'states.negative-order', feedback: say('state.sign') }]),
      ],
    }),
    answer: say('state.any', { from: celsius(from), to: celsius(to), middle: celsius(middle) }),
    hints: [say('state.hint'), say('state.hint-two')],
    solution: [
      told(one),
      told(two),
      say('state.any', { from: celsius(from), to: celsius(to), middle: celsius(middle) }),
    ],
  }
}
