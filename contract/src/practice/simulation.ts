import { z } from 'zod'
import { endpoint } from '../endpoint.ts'
import { RunNumber, Settings } from '../interaction.ts'
import { simulatedRuns } from '../limits.ts'
import { QuestionToken } from '../practice.ts'

export const runSimulation = endpoint({
  method: 'POST',
  path: '/api/practice/runs',
  access: 'student',
  limit: simulatedRuns,
  summary: 'One row of the simulation that an open question’s token stands for; nothing is stored',
  body: z.object({ token: QuestionToken, settings: Settings, run: RunNumber }),
  /** The result of the run, as displayed. */
  reply: z.object({ value: z.number() }),
})
