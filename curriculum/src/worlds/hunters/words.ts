import type { Text } from '@skills-center/messages/values'
import type { ItemTemplate } from '../../form/item-template.ts'
import { describedGraph } from '../../shapes/display/display.ts'
import { type Data, type Fact, lastTime, reading } from '../data.ts'
import type { FactWords } from '../words.ts'
import { hunters, type Tracked, tracked } from './hunters.ts'
import { say } from './messages.gen.ts'

const isTracked = (thing: string): thing is Tracked => tracked.some((each) => each === thing)
const known = (thing = ''): Tracked => (isTracked(thing) ? thing : 'hares')

/** “hares”, and “hare tracks”. */
const animalsAt = (data: Data, series = 0): Text => say(`animals.${known(data.series[series]?.thing)}`)
export const tracksAt = (data: Data, series = 0): Text => say(`tracks.${known(data.series[series]?.thing)}`)

function claim(data: Data, { id, things: [one, other], numbers }: Fact): Text {
  const [name = ''] = id.split('-')
  const its = { one: tracksAt(data, one), other: tracksAt(data, other) }
  const years = { from: numbers['from'] ?? 0, to: numbers['to'] ?? 0 }
  const animals = animalsAt(data, one)
  switch (name) {
    case 'rose':
      return say('claim.rose', { one: its.one, ...years })
    case 'crossed':
      return say('claim.crossed', { ...its, ...years })
    case 'peaked':
      return say('claim.peaked', its)
    case 'changed':
      return say('claim.changed', its)
    case 'food':
      return say('claim.food', { animals })
    case 'moved':
      return say('claim.moved', { animals })
    default:
      return say('claim.born', { animals })
  }
}

function evidence(data: Data, { evidence: id, things: [one, other], numbers }: Fact): Text {
  const its = (name: string): number => numbers[name] ?? Number.NaN
  const [first, second] = [tracksAt(data, one), tracksAt(data, other)]
  const [a, b, c, d] = [its('a'), its('b'), its('c'), its('d')]
  switch (id) {
    case 'rose':
      return say('evidence.rose', { one: first, a, b, from: its('from'), to: its('to') })
    case 'crossed':
      return say('evidence.crossed', { one: first, other: second, a, b, c, d })
    case 'peaks':
      return say('evidence.peaks', { one: first, other: second, a, b })
    case 'ends':
      return say('evidence.ends', { one: first, other: second, a, b, c, d })
    default:
      return say('evidence.untold')
  }
}

export const hunterWords: FactWords = {
  world: hunters,
  label: (thing) => say(`label.${known(thing)}`),
  timeHead: say('time'),
  scene(data) {
    const [hunted, hunting, others] = data.series.map((_its, at) => animalsAt(data, at))
    const its = { hunters: hunting ?? '', hunted: hunted ?? '' }
    return others === undefined ? say('scene.two', its) : say('scene.three', { ...its, others })
  },
  title: (data) => say('title', { within: data.within }),
  axis: say('axis'),
  claim,
  evidence,
}

/** The counts over the years, one line per kind of animal. */
export function hunterGraph(data: Data): NonNullable<ItemTemplate['figure']> {
  const labels = data.series.map(({ thing }) => hunterWords.label(thing))
  const counts = (at: number): number[] => data.series.map((_its, series) => reading(data, series, at))
  const highest = Math.max(...data.times.flatMap((_time, at) => counts(at)))
  return {
    kind: 'line-graph',
    title: hunterWords.title(data),
    description: describedGraph(
      [say('time'), ...labels],
      data.times.map((time, at) => [String(time), ...counts(at).map(String)]),
    ),
    x: { from: 0, to: lastTime(data), step: lastTime(data) > 15 ? 2 : 1, label: say('time') },
    y: { from: 0, to: 20 * Math.ceil(highest / 20), step: 20, label: say('axis') },
    series: labels.map((label, series) => ({
      label,
      points: data.times.map((time, at): [number, number] => [time, reading(data, series, at)]),
    })),
  }
}
