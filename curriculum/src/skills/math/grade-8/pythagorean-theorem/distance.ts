import { defineModel, solved, typed } from '#form'
import { losesSign } from '#bugs/right-triangles/more-bugs.ts'
import { addsSides, doubles, noRoot, subtractsSides } from '#bugs/right-triangles/side-bugs.ts'
import { segmentFigure } from '#figures/right-triangle/right-triangle.ts'
import { areClearPoints, drawPoints, type Points } from '#right-triangles/points.ts'
import { sideOf } from '#right-triangles/sides.ts'
import { pythagoras } from '#solutions/right-triangles/right-triangles.ts'
import { say } from './messages.gen.ts'

const bugs = [addsSides, subtractsSides, noRoot, doubles, losesSign]

/** With the right triangle drawn (level 1), without it (level 2), by coordinates alone (level 3). */
export const distance = defineModel<Points>({
  id: 'distance',
  thinking: 'compute',
  seconds: 70,
  standards: ['8.G.B.8'],
  bugs,
  task: ({ told, p, q }) => `${told} ${p[1] < q[1]} ${[...p, ...q].filter((each) => each < 0).length}`,
  draw: drawPoints,
  fits: areClearPoints,
  item(its) {
    const {
      p,
      q,
      told,
      known: [across, along],
    } = its
    const [px, py, qx, qy] = [...p, ...q]
    const hasTriangle = told === 'triangle'
    const ends = hasTriangle ? { from: 0, to: 12 } : { from: -8, to: 8 }
    return {
      stem: [
        told === 'points' ? say('distance.points', { px, py, qx, qy }) : say('distance.segment'),
        say('tenth'),
      ],
      ...(told === 'points' ? {} : { figure: segmentFigure({ p, q, hasTriangle, ...ends }) }),
      ...typed<Points>(its, {
        label: say('distance.label'),
        after: say('distance.units'),
        key: sideOf(its),
        within: '0.05',
        bugs,
      }),
      hints: [say('distance.nudge'), say('distance.hint')],
      solution: [say('distance.legs', { across, along }), ...pythagoras(its).solution.slice(1)],
    }
  },
  solve({ stem, figure }) {
    const told = [...stem.matchAll(/[−-]?\d+/g)].map(([digits]) => Number(digits.replace('−', '-')))
    const [px = 0, py = 0, qx = 0, qy = 0] =
      figure?.kind === 'coordinate-plane' ? figure.points.flatMap(({ at }) => at) : told
    return solved.number(Number(Math.hypot(px - qx, py - qy).toFixed(1)))
  },
})
