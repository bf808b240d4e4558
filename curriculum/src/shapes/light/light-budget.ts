import type { Level } from '@skills-center/contract/ids'
import { defineModel, type ModelForm } from '../../form/model.ts'
import { numbersIn } from '../../form/numbers-in.ts'
import { solved } from '../../form/solving.ts'
import { drawSheet, type Sheet, through } from '../../worlds/light/light.ts'
import { numberOf, slip } from '../answers.ts'
import { say } from './messages.gen.ts'

const scenes = [
  'window',
  'tent',
  'sunglasses',
  'greenhouse',
  'lampshade',
  'curtain',
  'awning',
  'visor',
] as const
interface Values extends Sheet {
  level: Level
  scene: (typeof scenes)[number]
  /** Units of light energy arriving per second. */
  arriving: number
}

/** Light absorbed in percent (level 1), in units of energy (level 2), and transmitted through two layers (level 3). */
export const lightBudget = (standards: readonly string[]): ModelForm<Values> =>
  defineModel<Values>({
    id: 'light-budget',
    thinking: 'compute',
    seconds: 60,
    standards,
    draw: (random, level) => ({
      level,
      ...drawSheet(random),
      scene: random.pick(scenes),
      arriving: 20 * random.pick([2, 3, 4, 6, 8, 9, 10]),
    }),
    fits: ({ absorbed, level, transmitted, reflected, arriving }) =>
      absorbed >= 10 &&
      absorbed !== reflected &&
      absorbed !== transmitted &&
      (level !== 2 || (absorbed * arriving) % 100 === 0),
    item(values) {
      const { level, scene, reflected, transmitted, absorbed, arriving } = values
      const value = level === 1 ? absorbed : level === 2 ? (absorbed * arriving) / 100 : through(values, 2)
      const told = { reflected, transmitted, absorbed, arriving, value }
      const slips = {
        1: [
          slip(100 - reflected, 'light.two-ways', say('budget.told-transmitted')),
          slip(100 - transmitted, 'light.two-ways', say('budget.told-reflected')),
          slip(reflected + transmitted, 'percent.part-for-rest', say('budget.told-sum')),
        ],
        2: [
          slip(absorbed, 'data.stops-early', say('budget.told-percent')),
          slip(((reflected + transmitted) * arriving) / 100, 'percent.part-for-rest', say('budget.told-sum')),
          slip(arriving - absorbed, 'percent.compares-amounts', say('budget.told-minus')),
          slip(((100 - reflected) * arriving) / 100, 'light.two-ways', say('budget.told-transmitted')),
        ],
        3: [
          slip(transmitted, 'data.stops-early', say('budget.told-one')),
          slip(transmitted / 2, 'light.halves', say('budget.told-half')),
          slip(2 * transmitted - 100, 'light.subtracts-again', say('budget.told-again')),
        ],
      }
      return {
        stem: [
          say(`budget.${scene}`),
          say(level === 3 ? 'budget.given-through' : 'budget.given', told),
          say(`budget.ask-${level}`, told),
        ],
        ...numberOf({
          label: say(`budget.label-${level}`),
          after: level === 2 ? say('budget.units') : '%',
          value,
          slips: slips[level].filter((each) => each.value > 0),
        }),
        hints: [say(`budget.hint-${level}`), say(`budget.next-${level}`)],
        solution: [
          ...(level === 3
            ? [say('budget.so-first', told)]
            : [say('budget.so-all'), say('budget.so-rest', told)]),
          ...(level === 2
            ? [say('budget.so-energy', told)]
            : level === 3
              ? [say('budget.so-second', told)]
              : []),
        ],
      }
    },
    task: ({ level, scene }) => `${level}/${scene}`,
    solve(shown) {
      const [first = 0, second, third] = numbersIn(shown.stem).map(({ value }) => value)
      if (second === undefined) return solved.number((first * first) / 100)
      const rest = 100 - first - second
      return solved.number(third === undefined ? rest : (rest * third) / 100)
    },
  })
