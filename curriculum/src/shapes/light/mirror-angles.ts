import type { Level } from '@skills-center/contract/ids'
import type { ItemTemplate } from '../../form/item-template.ts'
import { defineModel, type ModelForm } from '../../form/model.ts'
import { numberOf, slip } from '../answers.ts'
import { say } from './messages.gen.ts'

interface Values {
  level: Level
  /** Degrees between the ray and the normal. */
  angle: number
}

const figureOf = ({ level, angle }: Values): NonNullable<ItemTemplate['figure']> => {
  const given = level === 1 ? angle : 90 - angle
  return {
    kind: 'ray',
    surface: 'mirror',
    above: say('mirror.air'),
    below: '',
    hasNormal: true,
    rays: [
      { id: 'in', ray: 'incoming', degrees: angle, label: say('mirror.incoming') },
      { id: 'out', ray: 'reflected', degrees: angle, label: say('mirror.reflected') },
    ],
    angles: [{ id: 'given', ray: 'in', from: level === 1 ? 'normal' : 'surface', label: `${given}°` }],
    description: say(level === 1 ? 'mirror.from-normal' : 'mirror.from-surface', { given }),
  }
}

/** The angle of reflection: from the normal (level 1), from the surface (level 2), between both rays (level 3). */
export const mirrorAngles = (standards: readonly string[]): ModelForm<Values> =>
  defineModel<Values>({
    id: 'mirror-angles',
    thinking: 'read a figure',
    seconds: 45,
    standards,
    draw: (random, level) => ({
      level,
      angle:
        random.pick([20, 25, 30, 35, 40, 50, 55, 60, 65, 70]) + (level === 3 ? random.integer(-2, 2) : 0),
    }),
    item(values) {
      const { level, angle } = values
      const surface = 90 - angle
      const value = level === 3 ? 2 * angle : angle
      const told = { angle, surface, value }
      const slips = {
        1: [
          slip(surface, 'light.angle-from-surface', say('mirror.told-surface')),
          slip(2 * angle, 'data.adds', say('mirror.told-both')),
        ],
        2: [
          slip(surface, 'light.angle-from-surface', say('mirror.told-given')),
          slip(2 * angle, 'data.adds', say('mirror.told-both')),
          slip(180 - 2 * surface, 'data.adds', say('mirror.told-both')),
        ],
        3: [
          slip(2 * surface, 'light.angle-from-surface', say('mirror.told-twice')),
          slip(angle, 'data.stops-early', say('mirror.told-one')),
          slip(surface, 'light.angle-from-surface', say('mirror.told-given')),
        ],
      }
      return {
        stem: [say('mirror.scene'), say(`mirror.ask-${level}`)],
        figure: figureOf(values),
        ...numberOf({ label: say('mirror.label'), after: '°', value, slips: slips[level] }),
        hints: [say('mirror.hint-law'), say(`mirror.hint-${level}`)],
        solution: [
          level === 1 ? say('mirror.so-given', told) : say('mirror.so-normal', told),
          say('mirror.so-law', told),
          ...(level === 3 ? [say('mirror.so-between', told)] : []),
        ],
      }
    },
    task: ({ level, angle }) => `${level}/${5 * Math.round(angle / 5)}`,
  })
