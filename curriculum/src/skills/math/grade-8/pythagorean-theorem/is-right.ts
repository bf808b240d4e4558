import { defineModel, mathIn, solved, tex } from '#form'
import { areClearSets, drawSets, isRightSet, setShown, setText, type SideSet } from '#right-triangles/sets.ts'
import { sortCards } from '#shapes/sort-cards/sort-cards.ts'
import { say } from './messages.gen.ts'

/** Small sides in order (level 1), larger ones in any order (level 2), with roots (level 3). */
export const isRight = defineModel<{ sets: SideSet[]; at: 1 | 2 | 3; shuffle: number }>({
  id: 'is-right',
  thinking: 'classify',
  seconds: 75,
  standards: ['8.G.B.6'],
  task: ({ sets, at }) => `${at} ${sets.filter(isRightSet).length}`,
  draw: (random, level) => ({ sets: drawSets(random, level), at: level, shuffle: random.integer(0, 1e9) }),
  fits: ({ sets }, level) => areClearSets(sets, level),
  item({ sets, at, shuffle }) {
    const cards = sets.map((set) => {
      const [one = 0, other = 0, most = 0] = set.toSorted((a, b) => a - b)
      const text = say('converse.set', { sides: tex(setText(set).join(String.raw`,\ `)) })
      const sum = tex(`${one} + ${other} = ${one + other}`)
      return { set, text, worked: say('converse.worked', { set: text, sum, most: tex(String(most)) }) }
    })
    const byLooks = 'pythagoras.judges-by-looks'
    return {
      stem: [say('converse.asks')],
      ...sortCards({
        shuffle,
        categories: [say('converse.yes'), say('converse.no')],
        cards: cards.map(({ set, text }) => ({
          text,
          place: isRightSet(set) ? 0 : 1,
          elsewhere: { misconception: byLooks, feedback: say('converse.look', { set: text }) },
        })),
        slip: { misconception: byLooks, feedback: say('converse.hint') },
      }),
      hints: [
        say('converse.nudge'),
        say(at === 3 ? 'converse.root' : 'converse.hint', { seven: tex(String.raw`(\sqrt{7})^2 = 7`) }),
      ],
      solution: [say('converse.why'), ...cards.map(({ worked }) => worked)],
    }
  },
  solve: (shown) => solved.sort(shown, (card) => (isRightSet(setShown(mathIn(card).join(' '))) ? 0 : 1)),
})
