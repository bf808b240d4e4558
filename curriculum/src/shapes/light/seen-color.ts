import type { Level } from '@skills-center/contract/ids'
import { defineModel, type ModelForm } from '../../form/model.ts'
import {
  nameOfLight,
  nameOfThing,
  type Primary,
  primaries,
  reflects,
  type ThingId,
  thingIds,
} from '../../worlds/light/light.ts'
import { drawUntil } from '../answers.ts'
import { type SortedCard, sortCards } from '../sort-cards/sort-cards.ts'
import { say } from './messages.gen.ts'

interface Values {
  level: Level
  light: Primary
  /** Level 3: one filter also transmits this color. */
  other: Primary
  isWideFirst: boolean
  things: ThingId[]
  shuffle: number
}

const count = 5

/**
 * The color an object reflects in white light (level 1), its appearance in light of one color (level 2), and behind two
 * filters (level 3).
 */
export const seenColor = (standards: readonly string[]): ModelForm<Values> =>
  defineModel<Values>({
    id: 'seen-color',
    thinking: 'use in a story',
    seconds: 60,
    standards,
    draw(random, level) {
      const [light = 'red', other = 'green'] = random.sample<Primary>(primaries, 2)
      const things = drawUntil(
        () => random.sample(thingIds, count),
        (some) => {
          const hits = some.filter((id) => reflects(id, light)).length
          return hits >= 2 && hits <= 3
        },
      )
      return { level, light, other, isWideFirst: random.chance(0.5), things, shuffle: random.integer(0, 1e9) }
    },
    item({ level, light, other, isWideFirst, things, shuffle }) {
      const color = nameOfLight(light)
      const isHit = (id: ThingId): boolean => reflects(id, light)
      return {
        stem: [
          level === 1
            ? say('seen.scene-1')
            : level === 2
              ? say('seen.scene-2', { color })
              : say(isWideFirst ? 'seen.scene-wide-first' : 'seen.scene-wide-last', {
                  color,
                  other: nameOfLight(other),
                }),
          level === 1 ? say('seen.ask-reflect', { color }) : say('seen.ask-look'),
        ],
        ...sortCards({
          shuffle,
          categories: [
            say(level === 1 ? 'seen.reflects' : 'seen.looks', { color }),
            level === 1 ? say('seen.absorbs', { color }) : say('seen.black'),
          ],
          cards: things.map((id): SortedCard => ({
            text: nameOfThing(id),
            place: isHit(id) ? 0 : 1,
            elsewhere: isHit(id)
              ? { misconception: 'light.color-in-thing', feedback: say('seen.told-hit') }
              : { misconception: 'light.paints-all', feedback: say('seen.told-miss') },
          })),
          slip: { misconception: 'light.color-in-thing', feedback: say('seen.told-hit') },
        }),
        hints: [say(level === 3 ? 'seen.hint-filters' : 'seen.hint-white'), say('seen.hint-parts')],
        solution: [
          say(level === 3 ? 'seen.so-filters' : 'seen.so-rule', { color }),
          ...things.map((id) =>
            say(isHit(id) ? 'seen.so-hit' : 'seen.so-miss', { thing: nameOfThing(id), color }),
          ),
        ],
      }
    },
    task: ({ level, light, other, things }) =>
      `${level}/${light}/${level === 3 ? other : ''}/${things.toSorted().slice(0, 2).join()}`,
  })
