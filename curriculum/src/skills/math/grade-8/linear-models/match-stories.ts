import { arranged, defineModel, mathIn, solved, tex, math, numbersIn } from '#form'
import { type Line, lineIn, lineTex, plainLine } from '#equations/line.ts'
import { drawFacts, type Facts, factsIn, pairTold } from '#situations/linear-change/facts.ts'
import { at, lasts, tell } from '#situations/linear-change/linear-change.ts'
import { say } from './messages.gen.ts'
import { lineOf } from './equations.ts'

const standards = ['8.F.B.4']
const letters = { x: tex('x'), y: tex('y') }

interface Matched {
  told: Facts[]
  shows: ('told' | 'facts')[]
  shuffle: number
}

/** Stories and equations: from start and rate (level 1), one from two facts (level 2), all from two facts (level 3). */
export const matchStories = defineModel<Matched>({
  id: 'match-stories',
  thinking: 'classify',
  seconds: 90,
  standards,
  task: ({ told, shows }) =>
    `${told
      .map(({ story }) => story)
      .toSorted()
      .join()} ${shows.join()}`,
  draw: (random, level) => ({
    told: [drawFacts(random), drawFacts(random), drawFacts(random)],
    shows:
      (
        [
          ['told', 'told', 'told'],
          ['facts', 'told', 'told'],
          ['facts', 'facts', 'facts'],
        ] as const
      )[level - 1]?.slice() ?? [],
    shuffle: random.integer(0, 1e9),
  }),
  fits: ({ told }) =>
    new Set(told.map(({ story }) => story)).size === 3 &&
    new Set(told.map(({ slope }) => slope > 0)).size === 2 &&
    new Set(told.map(({ who }) => who)).size === 3 &&
    new Set(told.flatMap((one) => [plainLine(one), plainLine(lineOf(-one.slope, one.start))])).size === 6 &&
    told.every((one) => lasts(one, [one.second]) && Math.abs(one.slope) !== one.start),
  item({ told, shows, shuffle }) {
    const [first, second] = told
    const text = (line: Line) => math(lineTex(line))
    const swapped = lineOf(first?.start ?? 1, first?.slope ?? 1)
    const signed = lineOf(-(second?.slope ?? 1), second?.start ?? 1)
    const firstValue = first === undefined ? swapped : lineOf(first.slope, at(first, first.first))
    const decoy = shows[0] === 'facts' ? firstValue : swapped
    return {
      stem: [say('match.asks', letters)],
      ...arranged.match(shuffle, {
        pairs: told.map((facts, place) => ({
          source:
            shows[place] === 'told'
              ? tell.told(facts)
              : say('match.facts', {
                  about: tell.about(facts),
                  one: pairTold(facts)[0] ?? '',
                  two: pairTold(facts)[1] ?? '',
                }),
          target: text(facts),
          slips: [
            ...(place === 0
              ? [
                  shows[0] === 'facts'
                    ? {
                        target: text(decoy),
                        misconception: 'line.first-value' as const,
                        feedback: say('write.slip.first', letters),
                      }
                    : {
                        target: text(decoy),
                        misconception: 'line.swaps-start' as const,
                        feedback: say('match.swapped', letters),
                      },
                ]
              : []),
            ...(place === 1
              ? [
                  {
                    target: text(signed),
                    misconception: 'slope.wrong-sign' as const,
                    feedback: say('match.sign', letters),
                  },
                ]
              : []),
          ],
        })),
        others: [text(decoy), text(signed)],
        slip: { misconception: null, feedback: say('match.other') },
      }),
      hints: [
        say('match.nudge'),
        say(shows[0] === 'facts' ? 'match.hint.facts' : 'match.hint.told', letters),
      ],
      solution: told.map((facts) =>
        say('match.so', {
          about: tell.about(facts),
          start: facts.start,
          slope: facts.slope,
          equation: tex(lineTex(facts)),
        }),
      ),
    }
  },
  solve: (shown) =>
    solved.match(shown, (source, target) => {
      const numbers = numbersIn(source).map(({ value }) => value)
      const falls = /burns|drain|spends|walks down|pierde|salen|gasta|baja/.test(source)
      const [start = 0, rate = 0] = numbers
      const line = numbers.length > 3 ? factsIn(source) : { slope: falls ? -rate : rate, start }
      const its = lineIn(mathIn(target)[0] ?? '')
      return its.slope === line.slope && its.start === line.start
    }),
})
