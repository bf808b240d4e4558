import type { Text } from '@skills-center/messages/values'
import type { ItemTemplate } from '../../form/item-template.ts'
import { describedGraph } from '../../shapes/display/display.ts'
import { type Data, type Fact, lastTime, reading } from '../data.ts'
import { say as sayPlace } from '../selection/messages.gen.ts'
import { factValues, type FactWords, listOf } from '../words.ts'
import { animalOf, herds, isValley } from './herds.ts'
import { say } from './messages.gen.ts'

export const animalsOf = (data: Data): Text => say(`animals.${animalOf(data)}`)

function sentence(data: Data, fact: Fact, id: string): Text {
  const { one, other, its } = factValues(data, fact)
  const animals = animalsOf(data)
  const [first, second] = [its('first'), its('second')]
  const sentences: Record<string, () => Text> = {
    leveled: () => say('claim.leveled', { one }),
    early: () => say('claim.early', { one }),
    'more-now': () => say('claim.more-now', { one, other, animals }),
    'grew-more': () => say('claim.grew-more', { one, other }),
    food: () => say('claim.food', { one }),
    wolves: () => say('claim.wolves', { one, animals }),
    winter: () => say('claim.winter', { one, animals }),
    'evidence winter': () => say('evidence.winter'),
    'evidence leveled': () => say('evidence.leveled', { one, low: its('low'), high: its('high') }),
    'evidence early': () => say('evidence.early', { one, early: its('early'), late: its('late') }),
    'evidence ends': () => say('evidence.ends', { one, other, first, second }),
    'evidence grew': () => say('evidence.grew', { one, other, first, second }),
    'evidence food': () => say('evidence.food'),
    'evidence wolves': () => say('evidence.wolves'),
  }
  const write = sentences[id]
  if (write === undefined) throw new RangeError(`No sentence for ${id}`)
  return write()
}

export const herdWords: FactWords = {
  world: herds,
  label: (thing) => sayPlace(`label.${isValley(thing) ? thing : 'northValley'}`),
  timeHead: say('time'),
  scene(data) {
    const its = { animals: animalsOf(data), things: listOf(data, (thing) => say('the', { thing })) }
    return data.series.length === 1 ? say('scene.one', its) : say('scene.several', its)
  },
  title: (data) => say('title', { animals: animalsOf(data), within: data.within }),
  axis: say('axis'),
  claim: (data, fact) => sentence(data, fact, fact.id),
  evidence: (data, fact) => sentence(data, fact, `evidence ${fact.evidence}`),
}

/** The counts over the years, one line per place. */
export function herdGraph(data: Data): NonNullable<ItemTemplate['figure']> {
  const labels = data.series.map(({ thing }) => herdWords.label(thing))
  const counts = (at: number): number[] => data.series.map((_its, series) => reading(data, series, at))
  const rows = data.times.map((time, at) => [String(time), ...counts(at).map(String)])
  const highest = Math.max(...data.times.flatMap((_time, at) => counts(at)))
  return {
    kind: 'line-graph',
    title: herdWords.title(data),
    description: describedGraph([say('time'), ...labels], rows),
    x: { from: 0, to: lastTime(data), step: 1, label: say('time') },
    y: { from: 0, to: 50 * Math.ceil(highest / 50), step: 50, label: say('axis') },
    series: labels.map((label, series) => ({
      label,
      points: data.times.map((time, at): [number, number] => [time, reading(data, series, at)]),
    })),
  }
}
