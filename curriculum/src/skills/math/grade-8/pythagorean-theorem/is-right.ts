import { arranged, defineModel, mathIn, solved, tex } from '#form'
import { areClearSets, drawSets, isRightSet, setShown, setText, type SideSet } from '#right-triangles/sets.ts'
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
    const [yes, no] = [say('converse.yes'), say('converse.no')]
    const cards = sets.map((set) => {
      const rising = set.toSorted((one, other) => one - other)
      const [one = 0, other = 0, most = 0] = rising
      const text = say('converse.set', { sides: tex(setText(set).join(String.raw`,\ `)) })
      return {
        set,
        text,
        worked: say('converse.worked', {
          set: text,
          sum: tex(`${one} + ${other} = ${one + other}`),
          most: tex(String(most)),
        }),
      }
    })
    return {
      stem: [say('converse.asks')],
      ...arranged.sort(shuffle, {
        categories: [yes, no],
        cards: cards.map(({ set, text }) => ({
          text,
          category: isRightSet(set) ? yes : no,
          slips: [
            {
              category: isRightSet(set) ? no : yes,
              misconception: 'pythagoras.judges-by-looks',
              feedback: say('converse.look', { set: text }),
            },
          ],
        })),
        slip: { misconception: 'pythagoras.judges-by-looks', feedback: say('converse.hint') },
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
