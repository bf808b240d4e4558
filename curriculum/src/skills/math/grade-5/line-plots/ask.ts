import { askModel } from '#shapes/ask-plot/ask-plot.ts'

/** How many on one side of a limit (level 1), how far apart the ends are (level 2), the greatest few (level 3). */
export const readPlot = askModel({
  id: 'read-plot',
  thinking: 'read a figure',
  seconds: 45,
  asks: { 1: ['more', 'less', 'exactly', 'least'], 2: ['range'], 3: ['few'] },
})

/** A total of one column (level 1), of all dots (level 2), what is missing to a goal (level 3). */
export const findTotal = askModel({
  id: 'find-total',
  thinking: 'use in a story',
  seconds: 75,
  asks: { 1: ['group'], 2: ['total'], 3: ['goal'] },
})

/** Equal shares of a total that is told (level 1), that is to be found (level 2), what has to move (level 3). */
export const shareEqually = askModel({
  id: 'share-equally',
  thinking: 'compute',
  seconds: 90,
  asks: { 1: ['share'], 2: ['share'], 3: ['moved'] },
  tellsTotal: true,
})
