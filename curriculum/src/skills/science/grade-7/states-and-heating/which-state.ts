import { defineModel, type ItemTemplate, type Level, numberOf, rows as listed, slip } from '#form'
import { letter } from '#build-item.ts'
import { tableFigure } from '#shapes/display/display.ts'
import * as matter from '#worlds/heating/states.ts'
import { stateShown } from '#worlds/heating/states-shown.ts'
import { celsius } from '#worlds/words.ts'
import { say } from './messages.gen.ts'

interface Values {
  level: Level
  list: matter.PureSubstance[]
  /** Degrees Celsius; at level 3 one that fits. */
  at: number
}

const name = (id: matter.PureSubstance) => say(`state.name.${id}`)
const numeral = (at: number): string => at.toLocaleString('en-US').replace('-', '−')

const facts = (id: matter.PureSubstance) => {
  const [melts, boils] = matter.points[id]
  return { substance: name(id), melts: celsius(melts), boils: celsius(boils) }
}
const told = (id: matter.PureSubstance) => say('state.told', facts(id))

const table = (list: readonly matter.PureSubstance[]) => ({
  ...tableFigure(
    say('state.title'),
    [say('state.substance'), say('state.melts'), say('state.boils')],
    list.map((id) => [name(id), ...matter.points[id].map(numeral)]),
  ),
  description: say('state.table', { rows: listed(list.map((id) => say('state.row', facts(id)))) }),
})

/** Sort at room temperature (1), in cold and heat (2); find a temperature that fits two at once (3). */
export const whichState = defineModel<Values>({
  id: 'which-state',
  thinking: 'compare',
  seconds: 55,
  standards: ['MS-PS1-4'],
  draw: (random, level) => ({
    level,
    list: random.sample(matter.pureSubstances, level === 1 ? 4 : level === 2 ? 5 : 2),
    at:
      level === 1
        ? random.integer(18, 28)
        : random.chance(0.5)
          ? random.integer(-210, -10)
          : random.integer(30, 480),
  }),
  fits({ level, list, at }) {
    if (list.some((id) => !matter.isClear(id, at)) || matter.statesIn(list, at).length < 2) return false
    const [from, to] = matter.bandOf(list, at)
    // Neither one nor the other alone decides it, and the band is neither open nor hard to hit.
    return level < 3 || (from > matter.ends.coldest && to < matter.ends.hottest && to - from >= 20)
  },
  item: (values) => (values.level === 3 ? temperatureFor(values) : sortStates(values)),
  solve: stateShown,
  task: ({ level, list, at }) =>
    level === 3
      ? `3/${list.map((id) => matter.stateAt(id, at)).join('/')}`
      : `${level}/${at < 0 ? 'cold' : at > 30 ? 'hot' : 'room'}/${matter.statesIn(list, at).join('/')}`,
})

function sortStates({ level, list, at }: Values): ItemTemplate {
  const place = (state: matter.State): string => letter(matter.states.indexOf(state))
  const stateOf = (id: matter.PureSubstance): matter.State => matter.stateAt(id, at)
  const placed = Object.fromEntries(list.map((id, card) => [letter(card), place(stateOf(id))]))
  return {
    stem: [say('state.sort', { at: celsius(at) })],
    figure: table(list),
    interaction: {
      kind: 'sort',
      categories: matter.states.map((state) => ({ id: place(state), text: say(`state.${state}`) })),
      cards: list.map((id, card) => ({ id: letter(card), text: name(id) })),
    },
    key: { kind: 'sort', placed },
    answer: say('state.sorted', {
      list: listed(
        list.map((id) => say('state.one', { substance: name(id), state: say(`state.${stateOf(id)}`) })),
      ),
    }),
    wrongAnswers: list.flatMap((id, card) =>
      matter.states
        .filter((state) => state !== stateOf(id))
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
      say('state.so', { told: told(id), at: celsius(at), where: say(`state.where.${stateOf(id)}`) }),
    ),
  }
}

function temperatureFor({ list, at }: Values): ItemTemplate {
  const [from, to] = matter.bandOf(list, at)
  const middle = Math.round((from + to) / 2)
  const [one, two] = [list[0] ?? 'water', list[1] ?? 'water']
  const wanted = (id: matter.PureSubstance) =>
    say(`state.is.${matter.stateAt(id, at)}`, { substance: name(id) })
  // A temperature that fits one of the two only: below the band, and above it.
  const off = Math.min(30, (to - from) / 2 + 5)
  const stays = (value: number) => list.every((id) => matter.stateAt(id, value) === matter.stateAt(id, at))
  const oneOnly = say('state.one-only', { one: told(one), two: told(two) })
  const slips = [
    ...[from - off, to + off].map((value) => slip(Math.round(value), 'states.one-point', oneOnly)),
    slip(-middle, 'states.negative-order', say('state.sign')),
  ]
  const any = say('state.any', { from: celsius(from), to: celsius(to), middle: celsius(middle) })
  return {
    stem: [say('state.find', { one: wanted(one), two: wanted(two) })],
    figure: table(list),
    ...numberOf({
      label: say('state.temperature'),
      after: '°C',
      value: (from + to) / 2,
      within: (to - from) / 2,
      slips: slips.filter(({ value }) => !stays(value) && value >= matter.ends.coldest),
    }),
    answer: any,
    hints: [say('state.hint'), say('state.hint-two')],
    solution: [told(one), told(two), any],
  }
}
