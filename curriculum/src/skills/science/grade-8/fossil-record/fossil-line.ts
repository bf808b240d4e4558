import { defineModel, type ItemTemplate, type Level, numberOf, slip } from '#form'
import {
  drawLineage,
  isSteady,
  type Lineage,
  lineageTable,
  traitName,
  traitScene,
} from '#worlds/lineages/lineages.ts'
import { say } from './messages.gen.ts'

interface Values {
  level: Level
  line: Lineage
  /** The layer that is asked about, or the lower of two. */
  at: number
}

const sizeAt = ({ sizes }: Lineage, at: number): number => sizes[at] ?? 0
const ageAt = ({ ages }: Lineage, at: number): number => ages[at] ?? 0
const span = (line: Lineage): number => ageAt(line, 0) - ageAt(line, line.ages.length - 1)
const change = (line: Lineage): number => Math.abs(sizeAt(line, line.sizes.length - 1) - sizeAt(line, 0))

/** A line of fossils. 1: the size in a layer between. 2: how fast it changed. 3: how old a fossil is, by its size. */
export const fossilLine = defineModel<Values>({
  id: 'fossil-line',
  thinking: 'work backwards',
  seconds: 60,
  calculator: 'basic',
  standards: ['MS-LS4-1'],
  task: ({ level, line: { trait, sizes }, at }) => `${level} ${trait} ${level === 2 ? sizes.length : at}`,
  draw(random, level) {
    const { trait, ages, sizes } = drawLineage(random)
    return { level, line: { trait, ages, sizes }, at: random.integer(1, 3) }
  },
  fits({ level, line, at }) {
    if (!isSteady(line)) return false
    const step = Math.abs(sizeAt(line, at + 1) - sizeAt(line, at))
    if (level === 2) return Number.isInteger((change(line) / span(line)) * 10)
    // The middle between two layers must be a size in whole millimeters that is in neither.
    return level === 1 || (step % 2 === 0 && step >= 4 && (ageAt(line, at) - ageAt(line, at + 1)) % 2 === 0)
  },
  item: (values) =>
    values.level === 1 ? between(values) : values.level === 2 ? rate(values) : dated(values),
})

function between({ line, at }: Values): ItemTemplate {
  const [below, above] = [sizeAt(line, at - 1), sizeAt(line, at + 1)]
  const middle = (below + above) / 2
  const within = Math.abs(above - below) / 2 - 0.5
  return {
    stem: [traitScene(line), say('line.ask-between', { age: ageAt(line, at), trait: traitName(line) })],
    figure: lineageTable(line, at),
    ...numberOf({
      label: say('line.label-about'),
      after: 'mm',
      value: middle,
      within,
      slips: [
        slip(below, 'reading.one-point', say('line.same')),
        slip(above, 'reading.one-point', say('line.same')),
        slip(below + above, 'data.adds', say('line.added')),
        slip(ageAt(line, at), 'reading.wrong-axis', say('line.age')),
        slip(sizeAt(line, 0), 'reading.one-point', say('line.same')),
      ],
    }),
    hints: [say('line.hint-neighbors'), say('line.hint-middle')],
    solution: [
      say('line.so-neighbors', { below: Math.min(below, above), above: Math.max(below, above) }),
      say('line.so-between', { middle }),
    ],
  }
}

function rate({ line }: Values): ItemTemplate {
  const [from, to] = [sizeAt(line, 0), sizeAt(line, line.sizes.length - 1)]
  const value = Number((change(line) / span(line)).toFixed(1))
  const grew = to > from ? 'yes' : 'no'
  return {
    stem: [traitScene(line), say('line.ask-rate', { grew, trait: traitName(line) })],
    figure: lineageTable(line),
    ...numberOf({
      label: say('line.label-rate'),
      after: 'mm',
      value,
      slips: [
        slip(change(line), 'data.no-division', say('line.total')),
        slip(span(line), 'data.stops-early', say('line.years')),
        slip(
          Number((to / ageAt(line, line.ages.length - 1)).toFixed(1)),
          'data.stops-early',
          say('line.one-layer'),
        ),
        slip(
          Number((change(line) / (line.sizes.length - 1)).toFixed(1)),
          'data.stops-early',
          say('line.per-layer'),
        ),
      ],
    }),
    hints: [say('line.hint-ends'), say('line.hint-divide')],
    solution: [
      say('line.so-change', { more: Math.max(from, to), less: Math.min(from, to), change: change(line) }),
      say('line.so-span', {
        old: ageAt(line, 0),
        young: ageAt(line, line.ages.length - 1),
        span: span(line),
      }),
      say('line.so-rate', { change: change(line), span: span(line), value }),
    ],
  }
}

function dated({ line, at }: Values): ItemTemplate {
  const [older, younger] = [ageAt(line, at), ageAt(line, at + 1)]
  const size = (sizeAt(line, at) + sizeAt(line, at + 1)) / 2
  const value = (older + younger) / 2
  // The same size counted from the wrong end of the table.
  const mirrored = ageAt(line, 0) + ageAt(line, line.ages.length - 1) - value
  return {
    stem: [traitScene(line), say('line.ask-dated', { size, trait: traitName(line) })],
    figure: lineageTable(line),
    ...numberOf({
      label: say('line.label-dated'),
      after: say('line.million-years'),
      value,
      within: (older - younger) / 2,
      slips: [
        slip(mirrored, 'fossils.misreads-ago', say('line.wrong-end')),
        slip(size, 'reading.wrong-axis', say('line.size')),
        slip(ageAt(line, 0), 'reading.one-point', say('line.oldest')),
      ],
    }),
    hints: [say('line.hint-size'), say('line.hint-between-ages')],
    solution: [
      say('line.so-size', {
        size,
        less: Math.min(sizeAt(line, at), sizeAt(line, at + 1)),
        more: Math.max(sizeAt(line, at), sizeAt(line, at + 1)),
      }),
      say('line.so-dated', { older, younger }),
    ],
  }
}
