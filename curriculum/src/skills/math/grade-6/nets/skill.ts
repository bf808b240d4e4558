import { skillFrom } from '#form'
import { markedSquares } from '#solids/marked-nets.ts'
import { accepted } from './accepted.gen.ts'
import { foldTray } from './make.ts'
import { faceAreas, netSize } from './measure.ts'
import { say } from './messages.gen.ts'
import { wrongPiece } from './pieces.ts'
import { nameSolid } from './solids.ts'
import { extraSquare, whichMeet } from './squares.ts'

export const nets = skillFrom(accepted, say, {
  strand: 'geometry',
  icon: 'net',
  prerequisites: ['area-of-polygons', 'volume-of-prisms'],
  lesson: {
    idea: ['what', 'match', 'count', 'fold'],
    figure: markedSquares([
      [1, 0],
      [0, 1],
      [1, 1],
      [2, 1],
      [3, 1],
      [1, 2],
    ]),
    workedExample: { model: 'face-areas', level: 2 },
    words: ['net', 'face', 'edge', 'base', 'prism', 'pyramid'],
  },
  models: [nameSolid, extraSquare, whichMeet, netSize, faceAreas, wrongPiece, foldTray],
})
