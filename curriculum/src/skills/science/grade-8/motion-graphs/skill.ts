import { bankModel, skillFrom } from '#form'
import { drawPosition } from '#shapes/motion-graphs/draw-position.ts'
import { orderTracks } from '#shapes/motion-graphs/order-tracks.ts'
import { readPosition } from '#shapes/motion-graphs/read-position.ts'
import { sortParts } from '#shapes/motion-graphs/sort-parts.ts'
import { askRecords } from '#shapes/records/ask-records.ts'
import { sortRecords } from '#shapes/records/sort-records.ts'
import { runSimulation } from '#shapes/run-simulation/run-simulation.ts'
import { unitsWork } from '#shapes/units-work/units-work.ts'
import { tripFigure } from '#worlds/trips/trips.ts'
import { accepted } from './accepted.gen.ts'
import { forces } from './forces.gen.ts'
import { say } from './messages.gen.ts'
import { sledLab } from './sled-lab.ts'
import { vehicleAsks, vehicleClaims, vehicles } from './vehicles.ts'

const standards = ['MS-PS2-2'] as const

export const motionGraphs = skillFrom(accepted, say, {
  strand: 'forces',
  icon: 'slope',
  prerequisites: ['net-force', 'proportional-graphs'],
  lesson: {
    idea: ['position', 'speed', 'forces', 'average'],
    figure: tripFigure(
      {
        scene: 'walker',
        start: 1,
        parts: [
          { run: 3, rise: 6 },
          { run: 3, rise: 0 },
          { run: 4, rise: -4 },
        ],
      },
      'position',
    ),
    workedExample: { model: 'read-position', level: 1 },
    words: ['position', 'distance', 'speed', 'average-speed', 'acceleration'],
  },
  dimensions: {
    'show-work': ['use-mathematics', 'scale-proportion-quantity'],
    'read-position': ['analyze-data', 'patterns'],
    'sort-parts': ['analyze-data', 'stability-and-change'],
    'order-tracks': ['develop-models', 'patterns'],
    'draw-position': ['develop-models', 'patterns'],
    'ask-table': ['use-mathematics', 'scale-proportion-quantity'],
    'sort-claims': ['analyze-data', 'patterns'],
    'run-test': ['plan-investigations', 'cause-and-effect'],
    explain: ['construct-explanations', 'stability-and-change'],
    'name-it': ['communicate-information', 'patterns'],
  },
  models: [
    readPosition(standards),
    sortParts(standards),
    orderTracks(standards),
    drawPosition(standards),
    askRecords(vehicles, vehicleAsks, standards),
    sortRecords(vehicles, vehicleClaims, standards),
    unitsWork('speed', standards),
    runSimulation(sledLab, standards),
    bankModel('explain', forces, { kind: 'build' }),
    bankModel('name-it', forces, { kind: 'term' }),
  ],
})
