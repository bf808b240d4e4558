import type { Level } from '@skills-center/contract/ids'
import { defineModel, type ModelForm } from '../../form/model.ts'
import { numbersIn } from '../../form/numbers-in.ts'
import { solved } from '../../form/solving.ts'
import { drawSyringe, type Syringe } from '../../worlds/gases/gases.ts'
import { numberOf, slip } from '../answers.ts'
import { tableFigure } from '../display/display.ts'
import { say } from './messages.gen.ts'

interface Values extends Syringe {
  level: Level
  /** The starting row, and the multiple of its volume or pressure that is asked about. */
  at: number
  times: number
}

function askedOf({ level, rows, at, times }: Values) {
  const [volume, pressure] = rows[at] ?? [1, 1]
  const isBack = level === 3
  const given = isBack ? Math.round(pressure * times) : volume * times
  const ways = rows.map(([milliliters, kilopascals]) => (milliliters * kilopascals) / given)
  const value = Math.round((isBack ? volume : pressure) / times)
  return {
    volume,
    pressure,
    given,
    value,
    within: Math.ceil(Math.max(...ways.map((way) => Math.abs(way - value)))) + 1,
  }
}

/**
 * The pressure after the volume halves or doubles (level 1), at other volumes (level 2), and the volume for a pressure
 * (level 3).
 */
export const squeezeSyringe = (standards: readonly string[]): ModelForm<Values> =>
  defineModel<Values>({
    id: 'squeeze-syringe',
    thinking: 'compute',
    seconds: 65,
    calculator: 'basic',
    standards,
    draw: (random, level) => ({
      level,
      ...drawSyringe(random),
      at: random.integer(0, 4),
      times: random.pick(level === 1 ? [0.5, 2] : level === 2 ? [0.25, 0.2, 3, 4] : [0.5, 0.25, 2, 3, 4]),
    }),
    fits(values) {
      const { given, value, within } = askedOf(values)
      const isNew = values.rows.every(([volume, pressure]) =>
        values.level === 3 ? Math.abs(pressure - given) > 4 : volume !== given,
      )
      const isReal = values.level === 3 ? value <= 120 && value >= 5 : given >= 5 && given <= 150
      return isNew && isReal && Number.isInteger(given) && within < 0.12 * value
    },
    item(values) {
      const { level, rows, times } = values
      const { volume, pressure, given, value, within } = askedOf(values)
      const isBack = level === 3
      const from = isBack ? volume : pressure
      const terms = { volume, pressure, given, value, times: times < 1 ? Math.round(1 / times) : times }
      const way = times < 1 ? ('smaller' as const) : ('larger' as const)
      return {
        stem: [say('squeeze.scene'), say(isBack ? 'squeeze.ask-volume' : 'squeeze.ask-pressure', { given })],
        figure: tableFigure(
          say('squeeze.title'),
          [say('squeeze.volume'), say('squeeze.pressure')],
          rows.map(([milliliters, kilopascals]) => [milliliters, kilopascals]),
        ),
        ...numberOf({
          label: say(isBack ? 'squeeze.label-volume' : 'squeeze.label-pressure'),
          after: isBack ? 'mL' : 'kPa',
          value,
          within,
          slips: [
            slip(Math.round(from * times), 'gas.pressure-follows-volume', say('squeeze.told-follows')),
            slip(
              isBack ? volume - (given - pressure) : pressure - (given - volume),
              'ratio.additive',
              say('squeeze.told-adds'),
            ),
            slip(
              rows.at(isBack ? 0 : -1)?.[isBack ? 0 : 1] ?? 0,
              'reading.one-point',
              say('squeeze.told-row'),
            ),
            slip(from, 'gas.one-variable', say('squeeze.told-same')),
          ].filter((each) => each.value > 0),
        }),
        hints: [say('squeeze.hint'), say(`squeeze.next-${isBack ? 'volume' : 'pressure'}`)],
        solution: [
          say('squeeze.so-rule'),
          isBack ? say(`squeeze.so-volume-${way}`, terms) : say(`squeeze.so-pressure-${way}`, terms),
        ],
      }
    },
    task: ({ level, at, times }) => `${level}/${at}/${times}`,
    solve(shown) {
      const rows = shown.figure?.kind === 'table' ? shown.figure.rows : []
      const products = rows.map(([volume, pressure]) => Number(volume) * Number(pressure))
      const given = numbersIn(shown.stem).at(-1)?.value ?? 1
      return solved.number(products.reduce((sum, each) => sum + each, 0) / products.length / given)
    },
  })
