import { rows as listed, type Text } from '@skills-center/messages/values'
import type { ItemTemplate } from '../../form/item-template.ts'
import type { LakeYear } from './lake-level.ts'
import { say } from './messages.gen.ts'

const monthIds = ['jan', 'feb', 'mar', 'apr', 'may', 'jun', 'jul', 'aug', 'sep', 'oct', 'nov', 'dec'] as const
const monthId = ({ start }: LakeYear, at: number) => monthIds[start + at] ?? 'jan'

export const monthOf = (year: LakeYear, at: number): Text => say(`month.${monthId(year, at)}`)
export const lakeScene = ({ lake }: LakeYear): Text => say('scene', { place: say(`place.${lake}`) })

/** Rain and evaporation over six months as a double bar graph. */
export const lakeChart = (year: LakeYear): NonNullable<ItemTemplate['figure']> => ({
  kind: 'bar-chart',
  title: say('title'),
  description: say('figure', {
    list: listed(
      year.rain.map((rain, at) =>
        say('bars', { month: monthOf(year, at), rain, vapor: year.vapor[at] ?? 0 }),
      ),
    ),
  }),
  xLabel: say('month-axis'),
  y: {
    from: 0,
    to: 20 * Math.ceil((Math.max(...year.rain, ...year.vapor) + 1) / 20),
    step: 20,
    label: say('amount-axis'),
  },
  series: [say('rain'), say('vapor')],
  bars: year.rain.map((value, at) => ({
    label: say(`short.${monthId(year, at)}`),
    value,
    second: { value: year.vapor[at] ?? 0 },
  })),
})
