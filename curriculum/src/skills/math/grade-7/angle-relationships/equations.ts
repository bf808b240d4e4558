import { defineModel, math, solved, tex, typed, typedEquation } from '#form'
import {
  drawPuzzle,
  isClearPuzzle,
  type Puzzle,
  puzzleAnswer,
  puzzleFigure,
  puzzleShown,
  puzzleTex,
} from '#angles/puzzle.ts'
import { puzzleBugs as bugs, wrongEquations } from '#bugs/angles/puzzle-bugs.ts'
import { solvedText } from '#equations/typed-solution.ts'
import { anglesDrawn } from '#figures/angle-figure/angle-figure.ts'
import { equationWay, puzzleWay } from '#solutions/angles/angles.ts'
import { say } from './messages.gen.ts'

const plain = (source: string): string => source.replaceAll('−', '-').replaceAll(' ', '')

/** A multiple of the letter (level 1), with a number more or less (level 2), the letter in both angles (level 3). */
export const angleEquation = defineModel<Puzzle>({
  id: 'angle-equation',
  thinking: 'explain',
  seconds: 45,
  standards: ['7.G.B.5'],
  task: ({ relation, first, second }) => `${relation} ${first.constant === 0} ${second.slope === 0}`,
  draw: (random, level) => drawPuzzle(random, level, 'letter'),
  fits: isClearPuzzle,
  item: (its) => ({
    stem: [say('puzzle.write', { letter: tex(its.letter) })],
    figure: puzzleFigure(its),
    ...typedEquation({
      label: say('puzzle.label.equation'),
      letter: its.letter,
      value: plain(puzzleTex(its)),
      shownAs: puzzleTex(its),
      wrong: wrongEquations(its).map((each) => ({ ...each, value: plain(each.value) })),
    }),
    ...equationWay(its),
  }),
  solve: ({ figure }) => ({ kind: 'equation', text: puzzleShown(figure) }),
})

/** The letter, in one angle (levels 1 and 2); the larger of two angles that both have it (level 3). */
export const solveAngle = defineModel<Puzzle>({
  id: 'solve-angle',
  thinking: 'work backwards',
  seconds: 60,
  standards: ['7.G.B.5'],
  bugs,
  task: ({ relation, first, asks }) => `${relation} ${first.constant === 0} ${asks}`,
  draw: (random, level) => drawPuzzle(random, level, level === 3 ? 'larger' : 'letter'),
  fits: isClearPuzzle,
  item: (its) => ({
    stem: [its.asks === 'larger' ? say('puzzle.larger') : say('puzzle.find', { letter: tex(its.letter) })],
    figure: puzzleFigure(its),
    ...typed(its, {
      label: say(`puzzle.label.${its.asks}`),
      ...(its.asks === 'larger' ? { after: '°' } : { before: `${its.letter} = ` }),
      key: puzzleAnswer(its),
      bugs,
    }),
    ...(its.asks === 'larger' ? {} : { answer: math(`${its.letter} = ${its.value}`) }),
    ...puzzleWay(its),
  }),
  solve({ figure, interaction }) {
    if (interaction.kind !== 'number' || interaction.after !== '°')
      return { kind: 'number', text: solvedText(puzzleShown(figure)) }
    return solved.number(
      Math.max(...anglesDrawn(figure).flatMap(({ label, size }) => (label === '' ? [] : [size]))),
    )
  },
})
