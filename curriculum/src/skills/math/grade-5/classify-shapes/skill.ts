import { skillFrom } from '#form'
import { shapesFigure } from '#flat-shapes/drawn-shapes.ts'
import { accepted } from './accepted.gen.ts'
import { counterexample, nameAll, pickShapes } from './drawn.ts'
import { say } from './messages.gen.ts'
import { explain, orderNames, sortStatements } from './statements.ts'

export const classifyShapes = skillFrom(accepted, say, {
  strand: 'geometry',
  icon: 'angle',
  prerequisites: [],
  lesson: {
    idea: ['what', 'inside', 'inherit', 'names', 'counter'],
    figure: shapesFigure([
      { shape: 'parallelogram', turn: 0, isFlipped: false },
      { shape: 'rectangle', turn: 0, isFlipped: false },
      { shape: 'rhombus', turn: 0, isFlipped: false },
      { shape: 'square', turn: 0, isFlipped: false },
    ]),
    workedExample: { model: 'name-all', level: 2 },
    words: ['attribute', 'category', 'parallel', 'quadrilateral', 'parallelogram', 'rhombus'],
  },
  models: [sortStatements, nameAll, pickShapes, orderNames, explain, counterexample],
})
