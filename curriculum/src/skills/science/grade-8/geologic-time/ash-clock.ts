import { defineModel, type AnsweredTemplate, type ItemTemplate, type Level, numberOf, slip } from '#form'
import { tableFigure } from '#shapes/display/display.ts'
import { say } from './messages.gen.ts'

const sites = ['montana', 'argentina', 'italy', 'utah', 'chile', 'china', 'morocco', 'japan'] as const

interface Values {
  level: Level
  site: (typeof sites)[number]
  /** Millions of years ago: of the upper ash. */
  upper: number
  /** Millions of years between the two ash layers. */
  span: number
  /** Meters of mud and sand that settled in a million years. */
  pace: number
  /** Millions of years after the lower ash (2), or missing at the second cliff (3). */
  part: number
}

/** The steady pace of settling between dated ash layers (1), the age of a fossil between them (2), and missing time (3). */
export const ashClock = defineModel<Values>({
  id: 'ash-clock',
  thinking: 'compute',
  seconds: 80,
  calculator: 'basic',
  standards: ['MS-ESS1-4'],
  draw(random, level) {
    const span = random.integer(4, 10)
    return {
      level,
      site: random.pick(sites),
      upper: random.integer(12, 95),
      span,
      pace: random.integer(3, 12),
      part: random.integer(2, span - 1),
    }
  },
  // A wrong way must not lead to the right number, and cliffs stay as high as real ones.
  fits: ({ span, part, pace, upper }) =>
    2 * part !== span && pace !== span && pace !== part && upper !== pace && span * pace <= 90,
  item(values) {
    const { level, site } = values
    return {
      stem: [say(`ash.site.${site}`), say(`ash.ask-${level}`, { height: values.part * values.pace })],
      figure: cliffTable(values),
      ...answered(values),
    }
  },
  task: ({ level, site }) => `${level}/${site}`,
})

const meters = ({ span, pace }: Values): number => span * pace

function cliffTable(values: Values): NonNullable<ItemTemplate['figure']> {
  const { level, upper, span, pace, part } = values
  const between = meters(values)
  return tableFigure(
    say('ash.title'),
    [
      say('ash.layer'),
      say('ash.age'),
      say(level === 3 ? 'ash.height-one' : 'ash.height'),
      ...(level === 3 ? [say('ash.height-two')] : []),
    ],
    [
      [say('ash.upper'), upper, between, (span - part) * pace],
      [say('ash.lower'), upper + span, 0, 0],
    ].map((row) =>
      row.slice(0, level === 3 ? 4 : 3).map((cell) => (typeof cell === 'number' ? String(cell) : cell)),
    ),
  )
}

function answered(values: Values): AnsweredTemplate {
  const { level, upper, span, pace, part } = values
  const between = meters(values)
  const lower = upper + span
  const soSpan = say('ash.so-span', { lower, upper, span })
  const soPace = say('ash.so-pace', { between, span, pace })
  if (level === 1)
    return {
      ...numberOf({
        label: say('ash.label-1'),
        after: say('ash.meters'),
        value: pace,
        slips: [
          slip(between, 'rocks.thickness-is-time', say('ash.told-thickness')),
          slip(Number((between / lower).toPrecision(2)), 'fossils.one-only', say('ash.told-one-age')),
          slip(Number((between / upper).toPrecision(2)), 'fossils.one-only', say('ash.told-one-age')),
          slip(Number((span / between).toPrecision(2)), 'ratio.turned', say('ash.told-turned')),
          slip(between - span, 'ratio.additive', say('ash.told-minus')),
        ],
      }),
      hints: [say('ash.hint-span'), say('ash.hint-pace')],
      solution: [soSpan, soPace],
    }
  const height = part * pace
  if (level === 2)
    return {
      ...numberOf({
        label: say('ash.label-2'),
        after: say('ash.million-ago'),
        value: lower - part,
        slips: [
          slip(lower + part, 'fossils.misreads-ago', say('ash.told-older')),
          slip(upper + part, 'fossils.misreads-ago', say('ash.told-from-top')),
          slip(part, 'data.stops-early', say('ash.told-part')),
          slip((lower + upper) / 2, 'time.equal-units', say('ash.told-middle')),
          slip(upper, 'fossils.one-only', say('ash.told-ash')),
          slip(lower, 'fossils.one-only', say('ash.told-ash')),
        ],
      }),
      hints: [say('ash.hint-span'), say('ash.hint-part')],
      solution: [
        soSpan,
        soPace,
        say('ash.so-part', { height, pace, part }),
        say('ash.so-age', { lower, part, age: lower - part }),
      ],
    }
  return {
    ...numberOf({
      label: say('ash.label-3'),
      after: say('ash.million'),
      value: part,
      slips: [
        slip(span - part, 'rocks.no-gaps', say('ash.told-kept')),
        slip(span, 'data.stops-early', say('ash.told-whole')),
        slip(height, 'rocks.thickness-is-time', say('ash.told-thickness')),
        slip(pace, 'data.stops-early', say('ash.told-pace')),
      ],
    }),
    hints: [say('ash.hint-compare'), say('ash.hint-missing')],
    solution: [
      soSpan,
      soPace,
      say('ash.so-lost', { between, kept: between - height, height }),
      say('ash.so-missing', { height, pace, part }),
    ],
  }
}
