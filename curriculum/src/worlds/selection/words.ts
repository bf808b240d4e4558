import { listOf, type FactWords } from '../words.ts'
import { type Data, type Fact, lastTime, reading } from '../data.ts'
import { factValues } from '../words.ts'
import type { Text } from '@skills-center/messages/values'
import type { ItemTemplate } from '../../form/item-template.ts'
import { describedGraph } from '../../shapes/display/display.ts'
import { isValley, selection, type Species, speciesOf } from './selection.ts'
import { say } from './messages.gen.ts'

/** Settings in which one kind is harder to see: `kind` or `rest`. */
export const settings = {
  lava: { species: 'mice', hides: 'kind' },
  sand: { species: 'mice', hides: 'rest' },
  bark: { species: 'moths', hides: 'kind' },
  paleBark: { species: 'moths', hides: 'rest' },
  soil: { species: 'beetles', hides: 'kind' },
  leaves: { species: 'beetles', hides: 'rest' },
  grass: { species: 'snails', hides: 'kind' },
  rock: { species: 'snails', hides: 'rest' },
  gravel: { species: 'fish', hides: 'kind' },
  mud: { species: 'fish', hides: 'rest' },
} as const satisfies Record<string, { species: Species; hides: 'kind' | 'rest' }>
export type Setting = keyof typeof settings
export const settingIds = [
  'lava',
  'sand',
  'bark',
  'paleBark',
  'soil',
  'leaves',
  'grass',
  'rock',
  'gravel',
  'mud',
] as const

/** “Owls hunt mice by sight on dark lava rock.” */
export const setting = (id: Setting): Text => say(`setting.${id}`)

/** The names of the animals and of their two kinds. */
export const namesOf = (id: Species): { animals: Text; kind: Text; rest: Text } => ({
  animals: say(`animals.${id}`),
  kind: say(`kind.${id}`),
  rest: say(`rest.${id}`),
})

/** One side of a setting: inside a sentence, and as a row header. */
export interface Side {
  name: Text
  row: Text
}

/** The kind that is harder to see in a setting, and the other kind. */
export function sidesOf(id: Setting): { good: Side; poor: Side; animals: Text } {
  const { species, hides } = settings[id]
  const { kind, rest, animals } = namesOf(species)
  const first = { name: kind, row: say(`rows.kind.${species}`) }
  const second = { name: rest, row: say(`rows.rest.${species}`) }
  return hides === 'kind' ? { good: first, poor: second, animals } : { good: second, poor: first, animals }
}

function sentence(data: Data, fact: Fact): Record<string, () => Text> {
  const { one, other, its } = factValues(data, fact)
  const { kind, rest } = namesOf(speciesOf(data))
  const time = its('time')
  const [first, second] = [its('first'), its('second')]
  return {
    'left-more': () => say('claim.left-more', { one, kind, rest }),
    majority: () => say('claim.majority', { one, kind, time }),
    steady: () => say('claim.steady', { one }),
    stronger: () => say('claim.stronger', { one, other }),
    'more-now': () => say('claim.more-now', { one, other, kind, time }),
    elsewhere: () => say('claim.elsewhere', { one }),
    cause: () => say('claim.cause', { one }),
    'evidence share': () => say('evidence.share', { one, kind, from: its('from'), to: its('to') }),
    'evidence majority': () => say('evidence.majority', { one, kind, time, to: its('to') }),
    'evidence halves': () =>
      say('evidence.halves', { one, early: its('early'), late: its('late'), span: its('span') }),
    'evidence both': () => say('evidence.both', { one, other, first, second }),
    'evidence ends': () => say('evidence.ends', { one, other, first, second, time }),
    'evidence elsewhere': () => say('evidence.elsewhere'),
    'evidence cause': () => say('evidence.cause'),
  }
}

function said(data: Data, fact: Fact, id: string): Text {
  const write = sentence(data, fact)[id]
  if (write === undefined) throw new RangeError(`${data.world} has no sentence for ${id}`)
  return write()
}

export const selectionWords: FactWords = {
  world: selection,
  label: (thing) => (isValley(thing) ? say(`label.${thing}`) : say('label.northValley')),
  timeHead: say('time'),
  scene(data) {
    const its = {
      ...namesOf(speciesOf(data)),
      things: listOf(data, (thing) => say('the', { thing })),
    }
    return data.series.length === 1 ? say('scene.one', its) : say('scene.several', its)
  },
  title: (data) => {
    const { kind, animals } = namesOf(speciesOf(data))
    return say('title', { kind, animals, within: data.within })
  },
  axis: say('axis'),
  claim: (data, fact) => said(data, fact, fact.id),
  evidence: (data, fact) => said(data, fact, `evidence ${fact.evidence}`),
}

/** The percents over the generations, one line per place. */
export function percentGraph(data: Data): NonNullable<ItemTemplate['figure']> {
  const labels = data.series.map(({ thing }) => selectionWords.label(thing))
  const rows = data.times.map((time, at) => [
    String(time),
    ...data.series.map((_its, series) => `${reading(data, series, at)}%`),
  ])
  return {
    kind: 'line-graph',
    title: selectionWords.title(data),
    description: describedGraph([say('time'), ...labels], rows),
    x: { from: 0, to: lastTime(data), step: 1, label: say('time') },
    y: { from: 0, to: 100, step: 10, label: say('axis') },
    series: labels.map((label, series) => ({
      label,
      points: data.times.map((time, at): [number, number] => [time, reading(data, series, at)]),
    })),
  }
}
