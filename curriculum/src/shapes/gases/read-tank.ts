import type { Level } from '@skills-center/contract/ids'
import { rows as listed } from '@skills-center/messages/values'
import type { ItemTemplate } from '../../form/item-template.ts'
import { defineModel, type ModelForm } from '../../form/model.ts'
import { inTank, nameOfTank, type Tank, tankTemperatures } from '../../worlds/gases/gases.ts'
import { numberOf, slip } from '../answers.ts'
import { say } from './messages.gen.ts'

interface Values {
  level: Level
  tanks: [Tank, Tank]
  /** Index of the reading asked about, and a temperature on or beyond the graph. */
  at: number
  celsius: number
}

const most = 300
const minus = (value: number): string => String(value).replace('-', '−')
const figureOf = (tanks: readonly Tank[]): NonNullable<ItemTemplate['figure']> => ({
  kind: 'line-graph',
  title: say('tank.title'),
  description: say('tank.description', {
    tanks: listed(
      tanks.map((tank, at) =>
        say('tank.row', {
          name: nameOfTank(at),
          points: listed(
            tankTemperatures.map((celsius) =>
              say('tank.point', { celsius: minus(celsius), kilopascals: inTank(tank, celsius) }),
            ),
          ),
        }),
      ),
    ),
  }),
  x: { from: -50, to: 100, step: 25, label: say('tank.x') },
  y: { from: 0, to: most, step: 20, label: say('tank.y') },
  series: tanks.map((tank, at) => ({
    label: nameOfTank(at),
    points: tankTemperatures.map((celsius): [number, number] => [celsius, inTank(tank, celsius)]),
  })),
})

/** Read a pressure (level 1), a rise over 100 degrees (level 2), and extrapolate beyond the graph (level 3). */
export const readTank = (standards: readonly string[]): ModelForm<Values> =>
  defineModel<Values>({
    id: 'read-tank',
    thinking: 'read a figure',
    seconds: 60,
    standards,
    draw: (random, level) => ({
      level,
      tanks: [
        { grams: random.integer(11, 16) / 10, liters: 1 },
        { grams: random.integer(18, 26) / 10, liters: 1 },
      ],
      at: random.integer(0, 1),
      celsius: level === 3 ? random.pick([150, 200]) : random.pick([-25, 25, 50, 75]),
    }),
    item({ level, tanks, at, celsius }) {
      const tank = tanks[at] ?? tanks[0]
      const other = tanks[1 - at] ?? tanks[1]
      const name = nameOfTank(at)
      const [zero, hundred] = [inTank(tank, 0), inTank(tank, 100)]
      const rise = hundred - zero
      const value =
        level === 1 ? inTank(tank, celsius) : level === 2 ? rise : hundred + (rise * (celsius - 100)) / 100
      const terms = {
        name,
        celsius: minus(celsius),
        zero,
        hundred,
        rise,
        value: Math.round(value),
        more: celsius - 100,
      }
      const slips = {
        1: [
          slip(inTank(other, celsius), 'reading.wrong-series', say('tank.told-other')),
          slip(inTank(tank, -celsius), 'states.negative-order', say('tank.told-sign')),
          slip(zero, 'reading.one-point', say('tank.told-zero')),
        ],
        2: [
          slip(hundred, 'reading.one-point', say('tank.told-end')),
          slip(inTank(other, 100) - inTank(other, 0), 'reading.wrong-series', say('tank.told-other')),
          slip(hundred + zero, 'data.adds', say('tank.told-adds')),
        ],
        3: [
          slip(Math.round((hundred * celsius) / 100), 'gas.celsius-doubles', say('tank.told-doubles')),
          slip(hundred, 'data.stops-early', say('tank.told-last')),
          slip(Math.round((rise * celsius) / 100), 'data.stops-early', say('tank.told-rise')),
        ],
      }
      return {
        stem: [say('tank.scene'), say(`tank.ask-${level}`, { name, celsius: minus(celsius) })],
        figure: figureOf(tanks),
        ...numberOf({
          label: say(level === 2 ? 'tank.label-rise' : 'tank.label'),
          after: 'kPa',
          value: Math.round(value),
          within: level === 1 ? 6 : level === 2 ? 10 : 16,
          slips: slips[level],
        }),
        hints: [say(`tank.hint-${level}`, { name }), say(`tank.next-${level}`)],
        solution: [
          level === 1 ? say('tank.so-read', terms) : say('tank.so-ends', terms),
          level === 1
            ? say('tank.so-line')
            : level === 2
              ? say('tank.so-rise', terms)
              : say('tank.so-beyond', terms),
        ],
      }
    },
    task: ({ level, at, celsius }) => `${level}/${at}/${level === 2 ? '' : celsius}`,
  })
