import { all, rows as listed, type Text } from '@skills-center/messages/values'
import type { ItemTemplate } from '../../form/item-template.ts'
import type { Words } from '../../form/words.ts'
import { described } from '../../shapes/display/display.ts'
import { hourOf, type Passage } from './front-passage.ts'
import { numeral } from '../../wording.ts'
import { say } from './messages.gen.ts'

type Figure = NonNullable<ItemTemplate['figure']>
/** “9 a.m.”, “1 p.m.”; in Spanish with its article. */
export const clock = (hour: number): Text =>
  hour < 12 ? say('clock.am', { hour }) : say('clock.pm', { hour: hour === 12 ? 12 : hour - 12 })

const cell = (hour: number): Text =>
  hour < 12 ? say('cell.am', { hour }) : say('cell.pm', { hour: hour === 12 ? 12 : hour - 12 })

const lineEvery = 5

/** Temperatures of one or two towns. */
export function passageGraph(towns: readonly { name: string; passage: Passage }[]): Figure {
  const [first] = towns
  const values = towns.flatMap(({ passage }) => passage.temperatures)
  const start = first?.passage.start ?? 0
  return {
    kind: 'line-graph',
    title: say('graph-title'),
    description: say('graph', {
      list: listed(
        towns.map(({ name, passage }) =>
          say('series', {
            town: name,
            points: all(
              passage.temperatures.map((value, at) =>
                say('point', { value, time: clock(hourOf(passage, at)) }),
              ),
            ),
          }),
        ),
      ),
    }),
    x: {
      from: start,
      to: start + (first?.passage.temperatures.length ?? 1) - 1,
      step: 1,
      label: say('hour-axis'),
    },
    y: {
      from: lineEvery * Math.floor((Math.min(...values) - 1) / lineEvery),
      to: lineEvery * Math.ceil((Math.max(...values) + 1) / lineEvery),
      step: lineEvery,
      label: say('temperature'),
    },
    series: towns.map(({ name, passage }) => ({
      label: name,
      points: passage.temperatures.map((value, at): [number, number] => [hourOf(passage, at), value]),
      joined: 'straight',
    })),
  }
}

export function passageTable(town: string, passage: Passage): Figure {
  const columns: Words[] = [say('time'), say('temperature'), say('pressure'), say('wind')]
  const rows = passage.temperatures.map((value, at): Words[] => [
    cell(hourOf(passage, at)),
    String(value),
    numeral(passage.pressures[at] ?? 0),
    at <= passage.at ? say('south') : say('northwest'),
  ])
  return {
    kind: 'table',
    title: say('table-title', { town }),
    columns,
    rows,
    description: described(columns, rows),
  }
}
